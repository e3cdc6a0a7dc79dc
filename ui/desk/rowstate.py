"""What the board's rows show: a value for each team, equal where nothing would look different."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.night.desk import ASKING, JUDGING, DeskRow, DeskView
from app.night.night import Stage
from app.night.refusal import Refused
from app.night.scenes import Declared, Move
from ui.desk.phones.mark import PhoneMark

TIMED = (*ASKING, *JUDGING)
"""The stages in which a row has an arrival and a mark."""
DECLARING = (Stage.DECLARE, Stage.MOVES)
"""The stages in which a row has what its team may declare."""


class RowState(NamedTuple):
    """A team's row.

    `hold` is the king's turns survived and needed; `rights` whether what may be declared is told,
    with `jump` and `revolution` saying why not; `over`: the game has its end. `timed`: the row has
    an arrival and a mark, in `answered`, `at_ms` and `mark`. `tied`: the host must decide about it.
    """

    number: int
    name: str
    step: int
    points: int
    king: bool
    withdrawn: bool
    hold: tuple[int, int] | None
    declared: Declared | None
    late: bool
    rights: bool
    over: bool
    jump: Refused | None
    revolution: Refused | None
    timed: bool
    answered: bool
    at_ms: int | None
    mark: bool | None
    move: Move | None
    tied: bool
    cursor: bool
    phones: PhoneMark | None

    @property
    def declares(self) -> bool:
        """Whether the row has the buttons of the declarations."""
        return self.rights and not self.over

    @property
    def marks(self) -> bool:
        """Whether the row has the button of its mark."""
        return self.timed and not self.withdrawn

    def refused(self, kind: Declared) -> Refused | None:
        """Why a declaration may not be made now; None where it is made or may be."""
        if self.declared == kind:
            return None
        return self.jump if kind == "jump" else self.revolution


class RowStates:
    """The states of a view's rows, asked one by one."""

    def __init__(self, view: DeskView, phones: Mapping[str, PhoneMark]) -> None:
        previewed = view.forecast if view.stage is Stage.PREVIEW else None
        self._moves = {move.team: move for move in previewed.moves} if previewed else {}
        self._tied = frozenset(one.team.id for one in view.tied)
        self._timed, self._declaring = view.stage in TIMED, view.stage in DECLARING
        self._view, self._phones = view, phones

    def of(self, row: DeskRow, *, cursor: bool) -> RowState:
        """What the row of a team shows; `cursor`: the keys act on it."""
        team, view, timed = row.team, self._view, self._timed
        rights = self._declaring and not team.withdrawn
        return RowState(
            team.number,
            team.name,
            team.step,
            team.points,
            team.king,
            team.withdrawn,
            (view.hold, view.hold_turns) if team.king else None,
            row.declared,
            row.late is not None,
            rights,
            view.over,
            row.jump if rights else None,
            row.revolution if rights else None,
            timed,
            timed and row.answered,
            row.at_ms if timed else None,
            row.mark if timed else None,
            self._moves.get(team.id),
            team.id in self._tied,
            cursor,
            self._phones.get(team.id),
        )
