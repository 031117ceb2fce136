"""The words for typos, each told as its correction."""

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.solvers.diagnose.typos import Typo, TypoKind
from sudoku_gui.wording import house_name


def typo_sentence(typo: Typo, geometry: Geometry) -> Text:
    """Return what should stand where, in a few words."""
    first, last = (geometry.name(typo.cells[place]) for place in (0, -1))
    before, after = sign_of(typo.before[0]), sign_of(typo.after[0])
    match typo.kind:
        case TypoKind.WRONG_DIGIT:
            return text("{cell}: {before} → {after}", cell=first, before=before, after=after)
        case TypoKind.EXTRA_GIVEN:
            return text("{cell}: {before} → blank", cell=first, before=before)
        case TypoKind.SWAP:
            return text("{first} ↔ {last}", first=first, last=last)
        case TypoKind.ROW_SHIFT | TypoKind.COLUMN_SHIFT:
            return _shift_sentence(typo, geometry)


def _shift_sentence(typo: Typo, geometry: Geometry) -> Text:
    is_row = typo.kind is TypoKind.ROW_SHIFT
    row, column = geometry.houses_of(typo.cells[0])[:2]
    line = house_name(row if is_row else column)
    cell = geometry.name(typo.cells[0])
    # A shift to the right or down leaves its first cell blank.
    match is_row, typo.after[0] == BLANK:
        case True, True:
            return text("{line} from {cell}: 1 to the right", line=line, cell=cell)
        case True, False:
            return text("{line} from {cell}: 1 to the left", line=line, cell=cell)
        case False, True:
            return text("{line} from {cell}: 1 down", line=line, cell=cell)
        case _:
            return text("{line} from {cell}: 1 up", line=line, cell=cell)
