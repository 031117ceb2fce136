"""The photos that come with the program are read as they are printed."""

import pytest

from sudoku_gui.assets import resource
from sudoku_gui.documents.samples import SAMPLE_PHOTOS
from sudoku_gui.photo.grid_reading import CellKind, GridReading
from sudoku_gui.photo.page_reader import PageReader

PRINTED = dict(
    line.split("\t") for line in resource("photos", "digits.tsv").read_text("utf-8").splitlines()
)
FILLED_IN = "filled-in.jpg"


@pytest.fixture(scope="module")
def reader() -> PageReader:
    return PageReader.shipped()


def _reading_of(file: str, reader: PageReader) -> GridReading:
    return reader.open(resource("photos", file).read_bytes()).grids[0].reading


def test_it_is_known_what_each_of_them_shows() -> None:
    assert PRINTED.keys() == {photo.file for photo in SAMPLE_PHOTOS}


@pytest.mark.parametrize("file", sorted(PRINTED.keys() - {FILLED_IN}))
def test_a_printed_puzzle_is_read(file: str, reader: PageReader) -> None:
    assert _reading_of(file, reader).grid.line() == PRINTED[file]


def test_what_is_written_into_a_puzzle_are_entries_beside_what_is_printed(
    reader: PageReader,
) -> None:
    reading = _reading_of(FILLED_IN, reader)

    assert reading.givens.line() == PRINTED[FILLED_IN]
    assert all(cell.kind is not CellKind.BLANK for cell in reading.cells)


def test_the_solution_explains_what_was_hard_to_read_of_it(reader: PageReader) -> None:
    reading = _reading_of(FILLED_IN, reader)

    accepted = reading.grid.with_digits((each.cell, each.digit) for each in reading.suggestions)

    assert reading.verdict.found == (accepted,)
