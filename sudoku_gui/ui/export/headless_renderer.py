"""Drawing where no window is: for the terminal, which needs no display for it."""

from pathlib import Path

from PySide6.QtGui import QFont

from sudoku_gui.documents.atomic_save import SaveError
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.language import Text
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.export.export_options import ExportOptions
from sudoku_gui.solvers.search import Algorithm, Moment
from sudoku_gui.ui.export.export_jobs import write_animation, write_picture
from sudoku_gui.ui.export.render import RenderSource, render_moment, render_sheet
from sudoku_gui.ui.kit.headless_application import headless_application
from sudoku_gui.ui.kit.text_outlines import has_fonts, plain_font
from sudoku_gui.ui.kit.threads.job_runner import Job, run_here


class HeadlessRenderer:
    """Has Qt ready to draw without a display, for as long as it lives.

    What is asked for is written to `path`; the answer says what has kept it from that,
    None if nothing.
    """

    def __init__(self, path: Path) -> None:
        self._application = headless_application()
        self._path = path
        self._font = plain_font(QFont())

    @property
    def can_write(self) -> bool:
        """Whether a font is installed, without which captions are left out."""
        return has_fonts()

    def draw_grid(self, record: PuzzleRecord, options: ExportOptions) -> Text | None:
        """Draw a puzzle and its player's entries; return what went wrong, or None."""
        shown = render_sheet(record.puzzle, record.sheet, options.style)
        return _do(write_picture(self._path, shown, options, self._font))

    def draw_moment(
        self, puzzle: Puzzle, algorithm: Algorithm, moment: Moment, options: ExportOptions
    ) -> Text | None:
        """Draw a moment of a search; return what went wrong, or None."""
        shown = render_moment(_source(puzzle, algorithm), moment, options.style)
        return _do(write_picture(self._path, shown, options, self._font))

    def animate(self, puzzle: Puzzle, algorithm: Algorithm, options: ExportOptions) -> Text | None:
        """Draw a range of steps of a search; return what went wrong, or None."""
        source = _source(puzzle, algorithm)
        return _do(write_animation(self._path, source, options, self._font))


def _source(puzzle: Puzzle, algorithm: Algorithm) -> RenderSource:
    return RenderSource(puzzle, Sheet.of_givens(puzzle.givens), algorithm)


def _do(job: Job) -> Text | None:
    try:
        for _ in run_here(job):
            pass
    except SaveError as error:
        return error.problem
    return None
