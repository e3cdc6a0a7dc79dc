"""The one table of the desk's keys: what is pressed, what it does, when it counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, cast

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

Group = Literal["turn", "line", "team", "clock", "screen", "evening"]
GROUPS: tuple[Group, ...] = ("turn", "line", "team", "clock", "screen", "evening")


@dataclass(frozen=True, slots=True)
class Key:
    """A command's keys, as portable text ("Ctrl+Z"); the first one is shown.

    `free`: counts only while the command line is empty, so that it cannot clash with typing.
    `held`: goes on while it is held down; any other key that something leans on counts once.
    """

    name: str
    group: Group
    keys: tuple[str, ...]
    free: bool = False
    held: bool = False


KEYS: tuple[Key, ...] = (
    Key("next", "turn", ("Space",), free=True),
    Key("back", "turn", ("Esc", "Backspace"), free=True),
    Key("undo", "turn", ("Ctrl+Z",)),
    Key("redo", "turn", ("Ctrl+Shift+Z", "Ctrl+Y")),
    Key("partner", "turn", ("B",), free=True),
    Key("partner-named", "turn", ("Shift+B",), free=True),
    Key("void", "turn", ("V",), free=True),
    Key("appeal", "turn", ("Ctrl+H",)),
    Key("choose", "team", ("Up", "Down", "Left", "Right"), free=True, held=True),
    Key("act", "team", ("Return", "Enter"), free=True),
    Key("jump", "team", ("J",), free=True),
    Key("revolution", "team", ("R",), free=True),
    Key("clear", "team", ("Del",), free=True),
    Key("team-menu", "team", ("F2", "Menu")),
    Key("new-team", "team", ("Ctrl+N",)),
    Key("roster", "team", ("Ctrl+R",)),
    Key("pause", "clock", ("P",), free=True),
    Key("more-time", "clock", ("T",), free=True),
    Key("break", "clock", ("Ctrl+B",)),
    Key("board", "screen", ("G",), free=True),
    Key("question", "screen", ("Q",), free=True),
    Key("answer", "screen", ("A",), free=True),
    Key("moves", "screen", ("M",), free=True),
    Key("standings", "screen", ("S",), free=True),
    Key("welcome", "screen", ("W",), free=True),
    Key("crown", "screen", ("K",), free=True),
    Key("text", "screen", ("X",), free=True),
    Key("freeze", "screen", ("F9",)),
    Key("black", "screen", ("F10",)),
    Key("logo", "screen", ("F11",)),
    Key("help", "evening", ("F1",)),
    Key("menu", "evening", ("F12",)),
    Key("language", "evening", ("Ctrl+L",)),
    Key("pack", "evening", ("Ctrl+O",)),
    Key("rules", "evening", ("Ctrl+I",)),
    Key("record", "evening", ("Ctrl+S",)),
    Key("settings", "evening", ("Ctrl+,",)),
    Key("save-again", "evening", ("Ctrl+T",)),
    Key("unsaved", "evening", ("Ctrl+U",)),
    Key("end", "evening", ("Ctrl+E",)),
    Key("leave", "evening", ("Ctrl+Q",)),
)
BY_NAME = {key.name: key for key in KEYS}

_CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбюё"
_LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
_SAME_KEY = dict(zip(_CYRILLIC, _LATIN, strict=True))
_IGNORED = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier


def pressed(event: QKeyEvent) -> Key | None:
    """The command of a key press; letters count by their place, whatever the layout."""
    return _TABLE.get(_combination(event))


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


def _table() -> dict[int, Key]:
    found = {}
    for key in KEYS:
        for text in key.keys:
            sequence = QKeySequence(text, QKeySequence.SequenceFormat.PortableText)
            combination: QKeyCombination = cast(Any, sequence)[0]
            found[combination.toCombined()] = key
    return found


_TABLE = _table()
