"""The composition root: the only place that builds the program out of its parts."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from typing import Any

from app import cli


class _Windows:
    """The windowed commands; Qt is imported when one of them is asked for, never before."""

    def open(self, arguments: argparse.Namespace) -> int:
        from ui.console import open_console

        return open_console(arguments)

    def demo(self, arguments: argparse.Namespace) -> int:
        if not arguments.headless:
            arguments.demo = True
            return self.open(arguments)
        from ui.headless import play_headless

        arguments.lang = arguments.lang or "ru"
        return play_headless(arguments)

    def picture(self, arguments: argparse.Namespace, record: Any) -> bytes:
        from ui.headless import draw_picture

        return draw_picture(arguments, record)

    def board(self, record: Any, language: str) -> str | None:
        from ui.headless import draw_board

        return draw_board(record, language)


def main() -> int:
    """Entry of the `koth` command; returns the exit code."""
    try:
        return cli.run(sys.argv[1:], _Windows())
    except BrokenPipeError:
        _drop_output()
        return 1
    except OSError as error:
        _drop_output()
        if sys.stderr is not None:
            print(f"koth: cannot be written ({error.strerror})", file=sys.stderr)
        return cli.BAD
    except KeyboardInterrupt:
        return 130


def _drop_output() -> None:
    """Let nothing that is still buffered fail once more at the exit."""
    with suppress(OSError, AttributeError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
