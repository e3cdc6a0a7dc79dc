"""Phones in the desk's window: the hall's keys, marks on the rows, warnings, the groups' marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from app.night.intents import Mark
from app.night.preferences import Settings
from ui.desk import look
from ui.desk.keys import cap
from ui.desk.phones.captains import CaptainsSheet
from ui.desk.phones.cards_sheet import CardsSheet
from ui.desk.phones.judge_sheet import JudgeSheet
from ui.desk.phones.link import HallLink
from ui.desk.phones.mark import PhoneMark, icon, marks_of
from ui.desk.phones.network_sheet import NetworkSheet
from ui.desk.phones.phones_sheet import PhonesSheet
from ui.desk.phones.preflight import Checks
from ui.desk.phones.preflight_sheet import PreflightSheet
from ui.desk.phones.words import Phones
from ui.desk.phrases import Desk
from ui.desk.window import DeskWindow

NARROW = 1000
"""On a window so narrow the command line needs the room; warnings are shown all the same."""


class Keeper(Protocol):
    """Who keeps the program's settings."""

    def settings(self) -> Settings:
        """The settings as they are."""

    def apply(self, settings: Settings) -> str:
        """Put settings in force and keep them; returns "", or why they could not be kept."""


class PhonesAtDesk(QObject):
    """Ties the hall to the desk; `last` is the sheet that was opened last."""

    def __init__(self, desk: DeskWindow, link: HallLink, keeper: Keeper, checks: Checks) -> None:
        super().__init__(desk)
        self._desk, self._link, self._keeper, self._checks = desk, link, keeper, checks
        self.last: QDialog | None = None
        self._wanting: bool | None = None
        groups = desk.side.groups
        groups.judged.connect(self._mark)
        desk.more |= {
            "phones": self.phones,
            "preflight": self.preflight,
            "table-cards": self.cards,
            "captains": self.captains,
            "group-right": self._in_marking(groups.right),
            "group-wrong": self._in_marking(groups.wrong),
            "group-next": self._in_marking(groups.skip),
        }
        desk.footer.phones.clicked.connect(self.phones)
        link.changed.connect(self.refresh)
        link.warned.connect(self._warn)
        link.live.beaten.connect(self._count)
        self.refresh()

    def refresh(self) -> None:
        """Show how the hall stands."""
        self._desk.board.show_phones(marks_of(self._link.view))
        self._count()

    def tell(self) -> None:
        """Say, if so, that phones cannot come in."""
        trouble = self._link.reception.trouble
        if trouble:
            self._desk.say(Phones().shut(trouble), "fault")

    def phones(self) -> None:
        """Every phone, and what can be done with it."""
        sheet = PhonesSheet(self._desk, self._link)
        for name, button in sheet.ways.items():
            button.clicked.connect(
                {
                    "cards": self.cards,
                    "judge": self.judge,
                    "preflight": self.preflight,
                    "network": self.network,
                }[name]
            )
        self._open(sheet)

    def judge(self) -> None:
        """The judge's link, and from when on answers are alike."""
        self._open(JudgeSheet(self._desk, self._link))

    def cards(self) -> None:
        """Cards for the tables, to print."""
        self._open(CardsSheet(self._desk, self._link, self._keeper))

    def network(self) -> None:
        """Where phones come in, and by what certificate."""
        self._open(NetworkSheet(self._desk, self._link, self._keeper))

    def captains(self) -> None:
        """Whose phones give a side's orders, and how long."""
        self._open(CaptainsSheet(self._desk, self._link))

    def preflight(self) -> None:
        """What ruins evenings, looked at before it does."""
        self._open(PreflightSheet(self._desk, self._link, self._checks))

    def _open(self, sheet: QDialog) -> None:
        self.last = sheet
        sheet.open()

    def _in_marking(self, act: Callable[[], None]) -> Callable[[], None]:
        """Act where there is something to judge; else say what the key is for."""

        def done() -> None:
            groups = self._desk.side.groups
            if groups.current is not None or (groups.entries and act == groups.skip):
                act()
            else:
                self._desk.say(self.tr("No group of answers waits to be judged"), "ask")

        return done

    def _mark(self, teams: tuple[str, ...], mark: bool | None) -> None:
        self._desk.host.do(Mark(dict.fromkeys(teams, mark)), self._link.live.stamp())

    def _warn(self, team: str, wrong: int) -> None:
        row = next((row for row in self._link.view.teams if row.team == team), None)
        words = Phones()
        said = words.guessed(row.number, row.name, wrong) if row else words.guessed_link(wrong)
        self._desk.say(said, "fault")

    def _count(self) -> None:
        """How many teams are there; with a match, the time left for orders."""
        button, view = self._desk.footer.phones, self._link.view
        shut = not view.open and not self._link.reception.trouble
        wanting = any(team.guesses for team in view.teams) or not view.open
        button.setVisible(not shut and (wanting or self._desk.width() >= NARROW))
        if shut:
            return
        here = sum(bool(team.connected) for team in view.teams)
        text = f"{here}/{len(view.teams)}" if view.open else "—"
        if self._link.live.night.mode == "pitch":
            left = self._link.orders_left()
            text = text if left is None else f"{text} · {Desk().time(left, tenths=False)}"
        key, said = cap("phones"), self.tr("Phones: %n team(s) connected", "", here)
        name = f"{said} ({key})"
        if (button.text(), button.accessibleName()) != (text, name):
            button.setText(text)
            button.setAccessibleName(name)
            button.setToolTip(name)
        if wanting != self._wanting:
            self._wanting = wanting
            button.setIcon(icon(PhoneMark(1, 0, guessed=wanting), self._desk.devicePixelRatioF()))
            colour = f"color:{look.RED};" if wanting else ""
            button.setStyleSheet(f"{colour}padding:6px 8px")
