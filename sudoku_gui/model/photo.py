"""The photo that a puzzle was read from, kept with its game: pixels, and nothing else of a file."""

from math import isfinite

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.picture_header import header_of

LONGEST_SIDE = 1_600
"""Pixels, of either picture."""
MOST_BYTES = 400_000
"""Of either picture."""
_JPEG = b"\xff\xd8\xff"

Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]


@dataclass(frozen=True, slots=True)
class Photo:
    """Two JPEG pictures.  Raises ValueError where that is not what they are, or too large."""

    page: bytes
    """All of the photo."""
    grid: bytes
    """The grid in it, from straight above."""
    corners: Corners
    """Those of the grid on the page, in pixels, the top left of the grid first."""

    def __post_init__(self) -> None:
        if not all(map(is_picture, (self.page, self.grid))):
            raise ValueError("no picture, or one that is too large")
        if not all(isfinite(number) for point in self.corners for number in point):
            raise ValueError("corners that are nowhere")


def is_picture(data: bytes) -> bool:
    """Return whether these are the bytes of a picture as it is kept, as far as its header says."""
    if len(data) > MOST_BYTES or not data.startswith(_JPEG):
        return False
    header = header_of(data)
    return (
        header is not None
        and header.is_whole
        and min(header.width, header.height) > 0
        and max(header.width, header.height) <= LONGEST_SIDE
    )
