"""The sounds of the shipped packs: tunes in the public domain and plain signals, from arithmetic.

A tune is written as notes, each a name with its octave and a length in beats: `E5:1 D#5:0.5`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from math import hypot, pi, sin

from loudness import loudness
from sounds import BELL, HORN, LOUDNESS, PEAK, RATE, Note, key, levelled, whole

STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
SIGNAL = (1.0, 0.06)
REED = (1.0, 0.5, 0.34, 0.2, 0.12)
MORSE = {"S": "...", "M": "--"}


def pitch_of(name: str) -> float:
    """The pitch in Hz of a note such as `C4`, `F#5` or `Bb3`."""
    letter, octave, between = name[0], int(name[-1]), name[1:-1]
    return key(STEPS[letter] + {"": 0, "#": 1, "b": -1}[between] + 12 * (octave - 4))


def tune(
    notes: str, beat: float, tones: tuple[float, ...] = BELL, fade: float = 3.0, at: float = 0.0
) -> list[Note]:
    """A tune that begins `at` seconds, `beat` seconds a beat."""
    made = []
    for word in notes.split():
        name, _, beats = word.partition(":")
        lasts = float(beats) * beat
        if name != "-":
            made.append(Note(at, lasts + min(0.25, lasts * 0.4), pitch_of(name), 1.0, tones, fade))
        at += lasts
    return made


def mountain_king() -> list[Note]:
    """Edvard Grieg, In the Hall of the Mountain King, 1875: the theme, low, then higher."""
    low = """B2:1 C#3:1 D3:1 E3:1 F#3:1 D3:1 F#3:2 F3:1 C#3:1 F3:2 E3:1 C3:1 E3:2
        B2:1 C#3:1 D3:1 E3:1 F#3:1 D3:1 F#3:1 B3:1 A3:1 F#3:1 D3:1 F#3:1 A3:4"""
    high = low.replace("3:", "4:").replace("B2:", "B3:")
    return [*tune(low, 0.21, REED, 6), *tune(high, 0.16, REED, 7, at=7.0)]


def westminster() -> list[Note]:
    """The Westminster Quarters of 1793 as they ring at half past: eight notes."""
    return tune("E4:1 G#4:1 F#4:1 B3:3 E4:1 F#4:1 G#4:1 E4:3", 0.72, fade=1.6)


def sms() -> list[Note]:
    """S, M and S in Morse code, twice."""
    return [*morse("SMS", 0.0), *morse("SMS", 3.2)]


def morse(word: str, at: float, dot: float = 0.11) -> Iterator[Note]:
    """A word in Morse code: a dash is three dots long, and so is the pause between letters."""
    for letter in word:
        for sign in MORSE[letter]:
            lasts = dot if sign == "." else 3 * dot
            yield Note(at, lasts, 800.0, 1.0, SIGNAL, 0.0)
            at += lasts + dot
        at += 2 * dot


def twinkle() -> list[Note]:
    """Ah! vous dirai-je, maman, a French tune of the 18th century."""
    first = "C5:1 C5:1 G5:1 G5:1 A5:1 A5:1 G5:2 F5:1 F5:1 E5:1 E5:1 D5:1 D5:1 C5:2"
    return tune(f"{first} G5:1 G5:1 F5:1 F5:1 E5:1 E5:1 D5:2", 0.42)


def bride() -> list[Note]:
    """Richard Wagner, the bridal chorus of Lohengrin, 1850: its first two lines."""
    first = "G4:1 C5:0.75 C5:0.25 C5:2 G4:1 D5:0.75 B4:0.25 C5:2"
    then = "G4:1 C5:0.75 F5:0.25 F5:1 E5:0.75 D5:0.25 C5:1 B4:0.75 C5:0.25 D5:2"
    return tune(f"{first} {then}", 0.62, HORN, 1.6)


def knock() -> list[Note]:
    """Shave and a Haircut without its end: five knocks, and again."""
    times = (0.0, 0.42, 0.63, 0.84, 1.26)
    again = [at + begin for begin in (0.0, 3.6) for at in times]
    return [Note(at, 0.22, 190.0, 1.0, (1.0, 0.5, 0.4, 0.3), 30, 120.0) for at in again]


def ode_to_joy() -> list[Note]:
    """Ludwig van Beethoven, the tune of the Ninth Symphony, 1824: its first two lines."""
    line = "E4:1 E4:1 F4:1 G4:1 G4:1 F4:1 E4:1 D4:1 C4:1 C4:1 D4:1 E4:1"
    return tune(f"{line} E4:1.5 D4:0.5 D4:2 {line} D4:1.5 C4:0.5 C4:2", 0.36, HORN, 2.4)


def fur_elise() -> list[Note]:
    """Ludwig van Beethoven, Für Elise, 1810: its beginning."""
    turn = "E5:1 D#5:1 E5:1 D#5:1 E5:1 B4:1 D5:1 C5:1 A4:3"
    middle = "C4:1 E4:1 A4:1 B4:3 E4:1 G#4:1 B4:1 C5:3 E4:1"
    return tune(f"{turn} {middle} {turn} C4:1 E4:1 A4:1 B4:3 E4:1 C5:1 B4:1 A4:4", 0.2, BELL, 2.6)


def birch() -> list[Note]:
    """A birch stood in the field, a Russian folk song: its first two lines."""
    first = "A4:1 A4:1 A4:1 A4:1 G4:2 F4:1 F4:1 E4:2 D4:2"
    second = "A4:1 A4:1 C5:1 A4:1 G4:1 G4:1 F4:1 F4:1 E4:2 D4:2"
    return tune(f"{first} {second}", 0.3, REED, 3)


def bumblebee() -> list[Note]:
    """Nikolai Rimsky-Korsakov, the Flight of the Bumblebee, 1900: its beginning."""
    down = """E{0}:1 D#{0}:1 D{0}:1 C#{0}:1 D{0}:1 C#{0}:1 C{0}:1 B{1}:1
        C{0}:1 B{1}:1 A#{1}:1 A{1}:1 G#{1}:1 G{1}:1 F#{1}:1 F{1}:1"""
    theme = """E5:1 D#5:1 D5:1 C#5:1 D5:1 C#5:1 C5:1 B4:1 C5:1 C#5:1 D5:1 D#5:1
        E5:1 F5:1 E5:1 D#5:1"""
    run = f"{down.format(6, 5)} {down.format(5, 4)} {theme} {theme} E5:4"
    return tune(run, 0.088, REED, 4)


def sputnik() -> list[Note]:
    """Beeps of three tenths of a second with pauses as long."""
    return [Note(n * 0.6, 0.3, 1100.0, 1.0, SIGNAL, 0.0) for n in range(10)]


def bach() -> list[Note]:
    """B flat, A, C and B natural, high and low."""
    return tune("Bb4:1 A4:1 C5:1 B4:2 Bb3:1 A3:1 C4:1 B3:2", 0.62, HORN, 1.5)


def passing(speed: float = 34.0, steady: float = 440.0, lasts: float = 7.0) -> array[int]:
    """A horn that passes by at `speed` metres a second, as one hears it who stands still."""
    near, sound = 6.0, 343.0
    turn, values = 0.0, []
    for n in range(int(lasts * RATE)):
        along = (n / RATE - lasts / 2) * speed
        away = hypot(near, along)
        turn += 2 * pi * steady / (1 + speed * along / away / sound) / RATE
        tone = sum(loud * sin(turn * (k + 1)) for k, loud in enumerate(HORN))
        edge = min(1.0, n / RATE / 0.3, (lasts - n / RATE) / 0.3)
        values.append(tone * edge * (near / away) ** 0.6)
    scale = 10 ** ((LOUDNESS - loudness(values, RATE)) / 20)
    return whole(values, min(scale, PEAK / max(map(abs, values))))


TUNES: tuple[Callable[[], list[Note]], ...] = (
    *(mountain_king, westminster, sms, twinkle, bride, knock, ode_to_joy),
    *(fur_elise, birch, bumblebee, sputnik, bach),
)


def waves() -> Iterator[tuple[str, array[int]]]:
    """Every sound by its name: 16-bit samples, one channel, `RATE` a second."""
    for made in TUNES:
        yield made.__name__.replace("_", "-"), levelled(made())
    yield "passing", passing()
