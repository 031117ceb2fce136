"""One search to step through: the main line over the sheet of the game, or a branch off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.sheet import CellState, Origin, Sheet
from sudoku_gui.solvers.search import Algorithm

if TYPE_CHECKING:
    from sudoku_gui.playback.branch import BranchPoint
    from sudoku_gui.playback.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Variation:
    """A search: the sheet it begins with, and all that is known of it."""

    sheet: Sheet
    algorithm: Algorithm
    timeline: Timeline
    branch_point: BranchPoint | None = None  # where it left another line; None for the main line

    @classmethod
    def main(cls, sheet: Sheet, algorithm: Algorithm) -> Variation:
        """Return a search over `sheet`, or raise ConflictError if two of its cells clash."""
        return cls(sheet, algorithm, _timeline(algorithm, sheet))

    def branch(self, branch_point: BranchPoint) -> Variation:
        """Return the branch at `branch_point`, the digit put in counting as a person's entry."""
        found = [cell for cell in self.sheet.grid.blanks() if branch_point.before.digit_at(cell)]
        put_in = CellState(branch_point.digit, Origin.ENTRY, self.sheet.notes_at(branch_point.cell))
        sheet = self.sheet.with_found(branch_point.before, found).with_states(
            {branch_point.cell: put_in}
        )
        return Variation(sheet, self.algorithm, branch_point.timeline(self.algorithm), branch_point)

    def restarted(self) -> Variation:
        """Return the same search, of which nothing is known yet."""
        if self.branch_point is not None:
            return replace(self, timeline=self.branch_point.timeline(self.algorithm))
        return replace(self, timeline=_timeline(self.algorithm, self.sheet))


def _timeline(algorithm: Algorithm, sheet: Sheet) -> Timeline:
    # Imported late: nothing has to be known of searches until somebody begins one.
    from sudoku_gui.playback.timeline import Timeline  # noqa: PLC0415

    return Timeline(algorithm, sheet.grid)
