"""What each team did that earns rating points, counted from the game as it stands (2.6, R2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.results.editions import Edition
from app.results.played import PlayedGame, PlayedTurn, TeamTurn

EARLY, LEDGE = "early", "ledge"
"""Fields of an answer in records of editions that have early answers and ledges."""


@dataclass(frozen=True, slots=True)
class TeamDeeds:
    """Counts of one team, all after appeals and without void turns.

    `jumps_tried` are jumps that counted as such, `partner_asked` the partner's questions put while
    the team was in the game.
    """

    correct: int = 0
    early: int = 0
    jumps_tried: int = 0
    jumps: int = 0
    partner_asked: int = 0
    partner: int = 0
    ledges: int = 0
    trios: int = 0

    @property
    def all_partner(self) -> bool:
        """Whether every partner's question was answered correctly, at least one asked."""
        return self.partner_asked > 0 and self.partner == self.partner_asked


def deeds_of(game: PlayedGame, edition: Edition) -> Mapping[str, TeamDeeds]:
    """The counts of every team that ever played, by team id in joining order."""
    found = {team: TeamDeeds() for team in game.teams}
    for turn in game.turns:
        if turn.turn.void:
            continue
        for line in turn.lines:
            found[line.team] = _added(found[line.team], turn, line, edition)
    return found


def _added(so_far: TeamDeeds, turn: PlayedTurn, line: TeamTurn, edition: Edition) -> TeamDeeds:
    extra = line.answer.extra if line.answer is not None else {}
    tried = line.played == "jump"
    partner = turn.is_partners and line.success
    ledge = edition.has_ledges and line.success and extra.get(LEDGE) is True
    early = edition.has_early and line.success and extra.get(EARLY) is True
    jump = tried and line.success
    return TeamDeeds(
        correct=so_far.correct + line.success,
        early=so_far.early + early,
        jumps_tried=so_far.jumps_tried + tried,
        jumps=so_far.jumps + jump,
        partner_asked=so_far.partner_asked + turn.is_partners,
        partner=so_far.partner + partner,
        ledges=so_far.ledges + ledge,
        trios=so_far.trios + (edition.has_trios and jump and ledge and partner),
    )
