"""Every code and every reason of the engines has its sentence in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import Any, get_args

import pytest
from playwright.sync_api import Browser, Page

from app import places
from app.hill.refusal import Reason as HillReason
from app.night.match.order_text import OrderFault
from app.night.match.refusal import MatchReason, MatchRefusal
from app.night.refusal import NightReason
from app.phones.protocol import Code, Outcome, Phase
from app.quidditch.refusal import Reason as MatchRule
from app.quidditch.rules import ROLES

FOLDER = places.resources() / "phone"
LATIN, CYRILLIC = re.compile(r"[A-Za-z]{2,}"), re.compile(r"[А-Яа-яЁё]")


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """A page with the words alone, in Russian."""
    context = browser.new_context(locale="ru-RU")
    page = context.new_page()
    for name in ("texts", "words", "reasons", "match-reasons", "reading"):
        page.add_script_tag(path=FOLDER / f"{name}.js")
    yield page
    context.close()


def english(reason: Enum) -> str:
    return reason.value if isinstance(reason, NightReason) else reason.sentence  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(
    ("table", "kinds"),
    [("hillReasons", (HillReason, NightReason)), ("matchReasons", (MatchRule, MatchReason))],
)
def test_every_reason_is_told_in_both_languages(
    page: Page, table: str, kinds: tuple[type[Enum], ...]
) -> None:
    told = page.evaluate(f"window.page.{table}")
    assert {name: pair[1] for name, pair in told.items()} == {
        reason.name: english(reason) for kind in kinds for reason in kind
    }
    for russian, _ in told.values():
        assert CYRILLIC.search(russian)
        assert not LATIN.search(russian.replace("PIN", ""))


def test_every_code_phase_and_outcome_has_its_text(page: Page) -> None:
    texts: dict[str, list[str]] = page.evaluate("window.page.texts")
    wanted = [f"code.{code}" for code in Code] + [f"phase.{phase}" for phase in get_args(Phase)]
    kinds = get_args(Outcome.model_fields["kind"].annotation)
    wanted += [f"outcome.{kind}" for kind in kinds]
    disputes = get_args(Outcome.model_fields["dispute"].annotation)
    wanted += [f"dispute.{how}" for how in disputes if how]
    wanted += [f"role.{role}" for role in ROLES]
    assert [key for key in wanted if key not in texts] == []


def test_every_text_is_whole_in_both_languages(page: Page) -> None:
    texts: dict[str, list[str]] = page.evaluate("window.page.texts")
    for key, (russian, spoken) in texts.items():
        assert sorted(re.findall(r"\{\d\}", russian)) == sorted(re.findall(r"\{\d\}", spoken)), key
        forms = (russian.count("|"), spoken.count("|"))
        assert forms in {(0, 0), (2, 1)}, key


def test_every_text_that_the_scripts_ask_for_exists(page: Page) -> None:
    texts = page.evaluate("Object.keys(window.page.texts)")
    for path in FOLDER.iterdir():
        if path.suffix in {".js", ".html"}:
            source = path.read_text(encoding="utf-8")
            asked = re.findall(r'(?:\bsay\(|count\(|data-\w+=)"([a-z.]*[a-z])"', source)
            assert [key for key in asked if key not in texts and key.count(".")] == [], path.name


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (
            MatchRefusal(MatchRule.GONE, "", "3", 1, "L2"),
            "раунд 3, такт 1, игрок L2: игрок выбыл до конца матча (1.6)",
        ),
        (
            MatchRefusal(
                MatchReason.BAD_ORDERS,
                str(
                    OrderFault(
                        2,
                        4,
                        "200(1)",
                        "there is no such cell: cells are 1 to 125, heights 1 to 3 (1.1)",
                    )
                ),
            ),
            "ходы не читаются: строка 2, столбец 4, '200(1)': такой клетки нет: клетки от 1 "
            "до 125, высоты от 1 до 3 (1.1)",
        ),
        ("ANSWERS_CLOSED", "приём ответов закончен"),
        ("NOT_SAVED: диск полон", "не удалось сохранить, поэтому не сделано: диск полон"),
        ("what nobody has heard of", "what nobody has heard of"),
    ],
)
def test_a_reason_is_read_with_its_place_and_detail(page: Page, refusal: Any, said: str) -> None:
    assert page.evaluate("r => window.page.reason(r, 'match')", str(refusal)) == said


def test_russian_plurals(page: Page) -> None:
    numbers = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111)
    told = [page.evaluate("n => window.page.words.count('outcome.point', n)", n) for n in numbers]
    assert told == [
        *("0 баллов", "1 балл", "2 балла", "5 баллов", "11 баллов", "12 баллов", "21 балл"),
        *("22 балла", "25 баллов", "101 балл", "111 баллов"),
    ]
