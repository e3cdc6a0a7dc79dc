"""What each key does, in words, for the help sheet, the menu and the buttons."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from ui.desk.keys import BY_NAME, Group
from ui.desk.phones.key_words import PhoneKeys
from ui.language import once


class DeskKeys:
    """The commands' words, under the context "DeskKeys"."""

    def tr(self, source: str, comment: str = "") -> str:
        """The translation of `source`."""
        return QCoreApplication.translate("DeskKeys", source, comment)

    def group(self, group: Group) -> str:
        """The title of a group of keys."""
        return {
            "turn": self.tr("The turn"),
            "line": self.tr("The command line"),
            "team": self.tr("A team, chosen with the arrows"),
            "clock": self.tr("The clock"),
            "pitch": self.tr("Quidditch, on the pitch"),
            "screen": self.tr("The audience's picture"),
            "media": self.tr("Sound and video"),
            "evening": self.tr("The evening"),
        }[group]

    def command(self, name: str) -> str:
        """What a command does."""
        return _commands()[name]

    def commands(self) -> dict[str, str]:
        """What every command does."""
        words = {**self._turn(), **self._team(), **self._pitch(), **self._screen()}
        return {**words, **self._evening(), **PhoneKeys().commands()}

    def short(self, name: str) -> str:
        """What a command does, in one word where there is one."""
        return {
            "question": self.tr("question"),
            "logo": self.tr("card", "the title card"),
        }.get(name) or self.command(name)

    def caps(self, name: str) -> tuple[str, ...]:
        """The keys of a command as they are written on a keyboard."""
        return tuple(dict.fromkeys(self.cap(text) for text in BY_NAME[name].keys))

    def cap(self, text: str) -> str:
        """One key, from portable text."""
        own = {
            "Space": self.tr("Space", "key"),
            "Up": "↑",
            "Down": "↓",
            "Left": "←",
            "Right": "→",
            "Return": "Enter",
            "Backspace": "Backspace",
            "Menu": self.tr("Menu", "key"),
        }
        return own.get(text, text)

    def line(self) -> tuple[tuple[str, str], ...]:
        """The command line's language: what is typed, and what it does."""
        return (
            (self.tr("7j 9r"), self.tr("declare: jump, revolution; once more takes it back")),
            (self.tr("-7"), self.tr("take back: a declaration; while answering, an answer")),
            (self.tr("12  3 5 7"), self.tr("while answering: these answers have arrived now")),
            (self.tr("1 4 7-9"), self.tr("marking: these have it, all other answers are wrong")),
            (self.tr("+5 -3 ?8"), self.tr("marking: one correct, one wrong, one unmarked")),
            (self.tr("*  0"), self.tr("marking: all have it, none has it")),
            (self.tr("5 reason"), self.tr("host's decision: the team and why")),
            (self.tr("L2 12(2) throw 5(2)"), self.tr("Quidditch: an order of a player")),
            (self.tr("L2 12(2) ; 5(2) # why"), self.tr("after ; the next tact, after # a comment")),
        )

    def _turn(self) -> dict[str, str]:
        return {
            "next": self.tr("next step"),
            "back": self.tr("back to marking; empty the line; close this sheet"),
            "undo": self.tr("undo"),
            "redo": self.tr("redo"),
            "partner": self.tr("partner's question, or not"),
            "partner-named": self.tr("partner's question with a name"),
            "void": self.tr("take the question off, or put it back (press twice)"),
            "appeal": self.tr("appeal to an earlier turn"),
            "pause": self.tr("start, pause and go on"),
            "more-time": self.tr("extra time"),
            "break": self.tr("break, in minutes"),
        }

    def _team(self) -> dict[str, str]:
        return {
            "choose": self.tr("choose a team"),
            "act": self.tr("jump, answer or next mark, as the phase asks"),
            "jump": self.tr("jump"),
            "revolution": self.tr("revolution"),
            "clear": self.tr("take back the declaration, answer or mark"),
            "team-menu": self.tr("all that can be done with it"),
            "new-team": self.tr("a team joins"),
            "roster": self.tr("teams and players"),
        }

    def _pitch(self) -> dict[str, str]:
        return {
            "player": self.tr("next player, the one before"),
            "tact": self.tr("next tact, the one before"),
            "height": self.tr("height of the flight or of the target"),
            "catch": self.tr("catch or take away"),
            "throw": self.tr("throw, then the target"),
            "drop": self.tr("keeper drops, then the target"),
            "beat": self.tr("beat a bludger, then the target"),
            "stay": self.tr("stay where it is"),
            "comment": self.tr("comment of the player"),
            "play-round": self.tr("play the rest of the round"),
            "paste": self.tr("paste the orders of a team"),
            "cover": self.tr("hide all orders on this screen"),
            "lists": self.tr("next list; Enter opens an entry, Del drops it"),
            "odds": self.tr("odds of the coming tact"),
            "dice": self.tr("enter real dice"),
            "decide": self.tr("referee's decision"),
            "correct-order": self.tr("correct an order already played"),
            "close-match": self.tr("end of the match (press twice)"),
        }

    def _screen(self) -> dict[str, str]:
        return {
            "board": self.tr("board"),
            "question": self.tr("question alone"),
            "answer": self.tr("answer"),
            "moves": self.tr("moves again"),
            "standings": self.tr("table"),
            "welcome": self.tr("welcome"),
            "crown": self.tr("crown"),
            "partner-card": self.tr("partner's card"),
            "text": self.tr("question's text on the screen, or read aloud"),
            "page-next": self.tr("next page of a long text"),
            "page-back": self.tr("page before"),
            "larger": self.tr("write the question larger"),
            "smaller": self.tr("write the question smaller"),
            "play": self.tr("play and pause"),
            "again": self.tr("play from the start"),
            "next-medium": self.tr("next sound or video of the question"),
            "louder": self.tr("louder"),
            "softer": self.tr("softer"),
            "freeze": self.tr("freeze"),
            "black": self.tr("black"),
            "logo": self.tr("title card"),
        }

    def _evening(self) -> dict[str, str]:
        return {
            "pitch": self.tr("Quidditch, and back to the hill"),
            "help": self.tr("all keys"),
            "menu": self.tr("everything as a menu"),
            "language": self.tr("Russian or English"),
            "pack": self.tr("question pack"),
            "rules": self.tr("rules of this game"),
            "record": self.tr("save the open record"),
            "shown-log": self.tr("save the log of what was shown"),
            "results": self.tr("results: files, pictures, rating"),
            "settings": self.tr("settings"),
            "save-again": self.tr("try to save again"),
            "unsaved": self.tr("go on unsaved"),
            "end": self.tr("end the evening (press twice)"),
            "leave": self.tr("to the start window"),
        }


@once
def _commands() -> Mapping[str, str]:
    return DeskKeys().commands()
