"""Appeals: the past changed with a reason, and everything after it worked out again (H18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.hill.events import Appealed, MarkAmended
from app.hill.game import Game, expect, refit, resume
from app.hill.play import play
from app.hill.position import Position
from app.hill.refusal import Reason, Refusal
from app.hill.result import outcome
from app.hill.turn import MAX_AT_MS, Answer, Decision, Join, Turn

SET_ASIDE = "decision_set_aside"


@dataclass(frozen=True, slots=True)
class AppealPreview:
    """What an appeal would come to; nothing is changed yet.

    `after` is the game as it would be; `ignored` are the numbers of turns that would lie behind
    the new end; `waits` is a turn before the last that would need the host's decision first, with
    the teams to choose among.
    """

    after: Game
    ignored: tuple[int, ...]
    waits: tuple[int, tuple[str, ...]] | None


def preview_appeal(game: Game, appeal: Appealed) -> AppealPreview | Refusal:
    """What the appeal changes, or why it cannot be made."""
    refusal = _why_not(game, appeal)
    if refusal is not None:
        return refusal
    after = amend(game, appeal)
    if after.turns == game.turns and after.ignored == game.ignored:
        return Refusal(Reason.NOTHING_CHANGES, turn=appeal.turn)
    count = len(after.turns)
    ignored = tuple(range(count + 1, count + len(after.ignored) + 1))
    return AppealPreview(after, ignored, _waits(after))


def amend(game: Game, appeal: Appealed) -> Game:
    """The game with the appeal folded in, every later turn worked out again.

    Turns behind a new, earlier end are kept in `ignored`; an appeal that moves the end back plays
    them again. Where an earlier turn waits for a decision, the turns behind it wait in `ignored`.
    """
    changed = [*game.turns, *game.ignored]
    old = changed[appeal.turn - 1]
    changed[appeal.turn - 1] = _amended(old, appeal)
    for made in appeal.decisions:
        decision = Decision(made.team, made.reason)
        changed[made.turn - 1] = replace(changed[made.turn - 1], decision=decision)
    kept = appeal.turn - 1
    turns, positions = list(game.turns[:kept]), list(game.positions[: kept + 1])
    for turn in changed[kept:]:
        if positions[-1].finish is not None or positions[-1].undecided:
            break
        fitted = _fit_decision(positions[-1], (*turns, refit(positions[-1], turn)))
        turns.append(fitted)
        positions.append(expect(play(positions[-1], fitted)))
    history = (*game.appeals, *_history(old, changed[appeal.turn - 1], appeal))
    return resume(
        replace(
            game,
            turns=tuple(turns),
            positions=tuple(positions),
            ignored=tuple(changed[len(turns) :]),
            appeals=history,
        )
    )


def _why_not(game: Game, appeal: Appealed) -> Refusal | None:
    number = appeal.turn
    if not 1 <= number <= len(game.turns):
        return Refusal(Reason.NO_SUCH_TURN, turn=number)
    if game.stage == "open":
        return Refusal(Reason.APPEAL_WHILE_OPEN)
    if not appeal.reason.strip():
        return Refusal(Reason.REASON_MISSING)
    climbers = game.positions[number].climbers
    for mark in appeal.marks:
        if mark.team not in climbers:
            return Refusal(Reason.UNKNOWN_TEAM, mark.team, number)
        if not climbers[mark.team].here:
            return Refusal(Reason.WITHDRAWN, mark.team, number)
        if mark.at_ms is not None and not 0 <= mark.at_ms <= MAX_AT_MS:
            return Refusal(Reason.BAD_TIME, mark.team, number)
    return _why_no_decision(game, appeal)


def _why_no_decision(game: Game, appeal: Appealed) -> Refusal | None:
    played = [*game.turns, *game.ignored]
    for made in appeal.decisions:
        if not appeal.turn <= made.turn <= len(played):
            return Refusal(Reason.NO_SUCH_TURN, made.team, made.turn)
        if made.team not in _teams_of(game, made.turn):
            return Refusal(Reason.UNKNOWN_TEAM, made.team, made.turn)
        if not made.reason.strip():
            return Refusal(Reason.REASON_MISSING, made.team, made.turn)
    return None


def _teams_of(game: Game, number: int) -> set[str]:
    """The teams that had joined by that turn, played or ignored."""
    turns = [*game.turns, *game.ignored][:number]
    joined = {c.team.id for turn in turns for c in turn.before if isinstance(c, Join)}
    return {*game.first, *joined}


def _amended(turn: Turn, appeal: Appealed) -> Turn:
    answers = dict(turn.answers)
    for mark in appeal.marks:
        if mark.given:
            old = answers.get(mark.team, Answer())
            path = old.rtt_ms if mark.at_ms == old.at_ms else None
            answers[mark.team] = replace(old, correct=mark.correct, at_ms=mark.at_ms, rtt_ms=path)
        else:
            answers.pop(mark.team, None)
    for partner in appeal.partner:
        turn = replace(turn, question=replace(turn.question, partner=partner or None))
    for void in appeal.void:
        turn = replace(turn, void=void)
    return replace(turn, answers=answers)


def _fit_decision(position: Position, turns: Sequence[Turn]) -> Turn:
    """The last of the turns without a decision that its new history has made groundless.

    The decision is set aside, and taken up again where a later appeal gives it its ground back.
    """
    turn = turns[-1]
    kept = turn.extra.get(SET_ASIDE)
    if turn.decision is None and isinstance(kept, dict):
        turn = replace(turn, decision=Decision(str(kept.get("team")), str(kept.get("reason"))))
    extra = {key: value for key, value in turn.extra.items() if key != SET_ASIDE}
    turn = replace(turn, extra=extra)
    if turn.decision is None or not _is_groundless(position, (*turns[:-1], turn)):
        return turn
    aside = {"team": turn.decision.team, "reason": turn.decision.reason}
    return replace(turn, decision=None, extra={**extra, SET_ASIDE: aside})


def _is_groundless(position: Position, turns: Sequence[Turn]) -> bool:
    after = play(position, turns[-1])
    found = after if isinstance(after, Refusal) else outcome(after, turns)
    return isinstance(found, Refusal) and found.reason in (Reason.NOT_TIED, Reason.UNKNOWN_TEAM)


def _waits(game: Game) -> tuple[int, tuple[str, ...]] | None:
    if game.last.undecided and game.ignored and game.last.dispute is not None:
        return len(game.turns), game.last.dispute.level
    return None


def _history(old: Turn, new: Turn, appeal: Appealed) -> Sequence[Mapping[str, Any]]:
    """The lines of the record's `appeals` for one appeal."""
    said = {"reason": appeal.reason, "by": appeal.by}
    lines: list[Mapping[str, Any]] = [
        {
            "turn": appeal.turn,
            "team": mark.team,
            "was": _shown(old.answers.get(mark.team)),
            "now": _shown(new.answers.get(mark.team)),
            **said,
        }
        for mark in appeal.marks
    ]
    flags = (
        ("partner", old.question.partner, new.question.partner),
        ("void", old.void, new.void),
    )
    for key, was, now in flags:
        if was != now:
            change = {"was": {key: was}, "now": {key: now}}
            lines.append({"turn": appeal.turn, "team": None, **change, **said})
    return lines


def _shown(answer: Answer | None) -> dict[str, Any] | None:
    return None if answer is None else {"correct": answer.correct, "at_ms": answer.at_ms}


def mark_of(game: Game, turn: int, team: str) -> MarkAmended:
    """The mark that stands in an earlier turn (number `turn` from 1), to be changed."""
    answer = game.turns[turn - 1].answers.get(team)
    if answer is None:
        return MarkAmended(team, None, None, given=False)
    return MarkAmended(team, answer.correct, answer.at_ms)
