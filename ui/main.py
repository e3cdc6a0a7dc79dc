"""The composition root: the only place that builds the program out of its parts."""

from __future__ import annotations

import argparse
import sys

from app import cli


class _Windows:
    """The windowed commands; Qt is imported when one of them is asked for, never before."""

    def open(self, arguments: argparse.Namespace) -> int:
        from ui.console import open_console

        return open_console(arguments)

    def demo(self, arguments: argparse.Namespace) -> int:
        from ui.headless import play_headless

        return play_headless(arguments)


def main() -> int:
    """Entry of the `koth` command; returns the exit code."""
    try:
        return cli.run(sys.argv[1:], _Windows())
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
