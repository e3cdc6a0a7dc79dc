/* Which phone of the team decides, taking that over with the PIN, and leaving the team. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;

  function LeadCard(link) {
    this.link = link;
    this.view = null;
    this.asking = false;
    this.sent = null;
    this.fault = null;
    this.listen();
  }

  LeadCard.prototype.listen = function () {
    const card = this;
    dom.byId("lead-take").onclick = card.ask.bind(card, true);
    dom.byId("lead-cancel").onclick = card.ask.bind(card, false);
    dom.byId("lead-form").onsubmit = function (event) {
      event.preventDefault();
      card.go();
    };
    dom.byId("leave").onclick = leaveAsk.bind(null, true);
    dom.byId("leave-stay").onclick = leaveAsk.bind(null, false);
    dom.byId("leave-go").onclick = function () {
      card.link.send({ type: "leave" });
    };
  };

  function leaveAsk(wanted) {
    dom.show(dom.byId("leave-ask"), wanted);
    dom.show(dom.byId("leave"), !wanted);
    dom.byId(wanted ? "leave-stay" : "leave").focus();
  }

  LeadCard.prototype.ask = function (wanted) {
    this.asking = wanted;
    this.fault = null;
    dom.byId("lead-pin").value = "";
    this.draw();
    dom.byId(wanted ? "lead-pin" : "lead-take").focus();
  };

  LeadCard.prototype.go = function () {
    const pin = dom.byId("lead-pin").value.replace(/\s/g, "");
    if (!this.sent && pin) {
      this.fault = null;
      this.sent = this.link.send({ type: "lead", pin: pin.slice(0, 20) });
    } else if (!pin) {
      this.fault = say.bind(null, "join.need.pin", page.vocabulary.limits.pin);
    }
    this.draw();
  };

  LeadCard.prototype.hear = function (reply) {
    this.sent = null;
    if (reply.type === "done") {
      this.asking = false;
      dom.byId("lead-pin").value = "";
    } else {
      this.fault = page.words.why.bind(null, reply);
    }
    this.draw();
  };

  LeadCard.prototype.see = function (view) {
    this.view = view;
    this.asking = this.asking && !view.leading;
    this.draw();
  };

  LeadCard.prototype.draw = function () {
    const view = this.view;
    if (!view) {
      return;
    }
    const who = view.leading ? "lead.mine" : view.led ? "lead.other" : "lead.nobody";
    dom.text(dom.byId("lead-text"), say(who));
    dom.text(dom.byId("lead-phones"), say("lead.together", page.words.count("lead.phones", view.phones)));
    dom.show(dom.byId("lead-take"), !view.leading && !this.asking);
    dom.show(dom.byId("lead-form"), this.asking);
    const status = dom.byId("lead-status");
    dom.text(status, this.fault ? "✗ " + this.fault() : this.sent ? "… " + say("answer.sending") : "");
    status.className = "status " + (this.fault ? "bad" : "wait");
  };

  page.LeadCard = LeadCard;
})((window.page = window.page || {}));
