"""Rating points of every team and participant, part by part (clause 2.6, R1, R2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.hill.record import Record, RecordError
from app.hill.roster import REGISTERED_LATE, Player, Team
from app.results.corrections import Correction, corrections_of
from app.results.deeds import TeamDeeds, deeds_of
from app.results.editions import edition
from app.results.played import PlayedGame, played_game
from app.results.table import RatingTable

PartName = Literal[
    "place", "correct", "early", "jump", "partner", "ledge", "trio", "all_partner", "all_jumps"
]
NotEligible = Literal["no_club_id", "registered_late"]
NO_PLACE = "–"


@dataclass(frozen=True, slots=True)
class Part:
    """One summand: `count` deeds of `each` points."""

    name: PartName
    count: int
    each: int

    @property
    def points(self) -> int:
        """What it adds."""
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class TeamRating:
    """One team; `parts` always has every part, in the table's order, also those of 0."""

    team: Team
    place: str
    step: int
    points: int
    parts: tuple[Part, ...]

    @property
    def rating(self) -> int:
        """The rating points: the sum of the parts."""
        return sum(part.points for part in self.parts)


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """One participant; `points` are the team's, or the host's correction of them.

    `not_eligible` is why the site's rating does not count it, None where it does (2.6).
    """

    player: Player
    team: TeamRating
    captain: bool
    points: int
    correction: Correction | None
    not_eligible: NotEligible | None


@dataclass(frozen=True, slots=True)
class Rating:
    """A game scored by a table: teams best first, their players in roster order.

    `finished` False: no place points were given (R2).
    """

    table: RatingTable
    teams: tuple[TeamRating, ...]
    players: tuple[PlayerRating, ...]
    finished: bool


def rate(source: Record | PlayedGame, table: RatingTable) -> Rating:
    """Score a game; raises `RecordError` for one that cannot be, or a correction of nobody."""
    game = source if isinstance(source, PlayedGame) else played_game(source)
    deeds = deeds_of(game, edition(game.record.rules.edition))
    teams = tuple(
        TeamRating(
            team=game.teams[line.team],
            place=line.place,
            step=line.step,
            points=line.points,
            parts=_parts(table, _place_points(game, table, line.place), deeds[line.team]),
        )
        for line in game.standings
    )
    return Rating(table, teams, _players(game, teams), game.finished)


def place_range(place: str) -> tuple[int, int] | None:
    """The first and last of the places in "1" or "4–5"; None for no place."""
    if place == NO_PLACE:
        return None
    first, _, last = place.partition("–")
    return int(first), int(last or first)


def _place_points(game: PlayedGame, table: RatingTable, place: str) -> int | None:
    shared = place_range(place)
    return None if shared is None or not game.finished else table.of_shared(*shared)


def _parts(table: RatingTable, place: int | None, deeds: TeamDeeds) -> tuple[Part, ...]:
    each = table.deeds
    jumps_all = deeds.jumps_tried >= table.least_jumps and deeds.jumps == deeds.jumps_tried
    return (
        Part("place", 0 if place is None else 1, place or 0),
        Part("correct", deeds.correct, each.correct),
        Part("early", deeds.early, each.early),
        Part("jump", deeds.jumps, each.jump),
        Part("partner", deeds.partner, each.partner),
        Part("ledge", deeds.ledges, each.ledge),
        Part("trio", deeds.trios, each.trio),
        Part("all_partner", int(deeds.all_partner), each.all_partner),
        Part("all_jumps", int(jumps_all), each.all_jumps),
    )


def _players(game: PlayedGame, teams: tuple[TeamRating, ...]) -> tuple[PlayerRating, ...]:
    corrections = corrections_of(game.record)
    left = dict(corrections)
    rows = []
    for team in teams:
        for number, player in enumerate(team.team.players, 1):
            made = left.pop((team.team.id, number), None)
            rows.append(
                PlayerRating(
                    player=player,
                    team=team,
                    captain=player.id is not None and player.id == team.team.captain,
                    points=team.rating if made is None else made.points,
                    correction=made,
                    not_eligible=_why_not(game, team.team, player),
                )
            )
    for team_id, number in left:
        raise RecordError(
            "a correction is for player {} of {}, who is none", number, team_id, place=("rating",)
        )
    return tuple(rows)


def _why_not(game: PlayedGame, team: Team, player: Player) -> NotEligible | None:
    if not (player.club_id or "").strip():
        return "no_club_id"
    late = game.joined.get(team.id, 1) > 1 or player.extra.get(REGISTERED_LATE) is True
    return "registered_late" if late else None
