"""The grid in a picture of the window: where its cells are and what stands in them."""

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.presentation.theme import LIGHT, Theme
from tests.support.display.screen import Picture

_LONG = 150  # pixels; no other line of that colour in the window is longer


class NoGridError(Exception):
    """A picture shows no grid, or only a part of one."""


class GridOnScreen:
    """The grid of `geometry` in `picture`, found by the line around it.

    Raises NoGridError if the picture shows no whole grid.
    """

    def __init__(self, picture: Picture, geometry: Geometry, theme: Theme = LIGHT) -> None:
        self._picture = picture
        self._geometry = geometry
        self._theme = theme
        try:
            left, top = picture.find_line(theme.thick_line, _LONG)
        except ValueError as error:
            raise NoGridError from error
        length = picture.length_of_line(left, top)
        if not _is_frame(picture, left, top, length):
            raise NoGridError  # taken while it was painted: lines, but not all of them
        self.side, thick = divmod(length, geometry.size)
        self._left, self._top = left + thick // 2, top + thick // 2

    def place_of(self, cell: Cell) -> tuple[int, int]:
        """The middle of `cell` in the picture."""
        left, top = self._corner_of(cell)
        return left + self.side // 2, top + self.side // 2

    def ground_of(self, cell: Cell) -> str:
        """The colour behind what stands in `cell`."""
        left, top = self._corner_of(cell)
        inset = self.side // 6  # beside the digit, within the frame of the cursor
        return self._picture.colour_at(left + inset, top + self.side - inset)

    def cells_showing(self, colour: str) -> list[Cell]:
        """The cells in which `colour` is seen."""
        return [
            cell for cell in map(Cell, self._geometry.cells) if self._inside_of(cell).has(colour)
        ]

    @property
    def depth(self) -> int:
        """How many cells show a solver's digit."""
        return len(self.cells_showing(self._theme.solver))

    def _inside_of(self, cell: Cell) -> Picture:
        """`cell` without its edges."""
        left, top = self._corner_of(cell)
        inset = self.side // 5
        side = self.side - 2 * inset
        return self._picture.part(left + inset, top + inset, side, side)

    def _corner_of(self, cell: Cell) -> tuple[int, int]:
        row, column = self._geometry.row_of(cell), self._geometry.column_of(cell)
        return self._left + column * self.side, self._top + row * self.side


def _is_frame(picture: Picture, left: int, top: int, length: int) -> bool:
    """Whether a line that begins at (left, top) is the upper side of a square."""
    right, bottom = left + length - 1, top + length - 1
    if bottom >= picture.height:
        return False
    colour = picture.colour_at(left, top)
    return all(picture.colour_at(x, bottom) == colour for x in (left, right))
