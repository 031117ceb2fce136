"""The format of problem 2239, byte for byte as the judge has it."""

import pytest

from sudoku_gui.formats import read, write
from sudoku_gui.formats.boj2239 import FORMAT
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from tests.support.puzzles import SMALL_FILE

SAMPLE = b"""\
103000509
002109400
000704000
300502006
060000050
700803004
000401000
009205800
804000107
"""
SOLUTION = b"""\
143628579
572139468
986754231
391542786
468917352
725863914
237481695
619275843
854396127
"""
SAMPLE_GRID = Grid.from_line(SAMPLE.decode().replace("\n", ""))
AMBIGUOUS = "16 lines of 16 cells are read as one grid of 16x16, not as 16 of 4x4"


def test_the_sample_is_read() -> None:
    reading = read(SAMPLE)

    assert (reading.puzzle.givens, reading.format, reading.remarks) == (SAMPLE_GRID, FORMAT, ())


def test_the_sample_is_written_byte_for_byte() -> None:
    assert write(SAMPLE_GRID, FORMAT) == SAMPLE


def test_the_solution_of_the_sample_is_written_as_the_judge_expects_it() -> None:
    line = "143628579572139468986754231391542786468917352725863914237481695619275843854396127"

    assert write(Grid.from_line(line), FORMAT) == SOLUTION


def test_a_complete_row_of_the_largest_size_is_written_and_read() -> None:
    grid = Grid(Geometry.of_size(25), bytes(range(1, 26)) + bytes(600))

    written = write(grid, FORMAT)

    assert written.startswith(b"123456789ABCDEFGHIJKLMNOP\n")
    assert read(written).puzzle.givens == grid


def test_16_blank_rows_that_could_be_grids_of_4x4_are_said_to_be_none() -> None:
    reading = read(b"0000000000000000\n" * 16)

    assert reading.format is FORMAT
    assert AMBIGUOUS in [str(remark.sentence) for remark in reading.remarks]


def test_16_rows_are_a_grid_where_that_is_asked_for() -> None:
    reading = read(SMALL_FILE * 16, FORMAT)

    assert reading.puzzle.givens.geometry.size == 16
    assert AMBIGUOUS in [str(remark.sentence) for remark in reading.remarks]


def test_16_rows_with_a_larger_digit_can_only_be_a_grid() -> None:
    assert read(b"123456789ABCDEFG\n" + b"0000000000000000\n" * 15).remarks == ()


@pytest.mark.parametrize("content", [b"1 0 3 0\n" * 4, b"." * 81])
def test_other_layouts_are_not_taken_for_it(content: bytes) -> None:
    assert read(content).format is not FORMAT
