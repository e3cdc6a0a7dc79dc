"""The referee's hand: keys and clicks become wishes, and what comes of them is said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal

from app.night import intents
from app.night.decide import Stamp
from app.night.desk import why_refused
from app.night.match import intents as wishes
from app.night.match.draws import wanted_draw
from app.night.match.events import Mode
from app.night.match.order_text import write_order
from app.night.match.refusal import MatchReason, MatchRefusal
from app.night.match.sheets import sheet_refusals
from app.night.match.state import MatchState
from app.night.match.steps import match_step
from app.night.match.values import Action, Order, Side, Spot, reach
from app.night.refusal import Refused
from ui.desk.dialogs.words import put
from ui.desk.phrases import translate
from ui.desk.words import refusal_text
from ui.live import LiveShow
from ui.pitch.desk.glimpse import order_text, player_of, side_order
from ui.pitch.desk.hand import Hand, order_of, spot_of
from ui.pitch.desk.hexes import beside
from ui.pitch.desk.latin import latin_sides
from ui.pitch.desk.words import PitchDesk

ARROWS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
SIDES: tuple[Side, Side] = ("left", "right")


class Referee(QObject):
    """Turns what the referee does into wishes. `said` carries a message and its tone."""

    said = Signal(str, str)

    def __init__(self, live: LiveShow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.live = live
        self.hand = Hand()
        self.covered: frozenset[Side] = frozenset()
        self._armed = ""

    @property
    def match(self) -> MatchState | None:
        """The match as it stands."""
        return self.live.night.match

    def follow(self) -> None:
        """Keep the hand where it still makes sense."""
        match = self.match
        self.hand = Hand() if match is None else self.hand.follow(match)

    def do(self, wish: intents.Intent, stamp: Stamp | None, told: str = "") -> bool:
        """Carry out a wish and say what came of it; True once it is committed."""
        refused = self.live.do(wish, stamp)
        if refused is not None:
            self.refuse(refused)
            return False
        self.said.emit(told, "done" if told else "hint")
        return True

    def refuse(self, refused: Refused) -> None:
        """Say why something is not done."""
        text = refusal_text(refused)
        self.said.emit(text[:1].upper() + text[1:], "fault")

    def go(self, mode: Mode, stamp: Stamp) -> None:
        """Over to the pitch, or back to the hill."""
        self.do(wishes.SwitchMode(mode), stamp)

    def next(self, stamp: Stamp) -> None:
        """The big key: play, let it be seen, play on; twice to play without any order."""
        match = self.match
        if match is None:
            return
        step = match_step(match) or wishes.PlayTact(without_orders=self._armed == "next")
        refused = self.live.do(step, stamp)
        self._armed = ""
        if isinstance(refused, MatchRefusal) and refused.reason is MatchReason.NO_ORDERS:
            self._armed = "next"
            text = translate(
                "PitchDesk", "No order has been entered: Space once more plays without"
            )
            self.said.emit(text, "ask")
        elif refused is not None:
            self.refuse(refused)
        else:
            self._played(step)

    def play_round(self, stamp: Stamp) -> None:
        """What is left of the round."""
        if self.do(wishes.PlayRound(), stamp):
            self._played(wishes.PlayRound())

    def _played(self, step: intents.Intent) -> None:
        _words, match = PitchDesk(), self.match
        told = ""
        if isinstance(step, wishes.PlayTact | wishes.PlayRound) and match is not None:
            moment = match.moments[-1]
            told = put(translate("PitchDesk", "Played: tact %1.%2"), moment.round, moment.tact)
            if match.waiting:
                told += " · " + PitchDesk().proposals(len(match.waiting))
        self.said.emit(told, "done" if told else "hint")

    def end_match(self, stamp: Stamp) -> None:
        """Close the match; what cannot be played on is closed at one press, else at two."""
        match = self.match
        if match is not None and not match.over and self._armed != "end":
            self._armed = "end"
            text = translate("PitchDesk", "End the match as it stands? Press Ctrl+W once more")
            self.said.emit(text, "ask")
            return
        self._armed = ""
        self.do(
            wishes.EndMatch(),
            stamp,
            translate("PitchDesk", "The match is closed: its seed is told"),
        )

    def wanted(self) -> str:
        """The address of the draw that a hand must make first; "" without one."""
        match = self.match
        found = None if match is None or match.seed is not None else wanted_draw(match)
        return "" if found is None else found.address

    def choose(self, player: str | None, tact: int = 0) -> None:
        """Another player."""
        if self.match is not None:
            self.hand = self.hand.picked(self.match, player, tact)

    def next_player(self, step: int) -> None:
        """The next line of the sheets, left side first."""
        match = self.match
        if match is None:
            return
        order = [view.id for side in SIDES for view in side_order(match, side)]
        here = order.index(self.hand.player) if self.hand.player in order else -step
        if self.hand.player is None:
            here = -1 if step > 0 else 0
        self.choose(order[(here + step) % len(order)])

    def next_tact(self, step: int) -> None:
        """The next tact that takes orders."""
        match = self.match
        if match is None:
            return
        tact = self.hand.tact + step
        if match.now.tact <= tact <= match.tacts:
            self.hand = self.hand.picked(match, self.hand.player, tact)

    def move(self, down: int, right: int) -> None:
        """An arrow: another line without a player, another cell with one."""
        if self.hand.player is None:
            self.next_player(down or right)
        else:
            cell = self.hand.cursor or 63
            self.hand = replace(self.hand, cursor=beside(cell, down, right))

    def back(self) -> bool:
        """Esc: no target, then no player and the coming tact; False with nothing to give up."""
        if self.hand.aiming is not None:
            self.hand = replace(self.hand, aiming=None)
        elif self.hand.player is not None:
            self.hand = Hand(None, 1 if self.match is None else self.match.now.tact)
        else:
            return False
        return True

    def act(self, stamp: Stamp) -> None:
        """Enter: the cell of the keyboard; on a chaser before a penalty, that it shoots (Q26)."""
        if self._may_shoot():
            self.do(wishes.NameChaser(self.hand.player or ""), stamp)
            return
        if self.hand.cursor is not None and self.hand.player is not None:
            self.click(self.hand.cursor, stamp)
        else:
            self.next_player(1)

    def _may_shoot(self) -> bool:
        match, player = self.match, self.hand.player
        if match is None or player is None or match.now.kind != "penalty" or match.now.tact > 1:
            return False
        view = player_of(match, player)
        holder = match.now.quaffle.holder
        same = holder is not None and match.match.sides[holder] == view.side
        return view.role == "chaser" and view.at is None and same

    def click(self, cell: int, stamp: Stamp) -> None:
        """A cell becomes the flight's end, or the target of what was asked."""
        match, hand = self.match, self.hand
        if match is None or hand.player is None:
            return
        order = hand.at(match, cell)
        if order is not None and self._enter(order, stamp):
            self.hand = replace(hand, aiming=None, cursor=cell)
            if hand.aiming is not None:
                self.hand = self.hand.picked(match, hand.player)

    def set_height(self, height: int, stamp: Stamp) -> None:
        """The height of the next cell; of the flight at once where it is entered."""
        match, hand = self.match, self.hand
        if match is None or hand.player is None:
            return
        self.hand = replace(hand, height=height)
        order = order_of(match, hand.tact, hand.player)
        if hand.aiming is None and order is not None and order.to is not None:
            self._enter(replace(order, to=order.to._replace(height=height)), stamp)

    def action(self, name: str, stamp: Stamp) -> None:
        """C is entered at once; T, D and B wait for the target."""
        match, hand = self.match, self.hand
        if match is None or hand.player is None:
            self.said.emit(translate("PitchDesk", "Choose a player first"), "ask")
            return
        action: Action = _ACTIONS[name]
        order = order_of(match, hand.tact, hand.player) or Order()
        if action == "catch":
            off = order.action == "catch"
            self._enter(replace(order, action=None if off else action, target=None), stamp)
            return
        self.hand = replace(hand, aiming=action)
        lit = sorted(self.hand.lit(match))
        if not lit:
            self.hand = hand
            self._try(replace(order, action=action, target=spot_of(match, hand.tact, hand.player)))
            return
        if self.hand.cursor not in lit:
            self.hand = replace(self.hand, cursor=lit[0])

    def barred(self) -> dict[str, str]:
        """Why each action that may not be ordered now may not be, with the clause."""
        match, hand = self.match, self.hand
        if match is None or hand.player is None:
            return {}
        order = order_of(match, hand.tact, hand.player) or Order()
        found = reach(match, hand.tact, hand.player, order.to).actions
        return {
            name: self._why_not(replace(order, action=action, target=self._any(action)))
            for name, action in _ACTIONS.items()
            if action not in found
        }

    def _any(self, action: Action) -> Spot | None:
        match, hand = self.match, self.hand
        if action == "catch" or match is None or hand.player is None:
            return None
        return spot_of(match, hand.tact, hand.player)

    def _why_not(self, order: Order) -> str:
        wish = wishes.EnterOrder(self.hand.tact, self.hand.player or "", order)
        refused = why_refused(self.live.night, wish)
        return "" if refused is None else refusal_text(refused)

    def stay(self, stamp: Stamp) -> None:
        """An entry that flies nowhere."""
        match, hand = self.match, self.hand
        if match is not None and hand.player is not None:
            order = order_of(match, hand.tact, hand.player) or Order()
            self._enter(replace(order, to=None), stamp)

    def clear(self, stamp: Stamp) -> None:
        """Take an order off."""
        if self.hand.player is not None:
            self.do(wishes.ClearOrder(self.hand.player, self.hand.tact), stamp)

    def enter_text(self, text: str, stamp: Stamp, side: Side | None = None) -> bool:
        """Orders as they are typed or pasted: all of them, or none."""
        match = self.match
        if match is None:
            return False
        read = latin_sides(text, match.match.ids)
        if not self.do(wishes.EnterText(read, side, self.hand.tact), stamp):
            return False
        refused = self.refusals()
        if refused:
            self.said.emit(refused, "ask")
        else:
            self.said.emit(translate("PitchDesk", "Entered"), "done")
        return True

    def refusals(self) -> str:
        """The refusals that stand on the sheet, one after the other."""
        match = self.match
        found = {} if match is None else sheet_refusals(match)
        return " · ".join(dict.fromkeys(refusal_text(refused) for refused in found.values()))

    def reading(self, text: str) -> tuple[str, str]:
        """What a typed line would do."""
        match = self.match
        if match is None:
            return "", "hint"
        wish = wishes.EnterText(latin_sides(text, match.match.ids), None, self.hand.tact)
        refused = why_refused(self.live.night, wish)
        if refused is not None:
            return refusal_text(refused), "ask"
        if self.hand.tact != match.now.tact:
            told = translate("PitchDesk", "Enter enters the orders, the first for tact %1")
            return put(told, self.hand.tact), "ask"
        return translate("PitchDesk", "Enter enters the orders"), "hint"

    def where(self) -> str:
        """The player chosen, its order, and what the next cell is for."""
        words, match, hand = PitchDesk(), self.match, self.hand
        if match is None or hand.player is None:
            return translate(
                "PitchDesk",
                "PgDn or a click chooses a player · L2 12(2) types an order · F1 all keys",
            )
        player = words.player(player_of(match, hand.player))
        parts = [player, put(translate("PitchDesk", "tact %1"), hand.tact)]
        order = order_of(match, hand.tact, hand.player)
        if order is not None:
            parts.append(order_text(order))
        if hand.cursor is not None:
            parts.append(
                put(translate("PitchDesk", "cell %1, height %2"), hand.cursor, hand.height)
            )
        if self._may_shoot():
            parts.append(translate("PitchDesk", "Enter: this chaser takes the penalty"))
        if hand.aiming is not None:
            parts.append(put(translate("PitchDesk", "target of: %1"), words.action(hand.aiming)))
        refused = self.refusal_of(hand)
        return " · ".join([*parts, *([refused] if refused else [])])

    def refusal_of(self, hand: Hand) -> str:
        """Why the chosen order is refused; "" where it is not."""
        match = self.match
        if match is None or hand.player is None:
            return ""
        refused = sheet_refusals(match).get((hand.tact, hand.player))
        return refusal_text(refused) if refused else ""

    def line_for_comment(self) -> str:
        """The chosen order as a line that waits for its comment."""
        match, hand = self.match, self.hand
        if match is None or hand.player is None:
            self.said.emit(translate("PitchDesk", "Choose a player first"), "ask")
            return ""
        order = order_of(match, hand.tact, hand.player) or Order()
        return f"{hand.player} {write_order(replace(order, comment=None))} # {order.comment or ''}"

    def cover(self, side: Side | None = None) -> None:
        """Hide the orders of a side, or of both; again shows them."""
        if side is None:
            self.covered = frozenset() if self.covered else frozenset(SIDES)
        else:
            self.covered ^= {side}

    def drop_proposal(self, key: str, stamp: Stamp) -> None:
        """Do not follow a proposal."""
        self.do(wishes.DropProposal(key), stamp, translate("PitchDesk", "Proposal dropped"))

    def _enter(self, order: Order, stamp: Stamp) -> bool:
        player = self.hand.player
        assert player is not None
        return self.do(wishes.EnterOrder(self.hand.tact, player, order), stamp)

    def _try(self, order: Order) -> None:
        """Say why an action has no target at all."""
        player = self.hand.player
        assert player is not None
        refused = why_refused(self.live.night, wishes.EnterOrder(self.hand.tact, player, order))
        if refused is not None:
            self.refuse(refused)


_ACTIONS: Mapping[str, Action] = {
    "catch": "catch",
    "throw": "throw",
    "drop": "drop",
    "beat": "beat",
}
