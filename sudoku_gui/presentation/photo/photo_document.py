"""The document of a puzzle that was read from a picture."""

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle


def document_of(grid: Grid) -> Document:
    """Return the document of a puzzle; somebody has looked through it, and it is in no file."""
    record = PuzzleRecord.without_entries(Puzzle(grid))
    return Document(Collection((record,)), name=text("Puzzle from a photo"), is_in_no_file=True)
