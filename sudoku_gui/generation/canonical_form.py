"""The canonical form of a puzzle: one grid that stands for all that are essentially the same.

Those come from each other by other digits, by rows in another order within their bands and bands
in another order, by columns likewise, and, where boxes are square, by exchanging rows and columns.
Of all of them the form is the first in order, read row by row with blanks before digits.
"""

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine.canonical_search import CanonicalSearch


class NoCanonicalFormError(Exception):
    """A grid has none, or it is not found; `sentence` says why."""

    def __init__(self, sentence: Text) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class CanonicalForms:
    """Finds canonical forms, in one thread; what that takes is kept for each geometry."""

    def __init__(self) -> None:
        self._searches: dict[Geometry, CanonicalSearch] = {}

    def of(self, grid: Grid) -> Grid:
        """Return the canonical form of a grid, or raise NoCanonicalFormError."""
        geometry = grid.geometry
        search = self._searches.get(geometry)
        if search is None:
            search = self._searches[geometry] = _search_for(geometry)
        if grid.conflicts():
            raise NoCanonicalFormError(text("givens clash, so there is no canonical form"))
        form = search.form_of(grid.digits)
        if not form:
            raise NoCanonicalFormError(
                text("too much alike in itself: the canonical form was not found")
            )
        return Grid(geometry, form)


def _search_for(geometry: Geometry) -> CanonicalSearch:
    if not geometry.is_plain:
        raise NoCanonicalFormError(
            text("only grids with rectangular boxes have a canonical form here")
        )
    return CanonicalSearch(geometry.size, geometry.box_rows, geometry.box_columns)
