"""The puzzles and saved games of OpenSudoku."""

import pytest

from sudoku_gui.formats import FormatError, PuzzleRecord, UnsuitableGridError, read, write_all
from sudoku_gui.formats.entries import with_notes
from sudoku_gui.formats.opensudoku import FORMAT
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.contents import bare
from tests.support.formats.foreign import ALL_KNOWN, ENTRIES, GIVENS, PLAYED, missing_after, said

DIGITS = GIVENS.line()
GAME = f'<game data="{DIGITS}"/>'
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'


def first_version(body: str) -> bytes:
    return f"{HEAD}<opensudoku>{body}</opensudoku>".encode()


def second_version(body: str) -> bytes:
    return f'{HEAD}<opensudoku version="2">{body}</opensudoku>'.encode()


def saved_cells(version: int, blank: str, entered: str) -> str:
    """The data of a saved game with GIVENS and ENTRIES; a cell is written as its parts say."""
    both = zip(GIVENS, ENTRIES, strict=True)
    cells = "".join(
        f"{digit}|{entered}|0|" if digit else f"{entry}|{blank}|1|" for digit, entry in both
    )
    return f"version: {version}\n{cells}"


def test_the_first_version_says_something_about_all_its_puzzles() -> None:
    reading = read(
        first_version(
            "<name>Book</name><author>Ann</author><description>One</description>"
            "<comment>Two</comment><created>2014-01-11</created><source>The Paper</source>"
            f"<level>easy</level><sourceURL>http://example.org/</sourceURL>{GAME}{GAME}"
        )
    )

    metadata = Metadata(
        "Book", "Ann", "One", "Two", "2014-01-11", "The Paper", "easy", "http://example.org/"
    )
    assert reading.format is FORMAT
    assert list(reading.records) == [PuzzleRecord.without_entries(Puzzle(GIVENS, metadata))] * 2
    assert said(reading) == []


def test_the_second_version_has_folders_and_comments() -> None:
    game = f'<game data="{DIGITS}" note="Hard"/>'

    reading = read(
        second_version(f'<folder name="A">{game}</folder><folder name="B">{GAME}</folder>')
    )

    assert [each.puzzle.metadata for each in reading.records] == [
        Metadata(title="A", comment="Hard"),
        Metadata(title="B"),
    ]


@pytest.mark.parametrize(
    ("version", "blank", "entered"),
    [(1, "-", "-"), (2, "0|", "0"), (3, "0", "0"), (4, "0|0", "0|0")],
)
def test_cells_that_may_be_changed_are_entries(version: int, blank: str, entered: str) -> None:
    data = saved_cells(version, blank, entered).replace("\n", "&#10;")

    reading = read(second_version(f'<folder name="A"><game data="{data}"/></folder>'))

    (record,) = reading.records
    assert (record.puzzle.givens, record.entries) == (GIVENS, ENTRIES)
    assert said(reading) == []


def test_what_is_not_kept_is_said() -> None:
    data = saved_cells(1, "1,5,", "-")
    game = f'<game data="{data}" time="1000" command_stack="x"/>'

    reading = read(second_version(f'<folder name="A">{game}</folder>'))

    assert said(reading) == [
        "playing times and dates are not kept",
        "the order of the moves is not kept",
    ]


@pytest.mark.parametrize(
    ("version", "blank", "corner", "centre"),
    [
        (1, "1,9,", {1, 9}, set()),
        (2, "257|", {1, 9}, set()),
        (3, "257", {1, 9}, set()),
        (4, "257|2", {1, 9}, {2}),
        (4, "0|2", set(), {2}),
    ],
)
def test_notes_are_read_in_every_version(
    version: int, blank: str, corner: set[int], centre: set[int]
) -> None:
    entered = {4: "0|0", 1: "-"}.get(version, "0")
    data = saved_cells(version, blank, entered).replace("\n", "&#10;")

    reading = read(second_version(f'<folder name="A"><game data="{data}"/></folder>'))

    (record,) = reading.records
    assert (record.puzzle.givens, record.entries) == (GIVENS, ENTRIES)
    assert {record.notes[cell] for cell in GIVENS.blanks()} == {
        CellNotes(frozenset(map(Digit, corner)), frozenset(map(Digit, centre)))
    }
    assert said(reading) == []


@pytest.mark.parametrize(
    ("notes", "begin"),
    [
        (CellNotes(corner=frozenset({Digit(9), Digit(1)})), "version: 1&#10;2|-|0|0|1,9,|1|"),
        (CellNotes(centre=frozenset({Digit(9), Digit(1)})), "version: 4&#10;2|0|0|0|0|0|257|1|"),
    ],
)
def test_notes_are_written_in_the_oldest_version_with_room_for_them(
    notes: CellNotes, begin: str
) -> None:
    record = with_notes(bare(GIVENS), {Cell(1): notes})

    written = write_all([record], FORMAT).decode()

    assert f'data="{begin}' in written
    assert list(read(written.encode()).records) == [record]


def test_bad_games_are_refused_and_the_rest_is_kept() -> None:
    cut = saved_cells(1, "-", "-")[:-8]

    reading = read(first_version(f'\n<game data="123"/>\n<game/>\n<game data="{cut}"/>\n{GAME}'))

    assert list(reading.records) == [bare(GIVENS)]
    assert [str(error) for error in reading.refused] == [
        "line 3, column 1: the data of the game are not 81 digits",
        "line 4, column 1: the game has no data",
        "line 5, column 1: the data of the game are not 81 cells",
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (first_version(""), "line 2, column 1: there is no game in the file"),
        (first_version('<game data="1"/>'), "line 2, column 13: the data of the game are not 81"),
        (b'<opensudoku version="4"/>', "line 1, column 1: this version of OpenSudoku's format"),
        (b"<html/>", "no Sudoku in a form that is known here"),
        (b"<opensudoku>", "line 1, column 13: the XML ends too early"),
    ],
)
def test_a_file_without_a_game_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(data)

    assert str(caught.value).startswith(message)


def test_other_scripts_and_other_versions_are_no_digits() -> None:
    for data in ("٣" * 81, saved_cells(6, "-", "-"), "x" + DIGITS[1:]):
        with pytest.raises(FormatError, match="not 81 digits"):
            read(first_version(f'<game data="{data}"/>'))


def test_puzzles_with_one_title_are_written_in_the_first_version() -> None:
    record = PuzzleRecord.without_entries(Puzzle(GIVENS, Metadata(title="A & B", comment="<b>")))

    assert write_all([record], FORMAT).decode() == (
        f"{HEAD}<opensudoku>\n"
        "  <name>A &amp; B</name>\n"
        "  <comment>&lt;b&gt;</comment>\n"
        f'  <game data="{DIGITS}"/>\n'
        "</opensudoku>\n"
    )


def test_all_else_is_written_in_the_second_version() -> None:
    records = [
        PuzzleRecord.without_entries(Puzzle(GIVENS, Metadata(title="A", comment="x"))),
        PuzzleRecord.without_entries(Puzzle(GIVENS, Metadata(title="A", comment='"\n'))),
        PuzzleRecord.without_entries(Puzzle(GIVENS, Metadata(author="Ann"))),
    ]

    assert write_all(records, FORMAT).decode() == (
        f'{HEAD}<opensudoku version="2">\n'
        '  <folder name="A">\n'
        f'    <game data="{DIGITS}" note="x"/>\n'
        f'    <game data="{DIGITS}" note="&quot;&#10;"/>\n'
        "  </folder>\n"
        '  <folder name="">\n'
        "    <author>Ann</author>\n"
        f'    <game data="{DIGITS}"/>\n'
        "  </folder>\n"
        "</opensudoku>\n"
    )


@pytest.mark.parametrize(
    "metadata", [ALL_KNOWN, Metadata(), Metadata(title="A"), Metadata(level="x")]
)
def test_everything_is_kept(metadata: Metadata) -> None:
    assert missing_after(PuzzleRecord(Puzzle(GIVENS, metadata), ENTRIES), FORMAT) == frozenset()
    assert missing_after(PLAYED, FORMAT) == frozenset()


def test_other_sizes_are_refused() -> None:
    with pytest.raises(UnsuitableGridError, match="opensudoku holds puzzles of 9x9, not of 4x4"):
        write_all([bare(Grid.from_line("1..." * 4))], FORMAT)


def test_a_text_that_cannot_be_written_makes_no_folder_of_its_own() -> None:
    abouts = [Metadata(), Metadata(author="Ann"), Metadata(author="Ann", description="\x1f")]
    records = [PuzzleRecord.without_entries(Puzzle(GIVENS, metadata)) for metadata in abouts]

    written = write_all(records, FORMAT)

    assert write_all(list(read(written).records), FORMAT) == written


def test_the_last_version_has_its_notes_and_colours() -> None:
    cells = "5|0|0|3|0|" + "4|0|0|0|1|" + "0|3|256|1|1|" + "0|0|0|0|1|" * 78
    written = f'<opensudoku version="3"><folder name="F"><game cells_data="version: 5&#10;{cells}"'

    record = read(f"{written}/></folder></opensudoku>".encode()).records[0]

    assert list(record.puzzle.givens.digits)[:3] == [5, 0, 0]
    assert list(record.entries.digits)[:3] == [0, 4, 0]
    assert [set(record.notes[2].corner), set(record.notes[2].centre)] == [{1, 2}, {9}]
    assert [set(record.notes[0].colours), set(record.notes[2].colours)] == [{3}, {1}]
