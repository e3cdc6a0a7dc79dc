"""The speed of the rules, against python-chess and against reading JSON. Run by hand:

python tests/bench/bench_hill.py [games]

Each pair runs in turn in this one process; absolute times belong to the machine, the ratios are
what to keep. Aims: 3 times the moves a second of python-chess, a night folded in at most 3 times
its json.loads, an appeal to the first of 40 turns shown within a frame or two.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app.hill.appeal import AppealPreview, mark_of, preview_appeal
from app.hill.chronicle import game_of
from app.hill.events import Appealed
from app.hill.play import replay
from app.hill.position import Position, start
from app.hill.record import Record, read_text, replay_record
from app.hill.refusal import Refusal
from tests.bench.chess_games import chess_games, play_chess
from tests.oracle.generate import random_record

ROOT = Path(__file__).resolve().parents[2]
TEAMS, TURNS, ROUNDS = 24, 40, 7
QUESTION = "Кто написал в 1833 году повесть о наводнении, и чем она кончается? " * 3
PLAYERS = [{"surname": "Иванова", "name": "Анна", "club_id": "1032"}] * 5
ANSWER_TEXTS = ("Пушкин, «Медный всадник»", "Гоголь", "не знаем", "Александр Сергеевич")


def full_night(seed: int) -> dict[str, Any]:
    """A record as a real night leaves it: 24 teams, texts and times, and 40 turns to its end."""
    for number in range(seed * 1000, (seed + 1) * 1000):
        record = random_record(number, teams=TEAMS, turns=TURNS)
        if len(record["turns"]) == TURNS:
            return dressed(random.Random(number), record)
    raise SystemExit("no random night of 40 turns was found")


def dressed(rng: random.Random, record: dict[str, Any]) -> dict[str, Any]:
    for team in record["teams"]:
        team["name"] = f"Команда «{team['id']}»"
        team["players"] = [{"id": f"{team['id']}p{n}", **p} for n, p in enumerate(PLAYERS)]
    for number, turn in enumerate(record["turns"], 1):
        partner = (turn.get("question") or {}).get("partner")
        turn["question"] = {"id": f"q{number}", "text": QUESTION, "answer": "…", "partner": partner}
        for answer in turn["answers"].values():
            if answer is not None:
                answer["text"] = rng.choice(ANSWER_TEXTS)
                answer["received"] = "2026-10-17T19:42:07.123+03:00"
    return record


def positions(record: Record) -> Iterator[Position]:
    first = start(record.rules, (team.id for team in record.teams))
    for position in replay(first, record.turns):
        if isinstance(position, Refusal):
            raise SystemExit(f"a random game was refused: {position}")
        yield position


def play_hill(records: list[Record]) -> int:
    return sum(len(position.climbers) for record in records for position in positions(record))


def read_and_play_hill(texts: list[str]) -> int:
    shown = [replay_record(read_text(text)) for text in texts]
    return sum(len(turn["steps"]) for one in shown for turn in one["turns"])


def rates(*actions: Callable[[], int]) -> list[float]:
    """Things done a second by each action: the medians of several rounds, the actions in turn."""
    found: list[list[float]] = [[] for _ in actions]
    for _ in range(ROUNDS):
        for rate, action in zip(found, actions, strict=True):
            begin = perf_counter()
            done = action()
            rate.append(done / (perf_counter() - begin))
    return [median(rate) for rate in found]


def against_chess(count: int) -> None:
    games = chess_games(count)
    texts = [json.dumps(random_record(seed, teams=TEAMS, turns=TURNS)) for seed in range(count)]
    records = [read_text(text) for text in texts]
    moves, turns, whole = rates(
        lambda: play_chess(games),
        lambda: play_hill(records),
        lambda: read_and_play_hill(texts),
    )
    print(f"python-chess, push_uci       {moves:12,.0f} moves a second")
    print(
        f"play, validated                 {turns:12,.0f} team-turns a second, {turns / moves:.2f}x"
    )
    print(
        f"read, play, show                {whole:12,.0f} team-turns a second, {whole / moves:.2f}x"
    )


def against_json(count: int) -> None:
    texts = [json.dumps(full_night(seed), ensure_ascii=False) for seed in range(min(count, 10))]
    records = [read_text(text) for text in texts]
    loads, fold, read, whole = (
        1e3 / rate
        for rate in rates(
            lambda: len([json.loads(text) for text in texts]),
            lambda: len([list(positions(record)) for record in records]),
            lambda: len([read_text(text) for text in texts]),
            lambda: len([replay_record(read_text(text)) for text in texts]),
        )
    )
    print(f"a night of {TEAMS} teams, {TURNS} turns:  {len(texts[0].encode()) / 1e3:,.0f} kB")
    print(f"json.loads                      {loads:9.2f} ms")
    print(f"folded                          {fold:9.2f} ms, {fold / loads:.2f}x")
    print(f"read (shape and types)          {read:9.2f} ms, {read / loads:.2f}x")
    print(f"read, folded, shown             {whole:9.2f} ms, {whole / loads:.2f}x")


def appeal_previews(count: int) -> None:
    """The first mark of the first turn turned round, everything after it worked out again."""
    times = []
    for seed in range(min(count, 10)):
        game = game_of(read_text(json.dumps(full_night(seed))))
        was = mark_of(game, 1, "t1")
        wish = Appealed(1, (type(was)("t1", not was.correct, was.at_ms),), reason="heard again")
        begin = perf_counter()
        found = preview_appeal(game, wish)
        times.append((perf_counter() - begin) * 1e3)
        if not isinstance(found, AppealPreview):
            raise SystemExit(f"an appeal was refused: {found}")
    print(f"an appeal to turn 1 of {TURNS}        {median(times):9.2f} ms, worst {max(times):.2f}")


def start_up() -> None:
    """What a person waits for `koth replay` of a small game, against an empty Python."""
    record = {"format": "hill-record", "version": 1, "teams": [{"id": "a"}, {"id": "b"}]}
    text = json.dumps({**record, "turns": []}).encode()
    bare, ours = (
        1e3 / rate
        for rate in rates(
            lambda: run(["-c", "pass"], b""),
            lambda: run(["-m", "ui.main", "replay", "-", "--json"], text),
        )
    )
    print(f"an empty Python                 {bare:9.1f} ms")
    print(f"koth replay                     {ours:9.1f} ms, {ours / bare:.2f}x")


def run(arguments: list[str], text: bytes) -> int:
    command = [sys.executable, *arguments]
    subprocess.run(command, input=text, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return 1


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    against_chess(count)
    against_json(count)
    appeal_previews(count)
    start_up()


if __name__ == "__main__":
    main()
