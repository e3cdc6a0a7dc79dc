"""Documents as PDF: A4, black on white, a header of every table on every page."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any, cast

from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BaseDocTemplate,
    CondPageBreak,
    Flowable,
    Frame,
    NextPageTemplate,
    PageBreak,
    PageTemplate,
    Paragraph,
    Spacer,
)

from app.results.document import Block, Document, Facts, Lines, Picture, Section, Table
from app.results.pdf_table import pdf_table
from app.results.pdf_text import BOLD, REGULAR, in_one_font, markup, plain, register
from app.results.season.on_paper import chart_on_paper
from app.results.words import Words

MARGIN, FOOT = 34.0, 22.0
UPRIGHT, ACROSS = "upright", "across"
SIZES = {UPRIGHT: A4, ACROSS: landscape(A4)}
MOST_COLUMNS = 9
NARROW = 0.9
TITLE = ParagraphStyle("title", fontName=BOLD, fontSize=18, leading=22, spaceAfter=8)
HEADING = ParagraphStyle("heading", fontName=BOLD, fontSize=13, leading=16, spaceAfter=5)
SMALL = ParagraphStyle("small", fontName=BOLD, fontSize=10, leading=13, spaceBefore=8, spaceAfter=1)
TEXT = ParagraphStyle("text", fontName=REGULAR, fontSize=9, leading=12)


def pdf_document(document: Document) -> bytes:
    """The document's bytes; equal documents give equal bytes."""
    register()
    out = io.BytesIO()
    paper = BaseDocTemplate(
        out,
        pageTemplates=[_page(name, document) for name in _order(document)],
        title=plain(document.title),
        author=document.made_by,
        invariant=1,
        lang=document.language,
    )
    paper.build(list(_flow(document)), canvasmaker=_canvas_class(document))
    return out.getvalue()


def _order(document: Document) -> tuple[str, ...]:
    """The templates, that of the first page first."""
    first = _side(document.sections[0]) if document.sections else UPRIGHT
    return (first, ACROSS if first == UPRIGHT else UPRIGHT)


def _page(name: str, document: Document) -> PageTemplate:
    width, height = SIZES[name]
    top = MARGIN + (16 if document.mark else 0)
    frame = Frame(
        MARGIN,
        MARGIN + FOOT,
        width - 2 * MARGIN,
        height - top - MARGIN - FOOT,
        leftPadding=0,
        rightPadding=0,
        topPadding=0,
        bottomPadding=0,
    )
    return PageTemplate(id=name, frames=[frame], pagesize=(width, height))


def _side(section: Section) -> str:
    """Upright, or across where a table has many columns of some width."""
    tables = [block for block in section.blocks if isinstance(block, Table)]
    wide = (sum(column.weight >= NARROW for column in table.columns) for table in tables)
    return ACROSS if max(wide, default=0) > MOST_COLUMNS else UPRIGHT


def _flow(document: Document) -> Iterator[Flowable]:
    yield Paragraph(markup(plain(document.title)), TITLE)
    now = _order(document)[0]
    for number, section in enumerate(document.sections):
        side = _side(section)
        if side != now:
            yield NextPageTemplate(side)
            yield PageBreak()
        elif number:
            yield Spacer(1, 14)
            yield CondPageBreak(110)
        now = side
        yield Paragraph(markup(plain(section.name)), HEADING)
        width = SIZES[side][0] - 2 * MARGIN
        for block in section.blocks:
            yield from _block(block, document, width)


def _block(block: Block, document: Document, width: float) -> Iterator[Flowable]:
    match block:
        case Facts():
            for name, value in block.pairs:
                said = f"<b>{markup(plain(name))}:</b> {markup(plain(str(value)))}"
                yield Paragraph(said, TEXT)
            yield Spacer(1, 6)
        case Lines():
            if block.title:
                yield CondPageBreak(80)
                yield Paragraph(markup(plain(block.title)), SMALL)
            for line in block.lines:
                yield Paragraph(markup(plain(line)), TEXT)
            yield Spacer(1, 3)
        case Table():
            if block.title:
                yield CondPageBreak(60)
                yield Paragraph(markup(plain(block.title)), SMALL)
            yield pdf_table(block, width, document.language)
            yield Spacer(1, 6)
        case Picture():
            if block.chart is not None:
                yield chart_on_paper(block.chart, width)
                yield Spacer(1, 6)


def _canvas_class(document: Document) -> type[Canvas]:
    """A canvas that writes the foot of each page once it knows how many there are."""
    words = Words(document.language)

    class Numbered(Canvas):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._pages: list[dict[str, Any]] = []

        def showPage(self) -> None:
            self._pages.append(dict(self.__dict__))
            cast("Any", self)._startPage()

        def save(self) -> None:
            for number, page in enumerate(self._pages, 1):
                self.__dict__.update(page)
                said = words("page", page=number, pages=len(self._pages))
                _furnish(self, document, said)
                Canvas.showPage(self)
            Canvas.save(self)

    return Numbered


def _furnish(canvas: Any, document: Document, page: str) -> None:
    width, height = canvas._pagesize
    canvas.setFont(REGULAR, 8)
    canvas.drawRightString(width - MARGIN, MARGIN, page)
    room = width - 2 * MARGIN - stringWidth(page, REGULAR, 8) - 12
    canvas.drawString(
        MARGIN, MARGIN, _fitted(in_one_font(plain(document.title)).replace("\n", " "), room)
    )
    if document.mark:
        canvas.setFont(BOLD, 12)
        canvas.drawCentredString(width / 2, height - MARGIN, plain(document.mark).upper())


def _fitted(text: str, room: float) -> str:
    """The text, cut with an ellipsis to the room there is."""
    if stringWidth(text, REGULAR, 8) <= room:
        return text
    while text and stringWidth(f"{text}…", REGULAR, 8) > room:
        text = text[:-1]
    return f"{text}…"
