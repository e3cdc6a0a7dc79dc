"""A program with the two windows of an evening, driven by lines on its standard input.

Each line is a command; after it the state is printed as one line of JSON.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QRect, QSocketNotifier, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QWidget

from app.night.scenes import Shot
from tests.ui import pictures
from ui.paint import render_png
from ui.screen import ProjectorLink, ScreenWindow, Stage


class Evening:
    """The host's window on the first monitor, the audience's wherever the link puts it."""

    def __init__(self) -> None:
        self.host = QWidget()
        self.host.setGeometry(QRect(60, 60, 800, 500))
        self.host.show()
        self.host.activateWindow()
        self.window = ScreenWindow(Stage())
        self.link = ProjectorLink(self.window, self.host)
        self.events: list[str] = []
        self.link.lost.connect(lambda label: self.events.append(f"lost {label}"))
        self.link.found.connect(lambda label: self.events.append(f"found {label}"))
        self.window.show_shot(Shot(pictures.scenes(24)["board"], rehearsal=True))
        self.link.start()

    def state(self) -> dict[str, object]:
        """What a test looks at."""
        image = self.window.grab().toImage()
        size = image.width(), image.height()
        return {
            "screens": [screen.name() for screen in QGuiApplication.screens()],
            "visible": self.window.isVisible(),
            "full": self.window.isFullScreen(),
            "screen": self.window.screen().name(),
            "geometry": list(self.window.geometry().getRect()),
            "ratio": self.window.devicePixelRatioF(),
            "pixels": [image.width(), image.height()],
            "events": self.events,
            "host": list(self.host.geometry().getRect()),
            "host_visible": self.host.isVisible(),
            "cursor": self.window.cursor().shape().name,
            "ground": image.pixelColor(image.width() // 2, image.height() - 20).name(),
            "apart": apart(image, render_png(self.window.stage.shot, *size)),
        }

    def obey(self, line: str) -> None:
        """Run one command and print the state."""
        if line == "quit":
            QCoreApplication.quit()
            return
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        others = [one for one in app.screens() if one is not self.host.screen()]
        if line == "unplug":
            app.screenRemoved.emit(others[0])
        if line == "plug":
            app.screenAdded.emit(others[0])
        if line == "lid":
            app.screenRemoved.emit(self.host.screen())
        settle()
        print(json.dumps(self.state()), flush=True)


def apart(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures, each made small, in steps of 256."""
    way = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = [
        each.scaled(320, 180, *way).convertToFormat(QImage.Format.Format_RGB888)
        for each in (one, other)
    ]
    both = [bytes(each.constBits()) for each in small]
    return sum(abs(a - b) for a, b in zip(*both, strict=True)) / len(both[0])


def settle() -> None:
    """Let the window system's events arrive."""
    timer = QElapsedTimer()
    timer.start()
    while timer.elapsed() < 400:
        QCoreApplication.processEvents()


def main() -> int:
    """Run until "quit" or the end of the input."""
    app = QApplication(sys.argv)
    app.setQuitOnLastWindowClosed(False)
    evening = Evening()
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)

    def read() -> None:
        line = sys.stdin.readline()
        evening.obey(line.strip() or "quit")

    notifier.activated.connect(read)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
