"""The shape of a record, read strictly: types, ids and ranges, before any rule of play."""

from __future__ import annotations

from typing import Any

DAY_MS = 24 * 60 * 60 * 1000


class OracleError(Exception):
    """A record that is not a valid game; the message is one line with the place in front."""


def fail(where: str, what: str) -> OracleError:
    return OracleError(f"{where}: {what}" if where else what)


def take(obj: dict[str, Any], key: str, kind: type, default: Any, where: str) -> Any:
    """The value under `key`; null and absent are both `default`. True is not an integer."""
    value = obj.get(key)
    if value is None:
        return default
    if type(value) is not kind:
        raise fail(where, f"{key} must be {kind.__name__}, not {type(value).__name__}")
    return value


def whole(obj: dict[str, Any], key: str, low: int, high: int | None, default: Any) -> Any:
    value = take(obj, key, int, default, "rules")
    if value is not None and (value < low or (high is not None and value > high)):
        raise fail("rules", f"{key} is out of range")
    return value


def texts(obj: dict[str, Any], keys: str, where: str) -> None:
    for key in keys.split():
        take(obj, key, str, "", where)


def objects(items: list[Any], where: str) -> list[dict[str, Any]]:
    for item in items:
        if type(item) is not dict:
            raise fail(where, "every entry must be an object")
    return items


def team_id(obj: dict[str, Any], key: str, where: str) -> str:
    value = take(obj, key, str, "", where)
    if not value:
        raise fail(where, f"{key} must be a non-empty string")
    return str(value)


def read_rules(record: dict[str, Any]) -> dict[str, Any]:
    given = take(record, "rules", dict, {}, "rules")
    deadline = take(given, "revolution_deadline", str, "question", "rules")
    if deadline not in ("question", "answers"):
        raise fail("rules", "revolution_deadline is neither question nor answers")
    take(given, "edition", str, "1.3", "rules")
    if any(type(n) is not int for n in take(given, "parts", list, [], "rules")):
        raise fail("rules", "parts must be whole numbers")
    no_cap = "restorations_per_reign" in given and given["restorations_per_reign"] is None
    return {
        "summit": whole(given, "summit", 3, 40, 10),
        "hold_turns": whole(given, "hold_turns", 1, None, 3),
        "main_questions": whole(given, "main_questions", 1, None, None),
        "reserve_questions": whole(given, "reserve_questions", 0, None, 0),
        "restorations_per_reign": (
            None if no_cap else whole(given, "restorations_per_reign", 0, None, 1)
        ),
        "hold_counts_capture": take(given, "hold_counts_capture", bool, False, "rules"),
        "jump_to_summit": take(given, "jump_to_summit", bool, True, "rules"),
    }


def check_head(record: Any) -> None:
    if type(record) is not dict:
        raise OracleError("not a JSON object")
    if record.get("format") != "hill-record":
        raise OracleError("not a hill-record")
    version = record.get("version")
    if type(version) is not int or version != 1:
        raise OracleError(f"version {version!r} is not version 1")
    for key in ("teams", "turns"):
        if type(record.get(key)) is not list:
            raise OracleError(f"{key} must be a list")
    texts(record, "title date venue", "record")
    if len(record["teams"]) < 2:
        raise OracleError("a game needs two teams")


def check_team(team: Any, teams: list[str], players: set[str], where: str) -> str:
    """The id of a new team; its players' ids are added to `players`."""
    objects([team], where)
    name = team_id(team, "id", where)
    if name in teams:
        raise fail(where, f"team {name} is there twice")
    texts(team, "name captain", where)
    for player in objects(take(team, "players", list, [], where), where):
        texts(player, "surname name club_id", where)
        if player.get("id") is None:
            continue
        person = team_id(player, "id", where)
        if person in players:
            raise fail(where, f"player {person} is there twice")
        players.add(person)
    return name


def check_answer(answer: dict[str, Any], where: str) -> tuple[bool, int | None]:
    """Whether the answer was marked correct, and its time."""
    texts(answer, "text", where)
    at_ms = take(answer, "at_ms", int, None, where)
    if at_ms is not None and not 0 <= at_ms <= DAY_MS:
        raise fail(where, "at_ms is not within a day")
    return take(answer, "correct", bool, False, where), at_ms


def is_partners(turn: dict[str, Any], where: str) -> bool:
    question = take(turn, "question", dict, {}, where)
    texts(question, "id text answer", where)
    partner = question.get("partner")
    if partner is None or partner is True:
        return partner is True
    if type(partner) is not str or not partner:
        raise fail(where, "partner must be a name, true or null")
    return True
