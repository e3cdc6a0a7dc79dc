"""Pictures of an evening: the final hill or the pitch, and the night as a film."""

from __future__ import annotations

from app.night.events import Founded
from app.night.evolve import found
from app.night.night import Night
from app.night.results_desk.pictures import crown_shot, hill_shot, pitch_shot, turn_shots
from app.night.scenes import Shot
from ui.paint.export import USUAL, Look, Paper, pdf_bytes, png_bytes, svg_text
from ui.paint.export_frames import Reel
from ui.pitch import PLANNERS

Size = tuple[int, int]


def look_of(night: Night, language: str) -> Look:
    """How pictures of the evening are written."""
    return Look(language, night.title, PLANNERS)


def picture_shot(night: Night, *, match: bool = False) -> Shot:
    """The hill as it stands, or the pitch; raises ValueError where there is no match."""
    return pitch_shot(night) if match else hill_shot(night)


def board_svg(night: Night, language: str, *, match: bool = False) -> str:
    """The picture as SVG text."""
    return svg_text(picture_shot(night, match=match), look_of(night, language))


def picture_bytes(
    night: Night,
    file_format: str,
    language: str,
    *,
    match: bool = False,
    size: Size = USUAL,
    paper: Paper = "A4",
) -> bytes:
    """The picture as "png", "svg" or "pdf"; raises ValueError for what cannot be drawn."""
    shot, look = picture_shot(night, match=match), look_of(night, language)
    match file_format:
        case "png":
            return png_bytes(shot, look, size)
        case "svg":
            return svg_text(shot, look).encode()
        case "pdf":
            return pdf_bytes(shot, look, paper)
    raise ValueError(f"no picture is written as {file_format}")


def reel_of(night: Night) -> Reel:
    """What the film of the evening is made of."""
    game = night.game
    teams = tuple(game.roster[team] for team in game.first)
    before = found(
        Founded(night.title, night.date, night.venue, game.rules, teams, night.rehearsal)
    )
    return Reel(hill_shot(before), tuple(turn_shots(night)), crown_shot(night) or hill_shot(night))


def samples_of(reel: Reel, last: Shot) -> tuple[Shot, ...]:
    """Shots that have all the colours of the film between them; `last` is the final hill."""
    middle = reel.turns[len(reel.turns) // 2 :][:1]
    return (reel.first, last, reel.last, *middle)
