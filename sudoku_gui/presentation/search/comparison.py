"""Two programs at the same moment: where their grids differ, and by how much their counters."""

from __future__ import annotations

from collections.abc import Mapping

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.grid.annotation import Annotation, CellRole
from sudoku_gui.presentation.grid.grid_layers import SearchLayer, search_layer_of
from sudoku_gui.presentation.search.shown_moment import ShownMoment, shown_moment_of
from sudoku_gui.solvers.explain.attempts import attempts_of
from sudoku_gui.solvers.search import Algorithm, Moment
from sudoku_gui.wording import listed
from sudoku_gui.wording.steps import numbered_sentence

_NAMED_AT_MOST = 6
COMPARED = ("placements", "backtracks", "tries", "reads", "calls", "depth")
"""The counters of which each program has its own, by their names."""


@dataclass(frozen=True, slots=True)
class CounterPair:
    """One counter of the program watched, and of the other."""

    watched: int | None
    other: int | None

    @property
    def difference(self) -> int | None:
        """How much higher that of the other is, None if one of them is not known."""
        if self.other is None or self.watched is None:
            return None
        return self.other - self.watched


@dataclass(frozen=True, slots=True)
class Comparison:
    """The program watched, and another that searches the same puzzle."""

    watched: ShownMoment
    algorithm: Algorithm  # of the other
    moment: Moment  # at which the other stands

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells in which the grids differ."""
        watched, other = self.watched.moment.grid, self.moment.grid
        cells = map(Cell, watched.geometry.cells)
        return tuple(cell for cell in cells if watched.digit_at(cell) != other.digit_at(cell))

    @property
    def counters(self) -> Mapping[str, CounterPair]:
        """The counters of both, by their names."""
        watched, other = self.watched.moment.counters, self.moment.counters
        return {name: CounterPair(watched.known(name), other.known(name)) for name in COMPARED}

    @property
    def step_sentence(self) -> Text:
        """What the last step of the other did."""
        return numbered_sentence(self.moment, attempts_of(self.algorithm.procedure, self.moment))

    @property
    def sentence(self) -> Text:
        """Where the grids differ, in words."""
        name = self.moment.grid.geometry.name
        cells = self.cells
        if not cells:
            return text("The same digits stand in all cells.")
        named = listed([text("{cell}", cell=name(cell)) for cell in cells[:_NAMED_AT_MOST]])
        if len(cells) <= _NAMED_AT_MOST:
            return text_n(
                "Another digit, or none, stands in {n} cell: {cells}.",
                "Others, or none, stand in {n} cells: {cells}.",
                n=len(cells),
                cells=named,
            )
        return text_n(
            "Another digit, or none, stands in {n} cell: {cells} and so on.",
            "Others, or none, stand in {n} cells: {cells} and so on.",
            n=len(cells),
            cells=named,
        )

    def layer(self) -> SearchLayer:
        """Return the moment of the other, as a grid shows it."""
        return search_layer_of(shown_moment_of(self.watched.sheet, self.moment, None))

    def annotation(self) -> Annotation:
        """Return what lights up the cells in which the grids differ."""
        return Annotation(self.sentence, dict.fromkeys(self.cells, CellRole.DIFFERENT))
