"""The night as a film, painted and packed at one go."""

from __future__ import annotations

from app.night.night import Night
from app.night.results_desk.pictures import hill_shot
from ui.desk.results.pictures import Size, look_of, reel_of, samples_of
from ui.paint import Moment, render_png
from ui.paint.export_film import film_bytes
from ui.paint.export_frames import film


def film_of(night: Night, language: str, size: Size) -> bytes:
    """The film as a GIF's bytes."""
    reel, look = reel_of(night), look_of(night, language)
    made = Moment(0, False)
    shots = samples_of(reel, hill_shot(night))
    samples = [render_png(shot, *size, language, made, more=look.more) for shot in shots]
    return film_bytes(film(reel, look, size), samples)
