"""What is said of a failure inside: its kind and place, for a message may quote what was sent."""

from __future__ import annotations


def where(error: BaseException) -> str:
    """The kind of an error and the function and line that raised it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace else "?"
    return f"{type(error).__name__} at {place}"
