"""What every archive promises, in a file and on a PostgreSQL server."""

from dataclasses import replace

import pytest

from app.store.club.archive import Archive
from app.store.club.errors import ArchiveError, Rehearsal
from app.store.club.season import SeasonRow, SeasonRules
from app.store.club.sheet import NightSheet, Part, PlayerSheet, QuestionSheet, ReignSheet, TeamSheet
from app.store.club.write import Added
from tests.app.store.club.nights import OWLS, night, team


def lines(rows: list[SeasonRow]) -> list[tuple[str, str, int, int, int]]:
    return [(row.place, row.title, row.total, row.games, row.counted) for row in rows]


class TestNights:
    def test_a_new_archive_is_empty(self, archive: Archive) -> None:
        assert archive.nights() == []
        assert archive.table() == archive.table(of="players") == []
        assert archive.questions() == []
        assert archive.statistics().nights == 0

    def test_a_night_enters_once(self, archive: Archive) -> None:
        assert archive.add(night("a")) is Added.NEW
        assert archive.add(night("a")) is Added.SAME
        assert [line.night for line in archive.nights()] == ["a"]
        assert len(archive.table()) == 2

    def test_it_is_there_when_the_archive_is_opened_again(self, address: str) -> None:
        Archive.open(address).add(night("a"))
        (line,) = Archive.open(address).nights()
        assert (line.title, line.date, line.teams) == ("Осенний кубок", "2026-10-17", 2)

    def test_a_higher_revision_replaces(self, archive: Archive) -> None:
        archive.add(night("a"))
        appealed = night("a", teams=[team(1, "Совы", 90, OWLS)], revision=1)
        assert archive.add(appealed) is Added.REPLACED
        assert lines(archive.table()) == [("1", "Совы", 90, 1, 1)]
        assert archive.add(night("a")) is Added.OLDER
        assert lines(archive.table()) == [("1", "Совы", 90, 1, 1)]
        assert archive.questions() == []  # the players are those of before

    def test_a_replaced_night_keeps_who_is_who(self, archive: Archive) -> None:
        archive.add(night("a"))
        archive.add(night("b"))
        for asked in archive.questions():
            archive.decide(asked.all_same)
        before = archive.table(of="players")
        archive.add(replace(night("b"), revision=1, venue="Зал 2"))
        assert archive.questions() == []
        assert archive.table(of="players") == before

    def test_another_version_of_the_same_revision_is_told_not_taken(self, archive: Archive) -> None:
        archive.add(night("a"))
        other = night("a", teams=[team(1, "Совы", 1, OWLS)])
        assert archive.add(other) is Added.DIFFERS
        assert archive.table()[0].total == 115
        assert archive.add(other, is_right=True) is Added.REPLACED
        assert archive.table()[0].total == 1

    def test_a_rehearsal_never_enters(self, archive: Archive) -> None:
        with pytest.raises(Rehearsal, match="rehearsal"):
            archive.add(night("a", rehearsal=True))
        assert archive.nights() == []

    def test_a_night_can_be_taken_out(self, archive: Archive) -> None:
        archive.add(night("a"))
        assert archive.remove("a")
        assert not archive.remove("a")
        assert archive.table() == []
        assert archive.add(night("a")) is Added.NEW

    def test_the_record_comes_back(self, archive: Archive) -> None:
        archive.add(replace(night("a"), record='{"title": "Ёж 🦔"}'))
        assert archive.record("a") == '{"title": "Ёж 🦔"}'
        assert archive.record("b") == ""
        assert archive.nights()[0].has_record

    @pytest.mark.parametrize(
        "name", ["=1+1", "Ж" * 300, "🏆 קבוצה", "a\0b", "\ud83d", " ", "'; DROP TABLE night; --"]
    )
    def test_any_name_is_kept(self, archive: Archive, name: str) -> None:
        sheet = night("a", title=name, teams=[team(1, name, 5, [(name, name, "")])])
        assert archive.add(sheet) is Added.NEW
        assert archive.add(sheet) is Added.SAME
        kept = name.replace("\0", "\ufffd").replace("\ud83d", "\ufffd")
        assert archive.nights()[0].title == kept
        for of in ("teams", "players"):
            assert [row.surname for row in archive.table(of=of)] == [kept] * bool(name.strip())


class TestTables:
    def test_all_games_are_summed(self, archive: Archive) -> None:
        archive.add(night("a", teams=[team(1, "Совы", 115, club_id="1")]))
        archive.add(night("b", teams=[team(1, "Совы", 100, club_id="1")]))
        (row,) = archive.table()
        assert (row.total, row.games, row.counted, row.top, row.wins) == (215, 2, 2, 115, 2)

    def test_the_best_n_count(self, archive: Archive) -> None:
        for uid, rating in (("a", 30), ("b", 115), ("c", 90), ("d", 90)):
            archive.add(night(uid, teams=[team(1, "Совы", rating, [OWLS[0]], club_id="1")]))
        for of in ("teams", "players"):
            (row,) = archive.table(SeasonRules(best=2), of)
            assert (row.total, row.games, row.counted) == (205, 4, 2)
            (all_of_them,) = archive.table(SeasonRules(best=9), of)
            assert (all_of_them.total, all_of_them.counted) == (325, 4)

    def test_level_sums_share_a_place(self, archive: Archive) -> None:
        ratings = (("Совы", 115), ("Ежи", 90), ("Лисы", 90), ("Волки", 30))
        teams = [team(n, name, rating) for n, (name, rating) in enumerate(ratings, 1)]
        archive.add(night("a", teams=teams))
        assert [(row.place, row.title) for row in archive.table()] == [
            ("1", "Совы"),
            ("2–3", "Ежи"),
            ("2–3", "Лисы"),
            ("4", "Волки"),
        ]

    def test_a_season_has_bounds_both_included(self, archive: Archive) -> None:
        for day in ("2026-08-31", "2026-09-01", "2027-05-31", "2027-06-01", ""):
            archive.add(night(day or "x", day, [team(1, "Совы", 1, club_id="1")]))
        rules = SeasonRules("2026-09-01", "2027-05-31")
        assert archive.table(rules)[0].games == 2
        assert [line.date for line in archive.nights(rules)] == ["2026-09-01", "2027-05-31"]
        assert archive.table(SeasonRules(first="2027-01-01"))[0].games == 2
        assert archive.table(SeasonRules(last="2026-12-31"))[0].games == 2
        assert archive.table()[0].games == 5

    @pytest.mark.parametrize(
        "rules",
        [SeasonRules("осень"), SeasonRules("2027-01-01", "2026-01-01"), SeasonRules(best=0)],
    )
    def test_impossible_rules_are_refused_in_a_sentence(
        self, archive: Archive, rules: SeasonRules
    ) -> None:
        with pytest.raises(ArchiveError, match=r"\.$"):
            archive.table(rules)

    def test_every_figure_opens_to_the_nights_behind_it(self, archive: Archive) -> None:
        for uid, day, rating in (("a", "2026-10-01", 90), ("b", "2026-10-08", 115)):
            parts = (Part("place", rating - 4), Part("correct", 4))
            sheet = night(uid, day, [team(1, "Совы", rating, OWLS, club_id="1")])
            one = replace(sheet.teams[0], parts=parts, step=3, points=4, first=4, last=5)
            archive.add(replace(sheet, teams=(one,)))
        for of in ("teams", "players"):
            rules = SeasonRules(best=1)
            row = archive.table(rules, of)[0]
            nights = archive.behind(rules, of, row.who)
            assert [(one.night, one.rating, one.counted) for one in nights] == [
                ("a", 90, False),
                ("b", 115, True),
            ]
            assert sum(one.rating for one in nights if one.counted) == row.total
            for one in nights:
                assert sum(part.points for part in one.parts) == one.rating
                assert (one.team, one.place, one.step, one.points) == ("Совы", "4–5", 3, 4)

    def test_a_corrected_player_opens_to_the_correction(self, archive: Archive) -> None:
        sheet = night("a", teams=[team(1, "Совы", 115, OWLS)])
        team_ = replace(sheet.teams[0], parts=(Part("place", 115),))
        fixed = replace(team_.players[0], rating=50, parts=(Part("correction", 50),))
        players = (replace(fixed, captain=True), team_.players[1])
        archive.add(replace(sheet, teams=(replace(team_, players=players),)))
        best, corrected = archive.table(of="players")
        assert (best.total, corrected.total) == (115, 50)
        (one,) = archive.behind(SeasonRules(), "players", corrected.who)
        assert (one.parts, one.captain) == ((Part("correction", 50),), True)
        (one,) = archive.behind(SeasonRules(), "players", best.who)
        assert (one.parts, one.captain) == ((Part("place", 115),), False)


class TestRecognition:
    def test_one_club_id_is_one_whatever_the_name(self, archive: Archive) -> None:
        archive.add(night("a", "2026-10-01", [team(1, "Совы", 1, [OWLS[0]], club_id="5")]))
        renamed = team(1, "Мудрые совы", 2, [("Кузнецова", "Анна", "1032")], club_id="5")
        archive.add(night("b", "2026-10-08", [renamed]))
        assert archive.questions() == []
        assert lines(archive.table()) == [("1", "Мудрые совы", 3, 2, 2)]
        assert lines(archive.table(of="players")) == [("1", "Кузнецова Анна", 3, 2, 2)]

    def test_an_old_night_that_comes_late_does_not_bring_the_old_name_back(
        self, archive: Archive
    ) -> None:
        archive.add(night("b", "2026-10-08", [team(1, "Мудрые совы", 2, club_id="5")]))
        archive.add(night("a", "2026-10-01", [team(1, "Совы", 1, club_id="5")]))
        assert archive.table()[0].title == "Мудрые совы"

    def test_a_name_without_an_id_is_asked_once(self, archive: Archive) -> None:
        archive.add(night("a"))
        assert archive.questions() == []
        archive.add(night("b"))
        asked = archive.questions()
        assert sorted(one.name for one in asked) == sorted(
            ["Совы", 'Ёжики "в тумане"; №5', "Петров Пётр", "Ёлкина Алёна"]
        )
        assert len(archive.table()) == 4  # nobody is taken for another in silence
        for one in asked:
            archive.decide(one.all_same)
        assert archive.questions() == []
        assert lines(archive.table())[0] == ("1", "Совы", 230, 2, 2)
        archive.add(night("c"))
        assert archive.questions() == []  # asked once
        assert lines(archive.table())[0] == ("1", "Совы", 345, 3, 3)

    def test_yo_case_and_spaces_make_no_other_name(self, archive: Archive) -> None:
        archive.add(night("a", teams=[team(1, "Совы", 1, [("Ёлкина", "Алёна", "")])]))
        archive.add(night("b", teams=[team(1, "СОВЫ ", 1, [("елкина", " Алена", "")])]))
        assert [one.kind for one in archive.questions()] == ["team", "player"]

    def test_different_stays_different_and_the_next_one_is_asked(self, archive: Archive) -> None:
        archive.add(night("a", teams=[team(1, "Совы", 1)]))
        archive.add(night("b", teams=[team(1, "Совы", 2)]))
        (asked,) = archive.questions()
        archive.decide(asked.all_different)
        assert archive.questions() == []
        assert [row.total for row in archive.table()] == [2, 1]
        archive.add(night("c", teams=[team(1, "Совы", 4)]))
        (asked,) = archive.questions()
        assert len(asked.people) == 3

    def test_a_name_with_an_id_and_one_without_are_asked(self, archive: Archive) -> None:
        archive.add(night("a", teams=[team(1, "А", 1, [("Ким", "Ли", "9")])]))
        archive.add(night("b", teams=[team(1, "Б", 2, [("Ким", "Ли", "")])]))
        (asked,) = archive.questions()
        assert [one.club_id for one in asked.people] == ["9", ""]
        archive.decide(asked.all_same)
        (row,) = archive.table(of="players")
        assert (row.total, row.club_id) == (3, "9")

    def test_two_ids_of_one_name_are_two_and_not_asked(self, archive: Archive) -> None:
        people = [("Ким", "Ли", "9"), ("Ким", "Ли", "10")]
        archive.add(night("a", teams=[team(1, "А", 1, people)]))
        assert archive.questions() == []
        assert len(archive.table(of="players")) == 2

    def test_two_of_one_name_in_one_team_are_two(self, archive: Archive) -> None:
        people = [("Ким", "Ли", ""), ("Ким", "Ли", "")]
        archive.add(night("a", teams=[team(1, "А", 1, people)]))
        (asked,) = archive.questions()
        archive.decide(asked.all_different)
        assert len(archive.table(of="players")) == 2

    def test_a_word_can_be_taken_back(self, archive: Archive) -> None:
        for uid, rating in (("a", 1), ("b", 2), ("c", 4)):
            archive.add(night(uid, teams=[team(1, "Совы", rating)]))
        (asked,) = archive.questions()
        archive.decide(asked.all_same)
        assert [row.total for row in archive.table()] == [7]
        one, two, three = (person.id for person in asked.people)
        archive.decide([[one], [two], [three]])
        assert [row.total for row in archive.table()] == [4, 2, 1]
        archive.decide([[two, three], [one]])
        assert [row.total for row in archive.table()] == [6, 1]
        assert archive.questions() == []

    def test_teams_of_two_names_can_be_made_one(self, archive: Archive) -> None:
        archive.add(night("a", "2026-10-01", [team(1, "Совы", 1)]))
        archive.add(night("b", "2026-10-08", [team(1, "Филины", 2)]))
        archive.decide([[row.who for row in archive.table()]])
        assert [row.total for row in archive.table()] == [3]
        archive.add(night("c", "2026-10-15", [team(1, "Филины", 4)]))
        assert archive.questions() == []
        assert [row.total for row in archive.table()] == [7]

    @pytest.mark.parametrize("groups", [[[1, 1]], [[1, 999]], [[1], [1]]])
    def test_nobody_is_refused(self, archive: Archive, groups: list[list[int]]) -> None:
        archive.add(night("a"))
        with pytest.raises(ValueError, match="not different participants"):
            archive.decide(groups)

    def test_a_team_and_a_player_are_not_the_same(self, archive: Archive) -> None:
        archive.add(night("a"))
        pair = [archive.table()[0].who, archive.table(of="players")[0].who]
        with pytest.raises(ValueError, match="of one kind"):
            archive.decide([pair])


def played() -> NightSheet:
    """Two teams, three questions: one void, one that only the owls had, one that both had."""
    owls = TeamSheet(
        *("t1", "Совы", "1", 1, 1, 3, 6, 121),
        correct=2, answered=2, jumps_tried=2, jumps_made=1, revolutions_tried=1,
        path=(None, 1, 3), players=(PlayerSheet("Иванова", "Анна", "1032", rating=121),),
    )  # fmt: skip
    hedgehogs = TeamSheet("t2", "Ежи", "2", 2, 2, rating=111, correct=1, jumps_tried=1, path=(0, 0))
    questions = (
        QuestionSheet(1, "Снят", void=True),
        QuestionSheet(2, "Трудный", 2, 2, 1, "t1", 2500),
        QuestionSheet(3, "Лёгкий", 2, 2, 2, "t2", 1200),
    )
    return NightSheet(
        *("a", "Ночь", "2026-10-17", (owls, hedgehogs)),
        summit=10, questions=questions, reigns=(ReignSheet("t1", 2, 2), ReignSheet("t2", 9, 4)),
    )  # fmt: skip


class TestStatistics:
    def test_questions_answers_reigns_and_deeds(self, archive: Archive) -> None:
        archive.add(played())
        found = archive.statistics()
        assert (found.nights, found.questions) == (1, 2)
        assert [(one.number, one.correct) for one in found.hardest] == [(2, 1), (3, 2)]
        assert [one.text for one in found.easiest] == ["Лёгкий", "Трудный"]
        assert [(one.team, one.ms) for one in found.quickest] == [("Ежи", 1200), ("Совы", 2500)]
        assert [(one.team, one.length) for one in found.reigns] == [("Ежи", 4), ("Совы", 2)]
        assert (found.total.jumps_tried, found.total.jumps_made) == (3, 1)
        assert (found.total.revolutions_tried, found.total.revolutions_made) == (1, 0)
        assert [(one.team, one.jumps_made) for one in found.deeds] == [("Совы", 1), ("Ежи", 0)]

    def test_they_keep_to_the_season_and_to_their_length(self, archive: Archive) -> None:
        archive.add(played())
        empty = archive.statistics(SeasonRules("2027-01-01"))
        assert (empty.nights, empty.questions, empty.hardest, empty.reigns) == (0, 0, (), ())
        assert empty.total.jumps_tried == 0
        assert len(archive.statistics(most=1).hardest) == 1

    def test_a_night_has_its_teams_paths(self, archive: Archive) -> None:
        archive.add(played())
        summit, paths = archive.paths("a")
        assert summit == 10
        assert [(path.team, path.steps) for path in paths] == [
            ("Совы", (None, 1, 3)),
            ("Ежи", (0, 0)),
        ]
        assert archive.paths("nobody") == (0, ())
