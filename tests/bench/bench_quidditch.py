"""The speed of the referee's engine, against python-chess and against `diplomacy`. Run by hand:

python tests/bench/bench_quidditch.py [matches]

Everything runs in turn in this one process, in its own processor time; absolute times belong to
the machine, the ratios are what to keep. Aims: 3 times the orders a second of diplomacy 1.1.2
(measured where it is installed; it adjudicates random orders, alone), recording at most 20%, and a
25-round match verified in less than a tenth of the time in which 1,000 random games of
python-chess are replayed.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app.quidditch.command import verify
from app.quidditch.dice import AddressedDice, seeded
from app.quidditch.game import RoundPlan, play_match
from app.quidditch.odds import odds
from app.quidditch.position import new_match
from app.quidditch.record import Record, replay_record, write_text
from app.quidditch.record.replay import plan_of
from app.quidditch.record.simulated import round_of, simulated_record
from app.quidditch.refusal import Refusal
from app.quidditch.simulate import simulate
from app.quidditch.teams import Match
from tests.bench.chess_games import chess_games, play_chess

ROUNDS = 7


class Played(NamedTuple):
    """A match of 25 rounds, ready to be played again."""

    match: Match
    seed: bytes
    plans: list[RoundPlan]
    record: Record


class QuietDice(AddressedDice):
    """The same dice, which keep nothing."""

    def chance(self, address: str, p: float) -> bool:
        return (self._draw(address) or 0.0) < p

    def choose(self, address: str, items):  # type: ignore[no-untyped-def]
        return items[int((self._draw(address) or 0.0) * len(items))]


def long_matches(count: int) -> Iterator[Played]:
    number = 0
    while count:
        record = simulated_record(number)
        number += 1
        if len(record.rounds) >= record.rules.rounds:
            match, seed = record.match(), record.seed or b""
            yield Played(match, seed, [plan_of(match, entry) for entry in record.rounds], record)
            count -= 1


def play(played: Played, dice: AddressedDice) -> int:
    for moment in play_match(played.match, new_match(played.match), played.plans, dice):
        if isinstance(moment, Refusal):
            raise SystemExit(f"a simulated match was refused: {moment}")
    return orders_of(played)


def record(played: Played) -> int:
    """Play, and make the record's text as it goes: every order and decision, and the hash."""
    count = play(played, AddressedDice(played.seed))
    rounds = tuple(round_of(played.match, plan) for plan in played.plans)
    left, right = played.record.left, played.record.right
    write_text(Record(left, right, rounds, seed=played.seed))
    return count


def orders_of(played: Played) -> int:
    return sum(len(orders) for plan in played.plans for orders in plan.tacts)


def diplomacy_rate(phases: int) -> float | None:
    """Orders a second of diplomacy's own adjudication; None where it is not installed."""
    if find_spec("diplomacy") is None:
        return None
    game, rng = import_module("diplomacy").Game(), random.Random(1)
    count, spent = 0, 0.0
    for _ in range(phases):
        if game.is_game_done:
            game = type(game)()
        possible = game.get_all_possible_orders()
        for power in game.powers:
            places = game.get_orderable_locations(power)
            orders = [rng.choice(possible[place]) for place in places if possible[place]]
            game.set_orders(power, orders)
            count += len(orders)
        begin = process_time()
        game.process()
        spent += process_time() - begin
    return count / spent


def rates(*actions: Callable[[], int]) -> list[float]:
    """Things done a second by each action: the best of several rounds, the actions in turn."""
    found: list[list[float]] = [[] for _ in actions]
    for _ in range(ROUNDS):
        for rate, action in zip(found, actions, strict=True):
            begin = process_time()
            done = action()
            rate.append(done / (process_time() - begin))
    return [max(rate) for rate in found]


def against_others(matches: list[Played]) -> None:
    games = chess_games(60)
    moves, bare, logged, whole = rates(
        lambda: play_chess(games),
        lambda: sum(play(one, QuietDice(one.seed)) for one in matches),
        lambda: sum(play(one, AddressedDice(one.seed)) for one in matches),
        lambda: sum(record(one) for one in matches),
    )
    tacts = sum(len(plan.tacts) for one in matches for plan in one.plans)
    per_tact = sum(map(orders_of, matches)) / tacts
    print(f"python-chess, push_uci      {moves:12,.0f} moves a second")
    print(f"orders, draws not kept      {bare:12,.0f} a second, {bare / moves:.2f}x")
    print(f"orders, draws kept          {logged:12,.0f} a second, {logged / moves:.2f}x")
    print(f"orders, record written      {whole:12,.0f} a second, {whole / moves:.2f}x")
    print(f"recording costs             {bare / whole - 1:12.1%} (draws {bare / logged - 1:.1%})")
    print(f"tacts, record written       {whole / per_tact:12,.0f} a second")
    theirs = diplomacy_rate(150)
    if theirs is None:
        print("diplomacy is not installed: no ratio to it")
    else:
        print(f"diplomacy, process()        {theirs:12,.0f} orders a second")
        print(f"to diplomacy                {whole / theirs:12.2f}x")


def verifying(matches: list[Played]) -> None:
    texts = [write_text(one.record) for one in matches]
    games = chess_games(100)
    chess_rate, replays, checks = rates(
        lambda: play_chess(games) and len(games),
        lambda: len([replay_record(one.record) for one in matches]),
        lambda: len([verify(text) for text in texts]),
    )
    thousand = 1000 / chess_rate
    print(f"1,000 games of chess        {thousand:12.2f} s")
    print(f"a match replayed to JSON    {1e3 / replays:12.1f} ms")
    print(f"a match verified            {1e3 / checks:12.1f} ms, {len(texts[0]) / 1e3:,.0f} kB")
    print(f"verified, of a tenth of it  {10 / checks / thousand:12.1%}")


def parts(matches: list[Played]) -> None:
    """What limits it: the dice alone, and reading JSON alone."""
    draws = [
        draw["at"]
        for one in matches
        for tact in one.record.results["tacts"]
        for draw in tact["draws"]
    ]
    texts = [write_text(one.record) for one in matches]
    dice, loads, playing = rates(
        lambda: len([seeded(matches[0].seed, address) for address in draws]) and len(matches),
        lambda: len([json.loads(text) for text in texts]),
        lambda: sum(play(one, AddressedDice(one.seed)) > 0 for one in matches),
    )
    print(f"a match played              {1e3 / playing:12.2f} ms")
    print(f"its draws alone             {1e3 / dice:12.2f} ms, {playing / dice:.0%} of it")
    print(f"json.loads of its record    {1e3 / loads:12.2f} ms")


def coming_tacts(matches: list[Played], count: int) -> None:
    """How long the odds of some tacts take, on demand, at the start of any round of a match."""
    times = []
    for one in matches:
        for entry in simulate(one.match, one.seed):
            if entry.begun.kind == "normal":
                plan = RoundPlan(entry.plan.tacts[:count])
                begin = process_time()
                odds(one.match, entry.begun, plan, samples=2000)
                times.append((process_time() - begin) * 1e3)
    print(f"odds of {count} tact(s)          {median(times):12.1f} ms, worst {max(times):,.0f}")


def main() -> None:
    matches = list(long_matches(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
    against_others(matches)
    verifying(matches)
    parts(matches)
    coming_tacts(matches, 1)
    coming_tacts(matches[:1], 2)


if __name__ == "__main__":
    main()
