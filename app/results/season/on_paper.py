"""A chart on a page of a PDF, as lines and text, not as a picture of them."""

from __future__ import annotations

from reportlab.graphics.shapes import Drawing, PolyLine, Rect, Shape, String
from reportlab.lib.colors import HexColor

from app.results.pdf_text import REGULAR, in_one_font, plain
from app.results.season.chart import Bar, Chart, Label, Stroke
from app.results.season.svg import fitted


def chart_on_paper(chart: Chart, width: float) -> Drawing:
    """The chart as wide as the page has room, `width` in points; the fonts are registered."""
    scale = width / chart.width
    drawing = Drawing(width, chart.height * scale)
    drawing.scale(scale, scale)
    for shape in chart.shapes:
        drawing.add(_shape(shape, chart.height))
    return drawing


def _shape(shape: Stroke | Bar | Label, height: float) -> Shape:
    """Paper counts from its lower edge."""
    match shape:
        case Stroke():
            line = PolyLine(
                [value for x, y in shape.points for value in (x, height - y)],
                strokeColor=HexColor(shape.colour),
                strokeWidth=shape.width,
                strokeLineJoin=1,
            )
            if shape.dash:
                line.strokeDashArray = list(shape.dash)
            return line
        case Bar():
            bar = Rect(shape.x, height - shape.y - shape.height, shape.width, shape.height)
            bar.fillColor, bar.strokeColor = HexColor(shape.colour), None
            return bar
        case Label():
            return String(
                *(shape.x, height - shape.y, in_one_font(plain(fitted(shape)))),
                fontName=REGULAR,
                fontSize=shape.size,
                fillColor=HexColor(shape.colour),
                textAnchor=shape.anchor,
            )
