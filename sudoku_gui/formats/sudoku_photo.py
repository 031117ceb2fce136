"""The photo of a puzzle as a line of the program's own format, its pictures as Base64.

{"photo":"/9j/4AAQ…","grid":"/9j/4AAQ…","corners":[[312.5,80],[1100,96],[1088,900],[300,880]]}
"""

import binascii
from base64 import b64decode, b64encode
from typing import cast

from sudoku_gui.formats.sudoku_values import LineError, Members, line_of, members_of, string_of
from sudoku_gui.language import text
from sudoku_gui.model.photo import LONGEST_SIDE, MOST_BYTES, Corners, Photo, is_picture

_MOST_SIGNS = (MOST_BYTES + 2) // 3 * 4
_FARTHEST = 10 * LONGEST_SIDE  # pixels: a corner may lie beside the page, and not anywhere


def photo_line(photo: Photo) -> str:
    """Return the line of a photo."""
    return line_of(
        {
            "photo": b64encode(photo.page).decode(),
            "grid": b64encode(photo.grid).decode(),
            "corners": photo.corners,
        }
    )


def decode_photo(members: Members) -> Photo:
    """Return the photo; raises LineError."""
    members_of(members, ("photo", "grid", "corners"), ())
    page, grid = (_picture(members[name], name) for name in ("photo", "grid"))
    return Photo(page, grid, _corners(members["corners"], "corners"))


def _picture(value: object, *path: str) -> bytes:
    signs = string_of(value, *path)
    if len(signs) > _MOST_SIGNS:
        problem = text("found a picture of more than {n} kilobytes", n=MOST_BYTES // 1_000)
        raise LineError(problem, *path)
    try:
        data = b64decode(signs, validate=True)
    except (binascii.Error, ValueError):
        raise LineError(text("expected a picture in Base64"), *path) from None
    if not is_picture(data):
        problem = text(
            "expected a whole JPEG picture of at most {n:,} pixels a side", n=LONGEST_SIDE
        )
        raise LineError(problem, *path)
    return data


def _corners(value: object, *path: str) -> Corners:
    points = value if isinstance(value, list) else []
    if len(points) != 4 or not all(map(_is_point, points)):
        raise LineError(text("expected four corners, two numbers each"), *path)
    first, second, third, fourth = ((float(x), float(y)) for x, y in points)
    return first, second, third, fourth


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_place, value))


def _is_place(value: object) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and -_FARTHEST <= cast("float", value) <= _FARTHEST
