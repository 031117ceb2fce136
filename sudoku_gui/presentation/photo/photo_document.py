"""The document of a puzzle that was read from a picture, with the photo that is kept with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.language import text
from sudoku_gui.model.photo import Photo, Point

if TYPE_CHECKING:
    from sudoku_gui.formats.puzzle_record import PuzzleRecord
    from sudoku_gui.photo.page_reader import ReadGrid, ReadPage


def document_of(record: PuzzleRecord, photo: Photo) -> Document:
    """Return the document of a puzzle; somebody has looked through it, and it is in no file."""
    game = record.game()
    game.photo = photo
    collection = Collection.of_game(game)
    return Document(collection, name=text("Puzzle from a photo"), is_in_no_file=True)


def photo_of(page: ReadPage, grid: ReadGrid) -> Photo:
    """Return what is kept of a page on which a grid was read."""
    first, second, third, fourth = (_kept_point(each, page.kept.scale) for each in grid.corners)
    return Photo(page.kept.data, grid.kept.data, (first, second, third, fourth))


def _kept_point(point: Point, scale: float) -> Point:
    """Return where a point of the page is in the picture that is kept, to the tenth of a pixel."""
    x, y = (round((number + 0.5) * scale - 0.5, 1) for number in point)
    return x, y
