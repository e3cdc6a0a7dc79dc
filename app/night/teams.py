"""Teams and the hill as views: the same values for the projector, the desk and the pictures."""

from __future__ import annotations

from collections.abc import Mapping

from app.hill.game import Game
from app.hill.position import Position
from app.hill.result import standings
from app.hill.turn import Declaration
from app.night.scenes import HillView, TeamView


def hill_view(
    game: Game, position: Position, declarations: Mapping[str, Declaration] | None = None
) -> HillView:
    """The mountain at a position of the game, with what is declared for the coming turn."""
    return HillView(
        summit=game.rules.summit,
        teams=team_views(game, position, declarations or {}),
        hold=position.hold,
        hold_turns=game.rules.hold_turns,
    )


def team_views(
    game: Game, position: Position, declarations: Mapping[str, Declaration]
) -> tuple[TeamView, ...]:
    """Every team of the position, in joining order."""
    winner = game.outcome.winner if position is game.last else None
    places = {line.team: line.place for line in standings(position, winner)}
    numbers = numbers_of(game)
    views = []
    for team, climber in position.climbers.items():
        made = declarations.get(team)
        views.append(
            TeamView(
                id=team,
                number=numbers[team],
                name=game.roster[team].title,
                step=climber.step,
                points=climber.points,
                place=places[team],
                king=team == position.king,
                withdrawn=not climber.here,
                declared=made.kind if made is not None and not made.late else None,
            )
        )
    return tuple(views)


def ranked(game: Game, position: Position) -> tuple[TeamView, ...]:
    """Every team, best first, withdrawn ones last."""
    views = {view.id: view for view in team_views(game, position, {})}
    winner = game.outcome.winner if position is game.last else None
    return tuple(views[line.team] for line in standings(position, winner))


def numbers_of(game: Game) -> dict[str, int]:
    """Each team's number on the hill, from 1 in joining order."""
    return {team: number for number, team in enumerate(game.roster, 1)}
