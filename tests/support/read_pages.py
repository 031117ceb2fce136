"""Pages with readings made up for tests, without any picture."""

from types import SimpleNamespace
from typing import cast

from sudoku_gui.model.photo import Corners
from sudoku_gui.photo.grid_reading import GridReading
from sudoku_gui.photo.kept_picture import KeptPicture
from sudoku_gui.photo.page_reader import GreyPicture, ReadGrid, ReadPage
from sudoku_gui.presentation.photo.transcript import Transcript
from tests.support.readings import PUZZLE, transcript_of

CORNERS: Corners = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
_PICTURE = GreyPicture(9, 9, bytes(81))
_KEPT = KeptPicture(b"", 1.0)


def read_grid(line: str = PUZZLE) -> ReadGrid:
    """Return a grid that was read for sure."""
    known: Transcript = transcript_of(line)
    reading = SimpleNamespace(
        cells=known.read, verdict=known.verdict, suggestions=known.suggestions
    )
    return ReadGrid(cast("GridReading", reading), CORNERS, _PICTURE, _KEPT)


def read_page(*lines: str) -> ReadPage:
    """Return a page with these grids."""
    return ReadPage(_PICTURE, tuple(map(read_grid, lines)), _KEPT)
