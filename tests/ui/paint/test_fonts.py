"""The bundled fonts carry what the club writes, with no font of the system."""

from PySide6.QtGui import QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from app.places import resources
from ui.paint.fonts import BOLD, MEDIUM, REGULAR, font, load_fonts, width_of

NEEDED = "АЯаяЁёЙйІіЇї№«»„“—–…·−0123456789ABCXYZabcxyzאבגشسن€₽°"


def test_the_families_are_loaded(qapp: QApplication) -> None:
    assert {"Rubik", "Noto Emoji"} <= set(load_fonts())
    for weight in (REGULAR, MEDIUM, BOLD):
        assert QFontInfo(font(40, weight)).family().startswith("Rubik")


def test_every_letter_needed_is_there(qapp: QApplication) -> None:
    for path in (resources() / "fonts").glob("Rubik*.ttf"):
        raw = QRawFont(str(path), 20)
        assert [ch for ch in NEEDED if not raw.supportsCharacter(ord(ch))] == []
    emoji = QRawFont(str(resources() / "fonts" / "NotoEmoji_700Bold.ttf"), 20)
    assert all(emoji.supportsCharacter(ord(ch)) for ch in "😀👑☕")


def test_every_font_has_its_licence_beside_it() -> None:
    folder = resources() / "fonts"
    for path in folder.glob("*.ttf"):
        licence = folder / f"{path.name.split('_')[0]}-OFL.txt"
        assert "SIL Open Font License" in licence.read_text(encoding="utf-8")


def test_figures_have_one_width(qapp: QApplication) -> None:
    for weight in (REGULAR, MEDIUM, BOLD):
        assert len({round(width_of(figure, weight), 4) for figure in "0123456789"}) == 1
