"""Painters: a frozen shot in, pixels out, nothing else.

Pictures are laid out in units: every picture is 1080 units high, and the painter is scaled to the
device, so that the projector, the host's preview, a PNG and a PDF page are the same picture.

    from ui.paint import Moment, paint_shot, render_png
    paint_shot(painter, QRectF(0, 0, 1920, 1080), shot, Moment(elapsed_ms=0))
    render_png(shot, 3840, 2160, language="ru").save("hill.png")

`plan_shot(shot, width_units, motion, words)` gives the pieces themselves (`ui.paint.plan.Plan`):
what a window needs to repaint only what differs, and a test to read the places of all texts.
"""

from ui.paint.paint import aspect_width, paint_shot, plan_shot, render_png
from ui.paint.plan import Moment, Plan, Stamp

__all__ = ["Moment", "Plan", "Stamp", "aspect_width", "paint_shot", "plan_shot", "render_png"]
