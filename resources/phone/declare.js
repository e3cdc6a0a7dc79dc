/* Jump and revolution: pressed on, pressed off; where the engine allows neither, its reason. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;
  const KINDS = ["jump", "revolution"];
  const BEFORE = ["lobby", "declare"];

  function DeclareCard(link) {
    this.link = link;
    this.view = null;
    this.sent = null;
    this.fault = null;
    KINDS.forEach(this.listen.bind(this));
  }

  DeclareCard.prototype.listen = function (kind) {
    const card = this;
    dom.byId(kind).onclick = function () {
      if (!dom.isOff(dom.byId(kind)) && !card.sent) {
        card.fault = null;
        const wanted = card.view.declared === kind ? null : kind;
        card.sent = { type: "declare", turn: card.view.turn, kind: wanted };
        card.link.send(card.sent);
        card.draw();
      }
    };
  };

  DeclareCard.prototype.hear = function (reply, wish) {
    if (this.sent && this.sent.id === reply.id) {
      this.sent = null;
    }
    if (reply.type === "done") {
      this.view.declared = wish.turn === this.view.turn ? wish.kind : this.view.declared;
    } else {
      this.fault = reply;
    }
    this.draw();
  };

  DeclareCard.prototype.see = function (view) {
    if (this.view && (this.view.turn !== view.turn || this.view.phase !== view.phase)) {
      this.fault = null;
    }
    this.view = view;
    this.draw();
  };

  DeclareCard.prototype.draw = function () {
    const view = this.view;
    if (!view) {
      return;
    }
    const before = BEFORE.indexOf(view.phase) >= 0;
    const during = view.phase === "question" || view.phase === "answers";
    const open = !view.withdrawn && (before || (during && view.revolution.allowed));
    dom.show(dom.byId("declare-card"), open);
    dom.text(dom.byId("declare-title"), say("declare.title", view.turn));
    KINDS.forEach(this.drawKind.bind(this));
    dom.show(dom.byId("jump-part"), before || view.declared === "jump");
    dom.show(dom.byId("declare-undo"), Boolean(view.declared) && before && view.leading);
    const status = dom.byId("declare-status");
    dom.text(status, this.fault ? "✗ " + page.words.why(this.fault) : this.sent ? "… " + say("declare.sending") : "");
    status.className = "status " + (this.fault ? "bad" : "wait");
    const now = dom.byId("declared-now");
    dom.show(now, !open && Boolean(view.declared));
    dom.text(now, view.late ? say("declare.late") : view.declared ? say("declare.now." + view.declared) : "");
  };

  DeclareCard.prototype.drawKind = function (kind) {
    const view = this.view;
    const right = view[kind];
    const on = view.declared === kind;
    const button = dom.byId(kind);
    const off = !view.leading || !view.saved || !(right.allowed || on);
    button.setAttribute("aria-pressed", on ? "true" : "false");
    dom.off(button, off);
    dom.text(dom.byId(kind + "-on"), on ? "✓ " + say("declare.on") : say("declare." + kind + ".what"));
    let reason = "";
    if (!view.leading) {
      reason = say("code.not-leading");
    } else if (!right.allowed && !on) {
      reason = page.words.why({ code: "not-allowed", reason: right.reason, clause: right.clause });
    }
    dom.text(dom.byId(kind + "-why"), reason);
    dom.show(dom.byId(kind + "-why"), reason !== "");
  };

  page.DeclareCard = DeclareCard;
})((window.page = window.page || {}));
