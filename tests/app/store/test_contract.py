"""What every journal promises, on disk and in memory."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.store.journal import Draft, Entry, Journal, JournalLike
from app.store.memory import MemoryJournal

CREATED = "2026-10-17T19:00:00+03:00"
WALL = "2026-10-17T20:15:00.250+03:00"


@pytest.fixture(params=["disk", "memory"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[JournalLike]:
    journal: JournalLike = MemoryJournal()
    if request.param == "disk":
        journal = Journal.create(tmp_path / "a.koth", created=CREATED, program="0.1")
    yield journal
    journal.close()


def put(journal: JournalLike, *kinds: str, at_ms: int = 0) -> tuple[Entry, ...]:
    return journal.append(
        [Draft(kind, "{}") for kind in kinds], actor="host", wall=WALL, at_ms=at_ms
    )


class TestEveryJournal:
    def test_starts_empty(self, either: JournalLike) -> None:
        assert either.entries() == []
        assert either.last_sign_of_life() == 0

    def test_returns_what_it_keeps(self, either: JournalLike) -> None:
        draft = Draft("marked", '{"team": "Совы"}')
        kept = either.append([draft], actor="judge", wall=WALL, at_ms=7)
        assert kept == (Entry(1, 1, "judge", "marked", '{"team": "Совы"}', WALL, 7),)
        assert either.entries() == list(kept)

    def test_counts_on_and_names_the_step(self, either: JournalLike) -> None:
        put(either, "a", "b")
        put(either, "c")
        put(either, "d", "e", "f")
        assert [(e.seq, e.step) for e in either.entries()] == [
            (1, 1), (2, 1), (3, 3), (4, 4), (5, 4), (6, 4),
        ]  # fmt: skip

    def test_nothing_to_append_is_nothing(self, either: JournalLike) -> None:
        assert put(either) == ()
        assert either.entries() == []

    def test_time_never_falls(self, either: JournalLike) -> None:
        put(either, "a", at_ms=500)
        (late,) = put(either, "b", at_ms=400)
        assert late.at_ms == 500
        assert [e.at_ms for e in either.entries()] == [500, 500]

    def test_sign_of_life_is_the_latest_of_all(self, either: JournalLike) -> None:
        either.sign_of_life(300)
        assert either.last_sign_of_life() == 300
        either.sign_of_life(200)
        assert either.last_sign_of_life() == 300
        put(either, "a", at_ms=900)
        assert either.last_sign_of_life() == 900

    def test_description_changes_in_parts(self, either: JournalLike) -> None:
        either.set_meta(title="Осень", rehearsal=True)
        either.set_meta(ended=True)
        meta = either.meta()
        assert (meta.title, meta.rehearsal, meta.ended) == ("Осень", True, True)

    def test_a_lone_surrogate_is_escaped_not_refused(self, either: JournalLike) -> None:
        (kept,) = either.append([Draft("a", '"\ud83d Ёж"')], actor="host", wall=WALL, at_ms=0)
        assert either.entries() == [kept]
        assert json.loads(kept.payload) == "\ud83d Ёж"

    def test_what_cannot_be_kept_keeps_nothing_of_the_step(self, either: JournalLike) -> None:
        with pytest.raises(ValueError):
            either.append([Draft("a", "{}"), Draft("b", "\ud83d")], actor="host", wall="", at_ms=0)
        assert either.entries() == []
        put(either, "c")
        assert [e.seq for e in either.entries()] == [1]

    def test_closing_twice_is_harmless(self, either: JournalLike) -> None:
        either.close()
        either.close()


TEXT = st.text(st.characters(exclude_categories=["Cs"]))
STEPS = st.lists(
    st.tuples(st.lists(st.tuples(TEXT, TEXT), max_size=6), TEXT, st.integers(0, 2**53)), max_size=8
)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(STEPS)
def test_disk_and_memory_agree_also_after_reopening(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[list[tuple[str, str]], str, int]]
) -> None:
    path = tmp_path_factory.mktemp("agree") / "a.koth"
    memory = MemoryJournal()
    with Journal.create(path, created=CREATED, program="0.1") as disk:
        for pairs, actor, at_ms in steps:
            drafts = [Draft(kind, json.dumps(text, ensure_ascii=False)) for kind, text in pairs]
            theirs = memory.append(drafts, actor=actor, wall=WALL, at_ms=at_ms)
            assert disk.append(drafts, actor=actor, wall=WALL, at_ms=at_ms) == theirs
    with Journal.open(path) as disk:
        assert disk.entries() == memory.entries()
        assert disk.last_sign_of_life() == memory.last_sign_of_life()
