"""A chart as SVG text."""

from __future__ import annotations

from html import escape

from app.results.cells import one_line
from app.results.season.chart import Bar, Chart, Label, Stroke

FONTS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
WIDE = 0.58
"""What a letter takes on average, in its size; names are cut by it, never squeezed."""


def svg_text(chart: Chart) -> str:
    """The chart as one SVG element on a white ground, readable by itself."""
    size = f'width="{chart.width:g}" height="{chart.height:g}"'
    box = f'viewBox="0 0 {chart.width:g} {chart.height:g}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img"'
        f' font-family="{FONTS}"><title>{_text(chart.words)}</title>',
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        *map(_shape, chart.shapes),
        "</svg>",
    ]
    return "\n".join(parts)


def fitted(label: Label) -> str:
    """The label's text, cut with an ellipsis where it is longer than its room."""
    text = one_line(label.text)
    most = max(1, int(label.room / (label.size * WIDE)))
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _shape(shape: Stroke | Bar | Label) -> str:
    match shape:
        case Stroke():
            points = " ".join(f"{x:g},{y:g}" for x, y in shape.points)
            dash = " ".join(f"{length:g}" for length in shape.dash)
            dashes = f' stroke-dasharray="{dash}"' if dash else ""
            return (
                f'<polyline points="{points}" fill="none" stroke="{shape.colour}"'
                f' stroke-width="{shape.width:g}" stroke-linejoin="round"{dashes}/>'
            )
        case Bar():
            return (
                f'<rect x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:.2f}"'
                f' height="{shape.height:g}" fill="{shape.colour}"/>'
            )
        case Label():
            return (
                f'<text x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size:g}"'
                f' fill="{shape.colour}" text-anchor="{shape.anchor}">{_text(fitted(shape))}</text>'
            )


def _text(text: str) -> str:
    return escape(one_line(text))
