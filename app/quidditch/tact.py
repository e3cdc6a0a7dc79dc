"""One tact while it is being worked out: the only mutable thing of the engine.

The stages change it one after another; `play` turns a position into one and back.
"""

from __future__ import annotations

from typing import Any

from app.quidditch.dice import Dice
from app.quidditch.events import Event, EventType, Proposal
from app.quidditch.orders import STAY, Order, Orders
from app.quidditch.pitch import SPOTS, Side, Spot
from app.quidditch.position import ON, OUT, Flight, Pending, Position, Quaffle
from app.quidditch.teams import Match


class Tact:
    """What the stages read and change. Lists go by player's number, or by bludger 0 and 1.

    `flown`: where everyone flew, the fallen included; `idle`: who lost its ball actions (Q8);
    `spent`: beaters whose `beat` is spent (Q10); `thrown`: a quaffle on its way, unreachable until
    the next tact; `beaten`: targets of bludgers beaten now; `struck`: bludgers that hit someone;
    `preys`: whom free bludgers may choose, the non-keepers on the pitch after stage 3 (Q20);
    `guilty`: (player, rounds) off before stage 6; `next_cell`: where a shot goes on to; `centred`:
    the quaffle is at the centre at the next tact; `entered`: who has an entry in this round;
    `held`: who held the quaffle as the tact began.
    """

    __slots__ = (
        *("at", "back", "beaten", "bludgers", "cards", "centred", "clock", "counts", "dice"),
        *(
            "entered",
            "events",
            "finished",
            "flown",
            "guilty",
            "held",
            "idle",
            "kind",
            "match",
            "name",
        ),
        *("next_cell", "orders", "pending", "preys", "proposals", "quaffle", "round"),
        *("round_name", "score", "snitch", "spent", "struck", "tact", "thrown", "zone"),
    )

    def __init__(
        self, match: Match, now: Position, orders: Orders, entered: frozenset[int], dice: Dice
    ) -> None:
        self.match, self.orders, self.entered, self.dice = match, orders, entered, dice
        self.round, self.tact, self.kind = now.round, now.tact, now.kind
        self.round_name = now.name
        self.name = f"{now.name}.{now.tact}"
        self.held = now.quaffle.holder
        self.at: list[Spot | None] = list(now.at)
        self.back = list(now.back)
        self.quaffle = now.quaffle
        self.bludgers = list(now.bludgers)
        self.snitch = now.snitch
        self.score, self.cards = list(now.score), now.cards
        self.clock = now.keeper_clock
        self.zone = dict(now.zone)
        self.pending = list(now.pending)
        self.counts = now.counts
        self.finished = now.finished
        self.flown: list[Spot | None] = self.at
        self.idle: set[int] = set()
        self.spent: set[int] = set()
        self.thrown: Flight | None = None
        self.beaten: list[Spot | None] = [None, None]
        self.struck = [False, False]
        self.preys: tuple[tuple[int, Spot], ...] = ()
        self.guilty: list[tuple[int, int]] = []
        self.next_cell = 0
        self.centred = False
        self.events: list[Event] = []
        self.proposals: list[Proposal] = []

    def copy(self, dice: Dice) -> Tact:
        """The same tact under other dice."""
        twin = Tact.__new__(Tact)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in (list, dict, set) else value)
        twin.dice = dice
        return twin

    def key(self) -> tuple[Any, ...]:
        """All that the rest of the tact depends on, events aside: equal keys may be merged."""
        return (
            *(tuple(self.at), tuple(self.back), self.quaffle, tuple(self.bludgers), self.snitch),
            *(tuple(self.score), self.clock, tuple(sorted(self.zone.items())), self.finished),
            *(tuple(self.pending), self.counts, tuple(self.flown), frozenset(self.idle)),
            *(frozenset(self.spent), self.thrown, tuple(self.beaten), tuple(self.struck)),
            *(self.preys, tuple(self.guilty), self.next_cell, self.centred),
        )

    def position(self) -> Position:
        """The position after the tact: the next tact of the same round."""
        return Position(
            round=self.round,
            tact=self.tact + 1,
            kind=self.kind,
            at=tuple(self.at),
            back=tuple(self.back),
            quaffle=self.quaffle,
            bludgers=tuple(self.bludgers),
            snitch=self.snitch,
            score=(self.score[0], self.score[1]),
            cards=self.cards,
            keeper_clock=self.clock,
            zone=tuple(sorted(self.zone.items())),
            pending=tuple(self.pending),
            counts=self.counts,
            finished=self.finished,
        )

    def note(
        self, stage: int, type_: EventType, clause: str, player: int | None = None, **more: Any
    ) -> None:
        """Add an event."""
        self.events.append(Event(stage, type_, clause, player, **more))

    def order(self, player: int) -> Order:
        """The player's order, an empty one where there is none."""
        return self.orders.get(player, STAY)

    def keeper_on(self, side: Side) -> int | None:
        """The side's keeper if it is on the pitch."""
        roles, sides = self.match.roles, self.match.sides
        for player, spot in enumerate(self.at):
            if spot is not None and roles[player] == "keeper" and sides[player] == side:
                return player
        return None

    def quaffle_spot(self) -> Spot | None:
        """Where the quaffle is in this tact; None while it is on its way."""
        holder = self.quaffle.holder
        return self.quaffle.at if holder is None else self.at[holder]

    def let_go(self) -> None:
        """The holder no longer has the quaffle: its clock stops, a reset for it lapses (Q24)."""
        self.clock = None
        self.pending = [p for p in self.pending if p.type != "keeper_reset" or p.wakes]

    def drop(self, player: int, spot: Spot, stage: int, clause: str) -> None:
        """The quaffle falls out of the player's hands, if it has it; catchable now (Q13)."""
        if self.quaffle.holder == player:
            self.let_go()
            self.quaffle = Quaffle(at=spot)
            self.note(stage, "dropped", clause, player, at=spot)

    def fall(self, player: int, stage: int, clause: str) -> None:
        """The player falls and misses as many rounds as the height it fell from (1.3, Q9)."""
        spot = self.at[player]
        if spot is None:
            return
        self.at[player] = None
        self.back[player] = max(self.back[player], self.round + spot.height + 1)
        self.note(stage, "fell", clause, player, at=spot, back_in_round=self.back[player])
        self.drop(player, spot, stage, "1.4")

    def remove(self, player: int, rounds: int | None, stage: int, clause: str) -> None:
        """The player goes off, for some rounds or (None) for the match; the longer holds (Q9)."""
        spot = self.at[player]
        away = OUT if rounds is None else self.round + rounds + 1
        self.back[player] = max(self.back[player], away)
        self.at[player] = None
        back = None if rounds is None else self.back[player]
        self.note(stage, "removed", clause, player, at=spot, back_in_round=back)
        if spot is not None:
            self.drop(player, spot, stage, clause)

    def enter(self, player: int, spot: Spot) -> None:
        """The player comes onto the pitch."""
        self.at[player] = spot
        self.back[player] = ON
        self.note(1, "returned", "1.2", player, at=spot)

    def call_penalty(self, guilty: Side, stage: int, clause: str) -> None:
        """A penalty of the guilty side waits for the end of the round (1.6)."""
        self.pending.append(Pending("penalty", guilty))
        self.note(stage, "penalty", clause, side=guilty)

    def centre_quaffle(self) -> None:
        """The quaffle is at 63(2), where it falls from."""
        self.quaffle = Quaffle(at=SPOTS[63][2])
