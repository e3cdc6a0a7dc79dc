"""QR codes of the phones' links: as modules for painters, as SVG and PNG for files."""

from __future__ import annotations

import io

import segno

QUIET = 4
"""Modules of white around a code, which readers need."""


def qr_matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """Rows of modules, True for dark, without the quiet zone; raises ValueError if too long."""
    return tuple(tuple(bool(module) for module in row) for row in _code(text).matrix)


def qr_svg(text: str) -> bytes:
    """An SVG document with the quiet zone, black on white, one unit a module."""
    out = io.BytesIO()
    _code(text).save(out, kind="svg", border=QUIET, light="white", xmldecl=True)
    return out.getvalue()


def qr_png(text: str, scale: int = 10) -> bytes:
    """A PNG with the quiet zone, `scale` pixels a module (1–100)."""
    out = io.BytesIO()
    _code(text).save(out, kind="png", border=QUIET, scale=scale, light="white")
    return out.getvalue()


def _code(text: str) -> segno.QRCode:
    """Of level M: a projector's glare and a folded card cost some modules."""
    return segno.make_qr(text, error="m", boost_error=False)
