"""Pictures of grids and of what is none, drawn for the tests of `sudoku_gui.photo`."""

import cv2
import numpy as np

from sudoku_gui.photo.arrays import Floats, Grey

PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

_CELL = 60  # pixels of a cell of a grid that is drawn, before it is seen in perspective
_PAPER, _INK = 225, 40


def blank_page(width: int = 700, height: int = 900) -> Grey:
    """Return a page without anything on it."""
    return np.full((height, width), _PAPER, np.uint8)


def square(left: float, top: float, side: float) -> Floats:
    """Return the corners of a square on a page."""
    return np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32) * np.float32(side) + np.array(
        [left, top], np.float32
    )


def draw_grid(page: Grey, corners: Floats, line: str = PUZZLE, size: int = 9) -> None:
    """Draw a grid whose outermost lines meet at four corners of a page."""
    grid = table(size, size, thick_every=3)
    for cell, sign in enumerate(line):
        if sign != "0":
            row, column = divmod(cell, size)
            _put_sign(grid, sign, column, row)
    _put(page, grid, corners)


def table(columns: int, rows: int, thick_every: int = 99) -> Grey:
    """Return lines around so many cells, with a margin that is half a cell wide."""
    height, width = (rows + 1) * _CELL, (columns + 1) * _CELL
    picture = np.full((height, width), _PAPER, np.uint8)
    first = _CELL // 2
    for count, is_across in ((columns, False), (rows, True)):
        for number in range(count + 1):
            place = first + number * _CELL
            thickness = 5 if number % thick_every == 0 else 2
            ends = [(place, first), (place, (height if not is_across else width) - first)]
            start, end = (each[::-1] if is_across else each for each in ends)
            cv2.line(picture, start, end, _INK, thickness)
    return picture


def put_table(page: Grey, picture: Grey, left: int, top: int, width: int) -> None:
    """Put what `table` has drawn on a page, so many pixels wide from line to line."""
    scale = width / (picture.shape[1] - _CELL)
    height = (picture.shape[0] - _CELL) * scale
    corners = [[left, top], [left + width, top], [left + width, top + height], [left, top + height]]
    _put(page, picture, np.array(corners, np.float32))


def photographed(page: Grey, seed: int = 1) -> Grey:
    """Return a page as a camera sees it: a little blurred, unevenly lit, with noise."""
    chance = np.random.default_rng(seed)
    height, width = page.shape
    light = np.linspace(1.0, 0.6, width)[None, :] * np.linspace(1.0, 0.85, height)[:, None]
    blurred = np.asarray(cv2.GaussianBlur(page, (0, 0), 1.2), np.float64)
    noisy = blurred * light + chance.normal(0, 3, page.shape)
    return np.clip(noisy, 0, 255).astype(np.uint8)


def text_page() -> Grey:
    """Return a page full of lines of text."""
    page = blank_page()
    for top in range(40, 880, 16):
        words = "the lines of a page of text go on " * 3
        cv2.putText(page, words, (20, top), cv2.FONT_HERSHEY_SIMPLEX, 0.4, _INK, 1)
    return page


def chess_board() -> Grey:
    """Return a board of eight by eight black and white squares, with a frame."""
    page = blank_page()
    for number in range(64):
        row, column = divmod(number, 8)
        if (row + column) % 2:
            left, top = 100 + column * 60, 100 + row * 60
            page[top : top + 60, left : left + 60] = _INK
    cv2.rectangle(page, (100, 100), (580, 580), _INK, 3)
    return page


def _put_sign(picture: Grey, sign: str, column: int, row: int) -> None:
    (width, height), _ = cv2.getTextSize(sign, cv2.FONT_HERSHEY_SIMPLEX, 1.3, 3)
    left = (column + 1) * _CELL - width // 2
    bottom = (row + 1) * _CELL + height // 2
    cv2.putText(picture, sign, (left, bottom), cv2.FONT_HERSHEY_SIMPLEX, 1.3, _INK, 3)


def _put(page: Grey, picture: Grey, corners: Floats) -> None:
    """Let a table appear on a page with its outermost lines through four corners."""
    height, width = picture.shape
    half = _CELL // 2
    own = [[half, half], [width - half, half], [width - half, height - half], [half, height - half]]
    matrix = cv2.getPerspectiveTransform(np.array(own, np.float32), corners)
    # As finely as it is drawn, and the page's pixels are means of that.
    fine = np.diag([3, 3, 1]).astype(np.float64) @ matrix
    size = (page.shape[1] * 3, page.shape[0] * 3)
    seen = cv2.warpPerspective(picture, fine, size, flags=cv2.INTER_LINEAR, borderValue=_PAPER)
    small = cv2.resize(seen, page.shape[::-1], interpolation=cv2.INTER_AREA)
    np.minimum(page, np.asarray(small, np.uint8), out=page)
