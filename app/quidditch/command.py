"""`koth quidditch` and `koth verify` of its records: a text in, a text or a sentence out."""

from __future__ import annotations

import json
from typing import Any

from app.quidditch.odds import SAMPLES as DEFAULT_SAMPLES
from app.quidditch.odds import Odds, odds
from app.quidditch.record import (
    Record,
    RecordError,
    differences,
    read_text,
    replay_record,
    write_text,
)
from app.quidditch.record.model import FORMAT
from app.quidditch.record.replay import first_position, plan_of
from app.quidditch.record.simulated import simulated_record
from app.quidditch.refusal import Refusal

__all__ = ["RecordError", "is_quidditch", "odds_of", "play", "replay", "verify"]
Json = dict[str, Any]


def is_quidditch(text: str) -> bool:
    """Whether a text is a Quidditch record, well or ill formed, and no other game's."""
    if f'"{FORMAT}"' not in text:
        return False
    try:
        value = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and value.get("format") == FORMAT


def replay(text: str, *, as_json: bool) -> str:
    """What `koth quidditch replay` prints; raises `RecordError`."""
    found = replay_record(read_text(text))
    return _to_json(found) if as_json else "\n".join(_story(found))


def odds_of(text: str, *, as_json: bool, samples: int = DEFAULT_SAMPLES) -> str:
    """What `koth quidditch odds` prints of the record's one round; raises `RecordError`."""
    found = record_odds(read_text(text), samples)
    written = write_odds(found)
    return _to_json(written) if as_json else "\n".join(_chances(found))


def verify(text: str) -> list[str] | None:
    """Where the record's results are not what the rules make of it; None if it carries none."""
    record = read_text(text)
    found = replay_record(record)
    return None if record.results is None else differences(record.results, found)


def play(seed: int) -> str:
    """The record of a whole simulated match."""
    return write_text(simulated_record(seed))


def record_odds(record: Record, samples: int = DEFAULT_SAMPLES) -> Odds:
    """The odds of the record's start and its one round of orders; raises `RecordError`."""
    if len(record.rounds) != 1:
        raise RecordError("odds need one round of orders, not {}", len(record.rounds))
    match = record.match()
    plan = plan_of(match, record.rounds[0])
    found = odds(match, first_position(record, match), plan, samples=samples)
    if isinstance(found, Refusal):
        raise RecordError("{}", found)
    return found


def _shown(p: float) -> float:
    """A probability without the dust of adding floats: 1.0, not 0.9999999999999968."""
    return round(p, 12)


def write_odds(found: Odds) -> Json:
    """The odds as JSON; sampled ones with the standard error of each event and the largest."""
    written: Json = {
        "outcomes": [{"events": list(names), "p": _shown(p)} for names, p in found.outcomes],
        "events": {name: _shown(p) for name, p in found.events.items()},
        "method": "exact" if found.samples is None else "sampled",
    }
    if found.samples is not None:
        errors = {name: found.error(p) for name, p in found.events.items()}
        written |= {
            "samples": found.samples,
            "standard_error": max(errors.values(), default=0.0),
            "standard_errors": errors,
        }
    return written


def _story(found: Json) -> list[str]:
    lines = []
    for tact in found["tacts"]:
        said = [_words(event) for event in tact["events"] if event["type"] != "returned"]
        lines.append(f"{tact['round']}.{tact['tact']}  {'; '.join(said) or 'nothing'}")
    score = found["score"]
    end = found["finished"] or "unfinished"
    lines.append(f"{end}, {score['left']}:{score['right']}")
    return lines


def _words(event: Json) -> str:
    who = event.get("player") or event.get("side") or ""
    where = event.get("target") or event.get("at") or ""
    return " ".join(part for part in (event["type"].replace("_", " "), who, where) if part)


def _chances(found: Odds) -> list[str]:
    method = "exact" if found.samples is None else f"sampled, {found.samples} times"
    rows = [f"{p:8.4%}  {name}" for name, p in sorted(found.events.items(), key=_by_chance)]
    return [method, *rows]


def _by_chance(item: tuple[str, float]) -> tuple[float, str]:
    return -item[1], item[0]


def _to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
