"""What is shown of a game in a picture to be taken away, and in which dress."""

from dataclasses import dataclass

from PySide6.QtGui import QFont

from sudoku_gui.language import Text, say
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.cell_look import NO_MARKS, SearchMarks, looks_of, marks_of
from sudoku_gui.presentation.scene import scene_of
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.explain.trial import trial_of
from sudoku_gui.solvers.search import NO_CELL, Algorithm, Moment
from sudoku_gui.ui.grid.illustration import Illustration
from sudoku_gui.wording.captions import moment_caption, puzzle_caption


@dataclass(frozen=True, slots=True)
class Dress:
    """How pictures look: the width in pixels, the colours, the font, and whether words stand below.

    The width means something only where there are pixels.
    """

    side: int
    theme: Theme
    font: QFont
    has_caption: bool


@dataclass(frozen=True, slots=True)
class Subject:
    """A search to be shown: what it began with, and its algorithm."""

    puzzle: Puzzle
    sheet: Sheet
    algorithm: Algorithm


def illustrate_sheet(puzzle: Puzzle, sheet: Sheet, dress: Dress) -> Illustration:
    """A grid without a search over it; cells that clash are marked."""
    return _illustrate(sheet, sheet.grid.clashing(), NO_MARKS, puzzle_caption(puzzle), dress)


def illustrate_moment(subject: Subject, moment: Moment, dress: Dress) -> Illustration:
    """A moment of a search, with the digits just tried and what refused them."""
    trial = trial_of(subject.algorithm.procedure, moment)
    sheet = scene_of(subject.sheet, moment, trial).sheet
    caption = moment_caption(subject.puzzle, subject.algorithm, moment)
    return _illustrate(sheet, frozenset(), marks_of(moment, trial), caption, dress)


def _illustrate(
    sheet: Sheet,
    conflicts: frozenset[Cell],
    marks: SearchMarks,
    caption: tuple[Text, ...],
    dress: Dress,
) -> Illustration:
    looks = looks_of(sheet, NO_CELL, conflicts, marks)
    words = tuple(map(say, caption)) if dress.has_caption else ()
    return Illustration(sheet.geometry, looks, words)
