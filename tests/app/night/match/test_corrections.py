"""Orders put right after they were played: all that came after is played again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.night.match import intents
from app.night.match.order_text import OrderLine, read_orders
from app.night.match.record import CorrectionPreview, preview_correction
from app.night.match.refusal import MatchReason, MatchRefusal
from app.night.match.rehearsal import simulated_orders
from app.night.match.sheets import sheet_refusals
from app.night.match.state import MatchState
from app.quidditch.orders import Order
from app.quidditch.pitch import NEIGHBOURS, RING_OF, SPOTS, ZONE_OF
from app.quidditch.refusal import Reason
from tests.app.night.match.pitchside import Referee, card


def put_right(round_: str, tact: int, player: str, order: Order | None) -> intents.CorrectOrder:
    return intents.CorrectOrder(round_, tact, player, order, "referee", "misread")


def played(match: MatchState) -> object:
    return [(entry.name, entry.moments) for entry in match.rounds], match.now, match.waiting


def orders_of(text: str, match: MatchState) -> Iterator[OrderLine]:
    for line in read_orders(text, match.match):
        assert isinstance(line, OrderLine)
        yield line


def play_what_is_allowed(host: Referee) -> None:
    while refused := sheet_refusals(host.match):
        for tact, player in refused:
            host.do(intents.ClearOrder(player, tact))
    host.do(intents.PlayTact())


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_mistake_put_right_three_tacts_later_is_as_if_it_had_never_been(seed: int) -> None:
    right, wrong = Referee(seed).round(), Referee(seed).round()
    text = simulated_orders(right.match, seed)
    firsts = [line for line in orders_of(text, right.match) if line.tact == 1]
    victim = firsts[seed % len(firsts)]
    name = right.match.now.name
    for host in (right, wrong):
        host.do(intents.EnterText(text))
    wrong.do(intents.EnterOrder(1, victim.player, Order()))
    for host in (right, wrong):
        play_what_is_allowed(host)
        while host.match.now.name == name:
            host.do(intents.PlayTact())
    if right.match.now.name != wrong.match.now.name:
        pytest.skip("the mistake came to a penalty")
    later = simulated_orders(wrong.match, seed)
    for host in (right, wrong):
        host.do(intents.EnterText(later))
        play_what_is_allowed(host)
    gone = wrong.match.sheets[name].tacts
    for line in orders_of(text, right.match):  # what had to be cleared for the mistake comes back
        if line.player not in gone[line.tact - 1] or line == victim:
            wrong.do(put_right(name, line.tact, line.player, line.order))
    assert played(wrong.match) == played(right.match)
    assert wrong.match.corrections[-1].reason == "misread"


def test_a_correction_of_one_order_changes_no_draw_of_another_player() -> None:
    host = Referee(2).round().round()
    before = {draw.at: draw.u for moment in host.match.moments for draw in moment.draws}
    entry = host.match.rounds[1]
    player, _ = next(iter(entry.plan.tacts[0].items()))
    host.do(put_right(entry.name, 1, host.match.match.ids[player], Order()))
    after = {draw.at: draw.u for moment in host.match.moments for draw in moment.draws}
    shared = before.keys() & after.keys()
    assert len(shared) > 5
    assert all(before[at] == after[at] for at in shared)


def mover(host: Referee) -> tuple[str, Order]:
    """A player of the second round, and another first flight for it than it was given."""
    entry = host.match.rounds[1]
    for player, order in entry.plan.tacts[0].items():
        here = entry.begun.at[player]
        if here is None or player not in entry.plan.tacts[1]:
            continue
        for cell in NEIGHBOURS[here.cell]:
            free = RING_OF[cell] is None and ZONE_OF[cell] is None
            aim = entry.plan.tacts[1][player].to
            far = aim is not None and cell != aim.cell and aim.cell not in NEIGHBOURS[cell]
            if free and far and order.to is not None:
                return host.match.match.ids[player], Order(SPOTS[cell][1])
    raise AssertionError("nobody moves")


def test_later_orders_without_ground_are_lost_and_named_and_come_back() -> None:
    host = Referee(3).round().round()
    before = host.match
    player, order = mover(host)
    wish = put_right(before.rounds[1].name, 1, player, order)
    preview = preview_correction(before, wish)
    assert isinstance(preview, CorrectionPreview)
    assert host.match is before
    host.do(wish)
    assert played(host.match) == played(preview.after)
    assert [refused.reason for refused in preview.lost][:1] == [Reason.TOO_FAR]
    assert [lost.refused for lost in host.match.lost] == list(preview.lost)
    old = before.rounds[1].plan.tacts[0][before.match.index[player]]
    host.do(put_right(before.rounds[1].name, 1, player, old))
    assert played(host.match) == played(before)
    assert host.match.lost == ()


def test_a_later_decision_stays_while_it_has_ground() -> None:
    host = Referee(3).round().round()
    host.do(intents.Decide(card()), intents.Decide(card("right")))
    player, order = mover(host)
    host.do(put_right(host.match.rounds[1].name, 1, player, order))
    assert host.match.now.cards == (1, 1)


def test_a_correction_that_the_rules_refuse_is_not_made() -> None:
    host = Referee(3).round().round()
    name = host.match.rounds[1].name
    far = put_right(name, 1, "L2", Order(SPOTS[122][1]))
    refused = host.refused(far)
    assert isinstance(refused, MatchRefusal)
    assert refused.reason in (Reason.TOO_FAR, Reason.OFF_PITCH)
    assert isinstance(preview_correction(host.match, far), MatchRefusal)
    for wish, reason in (
        (put_right("9", 1, "L2", None), MatchReason.TACT_NOT_PLAYED),
        (put_right(name, 4, "L2", None), MatchReason.TACT_NOT_PLAYED),
        (put_right(name, 1, "nobody", None), Reason.UNKNOWN_PLAYER),
        (intents.CorrectOrder(name, 1, "L2", None, "referee", " "), Reason.NO_REASON),
    ):
        refused = host.refused(wish)
        assert isinstance(refused, MatchRefusal)
        assert refused.reason is reason


def test_a_correction_is_undone_like_any_step() -> None:
    host = Referee(3).round().round()
    before = host.match
    player, order = mover(host)
    host.do(put_right(before.rounds[1].name, 1, player, order))
    after = host.match
    host.undo()
    assert played(host.match) == played(before)
    host.redo()
    assert host.match == after
