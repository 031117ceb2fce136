"""The document that comes of a photo."""

from dataclasses import replace
from pathlib import Path

from sudoku_gui.formats import RecordPart
from sudoku_gui.photo.kept_picture import KeptPicture
from sudoku_gui.presentation.photo.photo_document import document_of, photo_of
from tests.support.kept_photos import jpeg, photo
from tests.support.read_pages import CORNERS, read_grid, read_page
from tests.support.readings import PUZZLE, transcript_of


def test_it_is_a_puzzle_that_is_in_no_file_with_its_photo() -> None:
    document = document_of(transcript_of().record, photo())

    assert document.collection.record(0).puzzle.givens.line() == PUZZLE
    assert document.collection.game(0).photo == photo()
    assert document.is_modified
    assert document.title == "Puzzle from a photo"


def test_what_was_written_is_entered() -> None:
    document = document_of(transcript_of(written={2: ((4, 0.99),)}).record, photo())

    record = document.collection.record(0)
    assert record.puzzle.givens.line() == PUZZLE
    assert record.entries.line() == f"004{'0' * 78}"


def test_a_file_that_keeps_the_photo_is_suggested() -> None:
    document = document_of(transcript_of().record, photo())

    assert document.parts_lost_in(document.format) == {RecordPart.PHOTO}
    assert document.suggestion(Path(), [0]).format.name == "sudoku"


def test_corners_are_those_in_the_picture_that_is_kept() -> None:
    half = KeptPicture(jpeg(b"page"), 0.5)
    page = replace(read_page(PUZZLE), kept=half)
    grid = replace(read_grid(), kept=KeptPicture(jpeg(b"grid"), 1.0))

    found = photo_of(page, grid)

    assert (found.page, found.grid) == (jpeg(b"page"), jpeg(b"grid"))
    assert CORNERS[2] == (9.0, 9.0)
    assert found.corners[2] == (4.2, 4.2)
