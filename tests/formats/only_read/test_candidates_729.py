"""Nine signs for each cell."""

import pytest

from sudoku_gui.formats import FormatError, read
from sudoku_gui.model.geometry import Cell
from tests.formats.only_read.test_forms import GRID
from tests.support.formats.foreign import said
from tests.support.formats.links import LINE

ALL = "123456789"


def signs_of(line: str) -> list[str]:
    """The signs of each cell, all candidates for a blank."""
    return [
        ALL if sign == "." else "".join(each if each == sign else "." for each in ALL)
        for sign in line
    ]


@pytest.mark.parametrize("joint", ["", " "])
def test_single_candidates_are_givens_and_that_is_told(joint: str) -> None:
    reading = read(joint.join(signs_of(LINE)).encode())

    assert reading.puzzle.givens == GRID
    assert not reading.records[0].notes
    assert any("one candidate" in words for words in said(reading))


def test_candidates_that_are_missing_are_notes() -> None:
    cells = signs_of(LINE)
    cells[2] = "1.......9"

    assert read("".join(cells).encode()).records[0].notes[Cell(2)].corner == {1, 9}


@pytest.mark.parametrize("cell", ["2........", "........."])
def test_a_digit_out_of_place_and_a_cell_without_any_are_refused(cell: str) -> None:
    cells = signs_of(LINE)
    cells[2] = cell

    with pytest.raises(FormatError, match="r1c3"):
        read("".join(cells).encode())
