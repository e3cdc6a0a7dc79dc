"""Wishes of host, judge and teams: each becomes events, or a refusal with its clause."""

from __future__ import annotations

from collections.abc import Mapping

from app.hill import events as happened
from app.hill.allowed import why_not
from app.hill.appeal import preview_appeal
from app.hill.between import change
from app.hill.game import Game, Phase
from app.hill.position import Position
from app.hill.refusal import Reason, Refusal
from app.hill.roster import Team
from app.hill.rules import MAX_COUNT
from app.hill.turn import MAX_AT_MS, Adjust, DeclarationKind, Join, Question, Withdraw

Decision = tuple[happened.Event, ...] | Refusal


def join(game: Game, team: Team) -> Decision:
    """A team comes: before the first turn or between two (H16)."""
    changed = _between(game, Join(team))
    refusal = changed if isinstance(changed, Refusal) else _bad_ids(game, team)
    return refusal or (happened.TeamJoined(team),)


def edit_team(game: Game, team: Team) -> Decision:
    """A name or a roster is put right, at any time."""
    if team.id not in game.roster:
        return Refusal(Reason.UNKNOWN_TEAM, team.id)
    return _bad_ids(game, team) or (happened.TeamEdited(team),)


def withdraw(game: Game, team: str) -> Decision:
    """A team leaves between turns, for good (H16)."""
    changed = _between(game, Withdraw(team))
    if isinstance(changed, Refusal):
        return changed
    return (happened.TeamWithdrew(team), *_groundless(game, changed))


def correct(game: Game, team: str, steps: int, points: int, reason: str) -> Decision:
    """The host corrects a team's step or points between turns, with a written reason (H17)."""
    if not reason.strip():
        return Refusal(Reason.REASON_MISSING, team)
    if max(abs(steps), abs(points)) > MAX_COUNT:
        return Refusal(Reason.TOO_MUCH, team)
    changed = _between(game, Adjust(team, steps, points, reason))
    if isinstance(changed, Refusal):
        return changed
    return (happened.Corrected(team, steps, points, reason), *_groundless(game, changed))


def declare(game: Game, team: str, kind: DeclarationKind) -> Decision:
    """A team declares; after the deadline the declaration is late and the turn ordinary (H9)."""
    absent = _absent(game, team)
    if absent is not None:
        return absent
    if team in game.turn.declarations:
        return Refusal(Reason.ALREADY_DECLARED, team)
    if _is_in_time(game, kind):
        reason = why_not(game.now, team, kind)
        return (happened.Declared(team, kind),) if reason is None else Refusal(reason, team)
    if game.phase in (Phase.OPEN, Phase.CLOSED):
        return (happened.Declared(team, kind, late=True),)
    return Refusal(why_not(game.now, team, kind) or Reason.GAME_OVER, team)


def take_back(game: Game, team: str) -> Decision:
    """A declaration is taken back while it could still be made; a late one at any time."""
    made = game.turn.declarations.get(team)
    if made is None:
        return Refusal(Reason.NOTHING_DECLARED, team)
    if made.late or _is_in_time(game, made.kind):
        return (happened.DeclarationDropped(team),)
    return Refusal(Reason.BEFORE_QUESTION, team)


def announce(game: Game, question: Question) -> Decision:
    """The question is announced; jumps are locked from now (2.2.5)."""
    if game.phase is not Phase.DECLARING:
        return _wrong_phase(game, Reason.BEFORE_QUESTION)
    if len(game.now.in_game()) < 2:
        return Refusal(Reason.TOO_FEW_TEAMS)
    return (happened.Announced(question),)


def answer(
    game: Game, team: str, at_ms: int | None, text: str | None = None, received: str | None = None
) -> Decision:
    """A team's answer arrives, or replaces its earlier one, while answers are open (H20)."""
    absent = _absent(game, team)
    if absent is not None:
        return absent
    if game.phase is not Phase.OPEN:
        closed = game.phase is Phase.CLOSED
        return Refusal(Reason.ANSWERS_CLOSED if closed else Reason.QUESTION_NOT_OPEN, team)
    if at_ms is not None and not 0 <= at_ms <= MAX_AT_MS:
        return Refusal(Reason.BAD_TIME, team)
    return (happened.Answered(team, at_ms, text, received),)


def drop_answer(game: Game, team: str) -> Decision:
    """An answer recorded by mistake is taken off before the turn is resolved."""
    if game.phase not in (Phase.OPEN, Phase.CLOSED):
        return _wrong_phase(game, Reason.QUESTION_NOT_OPEN)
    if team not in game.turn.answers:
        return Refusal(Reason.NO_ANSWER, team)
    return (happened.AnswerDropped(team),)


def close(game: Game) -> Decision:
    """Time is up or the host closes: nothing more is accepted."""
    if game.phase is not Phase.OPEN:
        return _wrong_phase(game, Reason.QUESTION_NOT_OPEN)
    return (happened.Closed(),)


def mark(game: Game, marks: Mapping[str, bool | None]) -> Decision:
    """Answers are marked once they are closed (2.2.3)."""
    if game.phase is not Phase.CLOSED:
        return _wrong_phase(game, Reason.MARK_TOO_EARLY)
    for team in marks:
        absent = _absent(game, team)
        if absent is not None:
            return absent
    return (happened.Marked(dict(marks)),)


def set_partner(game: Game, partner: str | bool | None) -> Decision:
    """The question is a partner's, or (None, False) is not: before it or after it (2.2.6)."""
    if game.phase in (Phase.UNDECIDED, Phase.OVER):
        return _wrong_phase(game, Reason.GAME_OVER)
    return (happened.PartnerSet(partner),)


def void(game: Game, is_void: bool = True) -> Decision:
    """The question is taken off, or put back, before the turn is resolved (H12)."""
    if game.phase is Phase.OPEN:
        return (happened.Closed(), happened.Voided(is_void))
    if game.phase is not Phase.CLOSED:
        return _wrong_phase(game, Reason.QUESTION_NOT_OPEN)
    return (happened.Voided(is_void),)


def resolve(game: Game) -> Decision:
    """All teams move at once (2.2.1)."""
    if game.phase is not Phase.CLOSED:
        return _wrong_phase(game, Reason.NOT_MARKING)
    after = game.preview
    return after if isinstance(after, Refusal) else (happened.Resolved(),)


def settle_tie(game: Game, team: str, reason: str) -> Decision:
    """The host chooses among the teams that are still level (H10, H14), with a reason."""
    if not game.tied:
        return Refusal(Reason.NO_DECISION_ASKED)
    if team not in game.tied:
        return Refusal(Reason.NOT_TIED, team)
    if not reason.strip():
        return Refusal(Reason.REASON_MISSING, team)
    return (happened.Decided(team, reason),)


def appeal(game: Game, wished: happened.Appealed) -> Decision:
    """An earlier turn is changed with a reason (H18).

    Where that leaves an earlier dispute to the host, the appeal must bring the decision with it.
    """
    preview = preview_appeal(game, wished)
    if isinstance(preview, Refusal):
        return preview
    if preview.waits is not None:
        return Refusal(Reason.DECISION_FIRST, turn=preview.waits[0])
    return (wished,)


def _between(game: Game, what: Join | Withdraw | Adjust) -> Position | Refusal:
    if game.phase in (Phase.OPEN, Phase.CLOSED):
        return Refusal(Reason.BETWEEN_TURNS)
    return change(game.now, what)


def _groundless(game: Game, changed: Position) -> list[happened.Event]:
    """Declarations of this turn that a change between turns has made impossible."""
    return [
        happened.DeclarationDropped(team)
        for team, made in game.turn.declarations.items()
        if why_not(changed, team, made.kind) is not None
    ]


def _bad_ids(game: Game, team: Team) -> Refusal | None:
    """Every player's id may stand once in the game, so that a record can be read again."""
    if not team.id:
        return Refusal(Reason.ID_MISSING)
    others = (other for id_, other in game.roster.items() if id_ != team.id)
    taken = {player.id for other in others for player in other.players}
    for player in team.players:
        if player.id is not None and (player.id in taken or not player.id):
            return Refusal(Reason.PLAYER_TWICE, team.id)
        taken.add(player.id)
    return None


def _is_in_time(game: Game, kind: DeclarationKind) -> bool:
    if game.phase is Phase.DECLARING:
        return True
    until_answers = game.rules.revolution_deadline == "answers"
    return kind == "revolution" and until_answers and game.phase is Phase.OPEN


def _absent(game: Game, team: str) -> Refusal | None:
    climber = game.now.climbers.get(team)
    if climber is None:
        return Refusal(Reason.UNKNOWN_TEAM, team)
    return None if climber.here else Refusal(Reason.WITHDRAWN, team)


def _wrong_phase(game: Game, reason: Reason) -> Refusal:
    match game.phase:
        case Phase.UNDECIDED:
            return Refusal(Reason.DECISION_FIRST)
        case Phase.OVER:
            return Refusal(Reason.GAME_OVER)
    return Refusal(reason)
