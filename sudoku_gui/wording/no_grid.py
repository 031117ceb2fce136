"""What is said of a picture in which there is no grid to be read."""

from sudoku_gui.language import Text, text


def no_grid_sentence(other_size: int | None) -> Text:
    """Return that none was found, or that the one there is has too few or too many cells.

    other_size: the rows of a square table that was found instead.
    """
    if other_size is None:
        return text("no grid of 9x9 cells was found in the picture")
    return text(
        "the grid in the picture has {size}x{size} cells, and only 9x9 can be read",
        size=other_size,
    )
