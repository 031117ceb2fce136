"""All that is drawn of a grid, as layers in a fixed order, and what each cell looks like then.

Nothing but the values of the layers decides what is seen: neither who set them nor in
which order.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.annotation import Annotation
from sudoku_gui.presentation.cell_look import (
    NO_FINDINGS,
    NO_MARKS,
    CellLook,
    Findings,
    SearchMarks,
    looks_of,
    marks_of,
    with_findings,
)
from sudoku_gui.presentation.shown_moment import ShownMoment
from sudoku_gui.solvers.search import NO_CELL, Moment


@dataclass(frozen=True, slots=True)
class SearchLayer:
    """A moment of a search: its digits, and what is marked of it."""

    moment: Moment
    sheet: Sheet
    marks: SearchMarks


@dataclass(frozen=True, slots=True)
class GridLayers:
    """The layers over a sheet from the lowest to the uppermost, each None where there is none."""

    sheet: Sheet
    search: SearchLayer | None = None
    findings: Findings | None = None
    annotation: Annotation | None = None

    @property
    def sheet_shown(self) -> Sheet:
        """The digits that are seen."""
        return self.search.sheet if self.search else self.sheet

    @property
    def marks(self) -> SearchMarks:
        """What is marked of a search."""
        return self.search.marks if self.search else NO_MARKS

    @property
    def conflicts(self) -> frozenset[Cell]:
        """The cells that hold the same digit as another of their houses.

        There are none in a search: it begins without any, and places only what fits.
        """
        return frozenset() if self.search else _conflicts_in(self.sheet.grid)

    def over(self, sheet: Sheet) -> "GridLayers":
        """Return the layers over another sheet, without any if that is of another shape."""
        if sheet.geometry != self.sheet.geometry:
            return GridLayers(sheet)
        return replace(self, sheet=sheet)


@dataclass(frozen=True, slots=True)
class GridLook:
    """All that is seen of a grid: the look of each cell, and what is drawn over them."""

    geometry: Geometry
    cells: tuple[CellLook, ...]
    annotation: Annotation | None = None


def search_layer_of(shown_moment: ShownMoment) -> SearchLayer:
    """Return what the grid shows of a search at a moment."""
    return SearchLayer(
        shown_moment.moment,
        shown_moment.sheet,
        marks_of(shown_moment.moment, shown_moment.attempts),
    )


def grid_look_of(layers: GridLayers, selected: Cell = NO_CELL) -> GridLook:
    """Return what is seen of the layers, with the cursor in a cell."""
    sheet = layers.sheet_shown
    looks = looks_of(sheet, selected, layers.conflicts, layers.marks)
    cells = with_findings(looks, layers.findings or NO_FINDINGS)
    return GridLook(sheet.geometry, cells, layers.annotation)


@lru_cache(maxsize=1)
def _conflicts_in(grid: Grid) -> frozenset[Cell]:
    return grid.conflicting_cells()
