"""What a game needs stays in the media store, whatever becomes of its pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night.events import Founded
from app.night.intents import ChoosePack
from app.night.nights import Nights
from app.night.packs_desk.games_media import media_of_games
from app.packs import Medium, PackQuestion, Partner
from app.store.errors import StoreError
from app.store.folder import DataFolder


def test_media_of_every_pack_that_a_game_has_had(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.prepare()
    picture, sound = Medium("picture", "a", "a.png"), Medium("sound", "b", "b.ogg")
    logo = Partner("Чай", "", Medium("picture", "l", "l.png"))
    first = PackQuestion("1", 0, "x", "x", "y", 1, shown=(picture,), answer_shown=(sound,))
    teams = (Team("a", "А"), Team("b", "Б"))
    founded = Founded("T", "2026-11-30", "", RuleSet(), teams)
    night = Nights(folder).found(founded, ChoosePack("p", (), (first,), (logo,)))
    assert night.evening.do(ChoosePack("", (), ())) is None
    night.close()
    assert media_of_games([night.path]) == {"a.png", "b.ogg", "l.png"}
    night.path.write_bytes(b"")
    with pytest.raises(StoreError):
        media_of_games([night.path])
