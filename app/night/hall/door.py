"""What the night publishes to the server: who may come in, and what every seat may see."""

from __future__ import annotations

from app.night.hall.judge_view import judge_view
from app.night.hall.team_view import hill_of, team_view
from app.night.night import Night
from app.night.teams import numbers_of
from app.phones.port import Door, KnownPhone, Views


def same_door(night: Night, other: Night) -> bool:
    """Whether nothing that a door is made of has changed from one night to the other."""
    hall, known = night.hall, other.hall
    return (
        hall.pins is known.pins
        and hall.phones is known.phones
        and hall.judge == known.judge
        and night.game.roster is other.game.roster
        and (night.title, night.rehearsal) == (other.title, other.rehearsal)
    )


def door_of(night: Night) -> Door:
    """Who may come in; a team without a PIN has no door yet."""
    hall, numbers = night.hall, numbers_of(night.game)
    return Door(
        title=night.title,
        rehearsal=night.rehearsal,
        teams={
            team: (numbers[team], night.game.roster[team].title, pin)
            for team, pin in hall.pins.items()
            if team in numbers
        },
        phones=tuple(
            KnownPhone(phone, known.team, known.digest, known.label, known.blocked)
            for phone, known in hall.phones.items()
            if known.team in numbers
        ),
        judge=hall.judge,
    )


def views_of(night: Night, now: int, *, saved: bool = True, at_ms: int | None = None) -> Views:
    """Every team's view and the judge's at a night time, which is `at_ms` on the monotonic clock.

    `saved` as of `team_view`.
    """
    hill = hill_of(night, now)
    return Views(
        teams={team: team_view(night, team, now, hill, saved=saved) for team in hill.teams},
        leading=night.hall.leading,
        judge=None if night.hall.judge is None else judge_view(night, now),
        at_ms=at_ms,
    )
