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
ALL_BUT_ONE = 80  # handwriting is not always read rightly


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

    kinds = [CellKind.ENTRY if sign == "0" else CellKind.GIVEN for sign in PRINTED[FILLED_IN]]
    told = sum(cell.kind is kind for cell, kind in zip(reading.cells, kinds, strict=True))
    assert told >= ALL_BUT_ONE
    (solution,) = reading.verdict.found
    accepted = reading.grid.with_digits((each.cell, each.digit) for each in reading.suggestions)
    right = sum(map(int.__eq__, accepted.digits, solution.digits))
    assert right >= ALL_BUT_ONE
