"""Where a game went wrong: the first move after which it could no longer be completed.

This is the question of the judge's problem 1840.  It is asked of the givens and entries
as they stood after each move, whether or not the puzzle has a single solution; digits
that a search filled in play no part.  A mistake that was mended later, because its digit
was erased or changed, is none any more: only the moves since the game could last be
completed count.
"""

from collections.abc import Sequence
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.solvers.diagnose.grid_analysis import GridAnalysis
from sudoku_gui.solvers.task import Resumable


class MistakeKind(Enum):
    """What is known of a mistake."""

    UNDECIDED = "undecided"  # yet, or for good
    NONE = "none"  # the game can be completed as it stands
    AT_MOVE = "at move"
    FROM_THE_START = "from the start"  # no move is to blame


@dataclass(frozen=True, slots=True)
class FirstMistake:
    """Where a game went wrong; `move` is the index of the move, -1 unless kind is AT_MOVE."""

    kind: MistakeKind
    move: int = -1


class FirstMistakeFinder(GridAnalysis):
    """Looks back from the last sheet of a game's history for one that can be completed."""

    def __init__(self, history: Sequence[Sheet]) -> None:
        super().__init__(history[-1].grid)
        self._grids = [sheet.only({Origin.GIVEN, Origin.ENTRY}).grid for sheet in history]
        self._mistake = FirstMistake(MistakeKind.UNDECIDED)

    @property
    def partial_result(self) -> FirstMistake:
        """What was found out."""
        return self._mistake

    def _work_out(self) -> Resumable[None]:
        known_hopeless: Grid | None = None
        last = len(self._grids) - 1
        for place in range(last, -1, -1):
            grid = self._grids[place]
            if grid == known_hopeless:
                continue
            count = yield from self._count(grid.digits, 1)
            if not count.is_decided:
                return
            if count.solutions:
                self._mistake = _mistake_after(place, last)
                return
            known_hopeless = grid
            self._report_progress(last - place, last)
        self._mistake = FirstMistake(MistakeKind.FROM_THE_START)


def _mistake_after(place: int, last: int) -> FirstMistake:
    """Return the mistake when the sheet at `place` is the last one that can be completed."""
    return (
        FirstMistake(MistakeKind.NONE)
        if place == last
        else FirstMistake(MistakeKind.AT_MOVE, place)
    )
