"""Names for a screen reader, the size of a small laptop, and the language switched at once."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from html import escape

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)

from app.night.deeds import Deed
from app.night.match import intents as wishes
from app.night.match.refusal import MatchReason
from app.places import resources
from app.quidditch.refusal import Reason
from tests.ui.pitch.desk.pitch_rig import PitchRig
from ui import language
from ui.desk.catalogue import DeskKeys
from ui.desk.keys import KEYS
from ui.desk.phrases import Desk
from ui.pitch.desk.found_sheet import FoundSheet
from ui.pitch.desk.lists import TABS
from ui.pitch.desk.words import PitchDesk
from ui.pitch.reasons import PitchReasons

Pages = Callable[..., PitchRig]
KEY = Qt.Key
CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QListWidget, QPlainTextEdit, QSpinBox)


@pytest.fixture
def russian(qapp: QApplication) -> Iterator[None]:
    language.install(qapp, "ru")
    yield
    language.install(qapp, "en")


def nameless(widget: QWidget) -> list[str]:
    """Visible controls that a screen reader could not name."""
    return [
        f"{type(control).__name__} {control.objectName()}"
        for kind in CONTROLS
        for control in widget.findChildren(kind)
        if control.isVisibleTo(widget)
        and not control.accessibleName()
        and not isinstance(control.parentWidget(), QSpinBox | QComboBox)
        and not control.objectName().startswith("qt_")
    ]


def test_every_control_of_the_page_has_a_name(referee: Pages) -> None:
    rig = referee()
    rig.play(2)
    assert nameless(rig.page) == []
    for tab in TABS:
        rig.page.lists.show_tab(tab)
        assert nameless(rig.page) == []
    rows = [row for sheet in rig.page.sheets.values() for row in sheet.rows]
    assert len(rows) == 22
    assert all(row.accessibleName() for row in rows)


def test_every_control_of_the_dialogs_has_a_name_and_esc_closes_them(referee: Pages) -> None:
    rig = referee()
    rig.play(3)
    dialogs = rig.dialogs
    for opened in (
        dialogs.found, dialogs.decide, dialogs.dice, dialogs.correct, dialogs.paste,
        dialogs.save_record, dialogs.rules,
    ):  # fmt: skip
        opened()
        sheet = dialogs.last
        assert sheet is not None
        assert nameless(sheet) == []
        assert sheet.accessibleName()
        assert sheet.height() <= 700
        sheet.reject()
        assert not sheet.isVisible()


def test_everything_fits_a_small_laptop(referee: Pages) -> None:
    rig = referee()
    rig.play(2)
    rig.orders()
    QApplication.processEvents()
    assert rig.window.size().width() == 1366
    assert rig.window.size().height() == 768
    page = rig.page
    assert page.minimumSizeHint().height() <= page.height()
    assert page.minimumSizeHint().width() <= page.width()
    assert page.board.hexes.side > 24
    for sheet in page.sheets.values():
        for row in sheet.rows:
            spot = row.mapTo(page, row.rect().bottomRight())
            assert page.rect().contains(spot)


@pytest.mark.parametrize("code", ["ru", "en"])
@pytest.mark.parametrize("size", [(1100, 640), (1366, 768), (1920, 1080)])
def test_nothing_is_cut_off_at_any_size(
    referee: Pages, russian: None, qapp: QApplication, size: tuple[int, int], code: str
) -> None:
    language.install(qapp, code)
    rig = referee(preview=True)
    rig.play(2)
    rig.window.resize(1920, 1080)
    QApplication.processEvents()
    rig.window.resize(*size)
    QApplication.processEvents()
    assert rig.window.width() == size[0]
    page = rig.page
    shown = [w for w in page.findChildren(QWidget) if w.isVisibleTo(page)]
    for button in (w for w in shown if isinstance(w, QAbstractButton)):
        spot = button.mapTo(page, button.rect().bottomRight())
        assert page.rect().contains(spot), button.accessibleName()
        assert button.width() >= button.minimumSizeHint().width() - 1, button.accessibleName()
    left, right = page.sheets.values()
    assert left.geometry().right() < page.board.geometry().left()
    assert page.board.geometry().right() < right.geometry().left()
    assert page.strip.geometry().right() < right.geometry().left()
    assert page.lists.geometry().right() < right.geometry().left()


def test_the_page_speaks_another_language_at_once(referee: Pages, russian: None) -> None:
    rig = referee()
    rig.play(1)
    rig.choose("L2")
    row = rig.page.sheets["left"].row_of("L2")
    assert row is not None
    assert "охотник" in row.accessibleName()
    assert rig.page.bar.state.text().startswith("Раунд 2 из 25")
    assert rig.page.lists.names()["odds"] == "Шансы"
    assert rig.page.prompt().startswith("Л2 12(2) бросок")
    language.install(QApplication.instance() or QApplication([]), "en")
    QApplication.processEvents()
    assert "chaser" in row.accessibleName()
    assert rig.page.bar.state.text().startswith("Round 2 of 25")


def test_simulated_sides_are_written_in_the_words_of_the_language(
    referee: Pages, russian: None
) -> None:
    rig = referee(founded=False)
    rig.dialogs.found()
    sheet = rig.dialogs.last
    assert isinstance(sheet, FoundSheet)
    sheet.simulated.click()
    text = sheet.texts["left"].toPlainText()
    assert "вратарь" in text
    assert "запасные" in text.splitlines()
    assert not set(text.split()) & {"keeper", "chaser", "beater", "seeker", "substitutes"}
    assert sheet.first.isEnabled()


def test_a_refusal_is_said_in_russian_with_its_clause(referee: Pages, russian: None) -> None:
    rig = referee()
    rig.choose("L2")
    rig.click(60)
    assert rig.said == "Л2: игрок встаёт на своей половине, 17–50 или 76–109 (1.2)"
    rig.choose("L1")
    rig.click(6)
    rig.press(KEY.Key_C)
    assert rig.said == "Л1: такого действия у этой роли нет (1.2)"
    assert Desk().deed(Deed("orders", name="L1, R2")) == "ходы: Л1, П2"
    rig.type("L1 6(2) фу")
    assert "это не клетка вида 12(2) и не действие" in rig.said
    rig.type("L3 60(2)")
    rig.press(KEY.Key_Space, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert "такт 1, L3: игрок встаёт на своей половине" in rig.said


def test_every_reason_has_words(qapp: QApplication) -> None:
    words = PitchReasons()
    names = [reason.name for reason in (*Reason, *MatchReason)]
    assert [name for name in names if words.sentence(name) is None] == []


def test_why_a_record_cannot_be_gone_on_with_is_said_in_russian(russian: None) -> None:
    words = PitchReasons()
    told = [
        words.detail(sentence)
        for sentence in (
            "its seed_hash is another seed's",
            "the draw 5.1/4/quaffle/L1 is missing, and there is no seed",
            "only the last round may be unfinished, and 5p is not the last",
        )
    ]
    assert told == [
        "его seed_hash от другого зерна",
        "нет жребия 5.1/4/quaffle/L1, и зерна в записи нет",
        "незаконченным может быть только последний раунд, а 5p не последний",
    ]


def test_the_help_sheet_and_the_menu_know_the_pitch(referee: Pages) -> None:
    rig = referee()
    rig.press(KEY.Key_F1)
    text = rig.window.help.text
    for key in KEYS:
        if "pitch" in key.seats:
            assert escape(DeskKeys().command(key.name)) in text
    rig.press(KEY.Key_Escape)
    assert not rig.window.help.isVisible()
    assert rig.live.night.mode == "pitch"


def test_the_balls_and_the_hidden_snitch_are_the_hosts_to_see(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    texts = rig.page.lists.texts("off")
    assert any(text.startswith("snitch:") for text in texts)
    assert any(text.startswith("bludger 1") for text in texts)
    assert any("SHA-256" in text for text in texts)
    assert rig.page.board.view.snitch is not None
    rig.want(wishes.EndMatch())
    assert rig.match.seed is not None
    assert any(rig.match.seed.hex() in text for text in rig.page.lists.texts("off"))


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_word_of_the_pitch_is_translated(code: str) -> None:
    root = ET.parse(resources() / "translations" / f"pitch_{code}.ts").getroot()
    gaps = [
        message.findtext("source")
        for message in root.iter("message")
        if message.find("translation[@type='unfinished']") is not None
    ]
    assert gaps == []


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 хода"), (2, "2 ходов"), (5, "5 ходов"), (21, "21 хода")]
)
def test_plurals_are_right(qapp: QApplication, russian: None, count: int, said: str) -> None:
    assert PitchDesk().missing(count) == f"не хватает {said}"
