/* The connection to the laptop: it comes back by itself, and every wish is sent again under its
   own id until the laptop has answered it, so that nothing is lost and nothing counts twice. */
(function (page) {
  "use strict";

  const FIRST_WAIT = 300;
  const LONGEST_WAIT = 5000;
  const OPENING = 6000;
  const SILENCE = 13000;
  const SILENCE_ON_WAKING = 5000;
  const UNANSWERED = 8000;
  const FINAL = ["blocked", "not-joined", "not-judge"];

  function newId() {
    const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    const bytes = new Uint8Array(20);
    window.crypto.getRandomValues(bytes);
    return Array.prototype.map.call(bytes, function (byte) {
      return letters[byte % 64];
    }).join("");
  }

  function Link(path, hear) {
    this.address = (location.protocol === "https:" ? "wss://" : "ws://") + location.host + path;
    this.hear = hear; // {view, reply, bye, state}
    this.wishes = [];
    this.socket = null;
    this.open = false;
    this.stopped = true;
    this.tries = 0;
    this.timer = null;
    this.heard = 0;
    this.watch();
  }

  Link.prototype.start = function () {
    this.stopped = false;
    this.tries = 0;
    this.connect();
  };

  Link.prototype.stop = function () {
    this.stopped = true;
    window.clearTimeout(this.timer);
    this.drop();
    this.tell();
  };

  Link.prototype.forget = function () {
    this.wishes = [];
  };

  /* Sends a wish now or as soon as it can be; its id is chosen here unless it has one. */
  Link.prototype.send = function (wish) {
    wish.id = wish.id || newId();
    this.wishes.push({ wish: wish, at: null });
    this.flush();
    return wish.id;
  };

  /* A wish that a newer one replaces is not sent again. */
  Link.prototype.withdraw = function (id) {
    this.wishes = this.wishes.filter(function (entry) {
      return entry.wish.id !== id;
    });
  };

  Link.prototype.flush = function () {
    const link = this;
    if (!link.open) {
      return;
    }
    link.wishes.forEach(function (entry) {
      if (entry.at === null) {
        entry.at = performance.now();
        link.socket.send(JSON.stringify(entry.wish));
      }
    });
  };

  Link.prototype.connect = function () {
    const link = this;
    window.clearTimeout(link.timer);
    link.drop();
    if (link.stopped) {
      return;
    }
    const socket = new WebSocket(link.address);
    link.socket = socket;
    link.timer = window.setTimeout(function () {
      link.lost(socket);
    }, OPENING);
    socket.onopen = function () {
      window.clearTimeout(link.timer);
      link.open = true;
      link.heard = performance.now();
      link.flush();
      link.tell();
    };
    socket.onmessage = function (event) {
      link.heard = performance.now();
      link.take(event.data);
    };
    socket.onclose = socket.onerror = function () {
      link.lost(socket);
    };
  };

  Link.prototype.take = function (data) {
    const message = JSON.parse(data);
    if (message.type === "ping") {
      this.socket.send(JSON.stringify({ type: "pong", n: message.n }));
    } else if (message.type === "done" || message.type === "refused") {
      this.answered(message);
    } else if (message.type === "bye") {
      this.bye(message.code);
    } else if (message.type === "view" || message.type === "judge") {
      this.tries = 0;
      this.hear.view(message);
    }
  };

  Link.prototype.answered = function (reply) {
    const entry = this.wishes.filter(function (one) {
      return one.wish.id === reply.id;
    })[0];
    this.withdraw(reply.id);
    this.hear.reply(reply, entry ? entry.wish : null);
  };

  Link.prototype.bye = function (code) {
    if (FINAL.indexOf(code) >= 0) {
      this.stop();
    } else {
      this.tries = 8;
    }
    this.hear.bye(code);
  };

  /* The socket is gone: every wish without an answer waits for the next one. */
  Link.prototype.lost = function (socket) {
    const link = this;
    if (socket !== link.socket) {
      return;
    }
    link.drop();
    if (link.stopped) {
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * Math.pow(2, link.tries));
    link.tries += 1;
    link.timer = window.setTimeout(function () {
      link.connect();
    }, wait * (0.5 + Math.random() / 2));
    link.tell();
  };

  Link.prototype.drop = function () {
    const socket = this.socket;
    this.socket = null;
    this.open = false;
    this.wishes.forEach(function (entry) {
      entry.at = null;
    });
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
      socket.close();
    }
  };

  Link.prototype.tell = function () {
    this.hear.state(this.open, this.tries);
  };

  /* A connection that has gone quiet, or a phone that wakes up, is looked after at once. */
  Link.prototype.watch = function () {
    const link = this;
    function wake() {
      if (!link.stopped && document.visibilityState !== "hidden") {
        if (!link.open || performance.now() - link.heard > SILENCE_ON_WAKING) {
          link.tries = 0;
          link.connect();
        }
      }
    }
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("pageshow", function (event) {
      if (event.persisted) {
        wake();
      }
    });
    window.addEventListener("online", wake);
    window.addEventListener("offline", function () {
      if (link.open) {
        link.lost(link.socket);
      }
    });
    window.setInterval(function () {
      const now = performance.now();
      const stuck = link.wishes.some(function (entry) {
        return entry.at !== null && now - entry.at > UNANSWERED;
      });
      if (link.open && (stuck || now - link.heard > SILENCE)) {
        link.lost(link.socket);
      }
    }, 1000);
  };

  page.Link = Link;
})((window.page = window.page || {}));
