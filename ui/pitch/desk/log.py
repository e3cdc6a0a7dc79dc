"""What has happened, in words: the lines of a tact, its draws, proposals and decisions."""

from __future__ import annotations

from dataclasses import dataclass

from app.night.match.state import MatchState
from app.night.match.values import Decision, Side
from ui.desk.dialogs.words import put
from ui.desk.phrases import translate
from ui.desk.words import refusal_text
from ui.pitch.desk.glimpse import player_of, players
from ui.pitch.desk.words import PitchDesk
from ui.pitch.reasons import PitchReasons


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a list: its text, what more is said of it, its key for what can be done with it."""

    text: str
    more: str = ""
    key: str = ""


def draws(match: MatchState) -> tuple[Entry, ...]:
    """Every draw of the last tact: address, odds, outcome; hands' draws say so."""
    words = PitchDesk()
    moments = match.moments
    if not moments:
        return ()
    found = []
    for draw in moments[-1].draws:
        outcome = draw.outcome
        if isinstance(outcome, bool):
            told = translate("PitchDesk", "yes") if outcome else translate("PitchDesk", "no")
        else:
            told = str(outcome)
        hand = match.draws.get(draw.at)
        by = put(translate("PitchDesk", "by hand: %1"), hand.by) if hand is not None else ""
        text = f"{draw.at}   {words.percent(draw.p)} → {told}"
        found.append(Entry(f"{text}   {by}" if by else text, f"u = {draw.u:.4f}", draw.at))
    return tuple(found)


def proposals(match: MatchState) -> tuple[Entry, ...]:
    """What the rules suggest and waits for the referee, each with its clause."""
    words = PitchDesk()
    found = []
    for key, proposal in match.waiting:
        who = _who(match, proposal.side, proposal.player)
        what = words.decision(proposal.type)
        text = f"{what}: {who}" if who else what
        sentence = words.proposal(proposal.sentence)
        found.append(Entry(f"{text} — {sentence} ({proposal.clause})", proposal.round, key))
    return tuple(found)


def decisions(match: MatchState) -> tuple[Entry, ...]:
    """Every entry of the referee, the latest first, and every order put right."""
    found = []
    for name, sheet in match.sheets.items():
        for number, decision in enumerate(sheet.decisions, 1):
            text = f"{name}: {decision_text(match, decision)} — {decision.reason}"
            found.append(Entry(text, decision.by, f"{name}#{number}"))
    for event in match.corrections:
        where = f"{event.round}.{event.entry.tact}"
        text = put(
            translate("PitchDesk", "%1: order of %2 put right — %3"),
            where,
            PitchReasons().player(event.entry.player),
            event.reason,
        )
        found.append(Entry(text, event.by))
    return tuple(reversed(found))


def decision_text(match: MatchState, decision: Decision) -> str:
    """A decision in a few words."""
    words = PitchDesk()
    number = None if decision.player is None else match.match.index.get(decision.player)
    parts = [words.decision(decision.type), _who(match, decision.side, number)]
    if decision.type == "substitute":
        code = PitchReasons().player
        parts.append(f"{code(decision.out or '')} → {code(decision.in_ or '')}")
    if decision.type == "remove":
        whole = translate("PitchDesk", "for the match")
        rounds = decision.rounds
        parts.append(whole if rounds is None else words.rounds_off(rounds))
    return " ".join(part for part in parts if part)


def _who(match: MatchState, side: Side | None, player: int | None) -> str:
    words = PitchDesk()
    if player is not None:
        return words.player(player_of(match, match.match.ids[player]))
    if side is not None:
        return match.names(side) or words.side(side)
    return ""


def absent(match: MatchState) -> tuple[Entry, ...]:
    """Who is off and returns when."""
    words = PitchDesk()
    gone = [p for p in players(match) if p.at is None and (p.out or p.back_in_round)]
    gone.sort(key=lambda p: (p.out, p.back_in_round or 0))
    return tuple(Entry(f"{words.player(p)}: {words.absence(p)}") for p in gone)


def balls(match: MatchState) -> tuple[Entry, ...]:
    """Where the balls are, the snitch as only the host sees it."""
    words, now = PitchDesk(), match.now
    found = []
    quaffle = now.quaffle
    if quaffle.holder is not None:
        held = words.player(player_of(match, match.match.ids[quaffle.holder]))
        found.append(Entry(put(translate("PitchDesk", "quaffle: %1"), held)))
    elif quaffle.at is not None:
        found.append(Entry(put(translate("PitchDesk", "quaffle: %1"), quaffle.at)))
    for number, bludger in enumerate(now.bludgers, 1):
        text = (
            translate("PitchDesk", "bludger %1: %2, beaten")
            if bludger.course
            else translate("PitchDesk", "bludger %1: %2")
        )
        found.append(Entry(put(text, number, bludger.at)))
    if now.snitch is not None:
        seen = (
            translate("PitchDesk", "visible")
            if now.snitch.visible
            else translate("PitchDesk", "hidden from the hall")
        )
        text = translate("PitchDesk", "snitch: %1, to %2, %3")
        found.append(Entry(put(text, now.snitch.at, now.snitch.toward, seen)))
    return tuple(found)


def lost(match: MatchState) -> tuple[Entry, ...]:
    """What was entered and has lost its ground after a correction."""
    return tuple(
        Entry(put(translate("PitchDesk", "without ground now: %1"), refusal_text(entry.refused)))
        for entry in match.lost
    )
