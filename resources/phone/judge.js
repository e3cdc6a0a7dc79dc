/* The judge's page put together: its secret leaves the address at once, then everything is live. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;
  const AGAIN = 3000;

  let view = null;
  let ended = null;
  let failed = 0;
  let fault = null;
  const link = new page.Link("/ws/judge", { view: see, reply: hear, bye: bye, state: state });
  const sheet = new page.Sheet(mark);
  const clock = new page.Clock(dom.byId("clock"), tell);

  let secret = null; // of the link, until the laptop has taken it

  function enter() {
    secret = location.hash.slice(1) || secret;
    if (!secret) {
      link.start();
      return;
    }
    fetch("/judge", {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret: secret }),
    }).then(function (answer) {
      history.replaceState(null, "", location.pathname);
      if (answer.ok) {
        secret = null;
        ended = null;
        link.start();
      } else {
        answer.json().then(refused, refused.bind(null, null));
      }
      draw();
    }, function () {
      failed += 1;
      draw();
      window.setTimeout(enter, AGAIN);
    });
  }

  function refused(answer) {
    ended = (answer && answer.code) || "not-judge";
    if (ended === "slow-down") {
      window.setTimeout(enter, answer.wait_ms + 100);
    } else {
      secret = null;
    }
    draw();
  }

  function mark(teams, value) {
    fault = null;
    const wish = { type: "mark", turn: view.turn, teams: teams, mark: value };
    teams.forEach(function (team) {
      sheet.busy[team] = value;
    });
    link.send(wish);
    sheet.draw(view);
    draw();
  }

  function hear(reply, wish) {
    if (!wish) {
      return;
    }
    wish.teams.forEach(function (team) {
      delete sheet.busy[team];
    });
    fault = reply.type === "refused" ? reply : null;
    if (view) {
      sheet.draw(view);
    }
    draw();
  }

  function see(wanted) {
    const before = view;
    view = wanted;
    ended = null;
    failed = 0;
    if (before && before.turn !== view.turn) {
      fault = null;
      sheet.busy = {};
    }
    clock.set(view.clock);
    sheet.draw(view);
    draw();
    if (!before || before.phase !== view.phase || before.turn !== view.turn) {
      tell(heading());
    } else if (before.disagreements.length < view.disagreements.length) {
      tell(say("judge.disagree") + ": " + view.disagreements.length);
    }
  }

  function bye(code) {
    ended = code === "not-joined" ? "not-judge" : code;
    draw();
  }

  function state(open, tries) {
    failed = open ? 0 : tries;
    draw();
  }

  function tell(text) {
    dom.text(dom.byId("news"), text);
  }

  function alertText() {
    if (ended) {
      const text = say("bye." + ended);
      return text === "bye." + ended ? say("bye.other", say("code." + ended)) : text;
    }
    return failed && !link.open ? say("link.lost") : "";
  }

  function draw() {
    const text = alertText();
    dom.show(dom.byId("alert"), text !== "");
    dom.byId("alert").className = "notice " + (ended ? "bad" : "warn");
    dom.text(dom.byId("alert-text"), text);
    dom.show(dom.byId("again"), ended !== null);
    dom.show(dom.byId("entering"), view === null && !text);
    dom.show(dom.byId("table"), view !== null);
    dom.byId("link-state").className = "link" + (link.open ? "" : " off");
    dom.text(dom.byId("link-state"), say(link.open ? "link.on" : "link.off"));
    dom.show(dom.byId("mark-fault"), fault !== null);
    dom.text(dom.byId("mark-fault"), fault ? "✗ " + say("judge.not", page.words.why(fault)) : "");
    if (view) {
      drawQuestion();
    }
  }

  /* The phase and its question; in the phase "question" the number alone says both. */
  function heading() {
    if (view.phase === "question") {
      return say("turn.asked", view.turn);
    }
    return say("phase." + view.phase) + (isBusy() ? " · " + say("turn", view.turn) : "");
  }

  /* Whether a question is in progress or to come; outside of that there is nothing to judge. */
  function isBusy() {
    return ["match", "break", "over"].indexOf(view.phase) < 0;
  }

  function drawQuestion() {
    document.title = view.title || say("title.judge");
    dom.text(dom.byId("who-name"), view.title || say("title.judge"));
    dom.show(dom.byId("rehearsal"), view.rehearsal);
    dom.text(dom.byId("phase-name"), heading());
    dom.show(dom.byId("came"), isBusy());
    dom.text(dom.byId("came"), say("judge.came", view.answered, view.active));
    dom.show(dom.byId("question"), view.question !== "");
    dom.text(dom.byId("question"), view.question);
    part("answer", view.answer);
    part("accepted", view.accepted.join("; "));
    part("refused", view.refused.join("; "));
    part("comment", view.comment);
    dom.show(dom.byId("keys"), view.groups.length > 0);
    dom.show(dom.byId("wait"), isBusy() && view.groups.length === 0 && view.silent.length === 0);
  }

  function part(name, text) {
    dom.show(dom.byId(name + "-part"), text !== "");
    dom.text(dom.byId("key-" + name), text);
  }

  /* Up and down move from answer to answer; 1, 2 and 0 mark the one that has the focus. */
  function key(event) {
    const items = Array.prototype.slice.call(document.querySelectorAll(".sheet .group"));
    const at = items.findIndex(function (item) {
      return item.contains(document.activeElement);
    });
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey || !items.length) {
      return;
    }
    if (step) {
      event.preventDefault();
      const next = at < 0 ? 0 : Math.max(0, Math.min(items.length - 1, at + step));
      items[next].querySelector("button").focus();
    } else if (at >= 0 && ["0", "1", "2"].indexOf(event.key) >= 0) {
      event.preventDefault();
      press(items[at], event.key);
    }
  }

  function press(item, digit) {
    const data = (item.inner || item).data;
    const teams = data.teams || [data];
    mark(teams.map(function (team) {
      return team.team;
    }), { 0: null, 1: true, 2: false }[digit]);
  }

  dom.byId("again").onclick = function () {
    ended = null;
    link.start();
    draw();
  };
  document.addEventListener("keydown", key);
  window.addEventListener("hashchange", enter);
  page.words.onChange(function () {
    clock.draw();
    if (view) {
      sheet.draw(view);
    }
    draw();
  });
  page.words.apply();
  draw();
  enter();
})((window.page = window.page || {}));
