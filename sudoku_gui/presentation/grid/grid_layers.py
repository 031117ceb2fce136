"""All that is drawn of a grid, as layers in a fixed order, and what each cell looks like then.

Nothing but the values of the layers decides what is seen: neither who set them nor in
which order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.geometry import NO_CELL, Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.grid.cell_look import (
    NO_FINDINGS,
    NO_MARKS,
    CellLook,
    Findings,
    SearchMarks,
    looks_of,
    marks_of,
)
from sudoku_gui.presentation.grid.highlight import (
    NOTHING_HIGHLIGHTED,
    Highlight,
    HighlightedCells,
    highlighted_cells,
    with_highlight,
)
from sudoku_gui.presentation.grid.look_layers import (
    with_colours,
    with_findings,
    with_heat,
    with_notes,
    with_tentative,
)

if TYPE_CHECKING:
    from sudoku_gui.presentation.grid.annotation import Annotation
    from sudoku_gui.presentation.search.shown_moment import ShownMoment
    from sudoku_gui.solvers.search import Moment


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
    highlight: Highlight | None = None
    """What the player has highlighted, which findings and annotations lie over."""
    tentative_since: Sheet | None = None
    """The sheet from which the player began to try something out."""
    preview: Sheet | None = None
    """What stands in the cells at another moment, seen in place of sheet and search."""
    heat: tuple[int, ...] | None = None
    """By cell, how much of a search its digits have cost in vain, in percent."""
    shows_colours: bool = True
    """Whether the colours that people gave to cells and notes are seen."""

    @property
    def sheet_shown(self) -> Sheet:
        """The digits that are seen."""
        if self.preview is not None:
            return self.preview
        return self.search.sheet if self.search else self.sheet

    @property
    def coloured(self) -> tuple[CellNotes, ...]:
        """The cells whose colours are seen, as a sheet has them; a search leaves them."""
        return self.sheet.notes if self.shows_colours and self.preview is None else ()

    @property
    def noted(self) -> Sheet:
        """The sheet with the notes that are seen; hidden colours are taken off them."""
        if self.preview is not None:
            return self.preview
        notes = self.sheet.notes
        if self.shows_colours or not any(each.note_colours for each in notes):
            return self.sheet
        return self.sheet.with_notes([CellNotes(each.corner, each.centre) for each in notes])

    @property
    def highlighted(self) -> HighlightedCells:
        """The cells that the highlight is about, by the digits seen and the player's notes."""
        if self.highlight is None:
            return NOTHING_HIGHLIGHTED
        shown = self.preview or self.sheet_shown.with_notes(self.sheet.notes)
        return highlighted_cells(self.highlight, shown)

    @property
    def tentative(self) -> frozenset[Cell]:
        """The cells whose digits the player is trying out."""
        if self.tentative_since is None or self.preview is not None:
            return frozenset()
        now, before = self.sheet, self.tentative_since
        cells = now.cells_of(Origin.ENTRY)
        return frozenset(cell for cell in cells if not now.has_same_digit_at(cell, before))

    @property
    def annotated(self) -> frozenset[Cell]:
        """The cells in which candidates of an annotation are drawn."""
        candidates = self.annotation.candidates if self.annotation else ()
        return frozenset(candidate.cell for candidate in candidates)

    @property
    def marks(self) -> SearchMarks:
        """What is marked of a search."""
        return self.search.marks if self.search and self.preview is None else NO_MARKS

    @property
    def conflicts(self) -> frozenset[Cell]:
        """The cells that hold the same digit as another of their houses.

        There are none in a search: it begins without any, and places only what fits.
        """
        return frozenset() if self.search or self.preview else _conflicts_in(self.sheet.grid)

    def over(self, sheet: Sheet) -> GridLayers:
        """Return the layers over another sheet, without any if that is of another shape."""
        if sheet.geometry != self.sheet.geometry:
            return GridLayers(sheet, shows_colours=self.shows_colours)
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


def grid_look_of(
    layers: GridLayers, cursor: Cell = NO_CELL, selection: frozenset[Cell] = frozenset()
) -> GridLook:
    """Return what is seen of the layers, with the cursor in a cell, and others selected too."""
    sheet = layers.sheet_shown
    looks = looks_of(sheet, cursor, layers.conflicts, layers.marks, selection)
    if layers.highlight is not None:
        looks = with_highlight(looks, layers.highlighted)
    looks = with_tentative(with_colours(looks, layers.coloured), layers.tentative)
    looks = with_notes(looks, layers.noted, layers.annotated, is_judged=layers.search is None)
    if layers.heat is not None and layers.preview is None:
        looks = with_heat(looks, layers.heat)
    cells = with_findings(looks, layers.findings or NO_FINDINGS)
    return GridLook(sheet.geometry, cells, layers.annotation)


@lru_cache(maxsize=1)
def _conflicts_in(grid: Grid) -> frozenset[Cell]:
    return grid.conflicting_cells()
