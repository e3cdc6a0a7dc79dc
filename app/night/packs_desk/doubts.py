"""Which question of a pack a doubt of its import is about, also after the pack was edited."""

from __future__ import annotations

from collections.abc import Iterable

from app.packs import Doubt, Pack, Part


def place_of_doubt(pack: Pack, doubt: Doubt) -> int | None:
    """The place, from 0, of the question that it is about; None where it is about all of them.

    It is the last question that begins at its line or before, of its sheet if it has one.
    """
    sheet = next((step.value for step in doubt.place if step.part is Part.SHEET), None)
    places = [
        place
        for place, question in enumerate(pack.questions)
        if question.line <= doubt.line and _in_sheet(pack, question.stage, sheet)
    ]
    if not places or doubt.line < 1:
        return None
    return max(places, key=lambda place: pack.questions[place].line)


def doubts_at(pack: Pack, doubts: Iterable[Doubt], place: int) -> tuple[Doubt, ...]:
    """The doubts about the question at `place`."""
    return tuple(doubt for doubt in doubts if place_of_doubt(pack, doubt) == place)


def _in_sheet(pack: Pack, stage: int, sheet: object) -> bool:
    titles = {one.title for one in pack.stages}
    return sheet is None or sheet not in titles or pack.stages[stage].title == sheet
