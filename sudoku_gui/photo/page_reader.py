"""A page with its grids as they were read, and others where somebody shows the corners.

What is handed out are plain values, which may be shown where numpy is not known.
"""

from collections.abc import Callable
from enum import Enum

import cv2
import numpy as np

from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.photo import Corners
from sudoku_gui.photo import picture_file, quadrilateral
from sudoku_gui.photo.arrays import Grey
from sudoku_gui.photo.cells import pieces_of
from sudoku_gui.photo.grid_finder import FoundGrid, find_grids, grid_at, other_size_in
from sudoku_gui.photo.grid_reading import GridReading
from sudoku_gui.photo.kept_picture import KeptPicture, kept
from sudoku_gui.photo.photo_error import PhotoError
from sudoku_gui.photo.photo_reader import PhotoReader, lattice_in

_CELL = 64  # pixels of a cell as it is shown


class ReadingStage(Enum):
    """What is being done with a page."""

    DECODING = "decoding"
    FINDING = "finding"
    READING = "reading"


@dataclass(frozen=True, slots=True)
class GreyPicture:
    """A picture, a byte for each pixel, row by row."""

    width: int
    height: int
    pixels: bytes


@dataclass(frozen=True, slots=True)
class ReadGrid:
    """A grid of a page: what was read, where it is, and how it looks from straight above."""

    reading: GridReading
    corners: Corners  # in the picture of the page, the top left of the grid as it is read first
    picture: GreyPicture  # the cells as equal squares, without anything around them
    kept: KeptPicture  # the same, as it is kept with the game


@dataclass(frozen=True, slots=True)
class ReadPage:
    """A picture, and the grids in it, the one that is most likely meant first."""

    picture: GreyPicture
    grids: tuple[ReadGrid, ...]
    kept: KeptPicture  # the picture as it is kept with a game
    other_size: int | None = None  # the rows of a square table, where there is no grid to read


class ImplausibleCornersError(PhotoError):
    """No grid that is seen in a photo has these corners."""

    def __init__(self) -> None:
        super().__init__(
            text("no grid in a photo has such corners; put one on each corner of the grid")
        )


class PageReader:
    """Reads pages, and grids in them; works in the thread that calls it."""

    def __init__(self, reader: PhotoReader) -> None:
        self._reader = reader

    @classmethod
    def shipped(cls) -> "PageReader":
        """Return one that reads with the weights that come with the program."""
        return cls(PhotoReader.shipped())

    def open(
        self, data: bytes, tell: Callable[[ReadingStage, int, int], None] = lambda *_: None
    ) -> ReadPage:
        """Return what was read of a picture, or raise UnreadablePictureError.

        tell: is called with what is done next, the number of the grid and how many there are; it
        may raise, and then there is no answer.
        """
        tell(ReadingStage.DECODING, 0, 0)
        page = picture_file.decoded(data)
        tell(ReadingStage.FINDING, 0, 0)
        found = find_grids(page)
        readings = self._reader.read_grids(
            page, found, lambda number: tell(ReadingStage.READING, number + 1, len(found))
        )
        grids = tuple(_read_grid(page, each) for each in readings)
        return ReadPage(_plain(page), grids, kept(page), None if grids else other_size_in(page))

    def read_at(self, picture: GreyPicture, corners: Corners) -> ReadGrid:
        """Return what was read of a page where somebody has shown the corners of a grid.

        Raises ImplausibleCornersError.
        """
        shown = np.array(corners, np.float32)
        if quadrilateral.area(shown) < 0:
            shown = shown[::-1]
        if not quadrilateral.is_plausible(shown):
            raise ImplausibleCornersError
        pixels = np.frombuffer(picture.pixels, np.uint8)
        page = pixels.reshape(picture.height, picture.width)
        return _read_grid(page, self._reader.read_grid(page, grid_at(page, shown)))


def _read_grid(page: Grey, reading: GridReading) -> ReadGrid:
    first, second, third, fourth = (
        (float(x), float(y)) for x, y in np.asarray(reading.found.corners)
    )
    seen = _straightened(page, reading.found)
    return ReadGrid(reading, (first, second, third, fourth), _plain(seen), kept(seen))


def _straightened(page: Grey, found: FoundGrid) -> Grey:
    """Return the grid as the page shows it, dark or light, from straight above."""
    part, lattice = lattice_in(page, found)
    pieces = pieces_of(part, lattice, _CELL)
    return np.asarray(cv2.bitwise_not(pieces), np.uint8) if found.is_light else pieces


def _plain(picture: Grey) -> GreyPicture:
    height, width = picture.shape
    return GreyPicture(width, height, picture.tobytes())
