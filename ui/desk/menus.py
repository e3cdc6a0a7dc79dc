"""Menus: all commands by group, and all that can be done with one team, greyed with reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.night import intents
from app.night.desk import ASKING, JUDGING, DeskRow, why_refused
from app.night.refusal import Refused
from app.night.scenes import Declared
from ui.desk.actions import DeskActions
from ui.desk.catalogue import DeskKeys
from ui.desk.host import Host
from ui.desk.ink import label
from ui.desk.keys import GROUPS, KEYS, Seat
from ui.desk.phrases import Desk, translate
from ui.desk.words import refusal_text

NOT_IN_MENU = (
    *("choose", "act", "jump", "revolution", "clear", "menu"),
    *("height", "player", "tact", "catch", "throw", "drop", "beat", "stay"),
)


def main_menu(
    parent: QWidget,
    run: Callable[[str], None],
    why_not: Callable[[str], Refused | None],
    seat: Seat = "hill",
) -> QMenu:
    """Everything the keys of a game do; `run` and `why_not` are given the command's name."""
    words = DeskKeys()
    menu = _menu(parent, words.command("menu"))
    for group in GROUPS:
        own = (key for key in KEYS if key.group == group and seat in key.seats)
        keys = [key for key in own if key.name not in NOT_IN_MENU]
        if not keys:
            continue
        part = menu.addMenu(words.group(group))
        part.setToolTipsVisible(True)
        for key in keys:
            action = _add(part, words.command(key.name), partial(run, key.name), why_not(key.name))
            action.setText(f"{action.text()}\t{words.caps(key.name)[0]}")
    return menu


def team_menu(parent: QWidget, host: Host, actions: DeskActions, row: DeskRow) -> QMenu:
    """What can be done with a team now."""
    menu = _menu(parent, f"{row.team.number} {row.team.name}")
    _play(menu, host, row)
    menu.addSeparator()
    team, night = row.team.id, host.night
    _add(menu, translate("Desk", "Edit name and players…"), lambda: actions.edit_team(team))
    correct = why_refused(night, intents.Correct(team, 0, 0, "-"))
    _add(
        menu,
        translate("Desk", "Correct step or points…"),
        lambda: actions.correct_team(team),
        correct,
    )
    withdraw = why_refused(night, intents.Withdraw(team))
    _add(menu, translate("Desk", "Withdraw…"), lambda: actions.withdraw_team(team), withdraw)
    _add(menu, translate("Desk", "Appeal to an earlier turn…"), lambda: actions.appeal(None, team))
    return menu


def drop(menu: QMenu, under: QWidget, across: int = 0) -> None:
    """Open the menu under a control, so many pixels to the right of its edge."""
    menu.popup(under.mapToGlobal(QPoint(across, under.height())))


def _play(menu: QMenu, host: Host, row: DeskRow) -> None:
    words, team, stamp = Desk(), row.team.id, host.live.stamp
    if host.night.stage in JUDGING:
        for text, mark in (
            (translate("Desk", "✓ correct"), True),
            (translate("Desk", "✗ wrong"), False),
            (translate("Desk", "? not marked"), None),
        ):
            why = why_refused(host.night, intents.Mark({team: mark}))
            _add(menu, text, partial(_mark, host, team, mark), why)
    elif host.night.stage in ASKING:
        why = why_refused(host.night, intents.RecordAnswers((team,)))
        _add(menu, translate("Desk", "Answer has arrived"), lambda: host.act(team, stamp()), why)
    if host.night.stage in (*JUDGING, *ASKING):
        why = why_refused(host.night, intents.DropAnswer(team))
        drop = intents.DropAnswer(team)
        _add(menu, translate("Desk", "Take the answer off"), lambda: host.do(drop, stamp()), why)
        return
    kinds: tuple[tuple[Declared, str], ...] = (
        ("jump", translate("Desk", "Jump")),
        ("revolution", translate("Desk", "Revolution")),
    )
    for (kind, text), (_, refused) in zip(kinds, row.rights, strict=True):
        made = row.declared is not None
        entry = (
            translate("Desk", "Take back: ") + words.kind(row.declared)
            if row.declared == kind
            else text
        )
        _add(
            menu,
            entry,
            partial(_declare, host, team, kind),
            None if made else refused,
        )


def _mark(host: Host, team: str, mark: bool | None) -> None:
    host.mark(team, mark, host.live.stamp())


def _declare(host: Host, team: str, kind: Declared) -> None:
    host.declare(team, kind, host.live.stamp())


def _menu(parent: QWidget, title: str) -> QMenu:
    menu = QMenu(parent)
    menu.setTitle(title)
    menu.setAccessibleName(title)
    menu.setToolTipsVisible(True)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _add(menu: QMenu, text: str, run: Callable[[], object], why: Refused | None = None) -> QAction:
    """An entry; refused ones are greyed and say why."""
    action = menu.addAction(label(text if why is None else f"{text} — {refusal_text(why)}"))
    action.setEnabled(why is None)
    action.triggered.connect(lambda _=False: run())
    if why is not None:
        action.setToolTip(refusal_text(why))
        action.setWhatsThis(refusal_text(why))
    return action
