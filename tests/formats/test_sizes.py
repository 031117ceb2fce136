"""The refusal of grids by formats that hold some sizes only."""

from sudoku_gui.formats.sizes import only_9x9_error


def test_the_refusal_names_the_format_and_the_size() -> None:
    assert str(only_9x9_error("ss", 16)) == "the format ss holds puzzles of 9x9, not of 16x16"
