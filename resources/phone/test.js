/* Whether this phone reaches the laptop, and how long there and back takes: the laptop asks, the
   page echoes at once; from an echo to the next question is one round trip as the phone sees it. */
(function (page) {
  "use strict";

  const dom = page.dom;
  const say = page.words.say;
  const PATIENCE = 8000;
  const SLOW = 300;

  let trips = [];
  let verdict = null; // [look, key, value]
  let socket = null;

  function run() {
    trips = [];
    verdict = ["", "test.run"];
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
    const here = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/ws/test");
    let echoed = null;
    let heard = false;
    socket = here;
    const timer = window.setTimeout(function () {
      here.close();
      end(heard ? ["bad", "test.cut"] : ["bad", "test.blocked"]);
    }, PATIENCE);
    here.onmessage = function (event) {
      const now = performance.now();
      const message = JSON.parse(event.data);
      heard = true;
      if (echoed !== null) {
        trips.push(now - echoed);
      }
      if (message.type === "ping") {
        here.send(JSON.stringify({ type: "pong", n: message.n }));
        echoed = performance.now();
      } else if (message.type === "done") {
        end([message.at_ms < SLOW ? "good" : "warn", message.at_ms < SLOW ? "test.good" : "test.slow", message.at_ms]);
      }
      draw();
    };
    here.onclose = function () {
      end(heard ? ["bad", "test.cut"] : ["bad", "test.blocked"]);
    };
    draw();

    function end(said) {
      window.clearTimeout(timer);
      here.onmessage = here.onclose = null;
      verdict = said;
      draw();
    }
  }

  function draw() {
    const sign = { good: "✓ ", warn: "⚠ ", bad: "✗ " }[verdict[0]] || "… ";
    dom.byId("verdict").className = "notice verdict " + verdict[0];
    dom.text(dom.byId("verdict"), sign + say.apply(null, verdict.slice(1)));
    dom.list(dom.byId("trips"), trips.map(row), key, create, update);
    dom.text(dom.byId("figures"), trips.length ? figures() : "");
  }

  function figures() {
    const sorted = trips.slice().sort(function (a, b) {
      return a - b;
    });
    const middle = sorted[Math.floor((sorted.length - 1) / 2)];
    return say("test.figures", Math.ceil(middle), Math.ceil(sorted[sorted.length - 1]), trips.length);
  }

  function row(trip, at) {
    return { at: at, ms: Math.ceil(trip) };
  }
  function key(one) {
    return String(one.at);
  }
  function create() {
    return dom.make("li", "", "");
  }
  function update(item, one) {
    dom.text(item, String(one.ms));
  }

  dom.byId("again").onclick = run;
  page.words.onChange(draw);
  page.words.apply();
  run();
})((window.page = window.page || {}));
