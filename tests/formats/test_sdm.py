"""Collections with a puzzle on each line and a comment behind it."""

import pytest

from sudoku_gui.formats import (
    FormatError,
    PuzzleRecord,
    UnsuitableGridError,
    format_named,
    read,
    write_all,
)
from sudoku_gui.formats.sdm import FORMAT
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.contents import bare

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TWO = "." * 80 + "1"


def commented(line: str, comment: str) -> PuzzleRecord:
    return PuzzleRecord.without_entries(Puzzle(Grid.from_line(line), Metadata(comment=comment)))


def test_a_puzzle_stands_on_each_line() -> None:
    reading = read(f"{ONE}\n\n{TWO}\n".encode())

    assert (reading.format, reading.remarks) == (FORMAT, ())
    assert [str(record.grid) for record in reading.records] == [ONE, TWO]


@pytest.mark.parametrize("tail", [" # hard, SE 4.5", "\t#hard, SE 4.5", " hard, SE 4.5 "])
def test_what_stands_behind_the_cells_is_the_comment(tail: str) -> None:
    reading = read(f"{ONE}\n{TWO}{tail}\n".encode())

    assert [record.puzzle.metadata.comment for record in reading.records] == ["", "hard, SE 4.5"]
    assert reading.remarks == ()


def test_a_single_line_with_a_comment_is_recognised() -> None:
    assert read(f"{ONE} # one".encode()).format is FORMAT


@pytest.mark.parametrize("record", [ONE, f"{ONE}\n{'0' * 16}\n", f"{ONE} 4.5"])
def test_other_lines_are_not_taken_for_it(record: str) -> None:
    assert read(record.encode()).format is format_named("line")


def test_it_is_written_with_comments_behind_the_cells() -> None:
    records = [commented(ONE, "# one"), bare(Grid.from_line(TWO))]

    assert write_all(records, FORMAT).decode() == f"{ONE} # # one\n{TWO}\n"


@pytest.mark.parametrize("comment", ["two\nlines", " spaced ", "\u202etfel", "\udc80"])
def test_a_comment_that_would_be_read_otherwise_is_not_written(comment: str) -> None:
    assert write_all([commented(ONE, comment)], FORMAT).decode() == f"{ONE}\n"


@pytest.mark.parametrize(
    ("odd", "shown"), [(b"\xff\xfe", "��"), ("\u202eabc".encode(), "�abc"), (b"\x07", "�")]
)
def test_what_is_no_text_in_a_comment_is_replaced_with_a_remark(odd: bytes, shown: str) -> None:
    reading = read(f"{ONE}\n{TWO} # ".encode() + odd)

    assert reading.records[1].puzzle.metadata.comment == shown
    assert [str(remark.sentence) for remark in reading.remarks] == [
        "line 2: signs that are no text were replaced"
    ]


def test_a_line_of_another_size_is_refused_and_the_rest_is_kept() -> None:
    reading = read(f"{ONE}\n{'0' * 16}\n{TWO}\n# end\n".encode(), FORMAT)

    assert [str(record.grid) for record in reading.records] == [ONE, TWO]
    assert [str(error) for error in reading.refused] == [
        "line 2: the line has 16 cells, expected 81"
    ]


def test_a_file_without_a_good_line_is_refused() -> None:
    with pytest.raises(FormatError, match=r"^line 1: the line has 80 cells, expected 81"):
        read(ONE[1:].encode(), FORMAT)


def test_a_grid_of_another_size_is_not_written() -> None:
    with pytest.raises(UnsuitableGridError) as caught:
        write_all([bare(Grid.from_line("0" * 16))], FORMAT)

    assert str(caught.value) == "the format sdm holds puzzles of 9x9, not of 4x4"
