"""The page's files keep to what browsers of 2018 know, to small files, and to the laptop."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "phone"
FILES = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.iterdir())}
SCRIPTS = {name: text for name, text in FILES.items() if name.endswith(".js")}
STYLES = {name: text for name, text in FILES.items() if name.endswith(".css")}
PAGES = {name: text for name, text in FILES.items() if name.endswith(".html")}
LITERAL = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|/\*.*?\*/|//[^\n]*|(?<=[(=,:&|!] )/(?![*/ ])(?:[^/\\\n]|\\.)+/\w*'
    r"|(?<=\()/(?![*/ ])(?:[^/\\\n]|\\.)+/\w*",
    re.DOTALL,
)

# Newer than Chrome 64, Firefox 58 or Safari 11.
NEW_SYNTAX = {
    "optional chaining": r"\?\.(?!\d)",
    "nullish coalescing": r"\?\?",
    "logical assignment": r"(\|\||&&|\?\?)=",
    "spread": r"\.\.\.",
    "catch without a name": r"\bcatch\s*\{",
    "modules": r"^\s*(import|export)\b",
    "big integers": r"\b\d+n\b",
    "private members": r"\bthis\.#|^\s*#\w+",
    "class fields": r"^\s*static\s+\w+\s*=",
    "numeric separators": r"\b\d+_\d+\b",
    "async iteration": r"\bfor await\b|\basync\s+function\s*\*",
    "async": r"\b(async|await)\b",
}
NEW_NAMES = re.compile(
    r"\b(replaceAll|matchAll|flatMap|flat|fromEntries|allSettled|finally|structuredClone|randomUUID"
    r"|replaceChildren|queueMicrotask|globalThis|trimStart|trimEnd|BigInt|WeakRef|AbortController"
    r"|ResizeObserver|PluralRules|RelativeTimeFormat|ListFormat|hasOwn|findLast|toSorted"
    r"|requestSubmit|toggleAttribute|showModal)\b|\.at\("
)
NEW_STYLE = {
    "selectors": r":(is|where|has|focus-visible|not\([^)]*,)\b",
    "functions": r"\b(clamp|min|max)\(",
    "units": r"\d(dvh|svh|lvh|dvw|cqw)\b",
    "gap": r"(?<!-)\b(row-|column-)?gap\s*:",
    "shorthands": r"\b(inset|aspect-ratio|accent-color|place-items|color-scheme)\s*:",
    "at-rules": r"@(layer|container|property|supports selector|import|font-face)",
    "nesting": r"^\s+&",
    "colours": r"#[0-9a-f]{8}\b|\b(oklch|color-mix|lab)\(",
}


def bare(script: str) -> str:
    """The script without strings, patterns and comments."""
    return LITERAL.sub(" ", script)


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_keeps_to_the_language_of_2018(name: str) -> None:
    code = bare(SCRIPTS[name])
    found = [what for what, look in NEW_SYNTAX.items() if re.search(look, code, re.MULTILINE)]
    found += [match[0] for match in NEW_NAMES.finditer(code)]
    assert found == []
    assert "`" not in code


@pytest.mark.parametrize("name", STYLES)
def test_a_style_keeps_to_the_rules_of_2018(name: str) -> None:
    style = re.sub(r"/\*.*?\*/", " ", STYLES[name], flags=re.DOTALL)
    found = [what for what, look in NEW_STYLE.items() if re.search(look, style, re.MULTILINE)]
    assert found == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_inline_code_and_no_address_outside(name: str) -> None:
    text = PAGES[name]
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=|javascript:", text)
    addresses = re.findall(r'(?:src|href)="([^"]+)"', text)
    known = {f"/{file}" for file in FILES} | {"/vocabulary.js"}
    assert [address for address in addresses if address not in known] == []
    inputs = re.findall(r'<(?:input|textarea)\b[^>]*\bid="([\w-]+)"', text)
    assert [field for field in inputs if f'for="{field}"' not in text] == []


def test_no_file_names_an_address_outside_the_laptop() -> None:
    for name, text in FILES.items():
        assert re.findall(r"(?:https?|wss?)://[\w.-]+", text) in ([], ["http://www.w3.org"]), name


def test_text_becomes_text_and_never_markup() -> None:
    markup = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function"
    for name, code in SCRIPTS.items():
        assert not re.search(markup, bare(code)), name


def test_files_and_functions_stay_small_and_say_what_they_are() -> None:
    for name, code in SCRIPTS.items():
        assert code.startswith("/* "), name
        assert code.count("\n") <= 400, name
        starts = [m.start() for m in re.finditer(r"^  \S.*function.*\{$", code, re.MULTILINE)]
        for start in starts:
            body = code[start : code.index("\n  }", start)]
            assert body.count("\n") <= 50, (name, body.partition("\n")[0])


def test_every_script_is_used() -> None:
    pages = " ".join(PAGES.values())
    assert [name for name in (*SCRIPTS, *STYLES) if f'"/{name}"' not in pages] == []
