"""The hall as the desk sees it: who is connected, who decides, who guesses at PINs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.night.hall.captain import proposed_captains
from app.night.hall.rounds import orders_clock
from app.night.night import Night
from app.night.scenes import TimerView
from app.night.teams import numbers_of
from app.phones.port import Checked, Guessing, Presence
from app.quidditch.pitch import SIDES, Side


@dataclass(frozen=True, slots=True)
class PhoneRow:
    """One phone. `rtt_ms` is its path's round trip, None while unmeasured or away."""

    phone: str
    label: str
    connected: bool
    leads: bool
    blocked: bool
    rtt_ms: int | None
    address: str


@dataclass(frozen=True, slots=True)
class TeamPhones:
    """A team's phones; `guesses`: wrong PINs in a row, as last heard; `pin` None: none issued."""

    team: str
    number: int
    name: str
    pin: str | None
    phones: tuple[PhoneRow, ...]
    guesses: int = 0

    @property
    def connected(self) -> int:
        """How many phones of it are connected."""
        return sum(row.connected for row in self.phones)


@dataclass(frozen=True, slots=True)
class JudgeRow:
    """The judge's seat: `linked` while a link opens it; `connected` tablets."""

    linked: bool
    connected: int
    rtt_ms: int | None
    guesses: int = 0


@dataclass(frozen=True, slots=True)
class SideRow:
    """Who gives a side's orders: a team's id, or None and the one of the same name as proposal."""

    side: Side
    team: str | None
    proposed: str | None


@dataclass(frozen=True, slots=True)
class HallView:
    """The hall at the desk. `open`: the server runs; `checked`: phones that tried the test page."""

    open: bool
    teams: tuple[TeamPhones, ...]
    judge: JudgeRow
    likeness: int
    sides: tuple[SideRow, ...] = ()
    orders: TimerView | None = None
    checked: tuple[Checked, ...] = ()


@dataclass(frozen=True, slots=True)
class News:
    """What the server tells of connections, as last heard."""

    presence: tuple[Presence, ...] = ()
    guesses: tuple[Guessing, ...] = ()
    checked: tuple[Checked, ...] = ()


def hall_view(night: Night, news: News, now: int, *, is_open: bool) -> HallView:
    """What the host sees of the hall at a night time."""
    rows = _phones(night, {row.phone: row for row in news.presence})
    wrong: Counter[str | None] = Counter({row.team: row.wrong for row in news.guesses})
    judges = [row for row in news.presence if row.team is None and row.connected]
    clock = orders_clock(night)
    return HallView(
        open=is_open,
        teams=tuple(
            TeamPhones(
                team,
                number,
                night.game.roster[team].title,
                night.hall.pins.get(team),
                tuple(rows.get(team, ())),
                wrong[team],
            )
            for team, number in numbers_of(night.game).items()
        ),
        judge=JudgeRow(night.hall.judge is not None, len(judges), _slowest(judges), wrong[None]),
        likeness=night.hall.likeness,
        sides=tuple(_sides(night)),
        orders=None if clock is None else TimerView(clock.total_ms, clock.left(now), clock.running),
        checked=news.checked,
    )


def _phones(night: Night, seen: Mapping[str, Presence]) -> Mapping[str, list[PhoneRow]]:
    """Each team's phones, in one pass."""
    found: dict[str, list[PhoneRow]] = defaultdict(list)
    for phone, known in night.hall.phones.items():
        row = seen.get(phone)
        told = PhoneRow(
            phone=phone,
            label=known.label,
            connected=row is not None and row.connected,
            leads=night.hall.leading.get(known.team) == phone,
            blocked=known.blocked,
            rtt_ms=row.rtt_ms if row else None,
            address=row.address if row else "",
        )
        found[known.team].append(told)
    return found


def _sides(night: Night) -> Iterable[SideRow]:
    if night.match is None:
        return
    proposed = proposed_captains(night)
    for side in SIDES:
        yield SideRow(side, night.hall.captains.get(side), proposed.get(side))


def _slowest(rows: list[Presence]) -> int | None:
    return max((row.rtt_ms for row in rows if row.rtt_ms is not None), default=None)
