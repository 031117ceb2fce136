"""A grid as it was read, with what a person has corrected: what is sure of it, and what is not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import TYPE_CHECKING

from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.lazy_dataclasses import dataclass, field, replace
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.photo.grid_reading import (
    DigitGuess,
    GridReading,
    ReadCell,
    Suggestion,
    contradictions_in,
    givens_of,
    grid_of,
)
from sudoku_gui.solvers.diagnose.verdict import VerdictKind

if TYPE_CHECKING:
    from sudoku_gui.solvers.diagnose.verdict import Verdict

CHOICES = 3
"""So many of the readings of a cell are offered, the first among them."""

_LEAST_LIKELY = 0.005  # what is less probable is not


class CellDoubt(Enum):
    """Why somebody should look at a cell, the strongest reason first."""

    SUGGESTED = "suggested"  # the rules speak for something else
    CLASHING = "clashing"  # an equal digit stands in one of its houses
    CONTRADICTING = "contradicting"  # it is an entry, and the solution has another digit
    UNSURE = "unsure"  # it was read, but not for sure
    UNSURE_KIND = "unsure kind"  # it may be printed or written by hand


@dataclass(frozen=True, slots=True)
class Transcript:
    """What a puzzle is taken for by now."""

    read: tuple[ReadCell, ...]
    corrected: Mapping[Cell, Digit] = field(default_factory=dict)
    """What a person has said to stand in a cell, which may be what was read there."""
    written: Mapping[Cell, bool] = field(default_factory=dict)
    """Whether what stands in a cell is written by hand, where a person has said so."""
    verdict: Verdict | None = None  # None while it is being found
    suggestions: tuple[Suggestion, ...] = ()
    declined: frozenset[Suggestion] = frozenset()

    @classmethod
    def of_reading(cls, reading: GridReading) -> Transcript:
        """Return what was read, nothing of it corrected."""
        return cls(reading.cells, verdict=reading.verdict, suggestions=reading.suggestions)

    @property
    def cells(self) -> tuple[ReadCell, ...]:
        """What each cell may hold; there is no doubt about what was corrected."""
        cells = list(self.read)
        for cell, digit in self.corrected.items():
            cells[cell] = replace(cells[cell], guesses=(DigitGuess(digit, 1.0),))
        for cell, is_written in self.written.items():
            cells[cell] = replace(cells[cell], is_written=is_written, kind_probability=1.0)
        return tuple(cells)

    @property
    def grid(self) -> Grid:
        """What stands there, printed or written."""
        return grid_of(self.cells)

    @property
    def record(self) -> PuzzleRecord:
        """The puzzle that is printed there, with what somebody has written as entries."""
        return PuzzleRecord.with_filled(Puzzle(givens_of(self.cells)), self.grid)

    @property
    def unsure(self) -> tuple[Cell, ...]:
        """The cells that were not read for sure, and that nobody has corrected."""
        return tuple(
            Cell(number)
            for number, cell in enumerate(self.cells)
            if not cell.is_sure and number not in self.corrected
        )

    @property
    def contradictions(self) -> tuple[Cell, ...]:
        """The entries that contradict the solution, and that nobody has confirmed."""
        if self.verdict is None:
            return ()
        found = contradictions_in(self.cells, self.verdict)
        return tuple(cell for cell in found if cell not in self.corrected)

    @property
    def doubts(self) -> Mapping[Cell, CellDoubt]:
        """The cells that somebody should look at, with the strongest reason for it."""
        doubts = {cell: self._doubt_of_reading(cell) for cell in self.unsure}
        doubts |= dict.fromkeys(self.contradictions, CellDoubt.CONTRADICTING)
        doubts |= dict.fromkeys(self.grid.conflicting_cells(), CellDoubt.CLASHING)
        return doubts | {each.cell: CellDoubt.SUGGESTED for each in self.suggestions}

    def _doubt_of_reading(self, cell: Cell) -> CellDoubt:
        return CellDoubt.UNSURE_KIND if self.read[cell].is_digit_sure else CellDoubt.UNSURE

    @property
    def is_certain(self) -> bool:
        """Whether nothing is left to look at: all is sure, and there is exactly one solution."""
        has_one = self.verdict is not None and self.verdict.kind is VerdictKind.UNIQUE
        return has_one and not self.doubts

    @property
    def is_filled_in(self) -> bool:
        """Whether something on the page is, or may be, written by hand."""
        return any(cell.is_written or not cell.is_kind_sure for cell in self.read)

    @property
    def can_be_taken(self) -> bool:
        """Whether it is a puzzle at all; what is wrong with it may be corrected later, too."""
        return self.grid.filled_count() > 0

    def choices_at(self, cell: Cell) -> tuple[DigitGuess, ...]:
        """Return what a cell most likely holds, as it was read, the likeliest first."""
        likely = (guess for guess in self.read[cell].guesses if guess.probability > _LEAST_LIKELY)
        return tuple(likely)[:CHOICES]

    def suggestion_at(self, cell: Cell) -> Suggestion | None:
        """Return what the rules speak for in a cell, or None."""
        return next((each for each in self.suggestions if each.cell == cell), None)

    def with_digit(self, cells: Iterable[Cell], digit: Digit) -> Transcript:
        """Return the same with a digit, or BLANK, in some cells; a person says so."""
        said = dict.fromkeys(cells, digit)
        corrected = {**self.corrected, **said}
        written = {**self.written, **self._printed_by_rules(said)}
        changed = replace(self, corrected=corrected, written=written)
        if changed.grid == self.grid:
            # What was read is confirmed: the verdict holds, a suggestion against it does not.
            left = (each for each in self.suggestions if each.cell not in corrected)
            return replace(changed, suggestions=tuple(left))
        return replace(changed, verdict=None, suggestions=())

    def _printed_by_rules(self, said: Mapping[Cell, Digit]) -> Mapping[Cell, bool]:
        """Return that digits are not written which the rules speak for where a blank was read.

        They speak for them as givens, whatever the faint ink there looks like.
        """
        cells = self.cells
        return {
            each.cell: False
            for each in self.suggestions
            if cells[each.cell].digit == BLANK and said.get(each.cell) == each.digit
        }

    def with_kind(self, cell: Cell, *, is_written: bool) -> Transcript:
        """Return the same, where what stands in a cell is printed or written; a person says so."""
        changed = replace(self, written={**self.written, cell: is_written})
        if is_written == self.cells[cell].is_written:
            return changed
        return replace(changed, verdict=None, suggestions=())

    def without_suggestion(self, suggestion: Suggestion) -> Transcript:
        """Return the same, where that is not suggested any more."""
        left = tuple(each for each in self.suggestions if each != suggestion)
        return replace(self, suggestions=left, declined=self.declined | {suggestion})

    def judged(self, verdict: Verdict, suggestions: Iterable[Suggestion]) -> Transcript:
        """Return the same with the verdict on it, and what the rules suggest."""
        wanted = tuple(each for each in suggestions if each not in self.declined)
        return replace(self, verdict=verdict, suggestions=wanted)

    def next_doubt(self, cell: Cell, *, is_forward: bool = True) -> Cell | None:
        """Return the next cell to look at behind a cell, or before it, around the ends."""
        cells = sorted(self.doubts)
        if not cells:
            return None
        if is_forward:
            return next((each for each in cells if each > cell), cells[0])
        return next((each for each in reversed(cells) if each < cell), cells[-1])
