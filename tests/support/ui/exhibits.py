"""Searches to be shown in pictures, and how the pictures look."""

from PySide6.QtGui import QFont

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import About, Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Moment, start_search
from sudoku_gui.ui.export.exhibit import Dress, Subject
from tests.support.ui.scenes import SMALL

TITLE = "From the paper"
STEPS_OF_SMALL = 30


def subject(line: str = SMALL, algorithm: str = "used-tables") -> Subject:
    """A search of a small puzzle that has a title."""
    puzzle = Puzzle(Grid.from_line(line), About(title=TITLE))
    return Subject(puzzle, Sheet.of_givens(puzzle.givens), algorithm_named(algorithm))


def moment_of(shown: Subject, step: int) -> Moment:
    """The moment after `step` steps."""
    search = start_search(shown.algorithm, shown.sheet.grid)
    search.advance(step)
    return search.moment()


def dress(side: int = 200, *, has_caption: bool = False) -> Dress:
    """Light colours and the font of the tests."""
    return Dress(side, LIGHT, QFont(), has_caption)
