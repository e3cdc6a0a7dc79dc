"""The windowed program: built here out of its parts, and taken down in order."""

from __future__ import annotations

import argparse

from ui.console.program import run_program


def open_console(arguments: argparse.Namespace) -> int:
    """Open the program and stay until it is closed; returns the exit code."""
    return run_program(arguments)


__all__ = ["open_console"]
