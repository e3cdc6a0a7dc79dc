/* The captain's orders in a Quidditch match: one a line, each answered with what the rules say. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;

  function OrdersCard(link) {
    this.link = link;
    this.draft = new page.Draft("orders");
    this.view = null;
    this.sent = null;
    this.settled = null; // the text that the laptop acknowledged: {round, text}
    this.fault = null;
    this.field = dom.byId("orders");
    this.listen();
    const kept = this.draft.load();
    this.restored = kept;
    this.field.value = kept ? kept.text : "";
  }

  OrdersCard.prototype.listen = function () {
    const card = this;
    card.field.maxLength = page.vocabulary.limits.orders;
    card.field.oninput = function () {
      card.fault = null;
      card.keep();
      card.draw();
    };
    dom.byId("orders-form").onsubmit = function (event) {
      event.preventDefault();
      card.send();
    };
  };

  OrdersCard.prototype.match = function () {
    return this.view && this.view.match;
  };

  OrdersCard.prototype.isSettled = function () {
    const typed = this.field.value.trim();
    const match = this.match();
    const here = this.settled && this.settled.round === match.round ? this.settled.text : "";
    return typed === match.text.trim() || typed === here;
  };

  OrdersCard.prototype.keep = function () {
    const match = this.match();
    if (!match) {
      return;
    }
    if (this.sent && this.field.value === this.sent.text) {
      this.draft.keep(this.view, this.sent.round, this.sent.text, this.sent.id);
    } else if (this.isSettled()) {
      this.draft.clear();
    } else {
      this.draft.keep(this.view, match.round, this.field.value, null);
    }
  };

  OrdersCard.prototype.send = function () {
    const match = this.match();
    const text = this.field.value;
    if (!match || dom.isOff(dom.byId("orders-send"))) {
      return;
    }
    if (!text.trim()) {
      this.fault = say.bind(null, "orders.empty");
    } else if (!this.sent || this.sent.text !== text) {
      if (this.sent) {
        this.link.withdraw(this.sent.id);
      }
      this.fault = null;
      this.sent = { type: "orders", round: match.round, text: text };
      this.link.send(this.sent);
      this.keep();
    }
    this.draw();
  };

  OrdersCard.prototype.hear = function (reply, wish) {
    const mine = this.sent && this.sent.id === reply.id;
    if (mine) {
      this.sent = null;
    }
    if (reply.type === "done") {
      this.settled = { round: wish.round, text: wish.text.trim() };
      this.fault = null;
    } else if (mine) {
      this.fault = function () {
        return say("orders.refused", page.words.why(reply, "match"));
      };
    }
    this.keep();
    this.draw();
  };

  OrdersCard.prototype.see = function (view) {
    const before = this.match();
    this.view = view;
    const match = view.match;
    if (match && (!before || before.round !== match.round || before.side !== match.side)) {
      this.begin(view, match);
    } else if (match && before.text !== match.text && this.field.value.trim() === before.text.trim()) {
      this.field.value = match.text;
    }
    this.keep();
    this.draw();
  };

  /* A round begins, or the page was opened in it: the kept text if it is of this round. */
  OrdersCard.prototype.begin = function (view, match) {
    const kept = this.restored;
    this.restored = null;
    this.fault = null;
    if (page.Draft.isOf(kept, view) && kept.turn === match.round) {
      this.field.value = kept.text;
      if (kept.id) {
        this.sent = { type: "orders", id: kept.id, round: kept.turn, text: kept.text };
        this.link.send(this.sent);
      }
    } else {
      this.field.value = match.text;
    }
  };

  OrdersCard.prototype.draw = function () {
    const view = this.view;
    const match = this.match();
    if (!view) {
      return;
    }
    dom.show(dom.byId("orders-card"), Boolean(match));
    dom.show(dom.byId("orders-watch"), view.phase === "match" && !match);
    if (!match) {
      return;
    }
    dom.text(dom.byId("orders-title"), say("orders.title", match.round));
    dom.text(dom.byId("orders-score"), say("orders.score", match.score[0], match.score[1]));
    dom.text(dom.byId("orders-side"), say("orders." + match.side));
    dom.text(dom.byId("orders-where"), say("orders.where", match.round, match.tact));
    dom.show(dom.byId("orders-closed"), !match.open);
    dom.show(dom.byId("orders-form"), match.open && view.leading);
    dom.off(dom.byId("orders-send"), !view.saved);
    this.drawPlayers(match);
    this.drawLines(match);
    this.drawStatus(view, match);
  };

  OrdersCard.prototype.drawPlayers = function (match) {
    const card = this;
    const rows = match.players.map(function (player, at) {
      return { id: player, name: (match.names || [])[at] || "", role: (match.roles || [])[at] || "" };
    });
    dom.list(dom.byId("orders-players"), rows, key, create, update);

    function key(row) {
      return row.id + " " + row.name;
    }
    function create(row) {
      const inside = [dom.make("strong", "", row.id), dom.make("span", "role", "")];
      if (row.name) {
        inside.push(dom.name(row.name));
      }
      const button = dom.make("button", "plain player", inside);
      button.type = "button";
      button.onclick = function () {
        card.beginLine(row.id);
      };
      return dom.make("li", "", [button]);
    }
    function update(item, row) {
      dom.text(item.querySelector(".role"), row.role ? " " + say("role." + row.role) : "");
    }
  };

  OrdersCard.prototype.beginLine = function (player) {
    const text = this.field.value.replace(/\s+$/, "");
    this.field.value = (text ? text + "\n" : "") + player + " ";
    this.field.focus();
    this.field.oninput();
  };

  OrdersCard.prototype.drawLines = function (match) {
    const rows = match.lines.map(function (line, at) {
      return { at: at, order: line[0], reason: line[1], clause: line[2] };
    });
    dom.show(dom.byId("orders-result"), rows.length > 0);
    dom.list(dom.byId("orders-lines"), rows, key, create, update);

    function key(row) {
      return String(row.at);
    }
    function create() {
      return dom.make("li", "", [dom.make("code", "name", ""), dom.make("p", "said", "")]);
    }
    function update(item, row) {
      const why = row.reason ? page.words.why(row, "match") : "";
      item.className = why ? "bad" : "";
      dom.text(item.querySelector("code"), row.order);
      const said = why ? "✗ " + say("orders.bad") + ": " + why : "✓ " + say("orders.good");
      dom.text(item.querySelector(".said"), said);
    }
  };

  OrdersCard.prototype.drawStatus = function (view, match) {
    let said = ["", ""];
    if (this.sent) {
      said = this.link.open ? ["wait", "… " + say("answer.sending")] : ["warn", "⚠ " + say("orders.kept")];
    } else if (this.fault) {
      said = ["bad", "✗ " + this.fault()];
    } else if (match.open && view.leading && !this.isSettled()) {
      said = ["warn", "⚠ " + say("orders.unsent")];
    } else if (match.text.trim() || (this.settled && this.settled.round === match.round)) {
      const bad = match.lines.filter(function (line) {
        return line[1] !== "";
      }).length;
      said = ["good", "✓ " + say("orders.arrived")];
      if (bad) {
        said = ["warn", "⚠ " + say("orders.arrived.bad", bad)];
      }
    }
    const status = dom.byId("orders-status");
    status.className = "status " + said[0];
    dom.text(status, said[1]);
  };

  page.OrdersCard = OrdersCard;
})((window.page = window.page || {}));
