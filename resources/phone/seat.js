/* The team's own standing: phase and time, step, points, place, the king's hold, the last turn. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;
  const TOLD = ["lobby", "declare", "moves", "decision", "break", "over"];
  const LOOK = { captured: "gold", jumped: "good", climbed: "good", slid: "bad", deposed: "bad" };

  function Seat() {
    this.view = null;
    this.moved = null;
    const news = dom.byId("news");
    this.clock = new page.Clock(dom.byId("clock"), function (text) {
      dom.text(news, text);
    });
  }

  Seat.prototype.see = function (view) {
    const before = this.view;
    this.view = view;
    if (before && before.team !== view.team) {
      this.moved = view.number;
    }
    this.clock.set(view.clock);
    this.draw();
    if (!before || before.phase !== view.phase || before.turn !== view.turn) {
      this.tell();
    }
  };

  /* The change of phase, for those who listen: with the time, and with what happened to the team. */
  Seat.prototype.tell = function () {
    const left = this.clock.left();
    const parts = [say("phase." + this.view.phase), turnText(this.view)];
    if (left !== null) {
      parts.push(say("clock.news", page.words.count("second", left)));
    }
    if (!dom.byId("outcome-card").hidden) {
      parts.push(dom.byId("outcome-mark").textContent + " " + dom.byId("outcome-text").textContent);
    }
    dom.text(dom.byId("news"), parts.filter(Boolean).join(". "));
  };

  function turnText(view) {
    if (["match", "over", "moves"].indexOf(view.phase) >= 0) {
      return ""; // while teams move, the question to come would be beside the turn that was
    }
    return view.total ? say("turn.of", view.turn, view.total) : say("turn", view.turn);
  }

  Seat.prototype.draw = function () {
    const view = this.view;
    if (!view) {
      return;
    }
    const hue = view.withdrawn ? "withdrawn" : "hue-" + (view.number - 1) % 12;
    dom.byId("who").className = "strip " + hue;
    dom.byId("hill-card").className = "card " + hue;
    dom.show(dom.byId("who-number"), true);
    dom.text(dom.byId("who-number"), String(view.number));
    dom.text(dom.byId("who-name"), view.name);
    dom.byId("phase").dataset.phase = view.phase;
    dom.text(dom.byId("phase-name"), say("phase." + view.phase));
    dom.text(dom.byId("phase-turn"), turnText(view));
    dom.show(dom.byId("unsaved"), !view.saved);
    dom.show(dom.byId("withdrawn"), view.withdrawn);
    dom.show(dom.byId("partner"), view.partner);
    dom.show(dom.byId("moved"), this.moved !== null);
    dom.text(dom.byId("moved"), this.moved === null ? "" : say("seat.moved", this.moved));
    this.drawStanding(view);
    this.drawOutcome(view.outcome, TOLD.indexOf(view.phase) >= 0);
  };

  Seat.prototype.drawStanding = function (view) {
    dom.text(dom.byId("step"), String(view.step));
    dom.text(dom.byId("summit"), say("seat.of", view.summit));
    dom.text(dom.byId("points"), String(view.points));
    dom.text(dom.byId("place"), view.place);
    dom.show(dom.byId("place-part"), view.place !== "");
    dom.show(dom.byId("king"), view.king);
    dom.text(dom.byId("hold"), say("seat.hold", view.hold, view.hold_turns));
    page.drawHill(document.getElementById("hill"), view);
  };

  Seat.prototype.drawOutcome = function (outcome, told) {
    const card = dom.byId("outcome-card");
    dom.show(card, told && outcome !== null);
    if (!outcome) {
      return;
    }
    const look = outcome.void ? "" : LOOK[outcome.kind] || (outcome.correct ? "good" : "");
    card.className = "card outcome " + look;
    dom.text(dom.byId("outcome-title"), say("outcome.title", outcome.turn));
    dom.text(dom.byId("outcome-mark"), outcome.void ? "" : markText(outcome));
    dom.text(dom.byId("outcome-text"), outcome.void ? say("outcome.void") : moveText(outcome));
  };

  function markText(outcome) {
    if (outcome.correct === null) {
      return say("outcome.none");
    }
    return outcome.correct ? "✓ " + say("outcome.right") : "✗ " + say("outcome.wrong");
  }

  function moveText(outcome) {
    let move = say("outcome." + outcome.kind, outcome.from_step, outcome.to_step);
    if (outcome.dispute) {
      move = say("dispute." + outcome.dispute) + " " + move;
    }
    if (!outcome.gained) {
      return move;
    }
    const points = page.words.count("outcome.point", outcome.gained);
    return move + " " + (outcome.gained > 0 ? "+" : "") + points + ".";
  }

  page.Seat = Seat;
})((window.page = window.page || {}));
