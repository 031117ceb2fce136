"""Cells as sites write them into links without compression: a sign each, or with runs of blanks."""

import re

from sudoku_gui.formats.links.link_site import LinkContent, damaged_link
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.text.puzzle_lines import SIZE_OF_LENGTH
from sudoku_gui.formats.text.signs import digits_of
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import NO_METADATA, Metadata, Puzzle

_FEWEST_CELLS = 81
# Signs in the order of what they mean: a digit, and ten times the blanks behind it.
_RUN_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_RUNS = re.compile(f"[{_RUN_SIGNS}]+")


def plain_grid(written: str) -> Grid | None:
    """Return the grid whose cells are written as a sign each, or None of other signs."""
    size = SIZE_OF_LENGTH.get(len(written), 0)
    digits = digits_of(written) if size and len(written) >= _FEWEST_CELLS else b""
    return Grid(Geometry.of_size(size), digits) if digits and max(digits) <= size else None


def grid_of_runs(written: str) -> Grid | None:
    """Return the grid of 9x9 written as digits with the blanks behind each, or None if it is none.

    `k` is 6 and four blanks: the sign at the place 46 of _RUN_SIGNS.
    """
    if not _RUNS.fullmatch(written) or len(written) > _FEWEST_CELLS:
        return None
    numbers = map(_RUN_SIGNS.index, written)
    cells = "".join(str(number % 10) + "0" * (number // 10) for number in numbers)
    return plain_grid(cells) if len(cells) == _FEWEST_CELLS else None


def content_of(grid: Grid, about: Metadata = NO_METADATA) -> LinkContent:
    """Return a grid as what a link carries."""
    return LinkContent(PuzzleRecord.without_entries(Puzzle(grid, about)))


def read_cells(written: str) -> LinkContent:
    """Return the puzzle whose cells are written in either way, or raise FormatError."""
    grid = plain_grid(written) or grid_of_runs(written)
    if grid is None or not grid.filled_count():
        raise damaged_link()
    return content_of(grid)
