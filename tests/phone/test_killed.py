"""The page, the server and a real evening on a real disk: a question through, and kill -9."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from app.night.hall.events import AnswerArrived
from app.night.timeline import Timeline
from app.store.look import read_game
from tests.phone.conftest import Phones
from tests.phone.laptop import FILE

PROGRAM = Path(__file__).with_name("laptop.py")
STATUS = "#answer-status"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")


class Laptop:
    """The program on the laptop; `port` stays over its lives."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, "0"

    def start(self, when: str = "never") -> None:
        command = [sys.executable, str(PROGRAM), str(self.folder), self.port, when]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        _, self.port, self.pin, self.secret = self.heard().split()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def heard(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def host(self, *words: str) -> None:
        assert self.process.stdin is not None
        for word in words:
            self.process.stdin.write(word + "\n")
            self.process.stdin.flush()
            assert self.heard() == "did", word

    def dies(self) -> None:
        assert self.process.wait(timeout=60) == -signal.SIGKILL
        self.process.communicate()

    def end(self) -> int:
        self.process.communicate(timeout=60)
        return self.process.returncode

    def answers(self) -> list[str | None]:
        """Every answer of a phone that the file of the evening holds."""
        steps = Timeline(read_game(self.folder / FILE).entries).steps
        facts = [fact for step in steps for fact in step.facts]
        return [fact.answer.text for fact in facts if isinstance(fact, AnswerArrived)]


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[Laptop]:
    laptop = Laptop(tmp_path)
    yield laptop
    assert laptop.end() == 0


@pytest.fixture
def seated(laptop: Laptop, phone: Phones) -> Callable[[], Page]:
    def join() -> Page:
        page = phone(f"{laptop.url}#1")
        page.fill("#pin", laptop.pin)
        page.click("#join-go")
        expect(page.locator("#who-name")).to_have_text("Team a")
        return page

    return join


def test_a_question_goes_through_phone_judge_and_host(
    laptop: Laptop, seated: Callable[[], Page], phone: Phones
) -> None:
    laptop.start()
    page = seated()
    expect(page.locator("#jump-why")).to_contain_text("на первом ходу игры (2.2.5 a)")
    judge = phone(f"{laptop.url}judge#{laptop.secret}", size=(1280, 800))
    laptop.host("announce")
    page.fill("#answer", "answer-1")
    page.keyboard.press("Enter")
    expect(page.locator(STATUS)).to_contain_text("дошёл")
    page.fill("#answer", "Answer-1")
    page.keyboard.press("Enter")
    expect(page.locator(STATUS)).to_contain_text("дошёл")
    expect(judge.locator("#came")).to_have_text("Ответили 1 из 3")
    assert "Answer-1" not in judge.content()
    laptop.host("close")
    expect(judge.locator("#groups .proposal")).to_contain_text("Похоже на верный")
    judge.locator("#groups .right").first.click()
    expect(judge.locator("#groups .right").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#answer-text")).to_have_text("Answer-1")
    laptop.host("right", "resolve")
    expect(page.locator("#outcome-mark")).to_have_text("✓ Верно!")
    expect(page.locator("#outcome-text")).to_have_text("Ступень 0 → 1. +1 балл.")
    laptop.host("board")
    expect(page.locator("#phase-name")).to_have_text("Заявки")
    expect(page.locator("#step")).to_have_text("1")


def test_kill_9_between_send_and_arrived_loses_nothing_and_doubles_nothing(
    laptop: Laptop, seated: Callable[[], Page]
) -> None:
    kept = "⚠ Нет связи: ответ сохранён здесь и уйдёт сам."
    laptop.start("arrived")
    page = seated()
    laptop.host("announce")
    page.fill("#answer", "Менделеев")
    page.click("#answer-send")
    laptop.dies()
    expect(page.locator(STATUS)).to_have_text(kept)
    assert laptop.answers() == []
    laptop.start("committed")
    wake(page)
    laptop.dies()
    expect(page.locator(STATUS)).to_have_text(kept)
    assert laptop.answers() == ["Менделеев"]
    laptop.start()
    wake(page)
    expect(page.locator(STATUS)).to_contain_text("дошёл")
    expect(page.locator("#who-name")).to_have_text("Team a")
    assert laptop.answers() == ["Менделеев"]


def wake(page: Page) -> None:
    """The phone finds its Wi-Fi again, and does not wait for its next try."""
    page.evaluate("window.dispatchEvent(new Event('online'))")
