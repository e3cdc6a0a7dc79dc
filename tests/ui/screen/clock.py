"""A clock that goes only when it is told to."""


class ManualClock:
    """Milliseconds, moved on by hand."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now

    def advance(self, ms: int) -> None:
        """Let `ms` milliseconds pass."""
        self.now += ms
