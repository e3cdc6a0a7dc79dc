"""The one table of the desk's keys: what is pressed, what it does, when it counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, cast

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

Group = Literal["turn", "line", "team", "clock", "pitch", "screen", "media", "evening"]
GROUPS: tuple[Group, ...] = (
    *("turn", "line", "team", "clock", "pitch", "screen", "media", "evening"),
)
Seat = Literal["hill", "pitch"]
SEATS: tuple[Seat, ...] = ("hill", "pitch")


@dataclass(frozen=True, slots=True)
class Key:
    """A command's keys, as portable text ("Ctrl+Z"); the first one is shown.

    `free`: counts only while the command line is empty, so that it cannot clash with typing.
    `held`: goes on while it is held down; any other key that something leans on counts once.
    `seats`: in which of the two games it counts.
    """

    name: str
    group: Group
    keys: tuple[str, ...]
    free: bool = False
    held: bool = False
    seats: tuple[Seat, ...] = ("hill",)


KEYS: tuple[Key, ...] = (
    Key("next", "turn", ("Space",), free=True, seats=SEATS),
    Key("back", "turn", ("Esc", "Backspace"), free=True, seats=SEATS),
    Key("undo", "turn", ("Ctrl+Z",), seats=SEATS),
    Key("redo", "turn", ("Ctrl+Shift+Z", "Ctrl+Y"), seats=SEATS),
    Key("partner", "turn", ("B",), free=True),
    Key("partner-named", "turn", ("Shift+B",), free=True),
    Key("void", "turn", ("V",), free=True),
    Key("appeal", "turn", ("Ctrl+H",)),
    Key("group-right", "turn", ("Y",), free=True),
    Key("group-wrong", "turn", ("N",), free=True),
    Key("group-next", "turn", ("U",), free=True),
    Key("choose", "team", ("Up", "Down", "Left", "Right"), free=True, held=True, seats=SEATS),
    Key("act", "team", ("Return", "Enter"), free=True, seats=SEATS),
    Key("jump", "team", ("J",), free=True),
    Key("revolution", "team", ("R",), free=True),
    Key("clear", "team", ("Del",), free=True, seats=SEATS),
    Key("team-menu", "team", ("F2", "Menu")),
    Key("new-team", "team", ("Ctrl+N",)),
    Key("roster", "team", ("Ctrl+R",)),
    Key("pause", "clock", ("P",), free=True),
    Key("more-time", "clock", ("T",), free=True),
    Key("break", "clock", ("Ctrl+B",)),
    Key("player", "pitch", ("PgDown", "PgUp"), held=True, seats=("pitch",)),
    Key("tact", "pitch", ("F4", "F3"), seats=("pitch",)),
    Key("height", "pitch", ("1", "2", "3"), free=True, seats=("pitch",)),
    Key("catch", "pitch", ("C",), free=True, seats=("pitch",)),
    Key("throw", "pitch", ("T",), free=True, seats=("pitch",)),
    Key("drop", "pitch", ("D",), free=True, seats=("pitch",)),
    Key("beat", "pitch", ("B",), free=True, seats=("pitch",)),
    Key("stay", "pitch", ("S",), free=True, seats=("pitch",)),
    Key("comment", "pitch", ("M",), free=True, seats=("pitch",)),
    Key("play-round", "pitch", ("Shift+Space",), free=True, seats=("pitch",)),
    Key("paste", "pitch", ("Ctrl+P",), seats=("pitch",)),
    Key("cover", "pitch", ("H",), free=True, seats=("pitch",)),
    Key("lists", "pitch", ("F6",), seats=("pitch",)),
    Key("odds", "pitch", ("O",), free=True, seats=("pitch",)),
    Key("dice", "pitch", ("Ctrl+D",), seats=("pitch",)),
    Key("decide", "pitch", ("Ctrl+J",), seats=("pitch",)),
    Key("correct-order", "pitch", ("Ctrl+H",), seats=("pitch",)),
    Key("captains", "pitch", ("Ctrl+K",), seats=("pitch",)),
    Key("close-match", "pitch", ("Ctrl+W",), seats=("pitch",)),
    Key("board", "screen", ("G",), free=True),
    Key("question", "screen", ("Q",), free=True),
    Key("answer", "screen", ("A",), free=True),
    Key("moves", "screen", ("M",), free=True),
    Key("standings", "screen", ("S",), free=True),
    Key("welcome", "screen", ("W",), free=True),
    Key("crown", "screen", ("K",), free=True),
    Key("partner-card", "screen", ("L",), free=True),
    Key("text", "screen", ("X",), free=True),
    Key("page-next", "screen", ("PgDown",)),
    Key("page-back", "screen", ("PgUp",)),
    Key("larger", "screen", ("Ctrl++", "Ctrl+=")),
    Key("smaller", "screen", ("Ctrl+-",)),
    Key("play", "media", ("F5",)),
    Key("again", "media", ("Shift+F5",)),
    Key("next-medium", "media", ("F6",)),
    Key("louder", "media", ("Ctrl+Up",), held=True),
    Key("softer", "media", ("Ctrl+Down",), held=True),
    Key("freeze", "screen", ("F9",), seats=SEATS),
    Key("black", "screen", ("F10",), seats=SEATS),
    Key("logo", "screen", ("F11",), seats=SEATS),
    Key("pitch", "evening", ("F8",), seats=SEATS),
    Key("help", "evening", ("F1",), seats=SEATS),
    Key("menu", "evening", ("F12",), seats=SEATS),
    Key("language", "evening", ("Ctrl+L",), seats=SEATS),
    Key("pack", "evening", ("Ctrl+O",)),
    Key("phones", "evening", ("F7",), seats=SEATS),
    Key("preflight", "evening", ("Shift+F7",), seats=SEATS),
    Key("table-cards", "evening", ("Ctrl+F7",), seats=SEATS),
    Key("rules", "evening", ("Ctrl+I",), seats=SEATS),
    Key("shown-log", "evening", ("Ctrl+Shift+S",), seats=SEATS),
    Key("record", "evening", ("Ctrl+S",), seats=SEATS),
    Key("results", "evening", ("Ctrl+Shift+R",), seats=SEATS),
    Key("settings", "evening", ("Ctrl+,",), seats=SEATS),
    Key("save-again", "evening", ("Ctrl+T",), seats=SEATS),
    Key("unsaved", "evening", ("Ctrl+U",), seats=SEATS),
    Key("end", "evening", ("Ctrl+E",), seats=SEATS),
    Key("leave", "evening", ("Ctrl+Q",), seats=SEATS),
)
BY_NAME = {key.name: key for key in KEYS}

_CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбюё"
_LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
_SAME_KEY = dict(zip(_CYRILLIC, _LATIN, strict=True))
_IGNORED = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier


def pressed(event: QKeyEvent, seat: Seat = "hill") -> Key | None:
    """The command of a key press; letters count by their place, whatever the layout."""
    return _TABLES[seat].get(_combination(event))


def cap(name: str) -> str:
    """The first key of a command as it is shown: "Ctrl+Z"."""
    return BY_NAME[name].keys[0]


def _combination(event: QKeyEvent) -> int:
    code = event.key()
    letter = chr(code).lower() if 0x400 <= code <= 0x4FF else ""
    if letter in _SAME_KEY:
        code = ord(_SAME_KEY[letter].upper())
    modifiers = event.modifiers() & ~_IGNORED
    return QKeyCombination(modifiers, Qt.Key(code)).toCombined()


def _table(seat: Seat) -> dict[int, Key]:
    found = {}
    for key in (key for key in KEYS if seat in key.seats):
        for text in key.keys:
            sequence = QKeySequence(text, QKeySequence.SequenceFormat.PortableText)
            combination: QKeyCombination = cast(Any, sequence)[0]
            found[combination.toCombined()] = key
    return found


_TABLES = {seat: _table(seat) for seat in SEATS}
