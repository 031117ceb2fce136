"""A whole grid on one line, and files with many such lines."""

import pytest

from sudoku_gui.formats import FormatError, ReadResult, read, write, write_all
from sudoku_gui.formats.line import FORMAT
from sudoku_gui.model.geometry import SIZES
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_DOTTED_LINE, SMALL_LINE

WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LENGTHS = "expected one of 16, 36, 81, 144, 256, 625"


def read_lines(*lines: str) -> ReadResult:
    return read("\n".join(lines).encode(), FORMAT)


def said(reading: ReadResult) -> list[str]:
    return [str(remark.sentence) for remark in reading.remarks]


@pytest.mark.parametrize("blank", "0.*_")
def test_a_line_is_read_with_any_sign_for_a_blank(blank: str) -> None:
    reading = read(WIKIPEDIA.replace(".", blank).encode())

    assert str(reading.puzzle.givens) == WIKIPEDIA
    assert (reading.format, reading.remarks) == (FORMAT, ())


def test_a_grid_is_written_as_one_line_with_0_for_a_blank() -> None:
    assert write(SMALL, FORMAT) == b"0200000200104000\n"


@pytest.mark.parametrize("size", SIZES)
def test_a_line_of_every_size_is_recognised(size: int) -> None:
    reading = read(b"1" + b"." * (size * size - 1))

    assert (reading.format, reading.puzzle.givens.geometry.size) == (FORMAT, size)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (WIKIPEDIA[:80], f"line 1: the line has 80 cells, {LENGTHS}"),
        (WIKIPEDIA + "1", f"line 1: the line has 82 cells, {LENGTHS}"),
        ("1", f"line 1: the line has 1 cell, {LENGTHS}"),
        ("9" * 5000, f"line 1: the line has 5000 cells, {LENGTHS}"),
        ("  53x" + WIKIPEDIA[3:], 'line 1, column 5: found "x", expected a digit 0-9'),
        ("53A" + WIKIPEDIA[3:], 'line 1, column 3: found "A", expected a digit 0-9'),
        ("0" * 143 + "D", 'line 1, column 144: found "D", expected a digit 0-9 or A-C'),
        (WIKIPEDIA + ",1", 'line 1, column 82: found ",", expected a digit or a blank'),
        ("0500000000000000", 'line 1, column 2: found "5", expected a digit 0-4'),
    ],
)
def test_a_line_that_is_no_grid_is_refused_with_its_place(line: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_lines(line)

    assert str(caught.value) == problem


@pytest.mark.parametrize("tail", ["\tED=2.3/1.2/1.2", "  1", " \udcff" * 200])
def test_what_follows_the_cells_is_skipped_with_a_remark(tail: str) -> None:
    reading = read((WIKIPEDIA + tail).encode("utf-8", "surrogateescape"))

    assert str(reading.puzzle.givens) == WIKIPEDIA
    assert said(reading) == ["line 1: the text after the cells was skipped"]


def test_spaces_around_a_line_are_nothing_to_speak_of() -> None:
    assert read_lines(f" \t{WIKIPEDIA} \t").remarks == ()


def test_the_good_lines_of_many_are_kept_and_bad_ones_are_named() -> None:
    reading = read_lines("# two puzzles", WIKIPEDIA[:80], "hello", WIKIPEDIA, "", "?", SMALL_LINE)

    assert [content.grid.line(".") for content in reading.records] == [WIKIPEDIA, SMALL_DOTTED_LINE]
    assert [error.line for error in reading.refused] == [2, 3, 6]
    assert said(reading) == [
        f"line 2: not a puzzle, skipped: the line has 80 cells, {LENGTHS}",
        'line 3: not a puzzle, skipped: found "h", expected a digit or a blank',
        'line 6: not a puzzle, skipped: found "?", expected a digit or a blank',
        "line 1: not a part of the puzzle, skipped",
    ]


def test_many_bad_lines_are_one_remark() -> None:
    reading = read_lines(*["1"] * 7, WIKIPEDIA)

    problem = f"not a puzzle, skipped: the line has 1 cell, {LENGTHS}"
    assert said(reading) == [f"line 1: {problem} (likewise 6 more)"]


def test_lines_that_are_all_bad_are_refused_with_the_first() -> None:
    with pytest.raises(FormatError, match=r"^line 2: the line has 80 cells"):
        read_lines("hello", WIKIPEDIA[:80], "1")


def test_a_file_without_a_line_of_cells_is_refused() -> None:
    with pytest.raises(FormatError, match=r"^no puzzle found"):
        read_lines("hello")


def test_16_lines_are_grids_of_4x4_where_that_is_asked_for() -> None:
    reading = read_lines(*[SMALL_LINE] * 16)

    assert [content.grid for content in reading.records] == [SMALL] * 16


@pytest.mark.parametrize("count", [16, 32])
def test_16_lines_of_16_small_digits_are_grids_of_4x4_and_that_is_said(count: int) -> None:
    reading = read(f"{SMALL_LINE}\n".encode() * count)

    assert (reading.format, len(reading.records)) == (FORMAT, count)
    assert reading.records[0].grid == SMALL
    assert [str(remark.sentence) for remark in reading.remarks] == [
        "lines of 16 cells are read as grids of 4x4, not as the rows of one of 16x16"
    ]


def test_a_larger_digit_makes_them_rows() -> None:
    reading = read(f"{SMALL_LINE}\n".encode() * 15 + b"5..............." + b"\n")

    assert reading.format.name == "boj2239"


@pytest.mark.parametrize("count", [1, 15, 16, 17, 32])
def test_grids_of_4x4_are_written_so_that_their_lines_are_not_taken_for_rows(count: int) -> None:
    records = [bare(SMALL)] * count

    assert list(read(write_all(records, FORMAT)).records) == records
