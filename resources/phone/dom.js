/* Small helpers for the page's elements. Text goes in as text only, never as markup. */
(function (page) {
  "use strict";

  function byId(id) {
    return document.getElementById(id);
  }

  /* An element with a class, children or text inside. */
  function make(tag, className, inside) {
    const element = document.createElement(tag);
    if (className) {
      element.className = className;
    }
    if (typeof inside === "string") {
      element.textContent = inside;
    } else {
      (inside || []).forEach(function (child) {
        element.appendChild(child);
      });
    }
    return element;
  }

  /* A name of a team or a player, which may hold anything and in any direction. */
  function name(text) {
    const element = make("bdi", "name", text);
    element.setAttribute("dir", "auto");
    return element;
  }

  /* Only a change is written, so that a screen reader does not say the same twice. */
  function text(element, wanted) {
    if (element.textContent !== wanted) {
      element.textContent = wanted;
    }
  }

  function show(element, wanted) {
    element.hidden = !wanted;
  }

  function off(button, wanted) {
    button.setAttribute("aria-disabled", wanted ? "true" : "false");
  }

  function isOff(button) {
    return button.getAttribute("aria-disabled") === "true";
  }

  function empty(element) {
    while (element.firstChild) {
      element.removeChild(element.firstChild);
    }
  }

  /* One child of `parent` for each item, in order; a child whose key stays is kept with its focus. */
  function list(parent, items, keyOf, create, update) {
    const old = {};
    Array.prototype.slice.call(parent.children).forEach(function (child) {
      old[child.dataset.key] = child;
    });
    items.forEach(function (item, at) {
      const key = keyOf(item);
      const child = old[key] || create(item);
      delete old[key];
      child.dataset.key = key;
      update(child, item);
      if (parent.children[at] !== child) {
        parent.insertBefore(child, parent.children[at] || null);
      }
    });
    Object.keys(old).forEach(function (key) {
      parent.removeChild(old[key]);
    });
  }

  page.dom = {
    byId: byId,
    empty: empty,
    isOff: isOff,
    list: list,
    make: make,
    name: name,
    off: off,
    show: show,
    text: text,
  };
})((window.page = window.page || {}));
