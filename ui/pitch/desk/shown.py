"""What stands at the top of the page and in its lists, worked out from the match."""

from __future__ import annotations

from collections.abc import Sequence

from app.night.match import intents as wishes
from app.night.match.beats import lines_of
from app.night.match.decide import why_not_play
from app.night.match.state import MatchState
from app.night.match.steps import match_step
from app.night.match.views import pitch_view
from app.night.night import Night
from app.night.pitch_scene import LineView
from ui.desk.dialogs.words import put
from ui.desk.phrases import translate
from ui.desk.words import refusal_text
from ui.pitch.desk import log
from ui.pitch.desk.bar import BarView
from ui.pitch.desk.lists import Tab
from ui.pitch.desk.log import Entry
from ui.pitch.desk.words import PitchDesk
from ui.pitch.words import PitchWords


def bar_view(night: Night, match: MatchState | None) -> BarView:
    """The score, where the match is, and the big key."""
    words = PitchDesk()
    if match is None:
        step = translate("PitchDesk", "found a match")
        return BarView(
            "", "", (0, 0), translate("PitchDesk", "No match yet"), step, rehearsal=night.rehearsal
        )
    step, barred = _step(match)
    return BarView(
        left=match.names("left") or words.side("left"),
        right=match.names("right") or words.side("right"),
        score=match.now.score,
        state=state_text(match),
        step=step,
        barred=barred,
        rehearsal=night.rehearsal,
    )


def _step(match: MatchState) -> tuple[str, str]:
    """What the big key does, and why it does nothing now."""
    match match_step(match):
        case wishes.RestPitch():
            return translate("PitchDesk", "seen: go on"), ""
        case wishes.EndMatch():
            return translate("PitchDesk", "close the match"), ""
        case wishes.PlayTact():
            return _play(match), ""
    if match.ended:
        return translate("PitchDesk", "found the next match"), ""
    refused = why_not_play(match, without_orders=False)
    return _play(match), refusal_text(refused) if refused else ""


def _play(match: MatchState) -> str:
    return put(translate("PitchDesk", "play tact %1.%2"), match.now.name, match.now.tact)


def state_text(match: MatchState) -> str:
    """Where the match is: round, tact, rounds left, how it ended."""
    _words, now = PitchDesk(), match.now
    if match.over:
        return _end(match)
    rounds = match.match.rules.rounds
    if now.kind == "penalty":
        parts = [translate("PitchDesk", "Penalty")]
    else:
        parts = [put(translate("PitchDesk", "Round %1 of %2"), now.round, rounds)]
    if now.kind == "first":
        parts.append(translate("PitchDesk", "placing"))
    elif now.places:
        parts.append(translate("PitchDesk", "placing after the penalty"))
    else:
        parts.append(
            put(translate("PitchDesk", "tact %1 of %2"), now.tact, max(match.tacts, now.tact))
        )
    parts.append(PitchDesk().rounds_left(max(0, rounds - now.round)))
    if match.match.rules.fast:
        parts.append(translate("PitchDesk", "fast: no comments needed"))
    return " · ".join(parts)


def _end(match: MatchState) -> str:
    why = {
        "snitch": translate("PitchDesk", "The snitch is caught"),
        "rounds": translate("PitchDesk", "The last round is played"),
        "closed": translate("PitchDesk", "Closed by the referee"),
        "annulled": translate("PitchDesk", "Annulled by the referee"),
    }.get(match.now.finished or "", translate("PitchDesk", "Closed before its end"))
    if not match.ended:
        ask = translate("PitchDesk", "Space closes the match and tells its seed")
        return f"{why} · {ask}"
    return f"{why} · {seed_text(match)}"


def seed_text(match: MatchState) -> str:
    """The seed of a closed match, before that its hash."""
    if match.seed is None:
        return translate("PitchDesk", "dice by hand")
    if match.ended:
        return put(translate("PitchDesk", "seed %1"), match.seed.hex())
    return put(translate("PitchDesk", "SHA-256 of the seed %1"), match.base.seed_hash or "")


def entries_of(match: MatchState) -> dict[Tab, Sequence[Entry]]:
    """Every list but the odds."""
    return {
        "tact": (*_happened(match), *log.lost(match)),
        "draws": log.draws(match),
        "proposals": log.proposals(match),
        "decisions": log.decisions(match),
        "off": (*log.absent(match), *log.balls(match), Entry(seed_text(match))),
    }


def _happened(match: MatchState) -> tuple[Entry, ...]:
    """What came of the last tact, in the words that the hall reads."""
    if not match.moments:
        return ()
    moment, words = match.moments[-1], PitchWords()
    lines = lines_of(match, pitch_view(match.match, match.now), moment.events)
    clauses = [event.clause for event in moment.events]
    names = (match.names("left"), match.names("right"))
    head = put(translate("PitchDesk", "Tact %1.%2"), moment.round, moment.tact)
    found = [
        Entry(f"{head}: {_code(line)}{words.line(line, names)} ({clause})")
        for line, clause in zip(lines, clauses, strict=True)
    ]
    nothing = translate("PitchDesk", "nothing happened")
    return tuple(found) or (Entry(f"{head}: {nothing}"),)


def _code(line: LineView) -> str:
    """Whom the line is about, side and number, as the referee types it."""
    return "" if line.player is None else f"{PitchDesk().code(line.player)} "
