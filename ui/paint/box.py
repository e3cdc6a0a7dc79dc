"""A rectangle as a plain value: hashable, comparable, in units of the picture."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

HEIGHT = 1080.0
"""Every picture is this many units high; one unit is 1 pixel at 1080p and 2 at 4K."""


class Box(NamedTuple):
    """Left, top, width and height, in units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """The centre point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box shrunk by `dx` on the left and right and `dy` (else `dx`) above and below."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def top_slice(self, height: float) -> Box:
        """The upper `height` units."""
        return self._replace(h=height)

    def bottom_slice(self, height: float) -> Box:
        """The lower `height` units."""
        return Box(self.x, self.bottom - height, self.w, height)

    def below(self, height: float) -> Box:
        """What is left under the upper `height` units."""
        return Box(self.x, self.y + height, self.w, self.h - height)

    def left_slice(self, width: float) -> Box:
        """The left `width` units."""
        return self._replace(w=width)

    def after(self, width: float) -> Box:
        """What is left to the right of the left `width` units."""
        return Box(self.x + width, self.y, self.w - width, self.h)

    def holds(self, other: Box, slack: float = 0.01) -> bool:
        """Whether `other` lies inside, up to `slack` units."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: Box) -> bool:
        """Whether the two share some area."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def rect(self) -> QRectF:
        """The same as Qt has it."""
        return QRectF(*self)


def around(x: float, y: float, radius: float) -> Box:
    """The square about a point."""
    return Box(x - radius, y - radius, 2 * radius, 2 * radius)


def scene_box(width: float) -> Box:
    """The whole picture, `width` units wide."""
    return Box(0.0, 0.0, width, HEIGHT)
