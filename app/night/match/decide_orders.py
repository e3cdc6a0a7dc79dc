"""Orders entered, taken off and put right."""

from __future__ import annotations

from app.night.match import events as happened
from app.night.match import intents
from app.night.match.evolve import evolve_match, with_entries, with_sheet
from app.night.match.order_text import OrderLine, read_orders
from app.night.match.refusal import MatchReason, MatchRefusal, of_engine
from app.night.match.sheets import entered_in_round, misses_turn, sheet_refusals
from app.night.match.state import MatchState
from app.quidditch.orders import STAY
from app.quidditch.penalty import name_chaser
from app.quidditch.refusal import Reason, Refusal

Found = tuple[happened.MatchEvent, ...] | MatchRefusal


def enter(match: MatchState, intent: intents.EnterOrder) -> Found:
    """One order, refused at once where no rule allows it."""
    refused = _why_not(match, intent.tact, intent.player)
    if refused is not None:
        return refused
    entry = happened.Entered(intent.tact, intent.player, intent.order)
    tried = _with(match, (entry,))
    return sheet_refusals(tried).get((intent.tact, intent.player)) or _orders(match, (entry,))


def enter_text(match: MatchState, intent: intents.EnterText) -> Found:
    """Every order of a text, or the first line that cannot be read or does not belong here."""
    first = match.now.tact if intent.tact is None else intent.tact
    lines = read_orders(intent.text, match.match, first)
    entries = []
    for line in lines:
        if not isinstance(line, OrderLine):
            return MatchRefusal(MatchReason.BAD_ORDERS, str(line))
        refused = _why_not(match, line.tact, line.player)
        if refused is None and intent.side not in (None, _side(match, line.player)):
            refused = MatchRefusal(Reason.UNKNOWN_PLAYER, f"line {line.line}", player=line.player)
        if refused is not None:
            return refused
        entries.append(happened.Entered(line.tact, line.player, line.order))
    return _orders(match, tuple(entries)) if entries else MatchRefusal(MatchReason.NO_ORDERS)


def clear(match: MatchState, intent: intents.ClearOrder) -> Found:
    """A player's orders taken off; once the round has begun its last one becomes to stay (Q5)."""
    if intent.player not in match.match.index:
        return MatchRefusal(Reason.UNKNOWN_PLAYER, "", player=intent.player)
    tacts = range(match.now.tact, match.tacts + 1)
    wanted = [tact for tact in tacts if intent.tact in (None, tact)]
    given = [tact for tact in wanted if intent.player in match.sheet.tacts[tact - 1]]
    if match.over or not given:
        return MatchRefusal(MatchReason.NOTHING_TO_CLEAR, "", match.now.name, player=intent.player)
    entries = tuple(happened.Entered(tact, intent.player, None) for tact in given)
    gone = _with(match, entries)
    on_pitch = match.begun.at[match.match.index[intent.player]] is not None
    if match.open_round is not None and on_pitch and intent.player not in entered_in_round(gone):
        entries = (*entries[:-1], happened.Entered(given[-1], intent.player, STAY))
    return _orders(match, entries)


def chaser(match: MatchState, intent: intents.NameChaser) -> Found:
    """The penalty's chaser, before its first tact (Q26)."""
    number = match.match.index.get(intent.player)
    if number is None or match.now.kind != "penalty" or match.over:
        return MatchRefusal(Reason.NOT_A_CHASER, "", match.now.name, player=intent.player)
    named = name_chaser(match.match, match.now, number)
    if isinstance(named, Refusal):
        return of_engine(named)
    return (happened.ChaserNamed(match.now.name, intent.player),)


def correct(match: MatchState, intent: intents.CorrectOrder) -> Found:
    """An order of a tact that was played, put right with who and why."""
    if not intent.by.strip() or not intent.reason.strip():
        return MatchRefusal(Reason.NO_REASON)
    if intent.player not in match.match.index:
        return MatchRefusal(Reason.UNKNOWN_PLAYER, "", player=intent.player)
    played = next((entry for entry in match.rounds if entry.name == intent.round), None)
    if played is None or intent.tact not in {moment.tact for moment in played.moments}:
        return MatchRefusal(MatchReason.TACT_NOT_PLAYED, "", intent.round, intent.tact)
    entry = happened.Entered(intent.tact, intent.player, intent.order)
    event = happened.OrderCorrected(intent.round, entry, intent.by.strip(), intent.reason.strip())
    return _why_not_corrected(match, event) or (event,)


def _why_not_corrected(match: MatchState, event: happened.OrderCorrected) -> MatchRefusal | None:
    after = evolve_match(match, event)
    if after is None or event.entry.order is None:
        return None
    for played in after.rounds:
        for lost in played.lost if played.name == event.round else ():
            if (lost.refused.tact, lost.refused.player) == (event.entry.tact, event.entry.player):
                return lost.refused
    return None


def _why_not(match: MatchState, tact: int, player: str) -> MatchRefusal | None:
    name = match.now.name
    if match.over:
        return MatchRefusal(MatchReason.MATCH_ENDED)
    if player not in match.match.index:
        return MatchRefusal(Reason.UNKNOWN_PLAYER, "", name, tact, player)
    if not 1 <= tact <= match.tacts:
        return MatchRefusal(MatchReason.NO_SUCH_TACT, "", name, tact, player)
    if tact < match.now.tact:
        return MatchRefusal(MatchReason.TACT_PLAYED, "", name, tact, player)
    if misses_turn(match, player):
        return MatchRefusal(MatchReason.MISSED_TURN, "", name, tact, player)
    return None


def _with(match: MatchState, entries: tuple[happened.Entered, ...]) -> MatchState:
    return with_sheet(match, match.now.name, tacts=with_entries(match.sheet.tacts, entries))


def _orders(match: MatchState, entries: tuple[happened.Entered, ...]) -> Found:
    return (happened.OrdersEntered(match.now.name, entries),)


def _side(match: MatchState, player: str) -> str:
    return match.match.sides[match.match.index[player]]
