"""The steps that a person's program has taken, of the grid in which it placed most."""

from array import array

from sudoku_gui.judge.step_record import STEP_WORDS, grid_of, unpacked
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid import Grid

Words = memoryview
"""Whole numbers of 64 bits."""


@dataclass(frozen=True, slots=True)
class RecordedRun:
    """What a program did to its grid, step by step.

    words: STEP_WORDS for each step, see `step_record`.
    is_whole: it did nothing more there.
    """

    givens: Grid
    words: Words
    is_whole: bool

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self.words) // STEP_WORDS


def recorded_run(givens: Grid, record: bytes, grid: int, steps: int) -> RecordedRun | None:
    """Return the run from the words of a record, None where nothing of that grid is recorded.

    grid: the number of the grid; steps: how many were counted there, recorded or not.
    It goes as far as the program leaves the givens as they are: behind that it searches
    another puzzle.
    """
    words = _kept(memoryview(record).cast("q"), givens, grid)
    if not words:
        return None
    return RecordedRun(givens, words, len(words) == STEP_WORDS * steps)


def _kept(words: Words, givens: Grid, grid: int) -> Words:
    """Return the words of the steps in one grid, up to the first that changes a given."""
    kept = array("q")
    for place in range(0, len(words), STEP_WORDS):
        step = words[place]
        if grid_of(step) == grid:
            if givens.digits[unpacked(step)[0]]:
                break
            kept.extend(words[place : place + STEP_WORDS])
    return memoryview(kept)
