"""Files a reader must survive: each ends as expected.tsv allows, and as we chose."""

import gzip

import pytest

from sudoku_gui.formats import FORMATS, Format, FormatError, read
from sudoku_gui.model.grid import Grid
from tests.support.formats.bad_files import BAD, FREE, BadFile, Outcome, bad_file, bad_files

FILES = bad_files()
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
GRIDS_NOT_IN_THE_TABLE = {
    "gzip_of_puzzle.txt.gz",
    "json_number.json",
    "sixteen_by_sixteen.txt",
}  # see their own tests


def what_becomes_of(file: BadFile) -> tuple[Outcome, str, str]:
    """The outcome, the name of the format (FREE if refused) and what is said."""
    try:
        reading = read(file.data)
    except FormatError as error:
        return Outcome.REJECT, FREE, str(error)
    said = " | ".join(str(remark.sentence) for remark in reading.remarks)
    outcome = Outcome.REMARK if said else Outcome.ACCEPT
    if len(reading.records) > 1:
        outcome = Outcome.MULTI
    return outcome, reading.format.name, said or FREE


def givens_of(file: BadFile, format: Format | None) -> str:
    """The grid, nothing where the file is refused or its grid is not in the table."""
    try:
        givens = read(file.data, format).puzzle.givens
    except FormatError:
        return ""
    return "" if file.name in GRIDS_NOT_IN_THE_TABLE else str(givens)


@every_file
def test_a_bad_file_ends_as_we_chose(file: BadFile) -> None:
    outcome, format_name, said = what_becomes_of(file)

    assert (outcome, format_name) == (file.outcome, file.format_name)
    assert file.message in (FREE, said)


@every_file
def test_what_we_chose_is_allowed_or_has_its_reason(file: BadFile) -> None:
    assert (file.outcome in file.allowed) == (file.reason == FREE)


@pytest.mark.parametrize("format", [None, *FORMATS])
def test_a_bad_file_that_opens_gives_the_right_grid(format: Format | None) -> None:
    opened = {file.name: givens for file in FILES if (givens := givens_of(file, format))}

    assert opened == {file.name: file.line for file in FILES if file.name in opened}


MULTIPLE = [file for file in FILES if file.outcome is Outcome.MULTI and file.reason == FREE]


@pytest.mark.parametrize("file", MULTIPLE, ids=lambda file: file.name)
def test_a_bad_file_with_several_puzzles_gives_as_many_as_are_good(file: BadFile) -> None:
    assert len(read(file.data).records) == file.puzzles


def test_a_bare_number_of_81_digits_is_the_puzzle_it_spells() -> None:
    # given: JSON to a JSON reader, and a grid on one line to anybody else
    data = bad_file("json_number.json").data

    assert read(data).puzzle.givens == Grid.from_line(data.decode().strip())


def test_16_rows_of_16_blanks_are_an_empty_grid_of_16x16() -> None:
    assert read(bad_file("sixteen_by_sixteen.txt").data).puzzle.givens.line() == "0" * 256


@every_file
def test_what_is_said_about_a_bad_file_fits_on_a_screen(file: BadFile) -> None:
    _, _, said = what_becomes_of(file)

    assert all(len(sentence) <= 120 for sentence in said.split(" | "))
    assert said.isprintable()


def test_every_file_has_a_row_in_both_tables() -> None:
    tables = {"expected.tsv", "chosen.tsv", ".gitattributes"}

    assert {path.name for path in BAD.iterdir()} - tables == {file.name for file in FILES}
    assert len((BAD / "chosen.tsv").read_text(encoding="utf-8").split("\n")) == len(FILES) + 2


def test_a_compressed_puzzle_is_the_puzzle() -> None:
    data = bad_file("gzip_of_puzzle.txt.gz").data

    assert read(data).puzzle == read(gzip.decompress(data)).puzzle
