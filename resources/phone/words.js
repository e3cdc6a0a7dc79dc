/* Which language the page speaks, and how it says numbers. Tables of texts are [Russian, English]. */
(function (page) {
  "use strict";

  const LANGUAGES = ["ru", "en"];
  const KEPT = "koth.language";
  let language = kept() || ofPhone();
  const listeners = [];

  function kept() {
    try {
      const value = window.localStorage.getItem(KEPT);
      return LANGUAGES.indexOf(value) < 0 ? null : value;
    } catch (refused) {
      return null;
    }
  }

  function ofPhone() {
    const wanted = navigator.languages || [navigator.language || "ru"];
    for (let i = 0; i < wanted.length; i += 1) {
      const code = String(wanted[i]).slice(0, 2).toLowerCase();
      if (LANGUAGES.indexOf(code) >= 0) {
        return code;
      }
    }
    return "en";
  }

  function pick(pair) {
    return pair[LANGUAGES.indexOf(language)];
  }

  /* The text of that key, {0}, {1}… filled in. */
  function say(key) {
    const pair = page.texts[key];
    const values = Array.prototype.slice.call(arguments, 1);
    return pair ? fill(pick(pair), values) : key;
  }

  function fill(text, values) {
    return text.replace(/\{(\d)\}/g, function (whole, at) {
      return Number(at) < values.length ? String(values[Number(at)]) : whole;
    });
  }

  /* "2 балла": the form for the number, from a text "балл|балла|баллов" or "point|points". */
  function count(key, number) {
    const forms = pick(page.texts[key]).split("|");
    return number + " " + forms[language === "ru" ? russianForm(number) : Number(number !== 1)];
  }

  function russianForm(number) {
    const ten = Math.abs(number) % 10;
    const hundred = Math.abs(number) % 100;
    if (ten === 1 && hundred !== 11) {
      return 0;
    }
    return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
  }

  /* Milliseconds as begun tenths of seconds, as the desk writes them: "12,3" or "12.3". */
  function seconds(ms) {
    const text = (Math.floor(ms / 100) / 10).toFixed(1);
    return language === "ru" ? text.replace(".", ",") : text;
  }

  /* Why something is not done: a code of the laptop, or the engine's reason with its clause. */
  function why(reply, game) {
    const reason = reply.reason ? page.reason(reply.reason, game) : "";
    const clause = reply.clause ? " (" + reply.clause + ")" : "";
    if (!reason) {
      return say("code." + reply.code);
    }
    return clause && reason.indexOf(clause) >= 0 ? reason : reason + clause;
  }

  function choose(wanted) {
    language = wanted;
    try {
      window.localStorage.setItem(KEPT, wanted);
    } catch (refused) {
      /* it holds until the page is left */
    }
    apply();
    listeners.forEach(function (listener) {
      listener();
    });
  }

  /* Puts the texts of the language into the page's fixed elements. */
  function apply() {
    document.documentElement.lang = language;
    each("[data-say]", function (element) {
      element.textContent = say(element.getAttribute("data-say"));
    });
    each("[data-label]", function (element) {
      element.setAttribute("aria-label", say(element.getAttribute("data-label")));
    });
    each("[data-hint]", function (element) {
      element.setAttribute("placeholder", say(element.getAttribute("data-hint")));
    });
    each("button[data-language]", function (button) {
      const other = LANGUAGES[1 - LANGUAGES.indexOf(language)];
      button.textContent = other === "ru" ? "RU" : "EN";
      button.setAttribute("aria-label", other === "ru" ? "Русский" : "English");
      button.lang = other;
      button.onclick = function () {
        choose(other);
      };
    });
  }

  function each(selector, act) {
    Array.prototype.forEach.call(document.querySelectorAll(selector), act);
  }

  page.words = {
    apply: apply,
    count: count,
    onChange: function (listener) {
      listeners.push(listener);
    },
    pick: pick,
    say: say,
    seconds: seconds,
    why: why,
  };
})((window.page = window.page || {}));
