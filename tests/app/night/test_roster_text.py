"""Teams out of pasted text: every layout, and nothing lost on the way."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.hill.roster import Player, Team
from app.night.roster_text import (
    FreshIds,
    Layout,
    NoteKind,
    RosterFileError,
    RosterReport,
    TeamDoubtKind,
    check_teams,
    read_players,
    read_roster,
    roster_file_text,
)
from app.night.roster_text.cells import rows_of
from app.night.roster_text.people import is_mark


def people(report: RosterReport) -> list[tuple[str, list[tuple[str, str, str]]]]:
    return [
        (team.name, [(p.surname or "", p.name or "", p.club_id or "") for p in team.players])
        for team in report.teams
    ]


def kinds(report: RosterReport) -> list[tuple[int, NoteKind]]:
    return [(note.line, note.kind) for note in report.notes]


def captains(report: RosterReport) -> list[str | None]:
    return [
        next((p.surname for p in team.players if p.id == team.captain), None)
        for team in report.teams
    ]


def test_a_list_of_names_is_one_team_a_line() -> None:
    report = read_roster("Совы\nРаз, два, три\n\n  Ёжи в   тумане \nСовы\n")
    assert [team.name for team in report.teams] == [
        "Совы", "Раз, два, три", "Ёжи в тумане", "Совы",
    ]  # fmt: skip
    assert kinds(report) == [(3, NoteKind.EMPTY_ROWS), (5, NoteKind.SAME_NAME)]
    assert len({team.id for team in report.teams}) == 4


@pytest.mark.parametrize("header", [
    "Команда;Фамилия;Имя;Капитан;ID",
    "team;surname;name;captain;club id",
    "Название команды;ФАМИЛИЯ;имя;к;Профиль",
    "",
])  # fmt: skip
@pytest.mark.parametrize("delimiter", [";", "\t", ","])
def test_one_player_a_row(header: str, delimiter: str) -> None:
    body = "Совы;Иванова;Анна;да;1032\n;Петров;Пётр;;\nСовы;Ли;Энн;;7\nЕжи;Кот;Том;+;8"
    report = read_roster(f"{header}\n{body}".strip().replace(";", delimiter))
    assert report.layout is Layout.PLAYERS
    assert people(report) == [
        ("Совы", [("Иванова", "Анна", "1032"), ("Петров", "Пётр", ""), ("Ли", "Энн", "7")]),
        ("Ежи", [("Кот", "Том", "8")]),
    ]
    assert captains(report) == ["Иванова", "Кот"]
    assert report.notes == ()


@pytest.mark.parametrize("header", ["Команда\tИгрок 1\tИгрок 2\tИгрок 3\n", ""])
def test_one_team_a_row(header: str) -> None:
    text = f"{header}Совы\tИванова Анна (к)\tПетров Пётр 77\tЛи Энн\nЕжи\tКот Том*\tПёс Рекс\t"
    report = read_roster(text)
    assert report.layout is Layout.TEAMS
    assert people(report) == [
        ("Совы", [("Иванова", "Анна", ""), ("Петров", "Пётр", "77"), ("Ли", "Энн", "")]),
        ("Ежи", [("Кот", "Том", ""), ("Пёс", "Рекс", "")]),
    ]
    assert captains(report) == ["Иванова", "Кот"]


def test_the_upload_form_of_a_rating_site_is_known() -> None:
    text = "98,Совы,Пермь,К,32,Иванова,Анна,Львовна\n98,Совы,Пермь,Б,33,Петров,Пётр,Ильич"
    report = read_roster(text)
    assert people(report) == [("Совы", [("Иванова", "Анна", "32"), ("Петров", "Пётр", "33")])]
    assert captains(report) == ["Иванова"]
    assert report.teams[0].players[0].extra == {"columns": {"3": "Пермь", "8": "Львовна"}}
    assert kinds(report) == [(1, NoteKind.UNKNOWN_COLUMNS)]


def test_numbered_columns_are_players_where_words_stand_below() -> None:
    report = read_roster("Команда;1;2;3\nСовы;Иванова Анна;Ли Энн;\nЕжи;Кот Том;;")
    assert [len(team.players) for team in report.teams] == [2, 1]
    assert report.header == ("Команда", "1", "2", "3")
    results = read_roster("Команда;1;2;3\nСовы;1;0;1\nЕжи;0;0;1")
    assert [len(team.players) for team in results.teams] == [0, 0]


def test_quotes_and_line_breaks_in_cells() -> None:
    report = read_roster('"Команда ""Ёж""";Иванов;Ян\n"Две\nстроки";Петров;Пётр\n"Ёж;Кот;Том')
    assert [team.name for team in report.teams] == ['Команда "Ёж"', "Две строки", '"Ёж']
    assert [row.line for row in rows_of('a\n"b\nc"\nd')] == [1, 2, 4]


def test_two_teams_of_one_name_are_two_teams() -> None:
    report = read_roster("Совы;Иванов;Ян\nЕжи;Кот;Том\nСовы;Петров;Пётр\n\nСовы;Ли;Энн")
    assert [team.name for team in report.teams] == ["Совы", "Ежи", "Совы", "Совы"]
    assert (3, NoteKind.SAME_NAME) in kinds(report)


def test_duplicate_players_are_told_with_their_line() -> None:
    report = read_roster(
        "Команда;Фамилия;Имя;ID\nСовы;Иванов;Ян;5\nСовы;Иванов;Ян;5\nСовы;Ли;Энн;\nСовы;Ли;Энн;"
    )
    assert len(report.teams[0].players) == 3
    assert kinds(report) == [(3, NoteKind.SAME_CLUB_ID), (5, NoteKind.SAME_PLAYER)]


def test_a_captain_named_in_a_column_becomes_one_of_the_players() -> None:
    report = read_roster("Team,Captain,Player 1\nOwls,Lee Ann,Lee Ann\nCats,Ray Bob,Fox Tom")
    assert captains(report) == ["Lee", "Ray"]
    assert [len(team.players) for team in report.teams] == [1, 2]
    assert kinds(report) == [(3, NoteKind.CAPTAIN_ADDED)]


def test_odd_rows_are_told_and_kept() -> None:
    report = read_roster("Команда;Фамилия;Имя;Капитан;ID\n;Иванов;Ян;;\nСовы;;;;44\nСовы;А;Б;??;")
    assert [team.name for team in report.teams] == ["", "Совы"]
    assert {kind for _, kind in kinds(report)} == {
        NoteKind.NO_TEAM, NoteKind.NO_PLAYER, NoteKind.ODD_MARK,
    }  # fmt: skip


@pytest.mark.parametrize("text", [
    "Иванова\tАнна\t7\nЛи\tЭнн\t",
    "Иванова Анна 7\nЛи Энн",
    "Фамилия;Имя;ID\nИванова;Анна;7\nЛи;Энн;",
])  # fmt: skip
def test_the_players_of_one_team(text: str) -> None:
    found = [(p.surname, p.name, p.club_id, captain) for p, captain in read_players(text)]
    assert found == [("Иванова", "Анна", "7", False), ("Ли", "Энн", None, False)]


def test_a_chosen_layout_wins() -> None:
    assert len(read_roster("Раз, два\nТри, раз", Layout.NAMES).teams) == 2
    assert read_roster("Раз, два\nТри, раз", Layout.NAMES).teams[0].name == "Раз, два"
    assert len(read_roster("Совы;Анна;Пётр", Layout.TEAMS).teams[0].players) == 2


def test_new_ids_are_free_beside_those_taken() -> None:
    taken = [Team("t2", players=(Player("p1"), Player(None))), Team("t3")]
    report = read_roster("Совы;Иванов Ян", Layout.TEAMS, taken)
    assert report.teams[0].id not in {"t2", "t3"}
    assert report.teams[0].players[0].id not in {None, "p1"}
    ids = FreshIds()
    assert [ids.team(), ids.team(), ids.player()] == ["t1", "t2", "p1"]


CELLS = st.one_of(
    st.sampled_from(["Совы", "Команда", "Имя", "Фамилия", "+", "к", "(к)", "Ли Энн (к)", "12", ""]),
    st.text(max_size=12),
)
TEXTS = st.lists(st.lists(CELLS, max_size=9), max_size=9).flatmap(
    lambda rows: st.sampled_from(["\t", ";", ",", "\n"]).map(
        lambda sign: "\n".join(sign.join(row) for row in rows)
    )
)


def words_told(report: RosterReport) -> Iterator[str]:
    yield from report.header
    for note in report.notes:
        yield note.detail
    for team in report.teams:
        yield team.name
        yield from team.extra.get("columns", {}).values()
        for player in team.players:
            yield from (player.surname or "", player.name or "", player.club_id or "")
            yield from player.extra.get("columns", {}).values()


@given(TEXTS, st.sampled_from(Layout))
def test_no_cell_is_lost(text: str, layout: Layout) -> None:
    report = read_roster(text, layout)
    told = "\n".join(words_told(report))
    rows = [row for row in rows_of(text, "\n" if layout is Layout.NAMES else "") if not row.empty]
    for row in rows:
        for cell in row.cells:
            if not is_mark(cell):
                for word in cell.replace("(к)", " ").split():
                    assert word.strip(" ,–—-*★()[].#№") in told, (row, cell)


@given(st.text(alphabet='";\n\t,ab', max_size=80))
def test_any_quotes_are_read(text: str) -> None:
    report = read_roster(text)
    assert all(note.line >= 1 and str(note) for note in report.notes)


def test_a_text_beyond_measure_is_refused_in_a_sentence() -> None:
    report = read_roster("x" * 500_001)
    assert report.teams == ()
    assert "500 000" in str(report.notes[0])


def test_real_files_are_read(samples: Path) -> None:
    files = [*samples.glob("awkward/csv/*"), *samples.glob("results/*.csv")]
    assert files
    for path in files:
        report = read_roster(roster_file_text(path))
        assert report.teams, path.name
        assert all("�" not in team.name for team in report.teams), path.name
    tour = read_roster(roster_file_text(samples / "results" / "stats_tour.csv"))
    assert len(tour.teams) == len({team.extra["columns"]["Team ID"] for team in tour.teams})
    assert "Название" not in {team.name for team in tour.teams}


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "teams.xlsx"
    book.write_bytes(b"PK\x03\x04\x00\x00\x00\xff" * 50)
    with pytest.raises(RosterFileError, match=r"teams\.xlsx: this is not a text file"):
        roster_file_text(book)
    with pytest.raises(RosterFileError, match="cannot be opened"):
        roster_file_text(tmp_path / "none.csv")


def test_1_1_1_3_doubts_about_a_list_warn() -> None:
    few = tuple(Player(f"p{n}", "А") for n in range(2))
    teams = [Team("t1", "Ёж", players=few), Team("t2", "еж"), Team("t3", "")]
    found = {doubt.kind: doubt.teams for doubt in check_teams(teams)}
    assert found[TeamDoubtKind.SAME_NAME] == (1, 2)
    assert found[TeamDoubtKind.ROSTER_SIZE] == (1,)
    assert found[TeamDoubtKind.NO_CAPTAIN] == (1,)
    assert found[TeamDoubtKind.NO_PLAYERS] == (2, 3)
    assert found[TeamDoubtKind.NO_NAME] == (3,)
    assert check_teams([])[0].kind is TeamDoubtKind.TOO_FEW_TEAMS
    many = check_teams([Team(f"t{n}", f"К{n}") for n in range(49)])
    assert many[0].kind is TeamDoubtKind.MANY_TEAMS


def test_a_table_pasted_by_mistake_is_not_read() -> None:
    rows = [f"Команда {n}\tИванов {n}" for n in range(10_000)]
    report = read_roster("\n".join(rows))
    assert report.teams == ()
    assert [note.kind for note in report.notes] == [NoteKind.TOO_MANY_ROWS]
    assert len(read_roster("\n".join(rows[:2000])).teams) == 2000
