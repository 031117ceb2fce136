"""One search to walk along: the main line over the sheet of the game, or a branch off it."""

from dataclasses import dataclass, replace

from sudoku_gui.model.sheet import CellState, Origin, Sheet
from sudoku_gui.playback.branch import Departure
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers.search import Algorithm


@dataclass(frozen=True, slots=True)
class Line:
    """A search: the sheet it begins with, and all that is known of it.

    departure: where it left another line; None for the main line.
    """

    sheet: Sheet
    algorithm: Algorithm
    timeline: Timeline
    departure: Departure | None = None

    @classmethod
    def main(cls, sheet: Sheet, algorithm: Algorithm) -> "Line":
        """A search over `sheet`; raises ConflictError if two of its cells clash."""
        return cls(sheet, algorithm, Timeline(algorithm, sheet.grid))

    def branch(self, departure: Departure) -> "Line":
        """The branch at `departure`; the digit put in counts as a person's entry."""
        found = [cell for cell in self.sheet.grid.blanks() if departure.before.digit_at(cell)]
        put_in = CellState(departure.digit, Origin.ENTRY, self.sheet.notes_at(departure.cell))
        sheet = self.sheet.with_found(departure.before, found).with_states({departure.cell: put_in})
        return Line(sheet, self.algorithm, departure.timeline(self.algorithm), departure)

    def anew(self) -> "Line":
        """The same search, of which nothing is known yet."""
        if self.departure is not None:
            return replace(self, timeline=self.departure.timeline(self.algorithm))
        return replace(self, timeline=Timeline(self.algorithm, self.sheet.grid))
