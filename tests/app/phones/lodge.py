"""What the nights of the tests share: a team's view, and the door with who came in by it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.phones.port import Door, Enter, KnownPhone, Letter
from app.phones.protocol import Answer, Code, Refused, Right, TeamView

_PLAIN: dict[str, Any] = {
    "title": "Осенний кубок",
    "rehearsal": False,
    "phase": "declare",
    "turn": 5,
    "total": 24,
    "clock": None,
    "step": 6,
    "summit": 10,
    "points": 7,
    "place": "4–5",
    "king": False,
    "hold": 0,
    "hold_turns": 3,
    "withdrawn": False,
    "partner": False,
    "jump": Right(allowed=True),
    "revolution": Right(
        allowed=False,
        reason="a revolution is declared from the penultimate step only",
        clause="2.4.5",
    ),
    "declared": None,
    "late": False,
    "answer": None,
    "outcome": None,
    "leading": False,
    "led": False,
    "phones": 1,
    "saved": True,
}


def view_of(number: int, name: str, **changes: Any) -> TeamView:
    """A team in the middle of a night, before a question, with something changed."""
    return TeamView(**{**_PLAIN, "team": f"t{number}", "number": number, "name": name, **changes})


class Lodge:
    """Keeps the door, the views and who decides; what it is told it does not publish."""

    door: Door
    views: dict[str, TeamView]
    leading: dict[str, str]

    def let_in(self, letter: Letter, wish: Enter) -> None:
        """A phone is known from now on; the first of a team decides."""
        team = letter.seat.team or ""
        phone = KnownPhone(letter.seat.phone, team, wish.digest, wish.label)
        self.door = replace(self.door, phones=(*self.door.phones, phone))
        self.leading.setdefault(team, phone.phone)

    def let_out(self, letter: Letter) -> None:
        """A phone is known no more."""
        rest = tuple(known for known in self.door.phones if known.phone != letter.seat.phone)
        self.door = replace(self.door, phones=rest)

    def rename(self, phone: str | None = None, **changes: Any) -> None:
        """Change what the door knows of a phone, or of all."""
        phones = tuple(
            replace(known, **changes) if phone in (None, known.phone) else known
            for known in self.door.phones
        )
        self.door = replace(self.door, phones=phones)

    def update(self, team: str, **changes: Any) -> None:
        """Change a team's view."""
        self.views[team] = self.views[team].model_copy(update=changes)

    def refusal(self, letter: Letter, wish: Answer) -> Refused | None:
        """Why an answer is not taken: another phone decides, another turn, or too late."""
        view = self.views[letter.seat.team or ""]
        if self.leading.get(letter.seat.team or "") != letter.seat.phone:
            return Refused(id=wish.id, code=Code.NOT_LEADING)
        if wish.turn != view.turn:
            return Refused(id=wish.id, code=Code.OTHER_TURN)
        if view.phase not in ("question", "answers"):
            return Refused(id=wish.id, code=Code.TOO_LATE)
        return None
