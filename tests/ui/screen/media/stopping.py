"""Plays and stops a sound while other threads are busy: `python stopping.py SOUND TIMES`.

It says `stopped` at its end; a process that does not get there within a minute is ended.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import threading
from pathlib import Path
from time import monotonic

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from PySide6.QtWidgets import QApplication

from ui.screen.media.player import Player

PATIENCE_S = 60


def busy() -> None:
    """Want the interpreter all the time."""
    number = 0
    while True:
        number += 1


def main() -> None:
    faulthandler.dump_traceback_later(PATIENCE_S, exit=True)
    application = QApplication([])
    sys.setswitchinterval(0.001)
    for _ in range(2):
        threading.Thread(target=busy, daemon=True).start()
    for number in range(int(sys.argv[2])):
        player = Player("sound", Path(sys.argv[1]))
        player.play()
        end = monotonic() + 0.02 * (1 + number % 4)
        while monotonic() < end:
            application.processEvents()
        player.close()
        application.processEvents()
    os.write(1, b"stopped\n")
    os._exit(0)


main()
