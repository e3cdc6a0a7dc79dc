"""Rich text that is laid out once for each width, and a sheet of it with links to click."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.desk import look

LEFT, RIGHT = 2, 6
"""What stays free at the sides of a leaf."""


class Writing:
    """One rich text in one font; `laid` counts how often it was laid out."""

    def __init__(self) -> None:
        self.laid = 0
        self._told: tuple[str, QFont] | None = None
        self._laid_at: int | None = None
        self._heights: dict[int, int] = {}
        self._document = QTextDocument()
        self._document.setDocumentMargin(0)
        self._document.setUndoRedoEnabled(False)
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._document.setDefaultTextOption(option)

    @property
    def html(self) -> str:
        """What is written."""
        return self._told[0] if self._told else ""

    @property
    def plain(self) -> str:
        """The same without its marks, for a screen reader."""
        return self._document.toPlainText()

    def write(self, html: str, font: QFont) -> bool:
        """Take another text; False where it is the same."""
        if self._told == (html, font):
            return False
        self._told = html, font
        self._heights.clear()
        self._laid_at = None
        self._document.setDefaultFont(font)
        self._document.setHtml(html)
        return True

    def height(self, width: int) -> int:
        """How high the text is at a width."""
        found = self._heights.get(width)
        if found is None:
            self._lay(width)
            found = self._heights[width] = -int(-self._document.size().height() // 1)
        return found

    def draw(self, painter: QPainter, room: QRect) -> None:
        """Paint it, as wide as `room` and cut at its edges."""
        self._lay(room.width())
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(look.INK))
        context.clip = QRectF(0, 0, room.width(), room.height())
        painter.save()
        painter.translate(room.topLeft())
        painter.setClipRect(context.clip, Qt.ClipOperation.IntersectClip)
        self._document.documentLayout().draw(painter, context)
        painter.restore()

    def link(self, at: QPointF, width: int) -> str:
        """Where the link at a point leads; "" where none is."""
        self._lay(width)
        return self._document.documentLayout().anchorAt(at)

    def _lay(self, width: int) -> None:
        if self._laid_at != width:
            self._laid_at = width
            self._document.setTextWidth(width)
            self.laid += 1


class Leaf(QWidget):
    """A sheet of rich text as high as it is; `asked` carries where a clicked link leads."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.writing = Writing()
        self._pressed = ""
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def write(self, html: str, font: QFont) -> bool:
        """Take another text; False where it is the same."""
        if not self.writing.write(html, font):
            return False
        self.setAccessibleDescription(self.writing.plain)
        self.updateGeometry()
        self.update()
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the text."""
        return self.writing.height(max(width - LEFT - RIGHT, 0))

    def sizeHint(self) -> QSize:
        """Whatever there is: the height follows from the width."""
        return QSize(0, 0)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the text."""
        painter = QPainter(self)
        self.writing.draw(painter, self.rect().adjusted(LEFT, 0, -RIGHT, 0))
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand above a link."""
        hand = Qt.CursorShape.PointingHandCursor
        self.setCursor(hand if self._link(event) else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A link is chosen."""
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._link(event) if left else ""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A link counts where it is both pressed and let go."""
        pressed, self._pressed = self._pressed, ""
        if pressed and pressed == self._link(event):
            self.asked.emit(pressed)

    def _link(self, event: QMouseEvent) -> str:
        at = event.position() - QPointF(LEFT, 0)
        return self.writing.link(at, self.width() - LEFT - RIGHT)
