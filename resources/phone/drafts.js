/* What the team has typed and the laptop has not acknowledged, kept on this phone over a reload.
   One slot for each kind of text, for one game, team and turn; nothing older is kept. */
(function (page) {
  "use strict";

  const EVENING = 12 * 3600 * 1000;

  /* Evenings may have one title: a rehearsal is another game, and so is one of another day. */
  function game(view) {
    return (view.rehearsal ? "rehearsal of " : "") + view.title;
  }

  /* Whether a kept text is of this game and this team. */
  Draft.isOf = function (kept, view) {
    const young = kept !== null && Math.abs(Date.now() - kept.at) < EVENING;
    return young && kept.game === game(view) && kept.team === view.team;
  };

  function Draft(kind) {
    this.slot = "koth." + kind;
    this.kept = null;
  }

  /* The kept {game, team, turn, text, id}, or null; `id` is that of the wish on its way, or null. */
  Draft.prototype.load = function () {
    try {
      const value = JSON.parse(window.localStorage.getItem(this.slot));
      this.kept = value && typeof value.text === "string" ? value : null;
    } catch (refused) {
      /* without a store it is kept for as long as the page is open */
    }
    return this.kept;
  };

  Draft.prototype.keep = function (view, turn, text, id) {
    this.kept = { game: game(view), team: view.team, turn: turn, text: text, id: id, at: Date.now() };
    this.write(JSON.stringify(this.kept));
  };

  Draft.prototype.clear = function () {
    this.kept = null;
    this.write(null);
  };

  Draft.prototype.write = function (value) {
    try {
      if (value === null) {
        window.localStorage.removeItem(this.slot);
      } else {
        window.localStorage.setItem(this.slot, value);
      }
    } catch (refused) {
      /* as above */
    }
  };

  page.Draft = Draft;
})((window.page = window.page || {}));
