"""Pictures of an evening without a window, hostile names and all; the film's frames and bounds."""

from __future__ import annotations

import base64
import io
import re
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QImage, QRawFont

from app.cli import run
from app.hill.record import write_text
from app.night.archive import night_record
from app.night.night import Night
from app.night.results_desk.pictures import hill_shot, night_of, turn_shots
from app.quidditch.command import play
from tests.app.night.evenings import Host
from ui.desk.results.film import film_of
from ui.desk.results.pictures import board_svg, look_of, picture_bytes, reel_of
from ui.main import _Windows
from ui.paint.export import pdf_bytes
from ui.paint.export_frames import MOST, Reel, film, frame_count
from ui.paint.fontcut import cut
from ui.paint.fonts import FAMILIES

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("=1+1", 'Ёжики "в тумане"; №5', "<b>&amp; 👑 Цари", "Я" * 300)


@pytest.fixture(scope="module")
def night() -> Night:
    """A short evening of teams with hostile names."""
    from dataclasses import replace

    host = Host("a b c d", summit=6, main_questions=4)
    host.turn("a+ b+").turn("a+ b- c+").turn("a+ d+").turn("b+ c+")
    record = night_record(host.night)
    teams = tuple(replace(team, name=name) for team, name in zip(record.teams, NAMES, strict=True))
    return night_of(replace(record, teams=teams, title='Ёжики "в тумане"; №5'))


def game(night: Night, tmp_path: Path) -> Path:
    path = tmp_path / "night.hill.json"
    path.write_text(write_text(night_record(night)), "utf-8")
    return path


def export(path: Path, file_format: str, out: Path, *more: str) -> int:
    words = ["export", str(path), "--format", file_format, "--out", str(out), "--lang", "ru"]
    return run([*words, *more], _Windows())


def test_a_svg_has_real_text_and_its_own_fonts(night: Night) -> None:
    svg = board_svg(night, "ru")
    root = ET.fromstring(svg)
    texts = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    said = " ".join(texts)
    for name in ('"в', "=1+1", "<b>&amp;", "👑", "Игра окончена"):
        assert name in said
    assert root.get("width") == "1920"
    faces = re.findall(r"@font-face\{font-family:'([^']+)';.*?base64,([^)]+)\)", svg)
    assert {family for family, _ in faces} == {"Rubik", "Noto Emoji"}
    for family, data in faces:
        raw = QRawFont(base64.b64decode(data), 20)
        assert raw.familyName() == family
        assert raw.supportsCharacter(ord("Ё" if family == "Rubik" else "👑"))
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", svg)


def test_a_cut_font_draws_its_glyphs_and_no_others() -> None:
    whole = Path("resources/fonts/Rubik_500Medium.ttf").read_bytes()
    raw = QRawFont(whole, 100)
    kept, other = raw.glyphIndexesForString("ЙÄ"), raw.glyphIndexesForString("Ж")
    small = QRawFont(cut(whole, kept), 100)
    for glyph in kept:
        assert small.pathForGlyph(glyph) == raw.pathForGlyph(glyph)
    assert small.pathForGlyph(other[0]).isEmpty()
    assert small.advancesForGlyphIndexes(other) == raw.advancesForGlyphIndexes(other)
    assert len(cut(whole, kept)) < len(whole) / 2


def test_a_png_has_the_size_that_was_asked_for(
    night: Night, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "h.png"
    assert export(game(night, tmp_path), "png", out, "--size", "640x360") == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (640, 360)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(("paper", "size"), [("A4", (842, 595)), ("A3", (1191, 842))])
def test_a_pdf_is_one_page_of_paper_with_the_fonts_inside(
    night: Night, tmp_path: Path, paper: str, size: tuple[int, int]
) -> None:
    data = pdf_bytes(hill_shot(night), look_of(night, "ru"), paper)  # type: ignore[arg-type]
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", data)
    assert box is not None
    assert tuple(round(float(side)) for side in box.groups()) == size
    assert data.count(b"/FontFile2") >= 2
    assert len(re.findall(rb"/Type /Page\b", data)) == 1


def test_the_film_has_every_turn_and_its_times(night: Night) -> None:
    data = film_of(night, "ru", (480, 270))
    film = Image.open(io.BytesIO(data))
    times = []
    for number in range(film.n_frames):
        film.seek(number)
        times.append(film.info["duration"])
    reel = reel_of(night)
    assert film.size == (480, 270)
    assert film.info["loop"] == 0
    assert film.n_frames <= frame_count(reel)
    assert times[-1] == 5000
    assert len(data) < 2_000_000


@pytest.mark.parametrize("turns", [0, 1, 30, 149, 150, 400, 1000])
def test_a_film_is_never_longer_than_its_bound(night: Night, turns: int) -> None:
    shots = list(turn_shots(night))
    reel = Reel(shots[0], [shots[n % len(shots)] for n in range(turns)], shots[-1])
    assert 2 <= frame_count(reel) <= MOST


def test_the_frames_are_as_many_as_was_said_and_end_as_the_projector_does(night: Night) -> None:
    reel = reel_of(night)
    assert sum(1 for _ in film(reel, look_of(night, "en"), (320, 180))) == frame_count(reel)


def test_a_rehearsals_picture_must_be_asked_for(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], night: Night
) -> None:
    from dataclasses import replace

    path = game(replace(night, rehearsal=True), tmp_path)
    for file_format in ("png", "svg", "picture-pdf", "gif", "html"):
        assert export(path, file_format, tmp_path / "x") == 2
        assert "rehearsal" in capfd.readouterr().err
    assert not (tmp_path / "x").exists()
    assert export(path, "svg", tmp_path / "x", "--rehearsal") == 0
    assert "РЕПЕТИЦИЯ" in (tmp_path / "x").read_text("utf-8")


def test_a_match_has_a_picture_and_no_film(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.quidditch.json"
    path.write_text(play(3), "utf-8")
    assert export(path, "svg", tmp_path / "m.svg") == 0
    assert "Ravens" in (tmp_path / "m.svg").read_text("utf-8")
    assert export(path, "html", tmp_path / "m.html") == 0
    assert "data:image/svg+xml;base64," in (tmp_path / "m.html").read_text("utf-8")
    assert export(path, "gif", tmp_path / "m.gif") == 2
    assert "no" in capfd.readouterr().err


def test_the_html_protocol_has_the_board_of_the_same_painter(night: Night, tmp_path: Path) -> None:
    out = tmp_path / "night.html"
    assert export(game(night, tmp_path), "html", out) == 0
    [data] = re.findall(r"data:image/svg\+xml;base64,([^\"]+)", out.read_text("utf-8"))
    assert base64.b64decode(data).decode() == board_svg(night, "ru")


def test_chromium_draws_the_svg_as_the_painter_does(
    night: Night, tmp_path: Path, chromium: str
) -> None:
    """The fonts are the bundled ones: most of the picture is alike to the pixel."""
    drawn, shot = tmp_path / "h.svg", tmp_path / "shot.png"
    drawn.write_text(board_svg(night, "ru"), "utf-8")
    words = ["--headless", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=1"]
    size = ["--window-size=1920,1080", f"--screenshot={shot}"]
    subprocess.run(
        [chromium, *words, *size, drawn.as_uri()], check=True, capture_output=True, timeout=120
    )
    ours = Image.open(io.BytesIO(picture_bytes(night, "png", "ru", size=(1920, 1080))))
    assert FAMILIES[0] == "Rubik"
    assert _unlike(ours, Image.open(shot)) < 0.02


def _unlike(one: Image.Image, other: Image.Image) -> float:
    """The share of points that are clearly of another colour."""
    from PIL import ImageChops

    apart = ImageChops.difference(one.convert("L"), other.convert("L")).histogram()
    return sum(apart[64:]) / sum(apart)
