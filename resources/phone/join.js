/* Joining: which team, and its PIN. A card's link such as /#7 chooses team 7 by itself. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;
  const AGAIN = 3000;

  function Join(joined) {
    this.joined = joined;
    this.door = null;
    this.chosen = null;
    this.until = 0;
    this.busy = false;
    this.shown = false;
    this.asking = 0;
    this.fault = null; // {code} or {key, values}
    this.listen();
  }

  Join.prototype.listen = function () {
    const join = this;
    dom.byId("search").oninput = join.draw.bind(join);
    dom.byId("search").form.onsubmit = function (event) {
      event.preventDefault();
      const found = join.found();
      if (found.length) {
        join.choose(found[0].number);
      }
    };
    dom.byId("other").onclick = function () {
      join.choose(null);
    };
    dom.byId("pin-form").onsubmit = function (event) {
      event.preventDefault();
      join.go();
    };
    window.addEventListener("hashchange", join.fromAddress.bind(join));
    window.setInterval(join.draw.bind(join), 500);
  };

  Join.prototype.show = function () {
    if (!this.shown) {
      this.shown = true;
      this.fault = null;
      this.fromAddress();
      this.ask();
    }
    this.draw();
  };

  Join.prototype.hide = function () {
    this.shown = false;
    dom.show(dom.byId("join"), false);
    dom.byId("pin").value = "";
  };

  Join.prototype.fromAddress = function () {
    const asked = /^#(\d{1,5})$/.exec(location.hash);
    if (asked) {
      this.choose(Number(asked[1]));
    }
  };

  /* Who may join; asked again until the laptop answers and has teams. */
  Join.prototype.ask = function () {
    const join = this;
    const asking = (join.asking += 1);
    fetch("/door", { credentials: "same-origin", cache: "no-store" })
      .then(function (answer) {
        return answer.json();
      })
      .then(function (door) {
        join.door = door;
        return door.teams.length > 0;
      })
      .catch(function () {
        join.door = null;
        return false;
      })
      .then(function (known) {
        join.draw();
        join.onDoor();
        if (join.shown && !known && asking === join.asking) {
          window.setTimeout(join.ask.bind(join), AGAIN);
        }
      });
  };

  Join.prototype.choose = function (number) {
    this.chosen = number;
    this.fault = null;
    this.draw();
    if (this.shown) {
      dom.byId(number === null ? "search" : "pin").focus();
    }
  };

  Join.prototype.team = function () {
    const number = this.chosen;
    const teams = this.door ? this.door.teams : [];
    return teams.filter(function (team) {
      return team.number === number;
    })[0];
  };

  Join.prototype.found = function () {
    const wanted = dom.byId("search").value.trim().toLowerCase().replace(/ё/g, "е");
    return (this.door ? this.door.teams : []).filter(function (team) {
      const name = team.name.toLowerCase().replace(/ё/g, "е");
      return /^\d+$/.test(wanted)
        ? String(team.number).indexOf(wanted) === 0 || name.indexOf(wanted) >= 0
        : name.indexOf(wanted) >= 0;
    });
  };

  Join.prototype.waiting = function () {
    return Math.max(0, Math.ceil((this.until - performance.now()) / 1000));
  };

  Join.prototype.go = function () {
    const join = this;
    const pin = dom.byId("pin").value.replace(/\s/g, "");
    if (join.busy || join.waiting()) {
      return;
    }
    if (!pin) {
      join.fault = { key: "join.need.pin", values: [page.vocabulary.limits.pin] };
      join.draw();
      dom.byId("pin").focus();
      return;
    }
    join.busy = true;
    join.fault = null;
    join.draw();
    const label = dom.byId("label").value.trim().slice(0, page.vocabulary.limits.label);
    fetch("/join", {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ team: join.chosen, pin: pin.slice(0, 20), label: label }),
    })
      .then(function (answer) {
        return answer.json();
      })
      .catch(function () {
        return null;
      })
      .then(function (answer) {
        join.heard(answer);
      });
  };

  Join.prototype.heard = function (answer) {
    this.busy = false;
    if (answer && !answer.code) {
      this.hide();
      this.joined();
      return;
    }
    this.until = performance.now() + (answer ? answer.wait_ms || 0 : 0);
    this.fault = answer ? { code: answer.code } : { key: "join.no.door", values: [] };
    this.draw();
    const pin = dom.byId("pin");
    pin.focus();
    pin.select();
  };

  Join.prototype.draw = function () {
    if (!this.shown) {
      return;
    }
    dom.show(dom.byId("join"), true);
    const team = this.team();
    const choosing = this.chosen === null || (this.door && !team);
    dom.show(dom.byId("choose"), choosing);
    dom.show(dom.byId("enter"), !choosing);
    if (choosing) {
      this.drawTeams();
    } else {
      this.drawEnter(team);
    }
    const fault = dom.byId("join-fault");
    dom.show(fault, this.fault !== null);
    dom.text(fault, this.fault ? this.faultText() : "");
  };

  Join.prototype.drawTeams = function () {
    const join = this;
    const found = join.found();
    let about = page.words.count("join.found", found.length);
    if (!join.door) {
      about = say("join.no.door");
    } else if (!found.length) {
      about = say(join.door.teams.length ? "join.none" : "join.nobody");
    }
    dom.text(dom.byId("found"), about);
    dom.list(dom.byId("teams"), found, key, create, update);

    function key(team) {
      return String(team.number);
    }
    function create(team) {
      const button = dom.make("button", "team", [dom.make("span", "badge", String(team.number)), dom.name("")]);
      button.type = "button";
      button.onclick = function () {
        join.choose(team.number);
      };
      return dom.make("li", "hue-" + (team.number - 1) % 12, [button]);
    }
    function update(item, team) {
      dom.text(item.querySelector(".name"), team.name);
    }
  };

  Join.prototype.drawEnter = function (team) {
    const about = dom.byId("chosen");
    about.className = "strip hue-" + (this.chosen - 1) % 12;
    dom.text(about.querySelector(".badge"), String(this.chosen));
    dom.text(about.querySelector(".name"), team ? team.name : "");
    const wait = this.waiting();
    const button = dom.byId("join-go");
    dom.off(button, this.busy || wait > 0);
    dom.text(button, wait ? say("join.wait", wait) : say(this.busy ? "join.going" : "join.go"));
  };

  Join.prototype.faultText = function () {
    const text = this.fault.code
      ? page.words.why({ code: this.fault.code })
      : say.apply(null, [this.fault.key].concat(this.fault.values));
    return text.charAt(0).toUpperCase() + text.slice(1);
  };

  page.Join = Join;
})((window.page = window.page || {}));
