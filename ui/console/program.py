"""The program from its start to its end: application, data folder, windows, loop."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path

from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from app.store.errors import StoreError
from app.store.folder import DataFolder
from ui import faults
from ui.console.flow import Flow
from ui.console.steady import keep_steady
from ui.paint.fonts import load_fonts

BAD = 2


def run_program(arguments: argparse.Namespace) -> int:
    """Run until the last window is closed; returns the exit code."""
    if not _has_display():
        sys.stderr.write("koth: there is no display here; koth demo --headless needs none\n")
        return BAD
    application = QApplication(sys.argv[:1])
    application.setApplicationName("King of the Hill")
    application.setQuitOnLastWindowClosed(False)
    load_fonts()
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    with ExitStack() as stack, loop:
        folder = DataFolder(_data_path(arguments, stack))
        with suppress(StoreError):  # said by the start window, which tries it again
            folder.prepare()
        faults.keep_log(folder.path)
        flow = Flow(application, folder)
        faults.catch(flow.tell)
        _end_on_signals(loop, flow)
        loop.run_until_complete(_whole(flow, arguments))
    return 0


async def _whole(flow: Flow, arguments: argparse.Namespace) -> None:
    """From the first window to the last."""
    flow.speak(arguments.lang)
    if arguments.demo:
        flow.demo(arguments.teams, arguments.seed, arguments.pace, phones=arguments.phones)
    else:
        flow.begin()
    keep_steady()
    await flow.over
    flow.shut()


def _data_path(arguments: argparse.Namespace, stack: ExitStack) -> Path | None:
    """The data folder; a demo has one of its own that goes with it, unless another is named."""
    if arguments.data is not None or not arguments.demo:
        path: Path | None = arguments.data
        return path
    made = tempfile.TemporaryDirectory(prefix="koth-demo-", ignore_cleanup_errors=True)
    return Path(stack.enter_context(made))


def _end_on_signals(loop: QEventLoop, flow: Flow) -> None:
    if sys.platform != "win32":  # a signal handler cannot be tied to a loop there
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, flow.leave_program)


def _has_display() -> bool:
    """Whether Qt will find a display; without one it would end the process."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
