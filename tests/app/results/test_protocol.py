"""What a protocol says: disputes with their evidence, decisions, appeals, prizes, rehearsals."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import openpyxl
import pytest

from app.hill.record import Record, read_record
from app.results.cells import without_isolates
from app.results.club_table import default_table
from app.results.document import Document, Facts, Lines, Table
from app.results.export import ExportError, Wish, export
from app.results.kinds import FORMATS, FileFormat, Kind
from app.results.protocol_document import protocol_document
from app.results.protocol_of import protocol_of
from app.results.words_en import CHOICES_EN, EN, RULES_EN
from app.results.words_ru import CHOICES_RU, RU, RULES_RU
from tests.app.results.nights import (
    BY_HAND,
    PHOTO_FINISH,
    QUOTED,
    by_hand,
    changed,
    hostile,
    right,
)

TABLE = default_table()


def said(record: Record, language: Any = "ru") -> list[str]:
    """Everything that the protocol says, line by line and cell by cell."""
    return texts(protocol_document(protocol_of(record, TABLE), language))


def texts(document: Document) -> list[str]:
    found = [document.title]
    for section in document.sections:
        found.append(section.name)
        for block in section.blocks:
            match block:
                case Facts():
                    found += [f"{name}: {value}" for name, value in block.pairs]
                case Lines():
                    found += [block.title, *block.lines]
                case Table():
                    found += [str(cell) for row in block.rows for cell in row]
    return [without_isolates(text) for text in found]


def test_2_4_7_a_photo_finish_has_its_evidence() -> None:
    record = read_record(PHOTO_FINISH)
    story = protocol_of(record, TABLE).turns[1].dispute
    assert story is not None
    assert [(one.team, one.at_ms, one.rtt_ms) for one in story.contenders] == [
        ("y", 5000, 3),
        ("x", 5012, 40),
    ]
    assert (story.winner, story.by, story.gap_ms, story.close) == ("y", "time", 12, ("x",))
    lines = said(record, "en")
    assert "Dispute for the lead: Yak, Xerus." in lines
    assert "Xerus: points 3, time 5.012 s, link 40 ms" in lines
    assert "The Summit goes to Yak: earlier by 0.012 s." in lines
    assert "Photo finish: the links leave open that Xerus answered no later." in lines


def test_h10_a_decision_has_its_reason() -> None:
    turns = [dict(turn) for turn in PHOTO_FINISH["turns"]]
    turns[1] = {
        **turns[1],
        "answers": {"x": {"correct": True}, "y": right(5000)},
        "decision": {"team": "x", "reason": "жребий"},
    }
    lines = said(changed(PHOTO_FINISH, turns=turns))
    assert "Вершина за командой Xerus по решению ведущего. Причина: жребий" in lines
    assert "Xerus: баллов 3, время нет" in lines
    turns[1].pop("decision")
    waiting = protocol_of(changed(PHOTO_FINISH, turns=turns), TABLE)
    assert waiting.turns[1].dispute is not None
    assert waiting.turns[1].dispute.winner is None
    assert not waiting.rating.finished  # no place points while it waits (R2)


def level_at_the_end(**last: Any) -> Record:
    """Two teams level on step and points after the last question (H14)."""
    turns = [{"answers": {"x": right(7), "y": right(5)}}, {"answers": {}, **last}]
    return changed(PHOTO_FINISH, turns=turns, rules={"main_questions": 2})


def test_h14_the_first_place_by_the_latest_common_answer() -> None:
    protocol = protocol_of(level_at_the_end(), TABLE)
    found = protocol.first_place
    assert found is not None
    assert (found.team, found.turn, found.by) == ("y", 1, "time")
    assert "Последний ход, который взяли все они, — 1." in said(level_at_the_end())
    assert [(line.team, line.place, line.prize) for line in protocol.table] == [
        ("y", "1", 1),
        ("x", "2", 2),
        ("z", "3", 3),
    ]


def test_h14_the_first_place_by_decision() -> None:
    turns = [{"answers": {"x": {"correct": True}, "y": right(5)}}, {}]
    record = changed(PHOTO_FINISH, turns=turns, rules={"main_questions": 2})
    waiting = protocol_of(record, TABLE)
    assert (waiting.waits, waiting.rating.finished) == (True, False)
    assert all(line.prize is None for line in waiting.table)
    assert "Ждёт решения ведущего." in said(record)
    turns[1] = {"decision": {"team": "x", "reason": "старше"}}
    decided = changed(PHOTO_FINISH, turns=turns, rules={"main_questions": 2})
    found = protocol_of(decided, TABLE).first_place
    assert found is not None
    assert (found.team, found.by, found.reason) == ("x", "decision", "старше")


def test_2_5_3_places_that_are_shared_share_the_prize() -> None:
    turns = [{"answers": {"x": right(1)}}]
    table = protocol_of(
        changed(PHOTO_FINISH, turns=turns, rules={"main_questions": 1}), TABLE
    ).table
    assert [(line.place, line.prize) for line in table] == [("1", 1), ("2–3", 2), ("2–3", 2)]


def test_corrections_appeals_and_comings_have_their_reasons() -> None:
    lines = said(by_hand())
    assert "Поправка: =1+1, ступени 0, баллы +1. Причина: ошибка табло" in lines
    assert {"зачёт: синоним", "судья", "неверно; 3,500 с", "верно; 3,500 с"} <= set(lines)
    assert "Вступила команда Поздние." in lines
    assert "Снялась команда Поздние." in lines
    assert "прыжок, с опозданием" in lines
    assert "Неверно (0,900 с)" in lines  # an answer that was replaced (H20)
    assert "19:42:00" in lines
    assert "Партнёрский вопрос: Чайная." in lines
    assert "Игра окончена: Царь удержал Вершину (2.5.1)" in lines
    assert f"Победитель: {QUOTED}" in lines


def test_h18_other_shapes_of_appeals_are_shown_as_they_are() -> None:
    appeals = [
        {"turn": 2, "team": None, "was": {"void": False}, "now": {"void": True}, "reason": "r"},
        {"turn": 2, "team": "b", "was": {"partner": None}, "now": {"partner": "Чайная"}},
        {"turn": 2, "team": "nobody", "was": {"strange": [1]}, "now": None},
        "a sentence",
        7,
    ]
    lines = said(changed(BY_HAND, appeals=appeals))
    for text in ("снят: нет", "снят: да", "все", "партнёрский: Чайная", "strange: [1]", "nobody"):
        assert text in lines
    assert {"a sentence", "7"} <= set(lines)


def test_h18_turns_behind_an_earlier_end_are_counted() -> None:
    record = replace(by_hand(), extra={"ignored_turns": [{}, {}], "turn_in_progress": {}})
    lines = said(record)
    assert "После апелляций игра закончилась раньше: сыграно, но не засчитано ходов: 2." in lines
    assert "Ход 9 начат и не доигран." in lines


RATING = """\
Рейтинг: Осенний кубок

Рейтинг
Игра;Осенний кубок
Дата;2026-10-17
Место;Клуб «Полка»
"Таблица club, версия 1 от 2026-10-01"
"Баллы команды — сумма её слагаемых; их получает каждый участник команды."
Фамилия;Имя;ID профиля;Команда;Капитан;Место;Ступень;Баллы;Рейтинг;За место;Верные;Прыжки;\
Партнёрские;Все партнёрские;Все прыжки;Не в зачёт;Правка ведущего
Ли;Ю;;"Ёжики ""в тумане""; №5";да;1;4;9;127;115;6;1;2;3;0;нет ID профиля;
'-Минус;'@Собака;7;'=1+1;;2;3;8;117;110;5;1;1;0;0;;
Иванова;Анна;'0032;Совы;;3;3;7;112;105;5;1;1;0;0;;
О'Нил;Пётр;1033;Совы;да;3;3;7;112;105;5;1;1;0;0;;
Поздняя;Яна;55;Поздние;;–;1;1;1;0;1;0;0;0;0;после начала;

Рейтинг команд
Место;Команда;Ступень;Баллы;Рейтинг;За место;Верные;Прыжки;Партнёрские;Все партнёрские;Все прыжки
1;"Ёжики ""в тумане""; №5";4;9;127;115;6;1;2;3;0
2;'=1+1;3;8;117;110;5;1;1;0;0
3;Совы;3;7;112;105;5;1;1;0;0
–;Поздние;1;1;1;0;1;0;0;0;0

Таблица баллов
"""


def test_2_6_the_rating_of_the_night_as_a_file() -> None:
    text = export(by_hand(), Wish("rating", "csv", TABLE)).decode()
    assert text.startswith("\ufeff")
    assert text[1:].replace("\r\n", "\n").startswith(RATING)


def test_both_languages_have_the_same_words() -> None:
    assert RU.keys() == EN.keys()
    assert RULES_RU.keys() == RULES_EN.keys()
    assert CHOICES_RU.keys() == CHOICES_EN.keys()
    assert len(said(by_hand(), "ru")) == len(said(by_hand(), "en"))


def test_a_workbook_has_its_sheets_in_both_languages() -> None:
    for language, names in (
        ("ru", {"Таблица", "Ходы", "Вопросы", "Рейтинг", "Составы", "Споры и решения"}),
        ("en", {"Table", "Turns", "Questions", "Rating", "Rosters", "Disputes and decisions"}),
    ):
        data = export(by_hand(), Wish("protocol", "xlsx", TABLE, language))  # type: ignore[arg-type]
        assert names <= set(openpyxl.load_workbook(io.BytesIO(data)).sheetnames)


REHEARSAL = replace(by_hand(), extra={"rehearsal": True})


@pytest.mark.parametrize("kind_and_format", FORMATS.values(), ids=list(FORMATS))
def test_a_rehearsal_is_never_exported_as_a_real_night(
    kind_and_format: tuple[Kind, FileFormat],
) -> None:
    kind, file_format = kind_and_format
    wish = Wish(kind, file_format, TABLE)
    with pytest.raises(ExportError, match="rehearsal"):
        export(REHEARSAL, wish)
    if kind not in ("protocol", "record"):
        with pytest.raises(ExportError, match="earns no rating"):
            export(REHEARSAL, replace(wish, rehearsal=True))


def test_a_rehearsal_that_is_asked_for_says_so_everywhere() -> None:
    for file_format in ("csv", "html"):
        wish = Wish("protocol", file_format, TABLE, rehearsal=True)  # type: ignore[arg-type]
        assert "Репетиция. Протокол" in export(REHEARSAL, wish).decode()
    wish = Wish("protocol", "xlsx", TABLE, rehearsal=True)
    for sheet in openpyxl.load_workbook(io.BytesIO(export(REHEARSAL, wish))):
        assert sheet["A1"].value == "Репетиция"
        assert sheet.oddHeader.center.text == "Репетиция"


@pytest.mark.parametrize("kind_and_format", FORMATS.values(), ids=list(FORMATS))
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_kind_is_written_of_a_night_with_hostile_names(
    kind_and_format: tuple[Kind, FileFormat], language: Any
) -> None:
    kind, file_format = kind_and_format
    assert export(hostile(), Wish(kind, file_format, TABLE, language))


def test_a_game_without_a_turn_has_a_protocol_and_no_results() -> None:
    record = changed(BY_HAND, turns=[], appeals=[])
    assert export(record, Wish("protocol", "pdf", TABLE)).startswith(b"%PDF")
    with pytest.raises(ExportError, match="no question has been played"):
        export(record, Wish("full", "csv", TABLE))
