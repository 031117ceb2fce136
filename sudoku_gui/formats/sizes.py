"""The refusal of grids by formats that hold some sizes only."""

from sudoku_gui.formats.errors import UnsuitableGridError
from sudoku_gui.language import text


def only_9x9_error(format_name: str, size: int) -> UnsuitableGridError:
    """Return the refusal of a grid of `size` by a format for newspaper puzzles."""
    return UnsuitableGridError(
        text(
            "the format {format} holds puzzles of 9x9, not of {size}x{size}",
            format=format_name,
            size=size,
        )
    )
