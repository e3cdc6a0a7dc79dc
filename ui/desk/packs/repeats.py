"""A warning before questions are repeated to people who have heard them this season."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.night.night import Night
from app.night.packs_desk.heard import HeardBook, StoreError, uid_of
from app.night.question_packs import Pack
from app.night.rulebook import Team
from ui.desk.packs.words import PackWords
from ui.desk.start.trouble import Troubles


def warning(
    heard: HeardBook | None, pack: Pack, teams: Iterable[Team], day: str, but: str = ""
) -> str:
    """Who of these teams has heard which of the pack's questions; "" where nobody has.

    `day` is ISO 8601, `but` the name of the night itself.
    """
    if heard is None:
        return ""
    try:
        return PackWords().repeats(heard.repeats((*pack.main, *pack.reserve), teams, day, but))
    except StoreError as error:
        return Troubles().sentence(error)


def warning_at(heard: HeardBook | None, night: Callable[[], Night]) -> Callable[[Pack], str]:
    """The warning for the teams of a night that is on."""

    def told(pack: Pack) -> str:
        now = night()
        return warning(heard, pack, now.game.roster.values(), now.date, uid_of(now))

    return told
