"""What a step did, in a form that can be said in any language: "undo: Sphinx ✗"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from app.hill import events as hill
from app.night import events as happened
from app.night.match import events as match
from app.night.night import Night
from app.night.results_desk.events import PlayerCorrected
from app.night.teams import numbers_of
from app.night.timeline import Step


@dataclass(frozen=True, slots=True)
class Deed:
    """One step of the host: `kind` names it.

    `teams` are numbers on the hill; `name` is the team's where one is concerned, `marks` what they
    were given, `number` a turn or a duration in ms, `on` a flag.
    """

    kind: str
    teams: tuple[int, ...] = ()
    name: str = ""
    correct: tuple[int, ...] = ()
    wrong: tuple[int, ...] = ()
    number: int = 0
    on: bool = True


def deed_of(step: Step, night: Night) -> Deed:
    """The deed of a step, told with the names that the teams have in `night`."""
    deeds = [_TOLD[type(fact)](fact, night) for fact in step.events if type(fact) in _TOLD]
    if not deeds:
        return Deed("other")
    last = deeds[-1]
    if last.kind == "void":  # which closes an open question first
        return last
    alike = [deed for deed in deeds if deed.kind == deeds[0].kind]
    if len(alike) == 1:
        return deeds[0]
    if last.kind == "tact":
        return replace(last, name=f"{alike[0].name}.{alike[0].number}–{last.name}")
    return Deed(deeds[0].kind, tuple(sorted(n for deed in alike for n in deed.teams)))


def _one(kind: str) -> Callable[[Any, Night], Deed]:
    return lambda fact, night: _about(night, kind, fact.team)


def _plain(kind: str) -> Callable[[Any, Night], Deed]:
    return lambda _, __: Deed(kind)


def _about(night: Night, kind: str, team: str) -> Deed:
    number = numbers_of(night.game).get(team)
    member = night.game.roster.get(team)
    return Deed(kind, () if number is None else (number,), member.title if member else team)


def _declared(fact: hill.Declared, night: Night) -> Deed:
    return _about(night, fact.kind, fact.team)


def _joined(fact: hill.TeamJoined | hill.TeamEdited, _: Night) -> Deed:
    kind = "joined" if isinstance(fact, hill.TeamJoined) else "edited"
    return Deed(kind, name=fact.team.title)


def _marked(fact: hill.Marked, night: Night) -> Deed:
    numbers = numbers_of(night.game)
    given = {team: mark for team, mark in fact.marks.items() if team in numbers}
    correct = tuple(sorted(numbers[team] for team, mark in given.items() if mark is True))
    wrong = tuple(sorted(numbers[team] for team, mark in given.items() if mark is False))
    teams = tuple(sorted(numbers[team] for team in given))
    name = night.game.roster[next(iter(given))].title if len(given) == 1 else ""
    return Deed("marked", teams, name, correct, wrong)


_TOLD: Mapping[type, Callable[[Any, Night], Deed]] = {
    hill.TeamJoined: _joined,
    hill.TeamEdited: _joined,
    hill.TeamWithdrew: _one("withdrew"),
    hill.Corrected: _one("corrected"),
    hill.Declared: _declared,
    hill.DeclarationDropped: _one("took-back"),
    hill.Announced: _plain("announced"),
    hill.Answered: _one("answered"),
    hill.AnswerDropped: _one("dropped"),
    hill.Closed: _plain("closed"),
    hill.Marked: _marked,
    hill.PartnerSet: lambda fact, _: Deed("partner", on=bool(fact.partner)),
    hill.Voided: lambda fact, _: Deed("void", on=fact.void),
    hill.Resolved: _plain("resolved"),
    hill.Decided: _one("decided"),
    hill.Appealed: lambda fact, _: Deed("appealed", number=fact.turn),
    happened.PackChosen: lambda fact, _: Deed("pack", name=fact.name),
    happened.TimerStarted: _plain("timer"),
    happened.TimeAdded: lambda fact, _: Deed("time", number=fact.ms),
    happened.PreviewOpened: _plain("preview"),
    happened.PreviewLeft: _plain("preview-left"),
    happened.BreakStarted: _plain("break"),
    happened.BreakEnded: _plain("break-ended"),
    happened.Ended: _plain("ended"),
    PlayerCorrected: _one("rating"),
    match.ModeSwitched: lambda fact, _: Deed("mode", name=fact.mode),
    match.MatchFounded: _plain("match"),
    match.MatchOpened: _plain("match"),
    match.OrdersEntered: lambda fact, _: Deed(
        "orders", name=", ".join(dict.fromkeys(entry.player for entry in fact.entries))
    ),
    match.ChaserNamed: lambda fact, _: Deed("penalty-chaser", name=fact.player),
    match.HandDrawn: lambda fact, _: Deed("hand-draw", name=fact.address),
    match.TactPlayed: lambda fact, _: Deed("tact", name=fact.round, number=fact.tact),
    match.RefereeDecided: lambda fact, _: Deed("referee", name=fact.decision.type),
    match.ProposalDropped: _plain("proposal-dropped"),
    match.OrderCorrected: lambda fact, _: Deed("order-corrected", name=fact.entry.player),
    match.MatchEnded: _plain("match-ended"),
}
