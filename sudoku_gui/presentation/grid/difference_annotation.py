"""What is drawn over the grid to compare it with a bookmark."""

from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.annotation import Annotation, CellRole
from sudoku_gui.wording.bookmarks import differences_sentence, differing_cells


def annotation_of_differences(bookmark: Bookmark, now: Sheet) -> Annotation:
    """Return the annotation of the cells in which `now` differs from the bookmark."""
    cells = differing_cells(now, bookmark.sheet)
    return Annotation(differences_sentence(bookmark, now), dict.fromkeys(cells, CellRole.DIFFERENT))
