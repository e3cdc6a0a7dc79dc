"""The media of the shipped packs: what the eye should count and the ear should hear is there."""

from array import array
from collections import deque
from itertools import combinations, product
from math import cos, pi
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image, ImageChops

ROOT = Path(__file__).resolve().parents[2]
MEDIA = sorted((ROOT / "data" / "questions").glob("*/media"))


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test import the script's modules as the script does."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))


@pytest.fixture
def media(scripts: None) -> ModuleType:
    import pack_media

    return pack_media


@pytest.fixture
def puzzles(scripts: None) -> ModuleType:
    import pack_puzzles

    return pack_puzzles


@pytest.fixture
def sounds(scripts: None) -> ModuleType:
    import pack_sounds

    return pack_sounds


def strength(values: "array[int]", rate: int, pitch: float) -> float:
    """How much of a pitch is in the samples: Goertzel's sum."""
    turn = 2 * cos(2 * pi * pitch / rate)
    last = before = 0.0
    for value in values:
        last, before = value + turn * last - before, last
    return last**2 + before**2 - turn * last * before


def heard(sounds: ModuleType, values: "array[int]", at: float, names: str) -> str:
    """The one of these notes that is the strongest in the tenth of a second from `at` on."""
    piece = values[int(at * sounds.RATE) :][: int(0.1 * sounds.RATE)]
    return max(names.split(), key=lambda name: strength(piece, sounds.RATE, sounds.pitch_of(name)))


def bursts(values: "array[int]", rate: int) -> list[tuple[float, float]]:
    """Begin and length in seconds of all that is not silence, in steps of 10 ms."""
    step, found = rate // 100, []
    for n in range(0, len(values), step):
        if max(map(abs, values[n : n + step])) > 600:
            if found and n == found[-1][1]:
                found[-1] = (found[-1][0], n + step)
            else:
                found.append((n, n + step))
    return [(begin / rate, (end - begin) / rate) for begin, end in found]


def test_morse_says_sms_twice_and_not_sos(sounds: ModuleType) -> None:
    values = sounds.levelled(sounds.sms())
    signs = "".join("-" if lasts > 0.2 else "." for _, lasts in bursts(values, sounds.RATE))
    assert signs == 2 * "...--..."
    middle = values[int(0.02 * sounds.RATE) : int(0.1 * sounds.RATE)]
    pitches = (600.0, 700.0, 800.0, 900.0, 1000.0)
    assert max(pitches, key=lambda pitch: strength(middle, sounds.RATE, pitch)) == 800.0


def test_there_are_five_knocks_and_again_five(sounds: ModuleType) -> None:
    begins = [round(at, 1) for at, _ in bursts(sounds.levelled(sounds.knock()), sounds.RATE)]
    assert begins == [0.0, 0.4, 0.6, 0.8, 1.3, 3.6, 4.0, 4.2, 4.4, 4.9]


def test_a_satellite_beeps_ten_times_for_three_tenths_of_a_second(sounds: ModuleType) -> None:
    found = bursts(sounds.levelled(sounds.sputnik()), sounds.RATE)
    assert len(found) == 10
    assert all(0.25 < lasts < 0.33 for _, lasts in found)


def test_the_bells_ring_eight_notes(sounds: ModuleType) -> None:
    values = sounds.levelled(sounds.westminster())
    begins = (0, 1, 2, 3, 6, 7, 8, 9)
    names = [heard(sounds, values, n * 0.72 + 0.1, "E4 F#4 G#4 B3") for n in begins]
    assert names == ["E4", "G#4", "F#4", "B3", "E4", "F#4", "G#4", "E4"]


def test_the_keys_spell_bach(sounds: ModuleType) -> None:
    values = sounds.levelled(sounds.bach())
    names = [heard(sounds, values, n * 0.62 + 0.2, "A4 Bb4 B4 C5") for n in range(4)]
    assert names == ["Bb4", "A4", "C5", "B4"]


def test_the_joy_is_in_the_right_key(sounds: ModuleType) -> None:
    values = sounds.levelled(sounds.ode_to_joy())
    names = [heard(sounds, values, n * 0.36 + 0.15, "C4 D4 E4 F4 G4") for n in range(12)]
    assert names == ["E4", "E4", "F4", "G4", "G4", "F4", "E4", "D4", "C4", "C4", "D4", "E4"]


def test_a_passing_horn_falls_by_more_than_three_halftones(sounds: ModuleType) -> None:
    values = sounds.passing()
    pitches = [400.0 + 2 * n for n in range(46)]

    def pitch(at: float) -> float:
        piece = values[int(at * sounds.RATE) :][: int(0.2 * sounds.RATE)]
        return max(pitches, key=lambda one: strength(piece, sounds.RATE, one))

    before, after = pitch(1.0), pitch(5.8)
    assert (before, after) == (pytest.approx(488, abs=3), pytest.approx(400.5, abs=4))
    assert before / after > 2 ** (3 / 12)


def test_every_tune_is_long_enough_to_be_known_and_short_enough_to_wait_for(
    sounds: ModuleType,
) -> None:
    for made in sounds.TUNES:
        lasts = max(note.at + note.lasts for note in made())
        assert 5.0 <= lasts <= 13.0, made.__name__
        assert all(100 < note.pitch < 1400 for note in made()), made.__name__


def queens_in_peace(squares: tuple[str, ...]) -> bool:
    places = [("abcdefgh".index(square[0]), int(square[1])) for square in squares]
    return all(
        x != p and y != q and abs(x - p) != abs(y - q) for (x, y), (p, q) in combinations(places, 2)
    )


def test_the_eighth_queen_has_one_square(puzzles: ModuleType) -> None:
    seven = tuple(square for square in puzzles.QUEENS if square != puzzles.HIDDEN_QUEEN)
    free = (file + rank for file, rank in product("abcdefgh", "12345678"))
    found = [square for square in free if queens_in_peace((*seven, square))]
    assert (len(seven), found) == (7, ["f7"])


def test_the_corner_at_the_right_hand_is_white(puzzles: ModuleType) -> None:
    board = puzzles.knight().image.convert("L")
    at_left, at_right = board.getpixel((230, 1650)), board.getpixel((1930, 1650))
    assert (at_left < 170, at_right > 210) == (True, True)


def test_the_knight_needs_six_moves(puzzles: ModuleType) -> None:
    far, waiting = {(0, 0): 0}, deque([(0, 0)])
    while waiting:
        x, y = waiting.popleft()
        for dx, dy in product((-2, -1, 1, 2), repeat=2):
            to = (x + dx, y + dy)
            if abs(dx) != abs(dy) and to not in far and all(0 <= n < 8 for n in to):
                far[to] = far[x, y] + 1
                waiting.append(to)
    assert far[7, 7] == len(puzzles.KNIGHT_WAY) - 1 == 6


def test_most_lines_burn_at_eight_minutes_past_eight(puzzles: ModuleType) -> None:
    times = [f"{hour:02}{minute:02}" for hour in range(24) for minute in range(60)]
    lines = {time: sum(len(puzzles.SEGMENTS[digit]) for digit in time) for time in times}
    most = max(lines.values())
    assert ([time for time in times if lines[time] == most], most) == (["0808"], 26)


def folds(net: tuple[tuple[int, int], ...]) -> bool:
    """Whether the squares cover six sides: a die rolled over the net shows six different ones."""
    rolls = {
        (0, 1): lambda d, s, e: (e, s, tuple(-n for n in d)),
        (0, -1): lambda d, s, e: (tuple(-n for n in e), s, d),
        (1, 0): lambda d, s, e: (s, tuple(-n for n in d), e),
        (-1, 0): lambda d, s, e: (tuple(-n for n in s), d, e),
    }
    die = {net[0]: ((1, 0, 0), (0, 1, 0), (0, 0, 1))}
    waiting = deque([net[0]])
    while waiting:
        row, column = waiting.popleft()
        for (dy, dx), roll in rolls.items():
            to = (row + dy, column + dx)
            if to in net and to not in die:
                die[to] = roll(*die[row, column])
                waiting.append(to)
    return len({down for down, _, _ in die.values()}) == 6


def test_only_the_third_net_does_not_fold(puzzles: ModuleType) -> None:
    assert [folds(net) for net in puzzles.NETS] == [True, True, False, True]


def test_the_red_curve_is_the_only_one_of_the_south(puzzles: ModuleType) -> None:
    june = [puzzles.hours_of_day(latitude, 172) for latitude in puzzles.LATITUDES]
    december = [puzzles.hours_of_day(latitude, 355) for latitude in puzzles.LATITUDES]
    assert june[0] == pytest.approx(24)
    assert december[0] == pytest.approx(0, abs=0.01)
    assert june[2] == pytest.approx(12, abs=0.1)
    assert (june[3] < 10, december[3] > 14) == (True, True)
    assert (june[1] > 16, december[1] < 8) == (True, True)


def test_pictures_in_the_packs_are_what_the_script_draws(media: ModuleType, tmp_path: Path) -> None:
    shipped = {file.name: file for folder in MEDIA for file in folder.glob("*.png")}
    for name in ("semaphore", "gears", "once", "logo_mug"):
        made = {one.__name__: one for one in media.PICTURES}[name]
        file = name.replace("_", "-") + ".png"
        made().save(tmp_path / file)
        with Image.open(tmp_path / file) as one, Image.open(shipped[file]) as other:
            apart = ImageChops.difference(one.convert("L"), other.convert("L"))
        assert sum(apart.histogram()[48:]) < 1000
    names = {made.__name__.replace("_", "-") + ".png" for made in media.PICTURES}
    assert set(shipped) <= names
