"""Searches to be shown in pictures, and how the pictures look."""

from PySide6.QtGui import QFont

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.export.export_formats import ExportFormat
from sudoku_gui.presentation.export.export_options import ExportOptions, RenderStyle
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Moment
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.ui.export.picture_encoders import Picture, encode
from sudoku_gui.ui.export.render import RenderSource
from sudoku_gui.ui.kit.threads.job_runner import run_here
from tests.support.puzzles import SMALL_LINE

TITLE = "From the paper"
STEPS_OF_SMALL = 30
ALL_STEPS = StepRange(0, STEPS_OF_SMALL)


def source(line: str = SMALL_LINE, algorithm: str = "used-tables") -> RenderSource:
    """A search of a small puzzle that has a title."""
    puzzle = Puzzle(Grid.from_line(line), Metadata(title=TITLE))
    return RenderSource(puzzle, Sheet.of_givens(puzzle.givens), algorithm_named(algorithm))


def moment_of(shown: RenderSource, step: int) -> Moment:
    """The moment after `step` steps."""
    search = start_search(shown.algorithm, shown.sheet.grid)
    search.advance(step)
    return search.moment()


def style(side: int = 200, *, has_caption: bool = False) -> RenderStyle:
    """Pictures in light colours."""
    return RenderStyle(side, LIGHT, has_caption)


def options(
    format_: ExportFormat,
    step_range: StepRange = ALL_STEPS,
    *,
    has_caption: bool = False,
    rate: int = 5,
) -> ExportOptions:
    """An export of the search of a small puzzle, as a rule of all of it."""
    return ExportOptions(format_, step_range, style(has_caption=has_caption), rate)


def encoded(shown: Picture, format_: ExportFormat, style: RenderStyle) -> bytes:
    """A file with the picture."""
    running = run_here(encode(shown, format_, style, QFont()))
    while True:
        try:
            next(running)
        except StopIteration as end:
            return bytes(end.value)
