"""1.6: penalties, cards, removals, cancellations; Q3, Q25 and Q26."""

import pytest

from tests.app.quidditch.board import (
    Json,
    a_round,
    happened,
    record,
    refused,
    replayed,
    scene,
    tacts,
)

QUIET = scene("L1 6(2), L2 40(2), L3 47(1), R1 120(2), R2 80(2), R3 88(1), R7 90(1)")
STAY = "L1; L2; L3; R1; R2; R3; R7"


def called(side: str, **more: str) -> Json:
    """A round after which a penalty of a side is called."""
    return a_round(STAY, STAY, STAY, referee=({"type": "penalty", "side": side, **more},))


def penalty(*tacts_: str, **more: str) -> Json:
    return a_round(*tacts_, kind="penalty", **more)


def test_1_6_01_all_leave_but_the_keeper_and_a_chaser_with_the_quaffle() -> None:
    played = replayed(record(QUIET, called("left")))["tacts"][-1]
    now = played["position"]
    assert (now["round"], now["tact"], now["kind"]) == (5, 1, "penalty")
    on_pitch = {id_: at for id_, at in now["players"].items() if isinstance(at, str)}
    assert on_pitch == {"R2": "29(2)"}
    assert now["players"]["L1"] == {"back_in_round": 5}
    assert now["players"]["L2"] == {"back_in_round": 6}
    assert now["quaffle"]["holder"] == "R2"


def test_1_6_02_the_right_goal_is_attacked_from_97() -> None:
    now = replayed(record(QUIET, called("right")))["tacts"][-1]["position"]
    assert now["players"]["L2"] == "97(2)"


def test_1_6_03_the_keeper_takes_any_cell_of_its_zone() -> None:
    value = record(QUIET, called("left"), penalty("L1 11(1)"))
    assert refused(value) == (
        "round 5p, tact 1, player L1: the keeper takes a cell of its zone (1.2)"
    )
    value = record(QUIET, called("left"), penalty("L1 8(1); R2 21(2)"))
    assert replayed(value)["tacts"][-1]["position"]["players"]["L1"] == "8(1)"


def test_1_6_04_nobody_else_plays_it() -> None:
    value = record(QUIET, called("left"), penalty("L1 8(1); R2 21(2); L2 40(2)"))
    assert "player L2: the player is off the pitch" in refused(value) or (
        "only the keeper and the chaser" in refused(value)
    )


def test_1_6_05_after_three_tacts_in_the_chasers_hands_it_is_void() -> None:
    value = record(QUIET, called("left"), penalty("L1 6(1); R2", "L1; R2", "L1; R2"))
    played = replayed(value)["tacts"]
    assert [(one["round"], one["tact"]) for one in played[3:]] == [("5p", n) for n in (1, 2, 3)]
    assert played[-1]["position"]["score"] == {"left": 0, "right": 0}


def test_1_6_06_thrown_and_one_cell_from_the_rings_there_is_a_fourth_tact() -> None:
    tacts_ = ("L1 8(3); R2 20(2)", "L1; R2 12(2) throw 6(3)", "L1; R2")
    value = record(QUIET, called("left"), penalty(*tacts_), draws={"5p.4/5/goal": 0.9})
    played = replayed(value)["tacts"]
    assert (played[-1]["round"], played[-1]["tact"]) == ("5p", 4)
    assert happened(played[-1]) == ["goal right"]
    value = record(QUIET, called("left"), penalty(*tacts_, ""), draws={"5p.4/5/goal": 0.9})
    assert replayed(value)["tacts"] == played


def test_1_6_07_players_do_not_move_in_it() -> None:
    tacts_ = ("L1 8(3); R2 20(2)", "L1; R2 12(2) throw 6(3)", "L1; R2", "L1 7(1)")
    value = record(QUIET, called("left"), penalty(*tacts_))
    assert "in the fourth tact of a penalty only the quaffle moves (1.6)" in refused(value)


def test_1_6_08_a_throw_of_the_third_tact_is_void() -> None:
    tacts_ = ("L1 8(3); R2 20(2)", "L1; R2 12(2)", "L1; R2 throw 6(3)")
    played = replayed(record(QUIET, called("left"), penalty(*tacts_)))["tacts"]
    assert played[-1]["tact"] == 3
    assert played[-1]["position"]["score"] == {"left": 0, "right": 0}


def test_1_6_09_a_shot_of_the_first_tact_is_decided_in_the_third() -> None:
    tacts_ = ("L1 8(3); R2 20(2) throw 6(3)", "L1", "L1")
    draws = {"5p.2/6/quaffle/line": 0.9, "5p.3/5/goal": 0.0}
    value = record(QUIET, called("left"), penalty(*tacts_), draws=draws)
    played = replayed(value)["tacts"]
    assert happened(played[-1]) == ["goal right"]
    assert played[-1]["tact"] == 3


def test_1_6_10_afterwards_the_quaffle_is_the_keepers_and_all_place_themselves() -> None:
    tacts_ = ("L1 6(1); R2", "L1; R2", "L1; R2")
    after = a_round("L1 5(2); L2 17(3); R1 118(1); R2 109(1); R7 76(1)")
    played = replayed(record(QUIET, called("left"), penalty(*tacts_), after))["tacts"]
    now = played[-2]["position"]
    assert (now["round"], now["kind"], now["quaffle"]["holder"]) == (6, "after_penalty", "L1")
    back = {str(where) for id_, where in now["players"].items() if id_ in STAY}
    assert back == {"{'back_in_round': 6}"}
    now = played[-1]["position"]
    assert (now["round"], now["tact"], now["kind"]) == (7, 1, "normal")
    assert now["players"]["L1"] == "5(2)"
    assert now["players"]["L3"] == {"back_in_round": 7}
    assert now["keeper_clock"] == 3


def test_1_6_11_bludgers_and_snitch_wait() -> None:
    start = {**QUIET, **scene("", bludgers=("60(2)", "66(2)"), snitch="61(1) unseen toward 62")}
    start = {**start, "players": QUIET["players"], "tact": 3}
    value = record(
        start,
        a_round(STAY, referee=({"type": "penalty", "side": "left"},)),
        penalty("L1 6(1); R2", "L1; R2", "L1; R2"),
        seed="11" * 32,
    )
    played = replayed(value)["tacts"]
    for ball in ("bludgers", "snitch"):
        assert len({str(one["position"][ball]) for one in played}) == 1


def test_1_6_12_the_second_yellow_card_is_a_penalty_and_then_they_are_cleared() -> None:
    card = {"type": "yellow_card", "side": "left"}
    first = a_round(STAY, STAY, STAY, referee=(card,))
    value = record(QUIET, first, first, penalty("L1 6(1); R2", "L1; R2", "L1; R2"))
    played = replayed(value)["tacts"]
    assert happened(played[2]) == ["card left"]
    assert played[2]["position"]["cards"] == {"left": 1, "right": 0}
    assert happened(played[5]) == ["card left", "penalty left"]
    assert played[-1]["position"]["cards"] == {"left": 0, "right": 0}


def test_1_6_12_a_cancelled_penalty_leaves_the_cards_and_the_next_calls_another() -> None:
    card = {"type": "yellow_card", "side": "left"}
    cancel = {"type": "cancel", "what": "penalty", "side": "left"}
    rounds = (
        a_round(STAY, STAY, STAY, referee=(card, card, cancel)),
        a_round(STAY, STAY, STAY, referee=(card,)),
    )
    played = replayed(record(QUIET, *rounds))["tacts"]
    assert played[2]["position"]["cards"] == {"left": 2, "right": 0}
    assert happened(played[5]) == ["card left", "penalty left"]
    assert played[5]["position"]["kind"] == "penalty"


def test_1_6_13_cards_are_cleared_at_the_end_of_the_match() -> None:
    entry = a_round(STAY, STAY, STAY, referee=({"type": "yellow_card", "side": "left"},))
    value = record(QUIET, entry, rules={"rounds": 5, "fast": True})
    played = replayed(value)
    assert played["finished"] == "rounds"
    assert played["tacts"][-1]["position"]["cards"] == {"left": 0, "right": 0}


def test_1_6_14_rough_play_sends_a_player_off_for_rounds_or_the_match() -> None:
    entries = (
        {"type": "remove", "player": "L2", "rounds": 2},
        {"type": "remove", "player": "R2", "rounds": None},
    )
    played = replayed(record(QUIET, a_round(STAY, STAY, STAY, referee=entries)))["tacts"][-1]
    assert played["position"]["players"]["L2"] == {"back_in_round": 8}
    assert played["position"]["players"]["R2"] == {"out": True}


def test_1_6_15_a_senior_referee_cancels_a_card_or_a_penalty() -> None:
    card = {"type": "yellow_card", "side": "left"}
    cancel = {"type": "cancel", "cancels": {"round": 5, "entry": 1}}
    first = a_round(STAY, STAY, STAY, referee=(card, card, cancel))
    played = replayed(record(QUIET, first))["tacts"][-1]["position"]
    assert played["cards"] == {"left": 1, "right": 0}
    assert "pending" not in played
    cancel = {"type": "cancel", "what": "penalty", "side": "left"}
    first = a_round(STAY, STAY, STAY, referee=({"type": "penalty", "side": "left"}, cancel))
    assert replayed(record(QUIET, first))["tacts"][-1]["position"]["kind"] == "normal"


def test_1_6_16_what_was_not_decided_cannot_be_cancelled() -> None:
    cancel = {"type": "cancel", "cancels": {"round": 4, "entry": 1}}
    value = record(QUIET, a_round(STAY, STAY, STAY, referee=(cancel,)))
    assert refused(value) == (
        "round 5, referee entry 1: there is no such card, penalty or removal to cancel (1.6)"
    )


def test_1_6_16_a_removal_is_cancelled_for_the_rounds_to_come() -> None:
    out = a_round(STAY, STAY, STAY, referee=({"type": "remove", "player": "L2", "rounds": None},))
    cancel = {"type": "cancel", "cancels": {"round": 5, "entry": 1}}
    back = a_round(*[STAY.replace("L2; ", "")] * 3, referee=(cancel,))
    played = replayed(record(QUIET, out, back))["tacts"]
    assert played[-1]["position"]["players"]["L2"] == {"back_in_round": 7}
    cancel = {"type": "cancel", "what": "remove", "player": "L3"}
    value = record(QUIET, a_round(STAY, STAY, STAY, referee=(cancel,)))
    assert "there is no such card, penalty or removal to cancel" in refused(value)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"type": "remove", "player": "L8", "rounds": 1}, "a substitute plays only after"),
        ({"type": "remove", "rounds": 1}, "there is no such player in the match"),
        ({"type": "penalty"}, "a card or a penalty is for a side, left or right (1.6)"),
        ({"type": "penalty", "side": "left", "chaser": "R8"}, "the penalty is taken by a chaser"),
        ({"type": "cancel"}, "there is no such card, penalty or removal to cancel"),
        ({"type": "cancel", "what": "penalty", "side": "left"}, "there is no such card"),
        ({"type": "cancel", "what": "yellow_card", "side": "left"}, "there is no such card"),
        ({"type": "cancel", "cancels": {"round": 5, "entry": 9}}, "there is no such card"),
        ({"type": "remove", "player": "L2", "rounds": 0}, "rounds must be a whole number from 1"),
        ({"type": "dance"}, "type must be warning, yellow_card, remove, penalty"),
        ({"type": "note", "after_tact": 9}, "after_tact must be a whole number from 1 to 4"),
        ({"type": "remove", "player": "X"}, "there is no player 'X'"),
        ({"type": "note", "cancels": {"round": 5}}, "the number of its entry are needed"),
    ],
)
def test_1_6_16_a_decision_that_cannot_be_is_refused(entry: Json, said: str) -> None:
    value = record(QUIET, a_round(STAY, STAY, STAY, referee=(entry,)))
    assert said in refused(value)
    assert refused(value).startswith("round 5, referee entry 1")


def test_1_6_16_the_referee_may_bring_the_quaffle_to_the_centre() -> None:
    start = scene("L1 6(2), L2 40(2), R2 80(2)", "L2")
    entry = a_round(*["L1; L2; R2"] * 3, referee=({"type": "keeper_reset"},))
    played = replayed(record(start, entry))["tacts"][-1]
    assert happened(played) == ["reset"]
    assert played["position"]["quaffle"] == {
        "at": "63(2)",
        "holder": None,
        "flight": None,
        "falling": True,
    }


def test_1_6_16_what_the_text_leaves_to_the_referee_is_only_proposed() -> None:
    start = scene("L2 40(2), R2 80(2)", "L2", counts={"stalling": {"left": 2, "right": 0}})
    played = replayed(record(start, a_round(*["L2; R2"] * 3)))
    assert [proposal["type"] for proposal in played["proposals"]] == ["yellow_card"]
    assert played["tacts"][-1]["position"]["cards"] == {"left": 0, "right": 0}


@pytest.mark.parametrize(("type_", "finish"), [("annul", "annulled"), ("close", "closed")])
def test_1_6_17_a_match_may_be_annulled_or_closed(type_: str, finish: str) -> None:
    entry = a_round(STAY, STAY, STAY, referee=({"type": type_},))
    assert replayed(record(QUIET, entry))["finished"] == finish
    assert "the match is over" in refused(record(QUIET, entry, a_round(STAY)))


def test_1_6_18_the_referees_may_be_replaced_and_notes_made() -> None:
    entries = ({"type": "replace_referee"}, {"type": "note"}, {"type": "warning", "player": "L2"})
    played = replayed(record(QUIET, a_round(STAY, STAY, STAY, referee=entries)))["tacts"][-1]
    assert happened(played) == []
    assert played["position"]["counts"]["warned"] == ["L2"]


def test_1_6_19_every_decision_says_who_and_why() -> None:
    entry = {"type": "yellow_card", "side": "left", "reason": ""}
    value = record(QUIET, a_round(STAY, STAY, STAY, referee=(entry,)))
    assert refused(value) == "round 5, referee entry 1: a decision says who took it and why (1.6)"


def test_1_6_20_more_than_two_rounds_in_the_own_half_are_stalling() -> None:
    start = scene("L2 40(2), R2 80(2)", "L2")
    rounds = [a_round(*["L2; R2"] * 3) for _ in range(3)]
    proposals = replayed(record(start, *rounds))["proposals"]
    assert [(p["type"], p["side"], p["round"]) for p in proposals] == [("yellow_card", "left", "7")]


def test_1_6_21_a_keepers_pass_into_a_corner_only_it_can_reach() -> None:
    start = scene("L1 6(2), L2 40(2), R2 80(2)", "L1")
    value = record(start, a_round("L1 throw 4(1); L2; R2"))
    proposals = replayed(value)["proposals"]
    assert [(p["type"], p["player"], p["clause"]) for p in proposals] == [
        ("yellow_card", "L1", "1.6")
    ]
    start = scene("L1 6(2), L2 19(2), R2 80(2)", "L1")
    assert replayed(record(start, a_round("L1 throw 4(1); L2; R2")))["proposals"] == []


def test_q26_the_captain_names_the_chaser() -> None:
    played = replayed(record(QUIET, called("left", chaser="R3")))["tacts"][-1]
    assert played["position"]["players"]["R3"] == "29(2)"
    value = record(QUIET, called("left"), penalty("R3 20(2)", chaser="R3"))
    assert replayed(value)["tacts"][-1]["position"]["players"]["R3"] == "20(2)"
    value = record(QUIET, called("left"), penalty("R3 20(2)"))
    assert replayed(value)["tacts"][-1]["position"]["players"]["R3"] == "20(2)"
    assert "taken by a chaser" in refused(record(QUIET, called("left", chaser="L2")))


def test_q26_who_is_off_comes_back_for_it() -> None:
    start = {**QUIET, "players": {**QUIET["players"], "L1": {"back_in_round": 9}}}
    call = ({"type": "penalty", "side": "left"},)
    value = record(start, a_round("R2", "R2", "R2", referee=call), penalty("L1 7(2); R2"))
    assert replayed(value)["tacts"][-1]["position"]["players"]["L1"] == "7(2)"


def test_q26_a_keeper_that_does_not_place_itself_leaves_the_quaffle_to_the_centre() -> None:
    value = record(
        QUIET,
        called("left"),
        penalty("R2", "R2", "R2"),
        a_round("L2 17(3); R2 109(1)"),
    )
    played = replayed(value)["tacts"][-1]
    assert happened(played) == ["reset"]
    assert played["position"]["quaffle"]["at"] == "63(2)"


def test_q26_a_second_penalty_is_played_after_the_first() -> None:
    both = ({"type": "penalty", "side": "left"}, {"type": "penalty", "side": "right"})
    play = penalty("L1 6(1); R2", "L1; R2", "L1; R2")
    other = penalty("R1 120(1); L2", "R1; L2", "R1; L2")
    value = record(QUIET, a_round(STAY, STAY, STAY, referee=both), play, other)
    played = replayed(value)["tacts"]
    assert [one["round"] for one in played] == [5, 5, 5, *("5p",) * 3, *("5p2",) * 3]
    assert played[-1]["position"]["kind"] == "after_penalty"
    assert played[-1]["position"]["quaffle"]["holder"] == "R1"


def test_q26_the_keeper_places_itself_in_tact_one() -> None:
    value = record(QUIET, called("left"), penalty("R2", "L1 6(1); R2"))
    assert refused(value) == (
        "round 5p, tact 2, player L1: the keeper places itself in tact 1 of the penalty (1.6, Q26)"
    )


def test_q26_a_keepers_action_may_follow_its_placement() -> None:
    tacts_ = ("L1 6(1); R2", "L1; R2", "L1; R2")
    after = a_round("L1 5(2) drop 62(1); L2 17(3)")
    played = replayed(record(QUIET, called("left"), penalty(*tacts_), after))["tacts"][-1]
    assert happened(played) == ["thrown L1 62(1)"]
    assert "keeper_clock" not in played["position"]


def test_q26_a_penalty_round_is_named_so_and_comes_when_it_is_due() -> None:
    value = record(QUIET, called("left"), a_round("L1 6(1); R2"))
    assert refused(value) == "round 5p: this is not the kind of round that is due (1.6)"
    value = record(QUIET, penalty(STAY))
    assert "this is not the kind of round that is due" in refused(value)


def test_q3_a_penalty_called_in_the_last_round_is_still_played() -> None:
    rules = {"rounds": 5, "fast": True}
    value = record(QUIET, called("left"), rules=rules)
    assert replayed(value)["finished"] is None
    value = record(QUIET, called("left"), penalty("L1 6(1); R2", "R2", "R2"), rules=rules)
    played = replayed(value)
    assert played["finished"] == "rounds"
    assert happened(played["tacts"][-1]) == ["over"]


def test_q25_felling_a_seeker_on_the_snitchs_cell_is_proposed() -> None:
    start = scene("L7 69(2), R2 71(2), R5 61(3)", snitch="70(1) seen toward 71")
    draws = {"5.1/1/fall/70(2)": 0.0, "5.1/1/both/70(2)": 0.9, "5.1/6/snitch/visible": 0.1}
    value = record(start, a_round("L7 70(2); R2 70(2)"), draws=draws)
    assert [(p["type"], p["side"], p["player"]) for p in replayed(value)["proposals"]] == [
        ("penalty", "right", "R2")
    ]


def test_q25_and_where_it_was_due_after_the_previous_round() -> None:
    start = scene("L7 69(2), R2 71(2)", snitch="70(1) seen toward 71")
    draws = {
        "5.1/6/snitch/visible": 0.1,
        "5.2/1/fall/70(2)": 0.0,
        "5.2/1/both/70(2)": 0.9,
        "5.2/6/snitch/visible": 0.1,
        "5.2/6/snitch/height": 0.1,
    }
    value = record(start, a_round("L7; R2", "L7 70(2); R2 70(2)"), draws=draws)
    assert [p["tact"] for p in replayed(value)["proposals"]] == [2]


def test_q25_felling_the_holder_on_the_opponents_first_line_is_proposed() -> None:
    for cell, count in (("112", 1), ("105", 0)):
        start = scene(f"L2 {cell}(2), R2 {int(cell) + 1}(2)", "L2")
        spot = f"{cell}(2)"
        draws = {f"5.1/1/fall/{spot}": 0.0, f"5.1/1/both/{spot}": 0.9}
        value = record(start, a_round(f"L2; R2 {spot}"), draws=draws)
        assert len(replayed(value)["proposals"]) == count


def test_a_decision_may_apply_after_a_tact() -> None:
    entry = {"type": "remove", "player": "L2", "rounds": 1, "after_tact": 1}
    played = tacts(QUIET, [STAY, STAY, STAY])
    value = record(QUIET, a_round(STAY, STAY, STAY, referee=(entry,)))
    assert replayed(value)["tacts"][0]["position"]["players"]["L2"] == {"back_in_round": 7}
    assert played[0]["position"]["players"]["L2"] == "40(2)"
