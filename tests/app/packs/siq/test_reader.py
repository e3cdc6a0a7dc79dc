"""What a package can hold, in small packages of our own."""

import zipfile
from pathlib import Path

import pytest

from app.packs import DoubtKind, PackError, PackQuestion, Report, read_any
from app.packs.place import at
from app.packs.siq import xml

V5 = "https://github.com/VladimirKhil/SI/blob/master/assets/siq_5.xsd"


def package(
    folder: Path, inside: str, version: str = "5", files: dict[str, bytes] | None = None
) -> Path:
    path = folder / "pack.siq"
    start = f'<?xml version="1.0" encoding="utf-8"?><package name="Проба" version="{version}"'
    with zipfile.ZipFile(path, "w") as out:
        out.writestr("content.xml", "\ufeff" + f'{start} xmlns="{V5}">{inside}</package>')
        for name, data in (files or {}).items():
            out.writestr(name, data)
    return path


def board(*questions: str, theme: str = "") -> str:
    inside = "".join(questions)
    return (
        '<rounds><round name="Раунд"><themes><theme name="Тема">'
        f"{theme}<questions>{inside}</questions></theme></themes></round></rounds>"
    )


def read(folder: Path, *questions: str, **more: bytes) -> Report:
    files = {name.replace("__", "/").replace("_png", ".png"): data for name, data in more.items()}
    return read_any(package(folder, board(*questions), files=files))


def one(report: Report) -> PackQuestion:
    (question,) = report.pack.questions
    return question


def kinds(report: Report) -> list[DoubtKind]:
    return [doubt.kind for doubt in report.doubts]


PLAIN = (
    '<question price="100"><params><param name="question" type="content"><item>Кто?</item>'
    "</param></params><right><answer>Я</answer></right></question>"
)


def test_a_plain_question(tmp_path: Path) -> None:
    report = read(tmp_path, PLAIN)
    question = one(report)
    assert report.doubts == ()
    assert (question.number, question.screen_text, question.host_text) == ("100", "Кто?", "Кто?")
    assert (question.answer, report.pack.language) == ("Я", "ru")
    assert report.pack.stages[0].title == "Раунд · Тема"


def test_choices_are_offered_and_the_right_one_is_named_by_its_words(tmp_path: Path) -> None:
    options = "".join(
        f'<param name="{key}" type="content"><item>{text}</item></param>'
        for key, text in (("A", "Рим"), ("B", "Париж"))
    )
    question = one(
        read(
            tmp_path,
            '<question price="1"><params><param name="question" type="content"><item>Где?</item>'
            '</param><param name="answerType">select</param>'
            f'<param name="answerOptions" type="group">{options}</param></params>'
            "<right><answer>B</answer></right></question>",
        )
    )
    assert question.choices == ("Рим", "Париж")
    assert (question.answer, question.also_accepted) == ("Париж", ("B",))
    assert question.screen_text == "Где?"


def test_a_number_is_accepted_within_its_deviation(tmp_path: Path) -> None:
    question = one(
        read(
            tmp_path,
            '<question price="1"><params><param name="answerType">number</param><param '
            'name="answerDeviation">0,5</param></params><right><answer>100</answer></right>'
            "</question>",
        )
    )
    assert (question.answer, question.also_accepted) == ("100", ("99.5…100.5",))


def test_a_point_is_told(tmp_path: Path) -> None:
    report = read(
        tmp_path,
        '<question price="1"><params><param name="question" type="content"><item>Где?</item>'
        '</param><param name="answerType">point</param></params><right><answer>0.3,0.4</answer>'
        "</right></question>",
    )
    assert kinds(report) == [DoubtKind.POINT_ANSWER]


def test_the_marker_parts_question_and_answer(tmp_path: Path, picture: bytes) -> None:
    report = read(
        tmp_path,
        '<question price="1"><type name="auction"/><scenario><atom>Кто?</atom>'
        '<atom type="say">Слушайте</atom><atom type="marker"/><atom type="image">@a.png</atom>'
        "<atom>Вот он</atom></scenario><right><answer>Я</answer></right></question>",
        Images__a_png=picture,
    )
    question = one(report)
    assert report.doubts == ()
    assert (question.host_text, question.screen_text) == ("Кто?\nСлушайте", "Кто?")
    assert (question.shown, [m.name for m in question.answer_shown]) == ((), ["a.png"])
    assert question.comment == "SIGame: вопрос со ставкой\n[a.png]\nВот он"


def test_a_secret_theme_is_for_the_host(tmp_path: Path) -> None:
    question = one(
        read(
            tmp_path,
            '<question price="1" type="secret"><params><param name="theme">Тайна</param><param '
            'name="price" type="numberSet"><numberSet minimum="100" maximum="500" step="200"/>'
            '</param><param name="question" type="content"><item>Кто?</item></param></params>'
            "<right><answer>Я</answer></right></question>",
        )
    )
    assert (question.host_text, question.screen_text) == ("[Тема: Тайна]\nКто?", "Кто?")
    assert question.comment == "SIGame: вопрос с секретом, Тайна, [100;500]/200"


def test_authors_and_sources_are_inherited_and_looked_up(tmp_path: Path) -> None:
    info = (
        "<info><authors><author>@a1</author><author>@none</author></authors><sources><source>"
        "@s1#с. 5</source></sources><comments>О пакете</comments></info>"
        '<global><Authors><Author id="a1"><Name>Иван</Name><Surname>Петров</Surname></Author>'
        '</Authors><Sources><Source id="s1"><Title>Книга</Title></Source></Sources></global>'
    )
    report = read_any(package(tmp_path, info + board(PLAIN)))
    question = one(report)
    assert question.authors == report.pack.editors == ("Иван Петров", "@none")
    assert question.sources == ("Книга, с. 5",)
    assert "О пакете" in report.pack.notes
    assert kinds(report) == [DoubtKind.REF_UNKNOWN]


def test_an_empty_place_is_left_out_and_told_where(tmp_path: Path) -> None:
    report = read(tmp_path, PLAIN, '<question price="-1"><right/></question>')
    (doubt,) = report.doubts
    assert doubt.kind is DoubtKind.EMPTY_CELL
    assert doubt.where == at(round=1, theme=1, question=2)
    assert str(doubt).startswith("round 1, theme 1, question 2: an empty place")


def test_what_is_unknown_is_kept_in_the_comment(tmp_path: Path) -> None:
    report = read(
        tmp_path,
        '<question price="1"><params><param name="question" type="content"><item>Кто?</item>'
        '<item type="smell">роза</item></param><param name="mood">весело</param></params>'
        "<right><answer>Я</answer></right></question>",
    )
    assert one(report).comment == "smell: роза\nmood: весело"
    assert kinds(report) == [DoubtKind.UNKNOWN_PART] * 2


def test_a_sound_called_a_picture_is_taken_for_what_it_is(tmp_path: Path) -> None:
    report = read(
        tmp_path,
        '<question price="1"><params><param name="question" type="content"><item type="image" '
        'isRef="True">a.png</item></param></params><right><answer>Я</answer></right></question>',
        Images__a_png=b"ID3\x04" + bytes(100),
    )
    assert [medium.kind for medium in one(report).shown] == ["sound"]
    assert kinds(report) == [DoubtKind.MEDIUM_KIND]


@pytest.mark.parametrize("version", ["6", "5.1", "99.9", "пять", "nan"])
def test_a_later_version_is_refused(tmp_path: Path, version: str) -> None:
    with pytest.raises(PackError, match="newer than the program knows"):
        read_any(package(tmp_path, board(PLAIN), version))


def test_an_xml_of_too_many_elements_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(xml, "MAX_ELEMENTS", 1000)
    with pytest.raises(PackError, match="more elements than any pack has"):
        read_any(package(tmp_path, "<a/>" * 1001))
    with pytest.raises(PackError, match="more elements than any pack has"):
        read_any(package(tmp_path, "<a>" * 5000 + "</a>" * 5000))


@pytest.mark.parametrize("inside", ["<round/>", "<round><themes><theme/></themes></round>"])
def test_more_rounds_and_themes_than_any_pack_has_are_refused(tmp_path: Path, inside: str) -> None:
    with pytest.raises(PackError, match="more rounds and themes than any pack has"):
        read_any(package(tmp_path, f"<rounds>{inside * 10_001}</rounds>"))


def test_more_attributes_than_any_pack_has_are_refused(tmp_path: Path) -> None:
    many = " ".join(f'a{number}=""' for number in range(400_001))
    with pytest.raises(PackError, match="more attributes than any pack has"):
        read_any(package(tmp_path, f"<a {many}/>"))


def test_a_text_in_1251_that_says_utf_8_is_read_and_told(tmp_path: Path) -> None:
    path = tmp_path / "pack.siq"
    long = PLAIN.replace("Кто?", "Кто написал этот роман про большую войну и маленький мир?")
    text = f'<?xml version="1.0" encoding="utf-8"?><package name="Проба">{board(long)}</package>'
    with zipfile.ZipFile(path, "w") as out:
        out.writestr("content.xml", text.encode("cp1251"))
    report = read_any(path)
    assert one(report).answer == "Я"
    assert kinds(report) == [DoubtKind.ENCODING]
