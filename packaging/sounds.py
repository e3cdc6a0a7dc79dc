"""Make the game's own sounds: short, plain waves, written to `resources/sounds/*.wav`.

    python packaging/sounds.py

Pure arithmetic, the same bytes every time. Mono, 16 bit, 22,050 samples a second. A sound is a
list of notes; a note begins at a second, lasts so long, and is a few overtones under a fading
curve. All are equally loud to the ear. Listen to what you have changed before you commit it.
"""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable, Iterable
from math import exp, pi, sin
from pathlib import Path
from typing import NamedTuple

from loudness import loudness

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
RATE = 22_050
PEAK = 0.72
LOUDNESS = -16.5
"""Of the loudest 400 ms, in LUFS."""
EDGE = 0.004
BELL = (1.0, 0.42, 0.2, 0.1, 0.05)
WOOD = (1.0, 0.1, 0.28)
HORN = (1.0, 0.62, 0.45, 0.26, 0.16, 0.08)


class Note(NamedTuple):
    """`pitch` in Hz, sliding to `to`; `fade` is how fast it dies away, per second."""

    at: float
    lasts: float
    pitch: float
    loud: float = 1.0
    tones: tuple[float, ...] = BELL
    fade: float = 5.0
    to: float | None = None


def key(steps: float) -> float:
    """The pitch so many semitones above A (440 Hz)."""
    return float(440.0 * 2 ** (steps / 12))


def chord(at: float, lasts: float, steps: Iterable[float], loud: float, fade: float) -> list[Note]:
    """Horns together."""
    return [Note(at, lasts, key(step), loud, HORN, fade) for step in steps]


def question() -> list[Note]:
    """Two bells, rising: listen."""
    return [Note(0, 0.9, key(3), 0.8, fade=4), Note(0.16, 1.0, key(10), 1.0, fade=4)]


def ten() -> list[Note]:
    """Two dry knocks: ten seconds are left."""
    return [Note(n * 0.2, 0.16, key(7), 1.0 - n * 0.2, WOOD, 24) for n in range(2)]


def time() -> list[Note]:
    """A deep gong: no more."""
    deep = [Note(0, 1.6, key(-21), 1.0, HORN, 2.4), Note(0, 1.5, key(-14), 0.5, BELL, 3)]
    return [*deep, Note(0.01, 0.9, key(-8.6), 0.3, BELL, 6)]


def correct() -> list[Note]:
    """A bright major chord, one note after the other."""
    return [Note(n * 0.09, 0.9, key(step), 0.8, fade=5) for n, step in enumerate((3, 7, 10, 15))]


def jump() -> list[Note]:
    """Up with a spring."""
    spring = Note(0, 0.3, key(-5), 0.9, WOOD, 5, key(12))
    return [spring, Note(0.27, 0.4, key(15), 0.7, fade=9)]


def slide() -> list[Note]:
    """Down, softly."""
    return [Note(0, 0.5, key(5), 0.8, WOOD, 3.2, key(-10))]


def capture() -> list[Note]:
    """Horns: the Summit is taken."""
    first = chord(0, 0.24, (-9, -5, -2), 0.5, 4)
    return [*first, *chord(0.22, 0.9, (-4, 0, 3, 8), 0.55, 2.6)]


def crown() -> list[Note]:
    """A fanfare, and a bell over its end."""
    begin = [chord(n * 0.17, 0.2, (-9, -5, -2), 0.5, 5) for n in range(3)]
    end = [
        *chord(0.51, 0.5, (-4, 0, 3), 0.55, 2.5),
        *chord(0.95, 1.5, (-9, -2, 3, 7, 15), 0.6, 1.7),
    ]
    bells = [Note(1.0 + n * 0.11, 1.0, key(15 + step), 0.3) for n, step in enumerate((0, 4, 7, 12))]
    return [note for part in (*begin, end, bells) for note in part]


def revolution() -> list[Note]:
    """Drums, then horns in a minor turn: the king falls."""
    drums = [Note(n * 0.13, 0.2, key(-26), 1.0, WOOD, 14, key(-31)) for n in range(4)]
    return [
        *drums,
        *chord(0.5, 0.3, (-9, -6, -2), 0.5, 4),
        *chord(0.78, 1.0, (-7, -4, 0, 5), 0.55, 2.4),
    ]


SOUNDS: dict[str, Callable[[], list[Note]]] = {
    made.__name__: made
    for made in (question, ten, time, correct, jump, slide, capture, crown, revolution)
}


def samples(notes: list[Note]) -> array[int]:
    """The notes mixed, as loud as `PEAK` at the most, fading in and out within 4 ms."""
    mixed = mix(notes)
    return whole(mixed, PEAK / max(map(abs, mixed)))


def levelled(notes: list[Note]) -> array[int]:
    """The notes mixed and ended softly, as loud to the ear as every other sound of the game."""
    mixed = mix(notes, 0.06)
    scale = 10 ** ((LOUDNESS - loudness(mixed, RATE)) / 20)
    return whole(mixed, min(scale, PEAK / max(map(abs, mixed))))


def whole(mixed: list[float], scale: float) -> array[int]:
    """The values in 16 bits, so many times as high."""
    return array("h", (round(value * scale * 32_767) for value in mixed))


def mix(notes: list[Note], release: float = EDGE) -> list[float]:
    """The notes together; each ends within `release` seconds, or a third of it if it is short."""
    mixed = [0.0] * int(max(note.at + note.lasts for note in notes) * RATE)
    for note in notes:
        _add(mixed, note, release)
    return mixed


def _add(mixed: list[float], note: Note, release: float) -> None:
    start, count = int(note.at * RATE), int(note.lasts * RATE)
    edge, end = int(EDGE * RATE), int(max(EDGE, min(release, note.lasts / 3)) * RATE)
    turn = 0.0
    for n in range(min(count, len(mixed) - start)):
        share = n / count
        pitch = note.pitch * ((note.to or note.pitch) / note.pitch) ** share
        turn += 2 * pi * pitch / RATE
        wave_ = sum(loud * sin(turn * (k + 1)) for k, loud in enumerate(note.tones))
        soft = min(1.0, n / edge, (count - n) / end)
        mixed[start + n] += note.loud * wave_ * exp(-note.fade * n / RATE) * soft


def write(name: str, folder: Path = FOLDER) -> Path:
    """Make a sound's file."""
    path = folder / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(levelled(SOUNDS[name]()).tobytes())
    return path


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for sound in SOUNDS:
        print(write(sound).name)
