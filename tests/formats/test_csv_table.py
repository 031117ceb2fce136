"""Tables of puzzles in comma-separated values."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import (
    FormatError,
    PuzzleRecord,
    RecordPart,
    format_named,
    lost_parts,
    read,
    write_all,
)
from sudoku_gui.formats.csv import FORMAT
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.contents import bare
from tests.support.formats.foreign import ENTRIES, GIVENS, LINE, missing_after, said


def test_the_header_says_what_the_columns_are() -> None:
    table = f'Level,Puzzle,Title\n2,{LINE},"Easy, ""for once"""\n'

    reading = read(table.encode())

    metadata = Metadata(title='Easy, "for once"', level="2")
    assert (reading.format, list(reading.records)) == (
        FORMAT,
        [PuzzleRecord.without_entries(Puzzle(GIVENS, metadata))],
    )
    assert said(reading) == []


@pytest.mark.parametrize("name", ["Puzzle", "PUZZLE", " puzzle ", '"Puzzle"', "quizzes", "Sudoku"])
def test_the_puzzles_are_found_under_several_names(name: str) -> None:
    assert list(read(f"{name},Title\n{LINE},\n".encode()).records) == [bare(GIVENS)]


@pytest.mark.parametrize("title", ["Puzzle", "Sudoku, easy"])
def test_a_title_above_rows_is_no_header(title: str) -> None:
    rows = "\n".join(LINE[at : at + 9] for at in range(0, 81, 9))

    assert read(f"{title}\n{rows}\n".encode()).puzzle.givens == GIVENS


def test_the_columns_of_a_program_that_makes_puzzles_are_read() -> None:
    # as QQwing writes it
    table = f"Puzzle,Solution,Givens,Difficulty,\n{LINE},{'1' * 81},36,Easy,\n"

    reading = read(table.encode())

    assert reading.puzzle == Puzzle(GIVENS, Metadata(level="Easy", others=(("Givens", "36"),)))
    assert said(reading) == ["the solution in the file is not kept"]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("name", ["Ann", "1,5", '"a; b"'])
def test_a_semicolon_or_a_tab_may_stand_between_the_fields(separator: str, name: str) -> None:
    if separator == "," and name == "1,5":
        name = '"1,5"'
    header, row = ["puzzle", "solution", "name", "level"], [LINE, "1" * 81, name, "2"]

    reading = read("\n".join([separator.join(header), separator.join(row), ""]).encode())

    metadata = Metadata(level="2", others=(("name", name.strip('"')),))
    assert (reading.format, list(reading.records)) == (
        FORMAT,
        [PuzzleRecord.without_entries(Puzzle(GIVENS, metadata))],
    )
    assert said(reading) == ["the solution in the file is not kept"]


def test_entries_have_a_column() -> None:
    reading = read(f"Puzzle,Entries\n{LINE},{ENTRIES}\n{LINE},\n".encode())

    assert list(reading.records) == [PuzzleRecord(Puzzle(GIVENS), ENTRIES), bare(GIVENS)]


def test_bad_rows_are_refused_and_the_rest_is_kept() -> None:
    small = "1..." * 4
    table = f"Puzzle,Entries\n{LINE},\n{LINE[1:]}\n{LINE[1:]}x\n\n{LINE},{small}\n{small}\n"

    reading = read(table.encode())

    assert len(reading.records) == 2
    assert [str(error) for error in reading.refused] == [
        "line 3: the puzzle has 80 cells, expected 16, 36, 81, 144, 256, 625",
        'line 4: found "x", expected a digit 0-9',
        "line 6: the entries are of another size than the puzzle",
    ]


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("Puzzle,Title\n,\n", "the table has no rows"),
        ("Puzzle,Title\n123,x\n", "line 2: the puzzle has 3 cells, expected 16"),
        (f'Puzzle,Title\n{LINE},"x\n', "line 2: the quotation marks or the length of a field"),
        (f"Puzzle,Title\n{LINE},{'x' * 140_000}\n", "line 2: the quotation marks or the length"),
    ],
)
def test_a_table_without_a_puzzle_is_refused(table: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(table.encode())

    assert str(caught.value).startswith(message)


def test_a_table_has_the_columns_that_its_puzzles_need() -> None:
    first = PuzzleRecord.without_entries(Puzzle(GIVENS, Metadata(title="a\nb")))
    second = PuzzleRecord.without_entries(Puzzle(GIVENS, Metadata(level="2")))

    assert write_all([first, second], FORMAT).decode() == (
        f'Puzzle,Title,Level\n{LINE},"a\nb",\n{LINE},,2\n'
    )


def test_a_text_too_long_for_a_field_is_left_out() -> None:
    record = PuzzleRecord.without_entries(
        Puzzle(GIVENS, Metadata(title="x" * 131_073, author="Ann"))
    )

    assert missing_after(record, FORMAT) == {RecordPart.TITLE}


def test_a_given_that_the_entries_differ_from_stays() -> None:
    reading = read(f"Puzzle,Entries\n{LINE},{'9' + '.' * 80}\n".encode())

    assert list(reading.records) == [bare(GIVENS)]
    assert said(reading) == ["givens stay where the file enters other digits: r1c1"]


def test_that_givens_stay_is_said_once_however_many_rows_it_is_true_of() -> None:
    row = f"{LINE},{'9' + '.' * 80}\n"

    reading = read(f"Puzzle,Entries\n{row}{row}".encode())

    assert said(reading) == ["givens stay where the file enters other digits: r1c1"]


@pytest.mark.parametrize("header", ["Puzzle,Colour,Title", "Puzzle,Title,Colour"])
def test_a_column_that_is_not_known_is_kept_wherever_it_stands(header: str) -> None:
    fields = {"Puzzle": LINE, "Colour": "red", "Title": "Easy"}
    row = ",".join(fields[name] for name in header.split(","))

    reading = read(f"{header}\n{row}\n".encode())

    assert reading.puzzle.metadata == Metadata(title="Easy", others=(("Colour", "red"),))
    assert said(reading) == []


def test_signs_that_are_no_text_are_replaced_with_a_remark() -> None:
    reading = read(f"Puzzle,Title\n{LINE},".encode() + b"Jos\xff\xff\xff\n")

    assert reading.puzzle.metadata.title == "Jos" + "\N{REPLACEMENT CHARACTER}" * 3
    assert said(reading) == ["line 2: signs that are no text were replaced"]


SDM = format_named("sdm")
OTHERS = (("Rating", "7.2"), ("Mitwirkende", 'Ä, "B"'), ("-x", "=1+1"))


def test_columns_of_other_names_come_back() -> None:
    table = f'Rating,Puzzle,Mitwirkende,\'-x\n7.2,{LINE},"Ä, ""B""",\'=1+1\n,{LINE},,\n'

    reading = read(table.encode())
    written = write_all(reading.records, FORMAT)

    assert [record.puzzle.metadata.others for record in reading.records] == [OTHERS, ()]
    assert said(reading) == []
    assert list(read(written).records) == list(reading.records)
    assert written.decode().splitlines()[0] == "Puzzle,Rating,Mitwirkende,'-x"
    assert lost_parts(reading.records, written, FORMAT) == frozenset()


def test_columns_of_other_names_are_said_to_be_lost_elsewhere() -> None:
    puzzle = Puzzle(GIVENS, Metadata(others=OTHERS))
    records = [PuzzleRecord.without_entries(puzzle)]

    assert lost_parts(records, write_all(records, SDM), SDM) == {RecordPart.OTHERS}


@pytest.mark.parametrize("header", ["Puzzle,,Level", "Puzzle,A,A", "Puzzle,Level,level"])
def test_what_has_no_name_of_its_own_is_not_kept(header: str) -> None:
    reading = read(f"{header}\n{LINE},x,y\n".encode())

    assert said(reading) == ["the file says more, which is not kept"]


_CELLS = st.sampled_from([LINE, f" {LINE}", LINE.replace(".", "0"), LINE[:80], f"{LINE[:80]}x", ""])
# None is what ends a line, or a text written under DOS.
_WORDS = st.text(st.characters(exclude_characters='",\n\r\x1a', codec="utf-8"), max_size=3)
_ROWS = st.lists(st.tuples(_WORDS, _CELLS, st.sampled_from(["", "1" * 81]), _WORDS), min_size=1)


@given(_ROWS, st.sampled_from(["Title,Puzzle,Solution,Other", "Title,Puzzle,Solution,"]))
def test_a_row_says_the_same_with_quotation_marks_and_without(
    rows: Sequence[Sequence[str]], header: str
) -> None:
    def outcome(lines: Sequence[str]) -> object:
        try:
            reading = read("\n".join([header, *lines]).encode("utf-8"))
        except FormatError as error:
            return str(error)
        return list(reading.records), list(map(str, reading.refused)), said(reading)

    plain = outcome([",".join(row) for row in rows])
    quoted = outcome([",".join(f'"{field}"' for field in row) for row in rows])

    assert plain == quoted
