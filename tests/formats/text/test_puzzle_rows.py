"""Puzzles written row by row: what is read, what is skipped with a remark, what is refused."""

import pytest

from sudoku_gui.formats import (
    FormatError,
    PuzzleRecord,
    ReadResult,
    UnsuitableGridError,
    format_named,
    read,
    write_all,
)
from sudoku_gui.model.geometry import SIZES
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.contents import bare

JOINED = """200105003
054000710
010203080
602807304
000000000
105309806
020701060
081000240
700402001
"""
SPACED = "\n".join(" ".join(row) for row in JOINED.split("\n"))
LINE = JOINED.replace("\n", "")
FRAME = "the frame around the boxes was skipped"
SIX = "123456\n000000\n000000\n"


def read_text(record: str) -> ReadResult:
    return read(record.encode())


def said(reading: ReadResult) -> list[str]:
    return [str(remark.sentence) for remark in reading.remarks]


def replaced(record: str, row: int, line: str) -> str:
    """`content` with another line in place of a row, counted from 1."""
    lines = record.split("\n")
    lines[row - 1] = line
    return "\n".join(lines)


def framed(record: str, rule: str, bar: str) -> str:
    """`content` with a rule around each band of boxes and bars around each box."""
    rows = [row[:3] + bar + row[3:6] + bar + row[6:] for row in record.split()]
    bands = ["\n".join(rows[start : start + 3]) for start in (0, 3, 6)]
    return f"\n{rule}\n".join(["", *bands, ""])


@pytest.mark.parametrize("record", [JOINED, SPACED, SPACED.replace(" ", " \t  ")])
def test_rows_are_read_without_a_word(record: str) -> None:
    reading = read_text(record)

    assert reading.puzzle.givens.line() == LINE
    assert reading.remarks == ()


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("60280730", "column 9: the row ends after 8 cells, expected 9"),
        ("6", "column 2: the row ends after 1 cell, expected 9"),
        ("6028073040", 'column 10: found "0", expected the end of the row after 9 cells'),
        ("602807304 #", "column 10: found a space, expected the end of the row after 9 cells"),
        ("60x807304", 'column 3: found "x", expected a digit 0-9'),
        ("  60A807304", 'column 5: found "A", expected a digit 0-9'),
        ("602 807304", "column 4: found a space, expected a digit 0-9"),
        ("602\t807304", "column 4: found a tab, expected a digit 0-9"),
        ("6028|07304", 'column 5: found "|", expected a digit 0-9'),
        ("602||807304", 'column 5: found "|", expected a digit 0-9'),
        ("602807304||", 'column 11: found "|", expected the end of the row after 9 cells'),
        ("hello", 'column 1: found "h", expected a digit 0-9'),
        ("# hello", 'column 1: found "#", expected a digit 0-9'),
    ],
)
def test_a_bad_row_without_spaces_is_refused_with_its_place(row: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_text(replaced(JOINED, 4, row))

    assert str(caught.value) == f"line 4, {problem}"


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("6 0 2 8 0 7 3 0", "column 16: the row ends after 8 cells, expected 9"),
        ("6 0 2 8 0 7 3 0 4 0", 'column 19: found "0", expected the end of the row after 9 cells'),
        ("\t6 0 2 x 0 7 3 0 4", 'column 8: found "x", expected a digit 0-9'),
        ("6 0 2 10 0 7 3 0 4", 'column 7: found "10", expected a digit 0-9'),
        ("6 0 2 0\u200b2 0 7 3 0 4", "column 8: found the character U+200B, expected a digit 0-9"),
        ("602807304", 'column 1: found "602807304", expected a digit 0-9'),
        ("6 0 2 8 | 0 7 3 0 4", 'column 9: found "|", expected a digit 0-9'),
        ("hello you", 'column 1: found "hello", expected a digit 0-9'),
    ],
)
def test_a_bad_row_with_spaces_is_refused_with_its_place(row: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_text(replaced(SPACED, 4, row))

    assert str(caught.value) == f"line 4, {problem}"


@pytest.mark.parametrize("record", [JOINED, SPACED])
@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (1, "line 1: the grid ends after 1 row, expected 9"),
        (8, "line 8: the grid ends after 8 rows, expected 9"),
        (10, "line 10: found 10 rows, expected 9 or 18"),
        (26, "line 26: found 26 rows, expected 18 or 27"),
    ],
)
def test_a_wrong_number_of_rows_is_refused(record: str, rows: int, problem: str) -> None:
    lines = (record * 3).split("\n")
    several = "\n".join(line for line in lines if line)

    with pytest.raises(FormatError) as caught:
        read_text("\n".join(several.split("\n")[:rows]) + "\n\nthe end\n")

    assert str(caught.value) == problem


def test_rows_of_no_size_are_refused() -> None:
    with pytest.raises(FormatError) as caught:
        read_text("\n1020300000\n" * 9)

    assert str(caught.value) == "line 2: the row has 10 cells, expected one of 4, 6, 9, 12, 16, 25"


@pytest.mark.parametrize("size", SIZES)
def test_the_size_is_that_of_most_rows(size: int) -> None:
    record = "".join("0" * (size - (row == 1)) + "\n" for row in range(size))

    with pytest.raises(FormatError) as caught:
        read_text(record)

    problem = f"the row ends after {size - 1} cells, expected {size}"
    assert str(caught.value) == f"line 2, column {size}: {problem}"


def test_what_stands_around_a_grid_is_skipped_with_a_remark() -> None:
    reading = read_text("# a\n\nPuzzle 5\n" + JOINED + "\n; the end\n")

    assert reading.puzzle.givens.line() == LINE
    assert said(reading) == [
        f"line {line}: not a part of the puzzle, skipped" for line in (1, 3, 14)
    ]


def test_much_that_is_skipped_is_one_remark() -> None:
    reading = read_text("# a\n" * 2000 + JOINED)

    assert said(reading) == ["line 1: not a part of the puzzle, skipped (likewise 1999 more)"]


@pytest.mark.parametrize("between", ["", "\n \n", "\nGrid 02\n", "+---+\n", "# next\n"])
def test_several_puzzles_are_all_read(between: str) -> None:
    other = JOINED.replace("2", "3")

    reading = read_text(JOINED + between + other)

    lines = [record.grid.line() for record in reading.records]
    assert lines == [LINE, LINE.replace("2", "3")]


def test_a_bad_row_in_a_later_puzzle_is_refused() -> None:
    with pytest.raises(FormatError) as caught:
        read_text(replaced(JOINED * 2, 12, "01x203080"))

    assert str(caught.value) == 'line 12, column 3: found "x", expected a digit 0-9'


@pytest.mark.parametrize(
    ("rule", "bar"),
    [
        ("+---+---+---+", "|"),
        ("*-----------*", "|"),
        ("---+---+---", " | "),
        ("'-------'-------'", "|"),
        ("-----------", ""),
        ("", "|"),
    ],
)
@pytest.mark.parametrize("record", [JOINED, JOINED.replace("0", ".")])
def test_a_frame_is_skipped_with_one_remark(record: str, rule: str, bar: str) -> None:
    reading = read_text(framed(record, rule, bar))

    assert reading.puzzle.givens.line() == LINE
    assert said(reading) == [FRAME]


@pytest.mark.parametrize("row", ["|{} {} {}|{} {} {}|{} {} {}|", "{} {} {} | {} {} {} | {} {} {}"])
def test_a_frame_may_stand_around_spaced_rows(row: str) -> None:
    reading = read_text("\n".join(row.format(*cells) for cells in JOINED.split()))

    assert reading.format.name == "boj2580"
    assert reading.puzzle.givens.line() == LINE
    assert said(reading) == [FRAME]


@pytest.mark.parametrize("record", ["12|34\n" * 4, "|12|34|\n" * 4, "| 12 | 34 |\n" * 4])
def test_a_framed_4x4_is_not_taken_for_spaced_rows(record: str) -> None:
    reading = read_text(record)

    assert (reading.format.name, reading.puzzle.givens.line()) == ("boj2239", "1234" * 4)


def test_a_rule_inside_a_box_is_refused() -> None:
    lines = JOINED.split("\n")

    with pytest.raises(FormatError) as caught:
        read_text("\n".join([*lines[:4], "+---+---+---+", *lines[4:]]))

    assert str(caught.value) == "line 5: found a line of a frame, expected 3 rows in a box"


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (SIX + "---\n" + SIX, "line 4: found a line of a frame, expected 2 rows in a box"),
        ("12|34|56\n" * 6, 'line 1, column 3: found "|", expected a digit 0-6'),
    ],
)
def test_a_6x6_with_boxes_of_another_shape_is_refused(record: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_text(record)

    assert str(caught.value) == problem


TITLED = "Grid 01\n" + JOINED + "Grid 02\n" + JOINED.replace("2", "3") + "Grid 03\n" + JOINED


def titles(reading: ReadResult) -> list[str]:
    return [record.puzzle.metadata.title for record in reading.records]


@pytest.mark.parametrize("record", [TITLED, TITLED.replace("Grid", "\n \nGrid")])
def test_a_line_of_prose_above_each_of_several_grids_is_its_title(record: str) -> None:
    reading = read_text(record)

    assert titles(reading) == ["Grid 01", "Grid 02", "Grid 03"]
    assert reading.remarks == ()


def test_of_much_prose_the_last_line_is_the_title() -> None:
    reading = read_text("A book\nof three\n" + TITLED + "The end\n")

    assert titles(reading) == ["Grid 01", "Grid 02", "Grid 03"]
    assert said(reading) == [
        f"line {line}: not a part of the puzzle, skipped" for line in (1, 2, 33)
    ]


@pytest.mark.parametrize(
    ("row", "line", "problem"),
    [
        (14, "0540007x0", 'line 14, column 8: found "x", expected a digit 0-9'),
        (14, "05400071", "line 14, column 9: the row ends after 8 cells, expected 9"),
        (14, "", "line 19: the grid ends after 8 rows, expected 9"),
    ],
)
@pytest.mark.parametrize("separator", ["Grid 0", "\n"])
def test_a_bad_grid_among_good_ones_is_refused_alone(
    row: int, line: str, problem: str, separator: str
) -> None:
    record = replaced(TITLED, row, line)
    if not line:
        record = record.replace("\n\n", "\n")
    if separator == "\n":
        record = "\n".join("" if each.startswith("Grid") else each for each in record.split("\n"))

    reading = read_text(record)

    assert [record.grid.line() for record in reading.records] == [LINE, LINE]
    assert [str(error) for error in reading.refused] == [problem]
    assert len(reading.remarks) == 1


def test_several_grids_are_written_with_their_titles() -> None:
    reading = read_text(TITLED)

    written = write_all(reading.records, reading.format).decode()

    assert written == TITLED.replace("Grid 02", "\nGrid 02").replace("Grid 03", "\nGrid 03")


@pytest.mark.parametrize("title", ["# 1", "17", "two\nlines", " x", "---------", "\u202ex"])
def test_a_title_that_would_be_read_otherwise_is_not_written(title: str) -> None:
    grid = Grid.from_line(LINE)
    records = [PuzzleRecord.without_entries(Puzzle(grid, Metadata(title))), bare(grid)]

    assert write_all(records, format_named("boj2239")).decode() == f"{JOINED}\n{JOINED}"


def test_a_byte_order_mark_in_a_title_is_made_visible() -> None:
    reading = read_text("\n\ufeff" + TITLED)

    records = reading.records
    assert records[0].puzzle.metadata.title == "\N{REPLACEMENT CHARACTER}Grid 01"
    assert said(reading) == ["line 2: signs that are no text were replaced"]
    assert titles(read(write_all(records, reading.format))) == titles(reading)


def test_the_judge_gets_a_single_grid_without_its_title() -> None:
    record = PuzzleRecord.without_entries(Puzzle(Grid.from_line(LINE), Metadata("A title")))

    assert write_all([record], format_named("boj2239")).decode() == JOINED


def test_rows_of_several_sizes_are_not_written() -> None:
    records = [bare(Grid.from_line(LINE)), bare(Grid.from_line("0" * 16))]

    with pytest.raises(UnsuitableGridError, match="puzzles of one size only"):
        write_all(records, format_named("boj2580"))


def test_what_begins_like_another_format_is_no_title() -> None:
    rows = "1234\n" * 4

    reading = read(f"[One]\n{rows}<two>\n{rows}Three\n{rows}".encode())

    assert [each.puzzle.metadata.title for each in reading.records] == ["", "", "Three"]
    assert len(reading.remarks) == 2


@pytest.mark.parametrize("title", ["[Puzzle]", "{", "<game>"])
def test_a_title_that_begins_like_another_format_is_not_written(title: str) -> None:
    titled = PuzzleRecord.without_entries(Puzzle(Grid.from_line("1234" * 4), Metadata(title=title)))

    assert title.encode() not in write_all([titled, titled], format_named("boj2239"))
