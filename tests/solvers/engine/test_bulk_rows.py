"""Rows about many answers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.solvers.engine.bulk_rows import RowField, RowWriter, digits_of_lines

ALL = (
    b"<",
    RowField.LINE,
    b"|",
    RowField.PUZZLE,
    b"|",
    RowField.SOLUTION,
    b"|",
    RowField.COUNT,
    b">\n",
)


def test_each_puzzle_has_a_row_of_its_facts() -> None:
    rows = RowWriter(ALL).rows(99, b"1..4.2.1", bytes([1, 2, 3, 4, 4, 3, 2, 1]), [1, 30])

    assert rows == b"<99|1..4|1234|1>\n<100|.2.1|4321|30>\n"


def test_a_puzzle_without_a_solution_has_an_empty_one() -> None:
    assert RowWriter(ALL).rows(1, b"11..", bytes(4), [0]) == b"<1|11..||0>\n"


def test_digits_above_9_are_written_as_letters() -> None:
    assert RowWriter((RowField.SOLUTION,)).rows(1, b"...", bytes([9, 10, 25]), [1]) == b"9AP"


def test_lines_are_read_as_digits() -> None:
    assert digits_of_lines(b"1.0\n129\n", 3) == bytes([1, 0, 0, 1, 2, 9])


@given(st.lists(st.sampled_from([b"12", b"..", b"1a", b"1/", b"1:", b"1", b"123", b"\n", b"1 "])))
def test_nothing_but_whole_lines_of_digits_is_read(lines: list[bytes]) -> None:
    are_plain = bool(lines) and set(lines) <= {b"12", b".."}

    read = digits_of_lines(b"".join(line + b"\n" for line in lines), 2)

    assert bool(read) == are_plain
    assert digits_of_lines(b"\n".join(lines), 2) == b""


@pytest.mark.parametrize("place", [0, 8, 16, 17])
def test_every_sign_that_is_no_digit_is_noticed(place: int) -> None:
    line = bytearray(b"123456789123456789\n")

    read = {sign for sign in range(256) if _read_with(line, place, sign)}

    assert read == {*b"0123456789."}


def _read_with(line: bytearray, place: int, sign: int) -> bytes:
    return digits_of_lines(bytes(line[:place] + bytes([sign]) + line[place + 1 :]), len(line) - 1)


def test_a_writer_may_be_used_again_for_another_size() -> None:
    writer = RowWriter((RowField.PUZZLE, b","))

    assert writer.rows(1, b"", b"", []) == b""
    assert writer.rows(1, b"1234", bytes(4), [1]) == b"1234,"
    assert writer.rows(1, b"123456", bytes(6), [1, 1]) == b"123,456,"
    assert writer.rows(1, b"12", bytes(2), [1]) == b"12,"


@given(st.integers(0, 2**62), st.integers(0, 2**62))
def test_numbers_are_written_as_python_writes_them(line: int, count: int) -> None:
    rows = RowWriter((RowField.LINE, b" ", RowField.COUNT)).rows(line, b"1", b"\x01", [count])

    assert rows == f"{line} {count}".encode()


@pytest.mark.parametrize(
    ("puzzles", "solutions", "counts"),
    [(b"123", b"1", [1]), (b"1", b"12", [1]), (b"123", b"123", [1, 1]), (b"1", b"1", [])],
)
def test_what_does_not_belong_together_is_refused(
    puzzles: bytes, solutions: bytes, counts: list[int]
) -> None:
    with pytest.raises(ValueError, match="a count for each"):
        RowWriter(ALL).rows(1, puzzles, solutions, counts)


def test_puzzles_may_stand_in_lines() -> None:
    rows = RowWriter((RowField.PUZZLE, b",")).rows(1, b"1..\n.2.\n", bytes(6), [1, 1])

    assert rows == b"1..,.2.,"


def test_what_follows_a_condition_is_written_where_it_is_so() -> None:
    form = (
        *(RowField.IF_NONE, b"none ", RowField.IF_SOME, b"some "),
        *(RowField.IF_LIMIT, b"limit", RowField.IF_BELOW, RowField.COUNT, b" below"),
        *(RowField.ALWAYS, b";"),
    )

    rows = RowWriter(form, limit=3).rows(1, b"111", bytes(3), [0, 2, 3])

    assert rows == b"none 0 below;some 2 below;some limit;"
