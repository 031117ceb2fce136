"""Rows about many answers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.solvers.bulk_rows import Field, RowWriter

ALL = (b"<", Field.LINE, b"|", Field.PUZZLE, b"|", Field.SOLUTION, b"|", Field.COUNT, b">\n")


def test_each_puzzle_has_a_row_of_its_facts() -> None:
    rows = RowWriter(ALL).rows(99, b"1..4.2.1", b"12344321", [1, 30])

    assert rows == b"<99|1..4|1234|1>\n<100|.2.1|4321|30>\n"


def test_a_puzzle_without_a_solution_has_an_empty_one() -> None:
    assert RowWriter(ALL).rows(1, b"11..", b"0000", [0]) == b"<1|11..||0>\n"


def test_a_writer_may_be_used_again_for_another_size() -> None:
    writer = RowWriter((Field.PUZZLE, b","))

    assert writer.rows(1, b"", b"", []) == b""
    assert writer.rows(1, b"1234", b"1234", [1]) == b"1234,"
    assert writer.rows(1, b"123456", b"123456", [1, 1]) == b"123,456,"


@given(st.integers(0, 2**62), st.integers(0, 2**62))
def test_numbers_are_written_as_python_writes_them(line: int, count: int) -> None:
    rows = RowWriter((Field.LINE, b" ", Field.COUNT)).rows(line, b"1", b"1", [count])

    assert rows == f"{line} {count}".encode()


@pytest.mark.parametrize(
    ("puzzles", "solutions", "counts"),
    [(b"12", b"1", [1]), (b"123", b"123", [1, 1]), (b"1", b"1", [])],
)
def test_what_does_not_belong_together_is_refused(
    puzzles: bytes, solutions: bytes, counts: list[int]
) -> None:
    with pytest.raises(ValueError, match="a count for each"):
        RowWriter(ALL).rows(1, puzzles, solutions, counts)
