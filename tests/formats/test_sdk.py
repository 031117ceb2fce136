"""The format of SudoCue and SadMan Software."""

import pytest

from sudoku_gui.formats import FormatError, PuzzleRecord, RecordPart, read, write_all
from sudoku_gui.formats.sdk import FORMAT
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.formats.foreign import ENTRIES, GIVENS, LINE, PLAYED, missing_after, said

ROWS = "".join(LINE[at : at + 9] + "\n" for at in range(0, 81, 9))
SMALL = "1234\n" * 4
STATE = ROWS.replace(".........", "4....6...")


def test_the_headers_are_what_is_known_about_the_puzzle() -> None:
    headers = "#AAnn\n#DOne\n#CTwo\n#B2006-08-03\n#SThe Paper\n#LEasy\n#Uhttp://example.org/\n"

    reading = read((headers + ROWS).encode())

    metadata = Metadata(
        "", "Ann", "One", "Two", "2006-08-03", "The Paper", "Easy", "http://example.org/"
    )
    assert (reading.format, reading.puzzle) == (FORMAT, Puzzle(GIVENS, metadata))
    assert said(reading) == []


def test_headers_with_one_letter_are_the_lines_of_one_text() -> None:
    reading = read(("#CFirst\n#C\n" + ROWS + "#CLast\n").encode())

    assert reading.puzzle.metadata.comment == "First\n\nLast"


def test_rows_without_headers_are_left_to_other_formats() -> None:
    assert read(ROWS.encode()).format is not FORMAT
    assert read(ROWS.encode(), FORMAT).puzzle.givens == GIVENS


def test_a_comment_with_a_space_is_no_header() -> None:
    assert read(("# A puzzle\n" + ROWS).encode()).format is not FORMAT


def test_the_state_is_what_the_player_has_entered() -> None:
    reading = read(f"[Puzzle]\n{ROWS}[State]\n{STATE}".encode())

    assert reading.records[0] == PuzzleRecord(Puzzle(GIVENS), ENTRIES)
    assert said(reading) == []


def test_a_given_stays_where_the_state_differs() -> None:
    reading = read(f"[puzzle]\n{ROWS}[STATE]\n9{ROWS[1:]}".encode())

    assert reading.records[0] == PuzzleRecord.without_entries(Puzzle(GIVENS))
    assert said(reading) == ["givens stay where the file enters other digits: r1c1"]


def test_many_givens_that_differ_are_counted() -> None:
    reading = read(f"[Puzzle]\n{ROWS}[State]\n{'9' * 9}\n{ROWS[10:]}".encode())

    assert said(reading) == [
        "givens stay where the file enters other digits: r1c1, r1c4, r1c6 and 1 more cells"
    ]


def test_sections_of_other_programs_are_read_over_with_a_remark() -> None:
    reading = read(f"[Puzzle]\n{ROWS}[PencilMarks]\n123 4 5\n#Ared\n[Colours]\n1\n".encode())

    assert reading.puzzle.givens == GIVENS
    assert said(reading) == [
        "line 11: a section of another program, not kept",
        "line 14: a section of another program, not kept",
    ]


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("#AAnn\n", "no puzzle found, expected rows of digits or all cells on one line"),
        ("[Puzzle]\n[State]\n" + ROWS, "no puzzle found, expected rows of digits"),
        (f"[Puzzle]\n{ROWS}{ROWS}", "line 2: found 2 grids, expected one"),
        (f"[Puzzle]\n{ROWS[:-10]}", "line 9: the grid ends after 8 rows, expected 9"),
        (f"[Puzzle]\n{ROWS}[State]\n{SMALL}", "line 12: the grid of the state is of another"),
        (
            f"#AAnn\n{ROWS.replace('2', '?', 1)}",
            'line 2, column 1: found "?", expected a digit 0-9',
        ),
    ],
)
def test_what_is_no_single_puzzle_is_refused(written: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(written.encode())

    assert str(caught.value).startswith(message)


def test_a_puzzle_is_written_as_sudocue_writes_it() -> None:
    metadata = Metadata(author="Ann", comment="One\nTwo", url="http://example.org/")

    written = write_all([PuzzleRecord.without_entries(Puzzle(GIVENS, metadata))], FORMAT).decode()

    assert written == f"#AAnn\n#COne\n#CTwo\n#Uhttp://example.org/\n{ROWS}"


def test_a_puzzle_of_which_nothing_is_known_has_an_empty_header() -> None:
    written = write_all([PuzzleRecord.without_entries(Puzzle(GIVENS))], FORMAT).decode()

    assert written == f"#A\n{ROWS}"


def test_a_game_is_written_in_sections() -> None:
    written = write_all([PuzzleRecord(Puzzle(GIVENS), ENTRIES)], FORMAT).decode()

    assert written == f"[Puzzle]\n{ROWS}[State]\n{STATE}"


def test_all_is_kept_but_the_title() -> None:
    assert missing_after(PLAYED, FORMAT) == {RecordPart.TITLE}


def test_other_sizes_are_kept_too() -> None:
    small = PuzzleRecord.without_entries(Puzzle(Grid.from_line("1..." * 4)))

    assert missing_after(small, FORMAT) == frozenset()


def test_signs_that_are_no_text_are_replaced_with_a_remark() -> None:
    reading = read(b"#AJos\xff\xff\xff\n" + ROWS.encode())

    assert reading.puzzle.metadata.author == "Jos" + "\N{REPLACEMENT CHARACTER}" * 3
    assert said(reading) == ["line 1: signs that are no text were replaced"]
