/* The team's slope as a small picture: terraces lighter towards the Summit, the climbed part in the
   team's colour, its number where it stands, the king in gold with its hold as pips. */
(function (page) {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";
  const WIDTH = 320;
  const HEIGHT = 132;
  const TOP = 30;
  const LOW = [44, 58, 104];
  const HIGH = [201, 214, 242];

  function shape(tag, attributes, text) {
    const element = document.createElementNS(SVG, tag);
    Object.keys(attributes).forEach(function (name) {
      element.setAttribute(name, attributes[name]);
    });
    if (text) {
      element.textContent = text;
    }
    return element;
  }

  function tint(share) {
    const channels = LOW.map(function (low, at) {
      return Math.round(low + (HIGH[at] - low) * share * share);
    });
    return "rgb(" + channels.join(",") + ")";
  }

  /* Half the width of the mountain at a height, 0 to 1: steep at the top, wide at the foot. */
  function half(share) {
    return 26 + 130 * Math.pow(1 - share, 1.25);
  }

  function draw(svg, view) {
    const key = [view.step, view.summit, view.king, view.number, view.hold, view.hold_turns].join();
    if (svg.dataset.drawn === key) {
      return;
    }
    svg.dataset.drawn = key;
    page.dom.empty(svg);
    const tall = (HEIGHT - TOP) / (view.summit + 1);
    for (let step = 0; step <= view.summit; step += 1) {
      terrace(svg, view, step, HEIGHT - (step + 1) * tall, tall);
    }
    const top = { x: WIDTH / 2 - half(1), y: TOP - 1, width: 2 * half(1), height: 3, fill: "#ffcb47" };
    svg.appendChild(shape("rect", top));
    token(svg, view, HEIGHT - (view.step + 1) * tall);
    if (view.king) {
      pips(svg, view);
    }
  }

  function terrace(svg, view, step, y, tall) {
    const share = step / view.summit;
    const wide = half(share);
    const box = { x: WIDTH / 2 - wide, y: y, width: 2 * wide, height: tall + 0.5, rx: 2 };
    box.fill = tint(share);
    svg.appendChild(shape("rect", box));
    if (step <= view.step) {
      const strip = { x: WIDTH / 2 - wide / 4, y: y, width: wide / 2, height: tall + 0.5 };
      strip["class"] = "climbed";
      svg.appendChild(shape("rect", strip));
    }
    if (tall > 3) {
      const edge = { x: WIDTH / 2 - wide, y: y, width: 2 * wide, height: 1, fill: "#0a0f1f" };
      edge["fill-opacity"] = 0.45;
      svg.appendChild(shape("rect", edge));
    }
  }

  function token(svg, view, ground) {
    const y = ground - 14;
    const disc = { cx: WIDTH / 2, cy: y, r: 15, "class": view.king ? "disc king" : "disc" };
    svg.appendChild(shape("circle", disc));
    const number = { x: WIDTH / 2, y: y + 5.5, "text-anchor": "middle", "class": "number" };
    svg.appendChild(shape("text", number, String(view.number)));
  }

  function pips(svg, view) {
    for (let at = 0; at < view.hold_turns; at += 1) {
      const pip = { cx: WIDTH / 2 + 28 + at * 15, cy: TOP - 14, r: 5 };
      pip["class"] = at < view.hold ? "pip full" : "pip";
      svg.appendChild(shape("circle", pip));
    }
  }

  page.drawHill = draw;
})((window.page = window.page || {}));
