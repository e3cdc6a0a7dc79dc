"""Small media made on the spot, and evenings that use them."""

from __future__ import annotations

import math
import shutil
import subprocess
import wave
from array import array
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QImage

from app.night import intents
from app.packs import Medium
from tests.app.night.evenings import Host, question


def picture(path: Path, width: int, height: int, colour: int = 0x3366AA) -> Path:
    """A plain picture."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(colour)
    assert image.save(str(path))
    return path


def noise(width: int, height: int) -> Image.Image:
    """A picture of which every part of its file is needed."""
    return Image.effect_noise((width, height), 80).convert("RGB")


def tone(path: Path, seconds: float) -> Path:
    """A soft tone."""
    rate = 8_000
    values = (round(4_000 * math.sin(n / 5)) for n in range(int(seconds * rate)))
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        file.writeframes(array("h", values).tobytes())
    return path


def film(path: Path) -> Path | None:
    """Half a second of moving colours; None where the tool for it is not installed."""
    tool = shutil.which("ffmpeg")
    if tool is None:
        return None
    source = "testsrc=duration=0.5:size=320x180:rate=10"
    made = [tool, "-y", "-loglevel", "error", "-f", "lavfi", "-i", source, "-c:v", "mpeg4"]
    subprocess.run([*made, str(path)], check=True)
    return path


def evening(*shown: Medium, following: tuple[Medium, ...] = ()) -> Host:
    """An evening whose first question has these media, and whose second has the others."""
    first, second = question(1, shown=shown), question(2, shown=following)
    return Host("a b").do(intents.ChoosePack("x", (first, second), ()))
