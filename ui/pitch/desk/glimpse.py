"""The match put into the views of the page's parts: sheets, pitch and bar."""

from __future__ import annotations

from app.night.match.refusal import MatchRefusal
from app.night.match.sheets import is_missing, misses_turn, sheet_refusals
from app.night.match.state import MatchState
from app.night.match.values import Order, Side
from app.night.match.views import pitch_view, place_view, player_view
from app.night.pitch_scene import PlayerView
from ui.desk.phrases import translate
from ui.desk.words import refusal_text
from ui.pitch.desk.board import BoardView, Plan
from ui.pitch.desk.hand import Hand
from ui.pitch.desk.rows import OrderCell, RowView, State
from ui.pitch.desk.team import TeamSheetView
from ui.pitch.desk.words import PitchDesk

ROLE_ORDER = ("keeper", "chaser", "beater", "seeker")


def players(match: MatchState) -> tuple[PlayerView, ...]:
    """Everybody registered, substitutes on the bench included."""
    return tuple(_player(match, number) for number in range(len(match.match.ids)))


def player_of(match: MatchState, player: str) -> PlayerView:
    """One of them."""
    return _player(match, match.match.index[player])


def _player(match: MatchState, number: int) -> PlayerView:
    now = match.now
    holds = now.quaffle.holder == number
    return player_view(match.match, number, now.at[number], now.back[number], holds=holds)


def sheet_view(match: MatchState, side: Side, hand: Hand, *, covered: bool) -> TeamSheetView:
    """One side's sheet."""
    refused = sheet_refusals(match)
    own = side_order(match, side)
    rows = tuple(_row(match, player, hand, refused, covered=covered) for player in own)
    return TeamSheetView(
        side,
        match.names(side) or PitchDesk().side(side),
        rows,
        sum(is_missing(match, player.id) for player in own),
        sum(cell.state == "refused" for row in rows for cell in row.orders),
        match.now.cards[0 if side == "left" else 1],
        covered,
    )


def board_view(match: MatchState, hand: Hand, covered: frozenset[Side]) -> BoardView:
    """The pitch with the orders of the tact chosen; never those of a covered side."""
    orders = match.sheet.tacts[hand.tact - 1] if hand.tact <= len(match.sheet.tacts) else {}
    sides = match.match.sides
    plans = {
        player: Plan(place_view(order.to), place_view(order.target))
        for player, order in orders.items()
        if player in match.match.index and sides[match.match.index[player]] not in covered
    }
    snitch = match.now.snitch
    return BoardView(
        pitch=pitch_view(match.match, match.now),
        snitch=None if snitch is None else place_view(snitch.at),
        seen=snitch is not None and snitch.visible,
        plans=plans,
        lit=hand.lit(match),
        chosen=hand.player,
        cursor=hand.cursor if hand.player is not None else None,
        height=hand.height,
    )


def side_order(match: MatchState, side: Side) -> list[PlayerView]:
    """A side's players as the sheet has them: by role, those who have not played yet last."""
    own = [view for view in players(match) if view.side == side]
    own.sort(key=lambda view: (_benched(view), ROLE_ORDER.index(view.role)))
    return own


def _benched(view: PlayerView) -> bool:
    return view.at is None and view.back_in_round is None and not view.out


def _row(
    match: MatchState,
    player: PlayerView,
    hand: Hand,
    refused: dict[tuple[int, str], MatchRefusal],
    *,
    covered: bool,
) -> RowView:
    cells = tuple(
        _cell(match, player.id, tact, refused.get((tact, player.id)), covered=covered)
        for tact in range(1, match.tacts + 1)
    )
    return RowView(player, cells, player.id == hand.player, hand.tact, _note(match, player))


def _note(match: MatchState, player: PlayerView) -> str:
    if _benched(player):
        return ""
    if misses_turn(match, player.id):
        return translate("PitchDesk", "misses the turn")
    if player.at is None and player.back_in_round == match.now.round and not player.out:
        return translate("PitchDesk", "comes back")
    return ""


def _cell(
    match: MatchState, player: str, tact: int, refused: MatchRefusal | None, *, covered: bool
) -> OrderCell:
    order = match.sheet.tacts[tact - 1].get(player)
    played = tact < match.now.tact
    if order is None:
        missing = not played and is_missing(match, player) and _asked(match, player, tact)
        return OrderCell("", "missing" if missing else "played" if played else "none")
    reason = "" if refused is None else refusal_text(refused)
    if covered and not played:
        return OrderCell("•••", "covered" if refused is None else "refused", reason)
    text = PitchDesk().short(place_view(order.to), order.action, place_view(order.target))
    state: State = "refused" if refused is not None else "played" if played else "given"
    return OrderCell(text, state, reason, order_text(order), bool(order.comment))


def _asked(match: MatchState, player: str, tact: int) -> bool:
    """Whether the tact is one that the player may be told: a return is in the third (1.2)."""
    on_pitch = match.begun.at[match.match.index[player]] is not None
    return on_pitch or match.begun.kind != "normal" or tact == match.tacts


def order_text(order: Order) -> str:
    """An order in words, with its comment."""
    text = PitchDesk().order(place_view(order.to), order.action, place_view(order.target))
    return f"{text} “{order.comment}”" if order.comment else text


def cell_text(match: MatchState, cell: int) -> str:
    """Who and what is on a cell."""
    words = PitchDesk()
    here = [p for p in players(match) if p.at is not None and p.at.cell == cell]
    names = [f"{words.player(p)} {words.place(p.at)}" for p in here]
    return " · ".join([str(cell), *names])
