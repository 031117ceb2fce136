"""What differs between a bookmark and the game as it is now, in words."""

from collections.abc import Sequence

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.wording import listed

_CELLS_NAMED = 6


def differing_cells(sheet: Sheet, other: Sheet) -> tuple[Cell, ...]:
    """Return the cells in which digits, notes or colours differ."""
    cells = map(Cell, sheet.geometry.cells)
    return tuple(cell for cell in cells if sheet.state_at(cell) != other.state_at(cell))


def differences_sentence(bookmark: Bookmark, now: Sheet) -> Text:
    """Return what stands now where something else stood at the bookmark."""
    cells = differing_cells(now, bookmark.sheet)
    digits = [cell for cell in cells if not now.has_same_digit_at(cell, bookmark.sheet)]
    if not cells:
        return text("Nothing differs from “{name}”.", name=bookmark.name)
    parts = [_digit_difference(cell, now, bookmark.sheet) for cell in digits[:_CELLS_NAMED]]
    if len(digits) > _CELLS_NAMED:
        more = len(digits) - _CELLS_NAMED
        parts.append(text_n("{n} digit more", "{n} digits more", n=more))
    if len(cells) > len(digits):
        noted = len(cells) - len(digits)
        parts.append(
            text_n("notes or colours in {n} cell", "notes or colours in {n} cells", n=noted)
        )
    return text("Different from “{name}”: {parts}.", name=bookmark.name, parts=listed(parts))


def _digit_difference(cell: Cell, now: Sheet, then: Sheet) -> Text:
    name, before, after = now.geometry.name(cell), then.grid.digit_at(cell), now.grid.digit_at(cell)
    if before in (BLANK, after):  # the same digit: a solver's was the player's, or a given
        return text("{cell} = {digit}", cell=name, digit=sign_of(after))
    if after == BLANK:
        return text("{cell} blank, not {digit}", cell=name, digit=sign_of(before))
    return text(
        "{cell} = {digit}, not {before}", cell=name, digit=sign_of(after), before=sign_of(before)
    )


def free_name(wished: str, taken: Sequence[str]) -> str:
    """Return `wished`, with a number behind it if a bookmark is called so already."""
    names = (wished, *(f"{wished} ({number})" for number in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)
