"""The document of a puzzle that was read."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.photo.photo_document import document_of
from tests.support.readings import PUZZLE


def test_the_puzzle_is_in_no_file_yet() -> None:
    document = document_of(Grid.from_line(PUZZLE))

    assert document.is_modified
    assert document.title == "Puzzle from a photo"
    assert document.collection.record(0).puzzle.givens.line() == PUZZLE
