"""Nothing newer than the autumn of 2018: what the page uses is on a list of what was there then.

Chrome 70, Firefox 62 and Safari 12 are the measure. Whatever is not on a list is looked up before
it is added; and a real browser plays a question with everything newer taken out of it.
"""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.phone.night import PIN, FakeNight, clock
from tests.phone.test_scripts import PAGES, SCRIPTS, STYLES, bare

SCRIPT = " ".join(bare(text) for text in SCRIPTS.values())
STYLE = re.sub(r"/\*.*?\*/", " ", " ".join(STYLES.values()), flags=re.DOTALL)
PAGE = " ".join(PAGES.values())


def words(text: str) -> list[str]:
    return text.split()


FUNCTIONS = words("""
abs addEventListener appendChild bind call catch ceil charAt clearTimeout close concat contains
createElement createElementNS exec filter findIndex floor focus forEach getAttribute
getElementById getItem getRandomValues indexOf insertBefore join json keys map max min now parse
pow preventDefault push querySelector querySelectorAll random reduce removeChild removeItem
replace replaceState select setAttribute setInterval setItem setTimeout shift slice some sort
splice split stringify test then toFixed toLowerCase toUpperCase trim apply match round write
send
""")
BARE = words("Boolean Number String Uint8Array WebSocket fetch")
PROPERTIES = words("""
-webkit-appearance -webkit-box-orient -webkit-line-clamp -webkit-text-size-adjust align-items
animation appearance background-color background-image border border-bottom border-color
border-left border-left-color border-left-style border-radius border-style box-sizing clip color
content cursor display fill flex flex-wrap font font-family font-size font-variant-numeric
font-weight height justify-content letter-spacing line-height list-style margin margin-bottom
margin-left margin-right margin-top max-height max-width min-height min-width opacity outline
outline-offset overflow overflow-wrap padding padding-bottom padding-left padding-right
padding-top position resize stroke stroke-width text-align top touch-action transition
unicode-bidi white-space width word-break word-wrap z-index
""")
STYLE_FUNCTIONS = {"linear-gradient", "rect", "var"}
SELECTORS = {"::before", "::placeholder", ":empty", ":focus", ":last-child", ":root"}
UNITS = {"px", "em", "rem", "vh", "s"}
ELEMENTS = words("""
bdi body button dd details div dl dt footer form h1 h2 h3 head header html input label li link
main meta noscript ol p script section small span strong summary svg textarea title ul
""")
PATTERN = re.compile(r"\(\?<|\\p\{|\(\?[dims-]+:|/[a-z]*[dsvy][a-z]*[;,.)]")
"""Lookbehind and named groups, properties of letters, flags: Safari 12 or Firefox 62 has none."""

LATER = words("""
Array.prototype.at Array.prototype.flat Array.prototype.flatMap Array.prototype.findLast
Array.prototype.findLastIndex Array.prototype.toSorted Array.prototype.toReversed
Array.prototype.toSpliced Array.prototype.with String.prototype.at String.prototype.replaceAll
String.prototype.matchAll String.prototype.trimStart String.prototype.trimEnd
String.prototype.isWellFormed Object.fromEntries Object.hasOwn Object.groupBy Promise.allSettled
Promise.any Promise.withResolvers Promise.prototype.finally structuredClone queueMicrotask
ResizeObserver IntersectionObserver AbortController BigInt WeakRef FinalizationRegistry
Intl.PluralRules Intl.RelativeTimeFormat Intl.ListFormat Intl.Segmenter Intl.DisplayNames
crypto.randomUUID crypto.subtle Element.prototype.replaceChildren
Element.prototype.toggleAttribute Document.prototype.replaceChildren
HTMLFormElement.prototype.requestSubmit navigator.locks navigator.clipboard navigator.wakeLock
navigator.userAgentData scheduler CSSStyleSheet.prototype.replace Response.json URL.canParse
Blob.prototype.text BroadcastChannel SharedWorker visualViewport
""")
TAKE_OUT = """names => names.forEach(name => {
  const way = name.split("."), last = way.pop();
  const holder = way.reduce((there, part) => there && there[part], window);
  for (let owner = holder; owner; owner = Object.getPrototypeOf(owner)) {
    const has = Object.getOwnPropertyDescriptor(owner, last);
    if (has && has.configurable) delete owner[last];
  }
})"""


def own() -> set[str]:
    """What the page's scripts define themselves."""
    made = re.findall(r"\.prototype\.(\w+) =|function (\w+)\(|(\w+): (?:function\b|\w)", SCRIPT)
    given = {
        "isOf",
        "fault",
        "listener",
        "keyOf",
        "teamsOf",
        "joined",
        "onDoor",
        "oninput",
        "drawHill",
    }
    return {name for row in made for name in row if name} | given


def test_the_scripts_call_nothing_newer() -> None:
    called = set(re.findall(r"\.(\w+)\(", SCRIPT))
    assert called - own() - set(FUNCTIONS) == set()
    words = {"if", "for", "while", "switch", "return", "function", "catch", "typeof"}
    alone = set(re.findall(r"(?<![.\w])(\w+)\(", SCRIPT))
    assert alone - own() - words - set(BARE) == set()
    assert set(re.findall(r"\bnew (\w+)", SCRIPT)) - own() <= {*BARE, "page"}
    assert [name for name, text in SCRIPTS.items() if PATTERN.search(text)] == []


def test_the_styles_use_nothing_newer() -> None:
    named = set(re.findall(r"(?<=[{;\s])(-{0,2}[a-z][\w-]*)\s*:\s*[^;{}]+[;}]", STYLE))
    assert {name for name in named if not name.startswith("--")} - set(PROPERTIES) == set()
    assert set(re.findall(r"([\w-]+)\(", STYLE)) - {"and"} <= STYLE_FUNCTIONS
    assert set(re.findall(r"(::?[a-z-]+)(?=[^;{}]*\{)", STYLE)) - {":max-width"} <= SELECTORS
    plain = re.sub(r"#[0-9a-f]{3,8}\b", " ", STYLE)
    assert set(re.findall(r"\d([a-z]+)\b", plain)) <= UNITS
    assert set(re.findall(r"@[\w-]+", STYLE)) == {"@media"}
    assert not re.search(r":\s*(grid|contents|flow-root|anywhere|fit-content|clip)\b", STYLE)


def test_the_pages_have_no_newer_elements() -> None:
    assert set(re.findall(r"<([a-z]\w*)", PAGE)) - set(ELEMENTS) == set()


def test_a_question_is_played_in_a_browser_without_anything_newer(
    night: FakeNight, browser: Browser
) -> None:
    context = browser.new_context(locale="ru-RU", viewport={"width": 320, "height": 568})
    context.add_init_script(f"({TAKE_OUT})({LATER!r})")
    page = context.new_page()
    failed: list[str] = []
    page.on("pageerror", lambda error: failed.append(str(error)))
    page.goto(f"{night.url}#7")
    assert page.evaluate("[typeof [].at, typeof window.structuredClone]") == ["undefined"] * 2
    page.fill("#pin", PIN)
    page.click("#join-go")
    night.show("t7", phase="answers", clock=clock(60))
    page.fill("#answer", "Менделеев")
    page.click("#answer-send")
    expect(page.locator("#answer-status")).to_contain_text("дошёл")
    page.reload()
    expect(page.locator("#answer-status")).to_contain_text("дошёл")
    assert [entry[2] for entry in night.committed] == ["Менделеев"]
    assert failed == []
    context.close()
