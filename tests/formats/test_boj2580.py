"""The format of problem 2580, byte for byte as the judge has it."""

import pytest

from sudoku_gui.formats import read, write
from sudoku_gui.formats.boj2580 import FORMAT
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid

SAMPLE = b"""\
0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0
"""
SAMPLE_GRID = Grid.from_line(SAMPLE.decode().replace(" ", "").replace("\n", ""))
ROW_OF_16 = "16 0 10 A 9 0 B 11 0 0 0 0 0 0 0 1\n"


def test_the_sample_is_read() -> None:
    reading = read(SAMPLE)

    assert (reading.puzzle.givens, reading.format, reading.remarks) == (SAMPLE_GRID, FORMAT, ())


def test_the_sample_is_written_byte_for_byte() -> None:
    assert write(SAMPLE_GRID, FORMAT) == SAMPLE


def test_digits_above_nine_are_written_as_letters() -> None:
    grid = Grid(Geometry.of_size(12), bytes(range(1, 13)) + bytes(132))

    assert write(grid, FORMAT).split(b"\n")[0] == b"1 2 3 4 5 6 7 8 9 A B C"


def test_digits_above_nine_are_read_as_letters_and_as_numbers() -> None:
    reading = read((ROW_OF_16 + ROW_OF_16.replace("16", "0") * 15).encode())

    assert reading.puzzle.givens.line()[:16] == "G0AA90BB00000001"
    assert reading.format is FORMAT


@pytest.mark.parametrize("content", [SAMPLE.replace(b" ", b""), b"." * 81])
def test_other_layouts_are_not_taken_for_it(content: bytes) -> None:
    assert read(content).format is not FORMAT
