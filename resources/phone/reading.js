/* The laptop names a reason by its code or by its English sentence, with the place before it and a
   detail after it: "round 3, tact 1, player L2: the player is gone for the match (1.6)". */
(function (page) {
  "use strict";

  const PLACES = {
    round: "раунд",
    tact: "такт",
    player: "игрок",
    line: "строка",
    column: "столбец",
    turn: "ход",
    team: "команда",
  };
  const PLACE = /^(round|tact|player|line|column|turn|team) (.+)$/;
  const CLAUSE = / \(((?:[HQ]?\d[\d.]*(?: [a-d])?(?:, )?)+)\)$/;

  /* What no table knows is shown as it came. */
  page.reason = function (reason, game) {
    const parts = reason.split(": ");
    const said = [];
    while (parts.length) {
      said.push(longest(parts, game) || places(parts.shift()));
    }
    return said.join(": ");
  };

  /* Takes the longest sentence off the front, which may have a colon of its own; null for none. */
  function longest(parts, game) {
    for (let end = parts.length; end > 0; end -= 1) {
      const found = sentence(parts.slice(0, end).join(": "), game);
      if (found) {
        parts.splice(0, end);
        return found;
      }
    }
    return null;
  }

  function sentence(part, game) {
    const clause = CLAUSE.exec(part);
    const bare = clause ? part.slice(0, clause.index) : part;
    const tables = [page.hillReasons, page.matchReasons, page.orderFaults];
    const order = game === "match" ? [1, 2, 0] : [0, 1, 2];
    for (let i = 0; i < order.length; i += 1) {
      const whole = found(tables[order[i]], part);
      const pair = whole || found(tables[order[i]], bare);
      if (pair) {
        return page.words.pick(pair) + (whole || !clause ? "" : clause[0]);
      }
    }
    return null;
  }

  function found(table, text) {
    if (Object.prototype.hasOwnProperty.call(table, text)) {
      return table[text];
    }
    const name = Object.keys(table).filter(function (code) {
      return table[code][1] === text;
    })[0];
    return name ? table[name] : null;
  }

  function places(part) {
    return part.split(", ").map(function (one) {
      const place = PLACE.exec(one);
      return place ? page.words.pick([PLACES[place[1]] + " " + place[2], one]) : one;
    }).join(", ");
  }
})((window.page = window.page || {}));
