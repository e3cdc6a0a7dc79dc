/* The judge's sheet: answers in groups, each judged once, and by team where the judge wants to. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;

  /* `mark(teams, value)` is called with what was pressed. */
  function Sheet(mark) {
    this.mark = mark;
    this.view = null;
    this.busy = {}; // team -> the mark on its way
  }

  Sheet.prototype.draw = function (view) {
    this.view = view;
    dom.list(dom.byId("disagree"), this.disagreements(), teamKey, this.makeAlone.bind(this), this.drawAlone.bind(this));
    dom.show(dom.byId("disagree-part"), view.disagreements.length > 0);
    dom.list(dom.byId("groups"), view.groups, groupKey, this.makeGroup.bind(this), this.drawGroup.bind(this));
    dom.list(dom.byId("silent"), view.silent, teamKey, makeName, drawName);
    dom.show(dom.byId("silent-part"), view.silent.length > 0);
    const left = this.teams().filter(function (team) {
      return team.judge === null;
    }).length;
    dom.text(dom.byId("left"), view.groups.length ? say("judge.left", left) : "");
  };

  Sheet.prototype.teams = function () {
    return this.view.groups.reduce(function (all, group) {
      return all.concat(group.teams);
    }, []);
  };

  Sheet.prototype.disagreements = function () {
    const wanted = this.view.disagreements;
    return this.teams().concat(this.view.silent).filter(function (team) {
      return wanted.indexOf(team.team) >= 0;
    });
  };

  function teamKey(team) {
    return team.team;
  }

  /* A group keeps its place on the page while one of its teams does. */
  function groupKey(group) {
    return group.teams[0].team + "/" + group.text;
  }

  /* The one mark of all teams: true, false, null for none, "mixed" for several. */
  function common(teams, who) {
    return teams.reduce(function (mark, team) {
      return mark === team[who] ? mark : "mixed";
    }, teams[0][who]);
  }

  Sheet.prototype.buttons = function (teamsOf) {
    const sheet = this;
    const deeds = dom.make("div", "deeds");
    [true, false].forEach(function (value) {
      const button = dom.make("button", value ? "right" : "wrong", "");
      button.type = "button";
      button.onclick = function () {
        const teams = teamsOf();
        const again = common(teams, "judge") === value;
        sheet.mark(teams.map(teamKey), again ? null : value);
      };
      deeds.appendChild(button);
    });
    return deeds;
  };

  Sheet.prototype.drawButtons = function (deeds, teams, name) {
    const sheet = this;
    const mine = common(teams, "judge");
    const busy = teams.some(function (team) {
      return Object.prototype.hasOwnProperty.call(sheet.busy, team.team);
    });
    Array.prototype.forEach.call(deeds.children, function (button, at) {
      const value = at === 0;
      dom.text(button, (value ? "✓ " : "✗ ") + say(value ? "judge.right" : "judge.wrong"));
      button.setAttribute("aria-label", say("judge.group", name, say(value ? "judge.right" : "judge.wrong")));
      button.setAttribute("aria-pressed", String(mine === value));
      button.setAttribute("aria-busy", String(busy));
    });
  };

  function marksText(teams) {
    return ["judge", "host"].map(function (who) {
      const mark = common(teams, who);
      const sign = mark === true ? "✓ " : mark === false ? "✗ " : "";
      return say(who === "judge" ? "judge.mine" : "judge.host") + ": " + sign + say("judge.mark." + mark);
    }).join(" · ");
  }

  Sheet.prototype.makeGroup = function () {
    const item = dom.make("li", "group");
    item.data = null;
    item.deeds = this.buttons(function () {
      return item.data.teams;
    });
    item.said = dom.name("");
    item.said.className = "name said";
    item.about = dom.make("p", "about", "");
    item.proposal = dom.make("p", "proposal", "");
    item.marks = dom.make("p", "marks", "");
    const words = dom.make("div", "words", [item.said, item.about, item.proposal, item.marks]);
    item.appendChild(dom.make("div", "head", [words, item.deeds]));
    item.each = dom.make("summary", "", "");
    item.teams = dom.make("ul", "teams");
    item.appendChild(dom.make("details", "", [item.each, item.teams]));
    return item;
  };

  Sheet.prototype.drawGroup = function (item, group) {
    item.data = group;
    const one = group.teams.length === 1;
    const open = common(group.teams, "judge") === null;
    const split = group.teams.some(function (team) {
      return team.judge !== null && team.host !== null && team.judge !== team.host;
    });
    item.className = "group" + (split ? " split" : open ? " open" : "");
    dom.text(item.said, group.text);
    dom.text(item.about, numbers(group.teams) + (group.near < 100 ? " · " + say("judge.near", group.near) : ""));
    dom.show(item.proposal, group.proposal !== null);
    dom.text(item.proposal, group.proposal === null ? "" : "? " + say("judge.proposal." + group.proposal));
    dom.text(item.marks, marksText(group.teams));
    this.drawButtons(item.deeds, group.teams, group.text);
    dom.text(item.each, one ? group.teams[0].name : say("judge.each"));
    dom.list(item.teams, group.teams, teamKey, this.makeTeam.bind(this), this.drawTeam.bind(this));
  };

  function numbers(teams) {
    return teams.map(function (team) {
      return "№ " + team.number + (team.at_ms === null ? "" : " (" + say("seconds", page.words.seconds(team.at_ms)) + ")");
    }).join(", ");
  }

  Sheet.prototype.makeTeam = function () {
    const item = makeName();
    const name = item.querySelector(".name");
    name.className = "name team";
    item.written = dom.name("");
    item.written.className = "name written";
    item.marks = dom.make("p", "marks", "");
    item.deeds = this.buttons(function () {
      return [item.data];
    });
    item.appendChild(dom.make("div", "words", [name, item.written, item.marks]));
    item.appendChild(item.deeds);
    return item;
  };

  Sheet.prototype.drawTeam = function (item, team) {
    item.data = team;
    drawName(item, team);
    dom.text(item.written, team.text === null ? "" : team.text);
    dom.text(item.marks, marksText([team]));
    this.drawButtons(item.deeds, [team], say("judge.team", team.number));
  };

  /* A team of the disagreements stands by itself at the top, with its own answer. */
  Sheet.prototype.makeAlone = function () {
    const item = this.makeTeam();
    const shell = dom.make("li", "group split", [dom.make("ul", "teams", [item])]);
    shell.inner = item;
    return shell;
  };

  Sheet.prototype.drawAlone = function (shell, team) {
    this.drawTeam(shell.inner, team);
  };

  function makeName() {
    return dom.make("li", "", [dom.make("span", "badge", ""), dom.name("")]);
  }

  function drawName(item, team) {
    item.className = "hue-" + (team.number - 1) % 12;
    dom.text(item.querySelector(".badge"), String(team.number));
    dom.text(item.querySelector(".name"), team.name);
  }

  page.Sheet = Sheet;
})((window.page = window.page || {}));
