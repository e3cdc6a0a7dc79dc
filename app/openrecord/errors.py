"""The one error of a record that is not right."""

from __future__ import annotations

from typing import Self

# Where in a record something stands: ("rules",), or (("turn", 7), ("team", "t3")). Put into words
# only when it is needed.
Step = str | tuple[str, int | str]
Place = tuple[Step, ...]


class RecordError(ValueError):
    """A record cannot be read or replayed; its text is one English sentence that names the place.

    `wrong` is the sentence with `{}` for each of `values`: the code by which another language has
    its own words. A refusal of the rules is a value of its own: `wrong` is then "{}" and the place
    is the refusal's. `file` is the name of the file, where there is one.
    """

    def __init__(self, wrong: str, *values: object, place: Place = (), file: str = "") -> None:
        self.wrong, self.values, self.place, self.file = wrong, values, place, file
        parts = (file, spoken(place), self.sentence)
        super().__init__(": ".join(part for part in parts if part))

    @property
    def sentence(self) -> str:
        """What is wrong, without its place."""
        return self.wrong.format(*self.values) if self.values else self.wrong

    def of(self, file: str) -> Self:
        """The same error with the name of its file."""
        return type(self)(self.wrong, *self.values, place=self.place, file=file)


def spoken(place: Place) -> str:
    """A place in words: `turn 7, team t3`."""
    return ", ".join(step if isinstance(step, str) else f"{step[0]} {step[1]}" for step in place)
