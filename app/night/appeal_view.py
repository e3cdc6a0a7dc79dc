"""What an appeal would change, for every team, as the host reads it before it is applied (H18)."""

from __future__ import annotations

from dataclasses import dataclass

from app.hill.appeal import AppealPreview
from app.hill.events import Appealed
from app.hill.game import Game
from app.hill.refusal import Refusal
from app.night.rulebook import preview_appeal
from app.night.scenes import TeamView
from app.night.teams import team_views


@dataclass(frozen=True, slots=True)
class TeamChange:
    """A team before and after the appeal."""

    before: TeamView
    after: TeamView

    @property
    def changed(self) -> bool:
        """Whether anything of the team would change."""
        return self.before != self.after


@dataclass(frozen=True, slots=True)
class Ending:
    """How the game stands: the reason of its end or "unfinished", its king, its winner."""

    reason: str
    king: TeamView | None
    winner: TeamView | None


@dataclass(frozen=True, slots=True)
class AppealView:
    """Everything that an appeal would come to.

    `teams` are all teams in joining order. `ignored` are turns behind an earlier end and `revived`
    those that would count again. `waits` is an earlier turn that needs the host's decision in the
    appeal, with the teams to choose among; `tied` are those of a decision that comes after it.
    """

    teams: tuple[TeamChange, ...]
    before: Ending
    after: Ending
    hold: tuple[int, int]
    ignored: tuple[int, ...]
    revived: tuple[int, ...]
    waits: tuple[int, tuple[TeamView, ...]] | None
    tied: tuple[TeamView, ...]

    @property
    def changed(self) -> tuple[TeamChange, ...]:
        """The teams for which something would change."""
        return tuple(line for line in self.teams if line.changed)


def appeal_view(game: Game, appeal: Appealed) -> AppealView | Refusal:
    """What the appeal would change, or why it cannot be made."""
    preview = preview_appeal(game, appeal)
    return preview if isinstance(preview, Refusal) else _view(game, preview)


def _view(game: Game, preview: AppealPreview) -> AppealView:
    after = preview.after
    old = {view.id: view for view in team_views(game, game.now, {})}
    new = {view.id: view for view in team_views(after, after.now, {})}
    waits = preview.waits
    return AppealView(
        teams=tuple(TeamChange(old[team], new[team]) for team in old if team in new),
        before=_ending(game, old),
        after=_ending(after, new),
        hold=(game.last.hold, after.last.hold),
        ignored=preview.ignored if waits is None else (),
        revived=_revived(game, after),
        waits=None if waits is None else (waits[0], tuple(new[team] for team in waits[1])),
        tied=() if waits is not None else tuple(new[team] for team in after.tied),
    )


def _ending(game: Game, views: dict[str, TeamView]) -> Ending:
    end = game.outcome
    king = game.last.king
    return Ending(
        end.reason,
        views.get(king) if king else None,
        views.get(end.winner) if end.winner else None,
    )


def _revived(game: Game, after: Game) -> tuple[int, ...]:
    first, last = len(game.turns) + 1, len(after.turns)
    return tuple(range(first, last + 1))
