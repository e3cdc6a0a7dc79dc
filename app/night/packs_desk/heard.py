"""Who has heard which question: kept as the night goes, asked before a pack is played again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.hill.game import Game, Phase
from app.hill.roster import Player, Team
from app.hill.turn import Question
from app.night.likeness import normal
from app.night.night import Night
from app.packs import PackQuestion
from app.store.errors import StoreError
from app.store.used import Hearing, NightHeard, TeamHeard, UsedStore

__all__ = [
    "HeardBook",
    "Repeat",
    "StoreError",
    "heard_night",
    "question_key",
    "season_of",
    "uid_of",
]

SEASON_MONTH = 9
"""The month in which the club's season begins, unless the settings say another."""
_SHORT = 30


@dataclass(frozen=True, slots=True)
class Repeat:
    """A team of tonight of which somebody has heard questions of a pack.

    `questions` are places in the order of asking, from 1; `nights` are (ISO day, title), the
    earliest first.
    """

    team: str
    questions: tuple[int, ...]
    nights: tuple[tuple[str, str], ...]


def question_key(text: str, answer: str) -> str:
    """The same for the same question, however it is spelt; "" for one without words.

    Signs, case and spaces do not count. Of a short text ("Who is this?") the answer is a part.
    """
    words = normal(text)
    if not words:
        return ""
    if len(words) < _SHORT:
        words = f"{words}\n{normal(answer)}"
    return hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def season_of(day: str, month: int) -> tuple[str, str]:
    """The first and last day of the season that an ISO 8601 day lies in; no bounds without one.

    `month`, 1 to 12, is the one in which seasons begin.
    """
    if len(day) < len("2026-11-30"):
        return "", ""
    year, its_month = int(day[:4]), int(day[5:7])
    first = year if its_month >= month else year - 1
    last = f"{first}-12-31" if month == 1 else f"{first + 1:04}-{month - 1:02}-31"
    return f"{first:04}-{month:02}-01", last


def uid_of(night: Night) -> str:
    """The night's own name; of an older journal, its day and title."""
    own = night.others.get("night_id")
    return own if isinstance(own, str) and own else f"{night.date} {night.title}"


def heard_night(night: Night, uid: str = "") -> NightHeard | None:
    """What was heard at a night so far; None for a rehearsal, or before the first question."""
    if night.rehearsal:
        return None
    asked = _asked(night.game)
    questions = [
        (number, question_key(item.text or "", item.answer or ""))
        for number, item in enumerate(asked, 1)
    ]
    known = tuple((number, key) for number, key in questions if key)
    if not known:
        return None
    teams = (_team(night.game, team, len(asked)) for team in night.game.roster.values())
    heard = tuple(team for team in teams if team is not None)
    return NightHeard(uid or uid_of(night), night.title, night.date, known, heard)


def _asked(game: Game) -> list[Question]:
    """Every question that the hall has heard, those behind a moved end (H18) included."""
    asked = [turn.question for turn in (*game.turns, *game.ignored)]
    if game.phase in (Phase.OPEN, Phase.CLOSED):
        asked.append(game.turn.question)
    return asked


def _team(game: Game, team: Team, count: int) -> TeamHeard | None:
    """A team with the questions between its coming and its leaving."""
    after = [*game.positions[1:]]
    if len(after) < count:
        after += [game.now] * (count - len(after))
    here = [
        number
        for number, position in enumerate(after, 1)
        if team.id in position.climbers and position.climbers[team.id].here
    ]
    return TeamHeard(team.title, team_keys(team), here[0], here[-1]) if here else None


def team_keys(team: Team) -> tuple[str, ...]:
    """The ways to know a team again: its name, its players' club ids, else their names."""
    keys = [f"team:{normal(team.name)}"] if team.name.strip() else []
    return tuple(dict.fromkeys(keys + [key for one in team.players if (key := _player_key(one))]))


def _player_key(player: Player) -> str:
    if player.club_id:
        return f"id:{player.club_id.strip()}"
    names = (player.surname or "", player.name or "")
    return f"player:{normal(' '.join(names))}" if all(map(str.strip, names)) else ""


class HeardBook:
    """What was heard in the club, kept in one file of the data folder.

    `month` is the one in which seasons begin; only what was heard in the same season warns.
    """

    def __init__(self, path: Path, month: int = SEASON_MONTH) -> None:
        """Name the file; nothing is created or read yet."""
        self._store = UsedStore(path)
        self.month = month

    def keep(self, heard: NightHeard | None) -> None:
        """Keep what was heard at a night so far; from any thread. Raises StoreError."""
        if heard is not None:
            self._store.keep(heard)

    def repeats(
        self, questions: Sequence[PackQuestion], teams: Iterable[Team], day: str, but: str = ""
    ) -> tuple[Repeat, ...]:
        """Which of tonight's teams have heard which questions; `but` is tonight's own name.

        Raises StoreError.
        """
        places: dict[str, list[int]] = {}
        for place, item in enumerate(questions, 1):
            if key := question_key(item.host_text, item.answer):
                places.setdefault(key, []).append(place)
        tonight = {team.id: (team, set(team_keys(team))) for team in teams}
        who = {key for _, keys in tonight.values() for key in keys}
        season = season_of(day, self.month)
        heard = self._store.heard(tuple(places), who, season, but)
        found = (_repeat(team, keys, heard, places) for team, keys in tonight.values())
        return tuple(repeat for repeat in found if repeat is not None)


def _repeat(
    team: Team, keys: set[str], heard: tuple[Hearing, ...], places: dict[str, list[int]]
) -> Repeat | None:
    own = [one for one in heard if one.who in keys]
    if not own:
        return None
    numbers = sorted({place for one in own for place in places[one.question]})
    nights = sorted({(one.date, one.title) for one in own})
    return Repeat(team.title, tuple(numbers), tuple(nights))
