"""Jump and revolution on the phone: pressed, taken back, and why not (2.2.5, 2.4.5)."""

from __future__ import annotations

from playwright.sync_api import expect

from app.phones.protocol import Code, Refused, Right
from tests.phone.conftest import Joins
from tests.phone.night import FakeNight


def test_2_2_5_a_jump_is_declared_and_taken_back(night: FakeNight, joined: Joins) -> None:
    page = joined()
    jump = page.locator("#jump")
    expect(jump).to_have_attribute("aria-pressed", "false")
    jump.click()
    expect(jump).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#jump-on")).to_have_text("✓ заявлено")
    assert night.views["t7"].declared == "jump"
    jump.click()
    expect(jump).to_have_attribute("aria-pressed", "false")
    assert night.views["t7"].declared is None


def test_2_4_5_what_is_not_allowed_says_why_with_its_clause(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    expect(page.locator("#revolution")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#revolution-why")).to_have_text(
        "революцию объявляют только с предпоследней ступени (2.4.5)"
    )
    page.locator("#revolution").click(force=True)
    night.show("t7", jump=Right(allowed=False, reason="JUMP_AFTER_FAILURE", clause="2.2.5 b"))
    expect(page.locator("#jump-why")).to_have_text(
        "прыжок не объявляют после неудачного хода (2.2.5 b)"
    )
    assert night.arrivals.qsize() == 1  # the phone's own entry


def test_a_refused_declaration_says_the_engines_reason(night: FakeNight, joined: Joins) -> None:
    page = joined(lang="en-US")
    night.answering = lambda letter: Refused(
        id=letter.wish.id,  # type: ignore[union-attr]
        code=Code.NOT_ALLOWED,
        reason="a jump may not be declared on the penultimate step",
        clause="2.2.5 c",
    )
    page.click("#jump")
    expect(page.locator("#declare-status")).to_have_text(
        "✗ a jump may not be declared on the penultimate step (2.2.5 c)"
    )


def test_h9_a_revolution_may_come_during_the_question_where_the_rules_say_so(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show("t7", phase="answers", revolution=Right(allowed=True))
    expect(page.locator("#revolution")).to_be_visible()
    expect(page.locator("#jump")).to_be_hidden()
    night.show("t7", declared="revolution", late=True, revolution=Right(allowed=False))
    expect(page.locator("#declared-now")).to_have_text("Заявка опоздала: ход играется как обычный.")
