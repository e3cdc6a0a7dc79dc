/* The countdown: what was left when the view came, counted on by this phone's monotonic clock. */
(function (page) {
  "use strict";

  const TELL_AT = 10;

  function Clock(element, tell) {
    this.element = element;
    this.tell = tell;
    this.clock = null;
    this.since = 0;
    this.said = false;
    window.setInterval(this.draw.bind(this), 200);
  }

  Clock.prototype.set = function (clock) {
    this.clock = clock;
    this.since = performance.now();
    this.said = this.said && clock !== null;
    this.draw();
  };

  /* Whole seconds left, rounded up; null without a countdown. */
  Clock.prototype.left = function () {
    if (!this.clock) {
      return null;
    }
    const gone = this.clock.running ? performance.now() - this.since : 0;
    return Math.max(0, Math.ceil((this.clock.left_ms - gone) / 1000));
  };

  Clock.prototype.draw = function () {
    const left = this.left();
    page.dom.show(this.element, left !== null);
    if (left === null) {
      return;
    }
    const running = this.clock.running;
    const minutes = Math.floor(left / 60);
    const rest = ("0" + (left % 60)).slice(-2);
    page.dom.text(this.element, (running ? "" : "‖ ") + (minutes ? minutes + ":" + rest : String(left)));
    this.element.className = "clock" + (running && left <= TELL_AT ? " short" : "");
    const what = page.words.say(running ? "clock.left" : "clock.stands");
    this.element.setAttribute("aria-label", what + ": " + page.words.count("second", left));
    if (running && left <= TELL_AT && left > 0 && !this.said) {
      this.said = true;
      this.tell(page.words.say("clock.news", page.words.count("second", left)));
    }
    this.said = this.said && left <= TELL_AT;
  };

  page.Clock = Clock;
})((window.page = window.page || {}));
