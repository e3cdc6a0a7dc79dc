/* The team's page put together: the connection on one side, the cards on the other. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;
  const SEATED = "koth.seated";

  let view = null;
  let ended = null; // the code of the last `bye`, or "left"
  let failed = 0;
  const link = new page.Link("/ws", { view: see, reply: hear, bye: bye, state: state });
  const seat = new page.Seat();
  const cards = {
    answer: new page.AnswerCard(link),
    declare: new page.DeclareCard(link),
    orders: new page.OrdersCard(link),
    lead: new page.LeadCard(link),
  };
  const join = new page.Join(function () {
    ended = null;
    remember(true);
    link.start();
    draw();
  });

  /* Whether this phone has joined, so that a lost connection is not taken for a stranger's. */
  function remember(joined) {
    try {
      if (joined) {
        window.localStorage.setItem(SEATED, "1");
      } else {
        window.localStorage.removeItem(SEATED);
      }
    } catch (refused) {
      /* it is asked again after a reload */
    }
  }

  function remembered() {
    try {
      return window.localStorage.getItem(SEATED) === "1";
    } catch (refused) {
      return false;
    }
  }

  function see(wanted) {
    const first = view === null;
    view = wanted;
    ended = null;
    failed = 0;
    if (first) {
      remember(true);
      join.hide();
    }
    document.title = wanted.title || say("title");
    seat.see(wanted);
    Object.keys(cards).forEach(function (name) {
      cards[name].see(wanted);
    });
    draw();
    if (first) {
      dom.byId("phase-name").focus();
    }
  }

  function hear(reply, wish) {
    if (wish && wish.type === "leave" && reply.type === "done") {
      leave("left");
    } else if (wish && cards[wish.type]) {
      cards[wish.type].hear(reply, wish);
    }
  }

  function bye(code) {
    if (code === "not-joined") {
      leave(ended === "left" ? "left" : remembered() ? code : null);
    } else {
      ended = code;
      draw();
    }
  }

  /* The phone is in no team any more, or never was: the door. */
  function leave(why) {
    ended = why;
    view = null;
    remember(false);
    link.stop();
    link.forget();
    dom.show(dom.byId("leave-ask"), false);
    dom.show(dom.byId("leave"), true);
    draw();
    join.show();
  }

  function state(open, tries) {
    failed = open ? 0 : tries;
    if (!view && !remembered() && failed === 1 && !ended) {
      leave(null);
      return;
    }
    if (!open && view === null && failed === 3) {
      askWhy();
    }
    draw();
    Object.keys(cards).forEach(function (name) {
      cards[name].draw();
    });
  }

  /* The pages come but the connection does not: the laptop may not know this phone any more. */
  function askWhy() {
    fetch("/door", { credentials: "same-origin", cache: "no-store" }).then(
      function (answer) {
        ended = answer.ok && view === null && !link.open ? "closed" : ended;
        draw();
      },
      function () {
        /* no laptop either: the connection is tried again and again */
      }
    );
  }

  function alertText() {
    if (ended === "left") {
      return say("leave.done");
    }
    if (ended === "closed") {
      return say("link.closed");
    }
    if (ended) {
      const text = say("bye." + ended);
      return text === "bye." + ended ? say("bye.other", say("code." + ended)) : text;
    }
    return view && !link.open && !link.stopped ? say("link.lost") : "";
  }

  function draw() {
    const joining = join.shown;
    const text = alertText();
    dom.show(dom.byId("alert"), text !== "");
    dom.byId("alert").className = "notice " + (ended === "left" ? "" : ended ? "bad" : "warn");
    dom.text(dom.byId("alert-text"), text);
    dom.show(dom.byId("again"), ended === "blocked");
    dom.show(dom.byId("rejoin"), ended === "closed");
    const seated = view !== null && ended !== "blocked";
    dom.show(dom.byId("seat"), seated);
    dom.show(dom.byId("leave-part"), seated);
    dom.show(dom.byId("connecting"), view === null && !joining && !ended);
    dom.show(dom.byId("rehearsal"), Boolean(view ? view.rehearsal : joining && join.door && join.door.rehearsal));
    drawHead(joining);
  }

  function drawHead(joining) {
    const known = view !== null;
    const on = link.open && known;
    dom.show(dom.byId("link-state"), known);
    dom.byId("link-state").className = "link" + (on ? "" : " off");
    dom.text(dom.byId("link-state"), say(on ? "link.on" : "link.off"));
    if (!known) {
      dom.show(dom.byId("who-number"), false);
      dom.text(dom.byId("who-name"), (joining && join.door && join.door.title) || say("title"));
    }
  }

  dom.byId("again").onclick = function () {
    ended = null;
    link.start();
    draw();
  };
  dom.byId("rejoin").onclick = function () {
    leave(null);
  };
  page.words.onChange(function () {
    seat.draw();
    seat.clock.draw();
    Object.keys(cards).forEach(function (name) {
      cards[name].draw();
    });
    join.draw();
    draw();
  });
  join.onDoor = draw;

  page.words.apply();
  draw();
  link.start();
})((window.page = window.page || {}));
