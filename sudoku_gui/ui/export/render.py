"""What an exported picture shows of a game or a search."""

from sudoku_gui.language import Text, say
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.export.export_options import RenderStyle
from sudoku_gui.presentation.grid.grid_layers import GridLayers, grid_look_of, search_layer_of
from sudoku_gui.presentation.search.shown_moment import shown_moment_of
from sudoku_gui.solvers.explain.attempts import attempts_of
from sudoku_gui.solvers.search import Algorithm, Moment
from sudoku_gui.ui.grid.illustration import Illustration
from sudoku_gui.wording.captions import moment_caption, puzzle_caption


@dataclass(frozen=True, slots=True)
class RenderSource:
    """A search to be shown: what it began with, and its algorithm."""

    puzzle: Puzzle
    sheet: Sheet
    algorithm: Algorithm


def render_sheet(puzzle: Puzzle, sheet: Sheet, style: RenderStyle) -> Illustration:
    """Return a grid without a search over it, in which cells that clash are marked."""
    return illustrate(GridLayers(sheet), puzzle_caption(puzzle), style)


def render_moment(source: RenderSource, moment: Moment, style: RenderStyle) -> Illustration:
    """Return a moment of a search, with the digits just tried and what refused them."""
    attempts = attempts_of(source.algorithm.procedure, moment)
    shown = search_layer_of(shown_moment_of(source.sheet, moment, attempts))
    caption = moment_caption(source.puzzle, source.algorithm, moment)
    return illustrate(GridLayers(source.sheet, shown), caption, style)


def illustrate(layers: GridLayers, caption: tuple[Text, ...], style: RenderStyle) -> Illustration:
    """Return all that is drawn of a grid, but for the cursor."""
    words = tuple(map(say, caption)) if style.has_caption else ()
    return Illustration(grid_look_of(layers), words)
