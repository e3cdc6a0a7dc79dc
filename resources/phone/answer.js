/* The answer: typed, sent, replaced until closing. "Arrived" is said only when the laptop has
   committed it; until then the text is kept on this phone and goes out again under the same id. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;
  const OPEN = ["question", "answers"];
  const HALF_A_SIGN = /[\ud800-\udbff](?![\udc00-\udfff])/g; // left where the field's limit cuts

  function AnswerCard(link) {
    this.link = link;
    this.draft = new page.Draft("answer");
    this.view = null;
    this.sent = null; // the wish on its way
    this.settled = null; // what the laptop acknowledged, until a view shows it: see `settle`
    this.fault = null; // what to say of a refusal, as a function, for both languages
    this.left = null; // the text of an earlier question that was never sent: {turn, text}
    this.field = dom.byId("answer");
    this.listen();
    this.restore();
  }

  AnswerCard.prototype.listen = function () {
    const card = this;
    card.field.maxLength = page.vocabulary.limits.answer;
    card.field.oninput = function () {
      card.fault = null;
      card.keep();
      card.draw();
    };
    card.field.onkeydown = function (event) {
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        card.send();
      }
    };
    dom.byId("answer-form").onsubmit = function (event) {
      event.preventDefault();
      card.send();
    };
  };

  /* After a reload: what was typed is in its field again, what was on its way goes out again. */
  AnswerCard.prototype.restore = function () {
    const kept = this.draft.load();
    if (kept && kept.id) {
      this.sent = { type: "answer", id: kept.id, turn: kept.turn, text: kept.text };
    }
    this.field.value = kept ? kept.text : "";
  };

  AnswerCard.prototype.typed = function () {
    return this.field.value.replace(HALF_A_SIGN, "").trim();
  };

  /* The laptop has this text, perhaps tidied, so nothing has to be kept here. */
  AnswerCard.prototype.isSettled = function () {
    const typed = this.typed();
    const answer = this.arrived();
    const mine = answer && this.settled && this.settled.message === answer.message;
    return Boolean(answer) && (typed === answer.text || (mine && typed === this.settled.typed));
  };

  /* The answer that the laptop holds for the present question, or null. An acknowledgement comes
     before the view that shows the answer: until then it counts more than what the view said before. */
  AnswerCard.prototype.arrived = function () {
    const here = this.settled && this.settled.turn === this.view.turn ? this.settled : null;
    const there = this.view.answer;
    const known = there ? there.message : null;
    return here && !here.seen && known === here.before ? here : there;
  };

  AnswerCard.prototype.settle = function (wish, at_ms) {
    const before = this.view && this.view.answer;
    this.settled = {
      turn: wish.turn,
      typed: wish.text,
      text: wish.text,
      at_ms: at_ms,
      message: wish.id,
      before: before ? before.message : null,
      seen: false,
    };
  };

  AnswerCard.prototype.keep = function () {
    if (!this.view) {
      return;
    }
    if (this.sent && this.typed() === this.sent.text) {
      this.draft.keep(this.view, this.sent.turn, this.sent.text, this.sent.id);
    } else if (this.typed() === "" || this.isSettled()) {
      this.draft.clear();
    } else {
      this.draft.keep(this.view, this.view.turn, this.field.value, null);
    }
  };

  AnswerCard.prototype.send = function () {
    const text = this.typed();
    if (!this.view || dom.isOff(dom.byId("answer-send"))) {
      return;
    }
    if (!text) {
      this.fault = say.bind(null, "answer.empty");
    } else if (!this.sent || this.sent.text !== text) {
      this.put(text);
    }
    this.draw();
  };

  AnswerCard.prototype.put = function (text) {
    if (this.sent) {
      this.link.withdraw(this.sent.id);
    }
    this.fault = null;
    this.sent = { type: "answer", turn: this.view.turn, text: text };
    this.link.send(this.sent);
    this.keep();
  };

  AnswerCard.prototype.hear = function (reply, wish) {
    const mine = this.sent && this.sent.id === reply.id;
    if (mine) {
      this.sent = null;
    }
    if (reply.type === "done") {
      this.settle(wish, reply.at_ms);
      this.fault = null;
    } else if (mine) {
      this.refuse(reply, wish);
    }
    this.keep();
    this.draw();
  };

  AnswerCard.prototype.refuse = function (reply, wish) {
    const late = !this.view || wish.turn !== this.view.turn;
    this.fault = function () {
      const why = page.words.why(reply);
      return late ? say("answer.lost", wish.turn, why) : say("answer.refused", why);
    };
  };

  AnswerCard.prototype.see = function (view) {
    const before = this.view;
    this.view = view;
    if (!before) {
      this.begin(view);
    } else if (before.turn !== view.turn || before.team !== view.team) {
      this.turnOver(before, view);
    }
    const answer = view.answer;
    if (this.sent && answer && answer.message === this.sent.id) {
      this.link.withdraw(this.sent.id);
      this.settle(this.sent, answer.at_ms);
      this.sent = null;
    }
    if (this.settled && answer && answer.message === this.settled.message) {
      this.settled.seen = true;
    }
    if (answer && !this.typed() && document.activeElement !== this.field && !this.sent) {
      this.field.value = answer.text;
    }
    this.keep();
    this.draw();
  };

  /* The first view after the page was opened says whose the kept text is. */
  AnswerCard.prototype.begin = function (view) {
    const kept = this.draft.kept;
    const ours = page.Draft.isOf(kept, view);
    if (ours && this.sent) {
      this.link.send(this.sent);
    }
    if (!ours || kept.turn !== view.turn) {
      this.left = ours && !this.sent ? { turn: kept.turn, text: kept.text } : null;
      this.sent = ours ? this.sent : null;
      this.field.value = "";
    }
  };

  AnswerCard.prototype.turnOver = function (before, view) {
    const unsent = this.typed() && !this.sent && this.draft.kept && before.team === view.team;
    this.left = unsent ? { turn: before.turn, text: this.field.value } : null;
    this.fault = null;
    this.settled = null;
    this.field.value = "";
    if (before.team !== view.team && this.sent) {
      this.link.withdraw(this.sent.id);
      this.sent = null;
    }
  };

  AnswerCard.prototype.draw = function () {
    const view = this.view;
    if (!view) {
      return;
    }
    const open = OPEN.indexOf(view.phase) >= 0 && !view.withdrawn;
    const answer = this.arrived();
    const about = open || view.phase === "closed" || this.fault || this.sent;
    dom.show(dom.byId("answer-card"), Boolean(about));
    dom.text(dom.byId("answer-title"), say("answer.title", view.turn));
    this.showForm(open && view.leading);
    dom.show(dom.byId("answer-text"), Boolean(answer) && !(open && view.leading && this.isSettled()));
    dom.text(dom.byId("answer-text"), answer ? answer.text : "");
    dom.text(dom.byId("answer-send"), say(answer ? "answer.replace" : "answer.send"));
    dom.off(dom.byId("answer-send"), !view.saved);
    this.drawStatus(open, answer);
    this.drawLeft();
  };

  /* Who was writing when answers closed is taken to the phase, not left nowhere. */
  AnswerCard.prototype.showForm = function (wanted) {
    const form = dom.byId("answer-form");
    const writing = !wanted && form.contains(document.activeElement);
    dom.show(form, wanted);
    if (writing) {
      dom.byId("phase-name").focus();
    }
  };

  AnswerCard.prototype.drawStatus = function (open, answer) {
    const status = dom.byId("answer-status");
    const said = this.status(open, answer);
    status.className = "status " + said[0];
    dom.text(status, said[1]);
  };

  /* [kind, text]: one line that says where the answer is. */
  AnswerCard.prototype.status = function (open, answer) {
    if (this.sent) {
      return this.link.open ? ["wait", "… " + say("answer.sending")] : ["warn", "⚠ " + say("answer.kept")];
    }
    if (this.fault) {
      return ["bad", "✗ " + this.fault()];
    }
    const mine = open && this.view.leading;
    if (mine && this.typed() && !this.isSettled()) {
      return ["warn", "⚠ " + say(answer ? "answer.new.unsent" : "answer.unsent")];
    }
    if (answer) {
      return ["good", "✓ " + say("answer.arrived", page.words.seconds(answer.at_ms))];
    }
    return ["", open || this.view.phase !== "closed" ? "" : say("answer.none")];
  };

  AnswerCard.prototype.drawLeft = function () {
    const left = this.left;
    dom.show(dom.byId("answer-left"), Boolean(left));
    if (left) {
      dom.text(dom.byId("answer-left-what"), say("answer.left", left.turn));
      dom.text(dom.byId("answer-left-text"), left.text);
    }
  };

  page.AnswerCard = AnswerCard;
})((window.page = window.page || {}));
