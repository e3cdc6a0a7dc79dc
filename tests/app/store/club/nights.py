"""Nights made for tests: small, by hand, with every figure told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.store.club.sheet import NightSheet, PlayerSheet, TeamSheet

Person = tuple[str, str, str]
"""Surname, name, club id."""

OWLS: list[Person] = [("Иванова", "Анна", "1032"), ("Петров", "Пётр", "")]
HEDGEHOGS: list[Person] = [("Сидоров", "Семён", "7"), ("Ёлкина", "Алёна", "")]


def team(
    number: int,
    name: str,
    rating: int,
    players: Iterable[Person] = (),
    *,
    place: int | None = None,
    club_id: str = "",
) -> TeamSheet:
    return TeamSheet(
        id=f"t{number}",
        name=name,
        club_id=club_id,
        first=place or number,
        last=place or number,
        rating=rating,
        players=tuple(PlayerSheet(*person, rating=rating) for person in players),
    )


def night(
    uid: str,
    date: str = "2026-10-17",
    teams: Sequence[TeamSheet] | None = None,
    *,
    title: str = "Осенний кубок",
    revision: int = 0,
    rehearsal: bool = False,
) -> NightSheet:
    two = (team(1, "Совы", 115, OWLS), team(2, 'Ёжики "в тумане"; №5', 110, HEDGEHOGS))
    return NightSheet(uid, title, date, tuple(teams or two), revision=revision, rehearsal=rehearsal)
