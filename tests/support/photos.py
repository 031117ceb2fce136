"""Photos in files, for the tests of the window in which they are read."""

from pathlib import Path

import cv2
import numpy as np

from sudoku_gui.photo.arrays import Grey
from tests.support.drawn_pictures import PUZZLE, blank_page, draw_grid, photographed, square

OTHER = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"


def photo_of_puzzle(line: str = PUZZLE) -> Grey:
    """Return a photo of a page with one puzzle on it."""
    page = blank_page()
    draw_grid(page, square(120, 200, 450), line=line)
    return photographed(page)


def photo_of_two() -> Grey:
    """Return a photo of a page with two puzzles, the larger one first."""
    page = blank_page(width=1100)
    draw_grid(page, square(40, 150, 500))
    draw_grid(page, square(600, 150, 440), line=OTHER)
    return photographed(page)


def photo_of_nothing() -> Grey:
    """Return a photo of an empty page."""
    return photographed(blank_page())


def with_smudge(photo: Grey, cell: int) -> Grey:
    """Return a photo of one puzzle with a cell smudged, so that it is not sure what is in it."""
    row, column = divmod(cell, 9)
    left, top = 120 + column * 50, 200 + row * 50
    smudged = photo.copy()
    part = smudged[top + 8 : top + 42, left + 8 : left + 42]
    part[:] = cv2.GaussianBlur(part, (0, 0), 5)
    return smudged


def saved(photo: Grey, path: Path) -> Path:
    """Save a photo, and return where."""
    path.write_bytes(np.asarray(cv2.imencode(path.suffix, photo)[1], np.uint8).tobytes())
    return path
