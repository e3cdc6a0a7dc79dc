"""Documents as one HTML file: no script, nothing fetched, readable on a phone and on paper."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape

from app.results.cells import FSI, PDI, Cell, clean
from app.results.document import (
    Block,
    Column,
    Document,
    Facts,
    Lines,
    Picture,
    Table,
    without_empty_columns,
)

STYLE = """
:root{color-scheme:light dark;--line:#8886;--soft:#8881}
*{box-sizing:border-box}
body{font:16px/1.45 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;margin:0 auto;
max-width:75rem;padding:1rem}
h1{font-size:1.6rem;line-height:1.2;margin:.2em 0 .6em}
h2{font-size:1.25rem;margin:2em 0 .5em;border-bottom:2px solid var(--line);padding-bottom:.2em}
h3{font-size:1.05rem;margin:1.4em 0 .3em}
h1,h2,h3,p,dd,td{overflow-wrap:anywhere}
p{margin:.2em 0;white-space:pre-line}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2em 1em;margin:0 0 1em}
dt{font-weight:600}dd{margin:0}
.scroll{overflow-x:auto;margin:.4em 0 1em}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}
th,td{padding:.3em .6em;text-align:start;vertical-align:top;border-bottom:1px solid var(--line);
white-space:pre-line}
td{min-width:6.5em}td.wide{min-width:10em}td.n,td.s{min-width:0;white-space:nowrap}
th{background:var(--soft);font-weight:600;border-bottom-width:2px}
td.n,th.n{text-align:end}td.n{white-space:nowrap}
tr.strong td{font-weight:600}
img{display:block;width:100%;max-width:60rem;height:auto;margin:1em auto}
nav{display:flex;flex-wrap:wrap;gap:.3em .9em}nav a{white-space:nowrap}
.mark{position:sticky;top:0;background:#b00;color:#fff;font-weight:700;text-align:center;
padding:.3em;text-transform:uppercase;letter-spacing:.1em;z-index:1}
footer{margin-top:3em;font-size:.85rem;opacity:.7}
@media(max-width:40rem){body{padding:.6rem;font-size:15px}dl{grid-template-columns:1fr;gap:0}
dd{margin-bottom:.4em}th,td{padding:.25em .35em}td{min-width:4.8em}td.wide{min-width:8em}
td.n,td.s{min-width:0}}
@media print{body{max-width:none;font-size:10pt;padding:0}nav{display:none}
.scroll{overflow:visible}thead{display:table-header-group}tr,img{break-inside:avoid}
.mark{position:fixed;left:0;right:0;background:none;color:#000;border:2px solid #000}}
"""
SHORT, WIDE = 1.2, 3.0
"""Columns of less weight are kept on one line; those of more get room for a name or a sentence."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def html_document(document: Document) -> bytes:
    """The document's bytes, UTF-8; every text is escaped and keeps its direction to itself."""
    title = _text(document.title)
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{document.language}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style></head><body>",
    ]
    if document.mark:
        parts.append(f'<div class="mark">{_text(document.mark)}</div>')
    parts.append(f"<h1><bdi>{title}</bdi></h1>")
    parts.append(f"<nav>{''.join(_links(document))}</nav>")
    for number, section in enumerate(document.sections, 1):
        parts.append(f'<section id="s{number}"><h2>{_text(section.name)}</h2>')
        for block in section.blocks:
            parts += _block(block, document)
        parts.append("</section>")
    if document.made_by:
        parts.append(f"<footer>{_text(document.made_by)}</footer>")
    parts.append("</body></html>\n")
    return "\n".join(parts).encode()


def _links(document: Document) -> Iterator[str]:
    for number, section in enumerate(document.sections, 1):
        yield f'<a href="#s{number}">{_text(section.name)}</a>'


def _block(block: Block, document: Document) -> Iterator[str]:
    match block:
        case Facts():
            pairs = (
                f"<dt>{_text(name)}</dt><dd>{_isolated(value, document)}</dd>"
                for name, value in block.pairs
            )
            yield f"<dl>{''.join(pairs)}</dl>"
        case Lines():
            yield from _title(block.title)
            yield from (f"<p>{_text(line)}</p>" for line in block.lines)
        case Table():
            yield from _title(block.title)
            yield from _table(block, document)
        case Picture():
            data = base64.b64encode(block.svg.encode()).decode()
            yield f'<img alt="{_text(block.words)}" src="data:image/svg+xml;base64,{data}">'


def _title(title: str) -> Iterator[str]:
    if title:
        yield f"<h3>{_text(title)}</h3>"


def _table(table: Table, document: Document) -> Iterator[str]:
    table = without_empty_columns(table) if table.rows else table
    yield '<div class="scroll"><table><thead><tr>'
    yield "".join(_head(column) for column in table.columns)
    yield "</tr></thead><tbody>"
    for number, row in enumerate(table.rows):
        cells = (
            f"<td{_class(column)}>{_isolated(cell, document)}</td>"
            for column, cell in zip(table.columns, row, strict=True)
        )
        strong = ' class="strong"' if number in table.strong else ""
        yield f"<tr{strong}>{''.join(cells)}</tr>"
    yield "</tbody></table></div>"


def _head(column: Column) -> str:
    numeric = ' class="n"' if column.numeric else ""
    return f'<th scope="col"{numeric}>{_text(column.title)}</th>'


def _class(column: Column) -> str:
    if column.numeric:
        return ' class="n"'
    if column.weight <= SHORT:
        return ' class="s"'
    return ' class="wide"' if column.weight >= WIDE else ""


def _isolated(cell: Cell, document: Document) -> str:
    match cell:
        case None:
            return ""
        case str():
            return f"<bdi>{_text(cell)}</bdi>" if cell else ""
        case float():
            text = f"{cell:.3f}"
            return text.replace(".", ",") if document.language == "ru" else text
    return str(cell)


def _text(text: str) -> str:
    """Escaped; a name inside a sentence, between marks of isolation, as an element of its own."""
    return escape(clean(text)).replace(FSI, "<bdi>").replace(PDI, "</bdi>")
