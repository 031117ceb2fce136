"""What players have highlighted in the grid: a digit, or the cells with so many candidates.

A digit is highlighted where it stands, with its houses; or, as a filter, where it still fits.
The candidates of a blank are its notes where it has any, and what its houses leave otherwise.
"""

from collections.abc import Iterator
from functools import lru_cache

from sudoku_gui.language import Text, text_n
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.cell_look import CellBackground, CellLook

PAIR = 2
"""How many candidates a cell has in which one of two digits must stand."""
_KEPT_GROUNDS = (CellBackground.SELECTED, CellBackground.PLACED, CellBackground.TAKEN_BACK)


@dataclass(frozen=True, slots=True)
class DigitHighlight:
    """A digit: where it stands and what it rules, or as a filter, where it still fits."""

    digit: Digit
    is_filter: bool = False


@dataclass(frozen=True, slots=True)
class CountHighlight:
    """The blanks with exactly `count` candidates."""

    count: int


Highlight = DigitHighlight | CountHighlight


@dataclass(frozen=True, slots=True)
class HighlightedCells:
    """The cells that a highlight is about."""

    strong: frozenset[Cell]
    weak: frozenset[Cell] = frozenset()
    """The houses of a digit."""
    is_rest_shaded: bool = False
    """Whether all other cells stand back."""


NOTHING_HIGHLIGHTED = HighlightedCells(frozenset())


def next_highlight(now: Highlight | None, digit: Digit) -> DigitHighlight | None:
    """Return what asking for `digit` once more leads to: the digit, its filter, nothing."""
    if now == DigitHighlight(digit):
        return DigitHighlight(digit, is_filter=True)
    return None if now == DigitHighlight(digit, is_filter=True) else DigitHighlight(digit)


@lru_cache(maxsize=2)
def highlighted_cells(highlight: Highlight, sheet: Sheet) -> HighlightedCells:
    """Return the cells of `sheet` that `highlight` is about."""
    match highlight:
        case DigitHighlight(digit, is_filter=True):
            fitting = (cell for cell, digits in _candidates_in(sheet) if digit in digits)
            return HighlightedCells(frozenset(fitting), is_rest_shaded=True)
        case DigitHighlight(digit):
            places = frozenset(
                Cell(cell) for cell, held in enumerate(sheet.grid.digits) if held == digit
            )
            peers = (sheet.geometry.peers_of(cell) for cell in places)
            return HighlightedCells(places, frozenset().union(*peers) - places)
        case CountHighlight(count):
            some = (cell for cell, digits in _candidates_in(sheet) if len(digits) == count)
            return HighlightedCells(frozenset(some))


def with_highlight(looks: tuple[CellLook, ...], cells: HighlightedCells) -> tuple[CellLook, ...]:
    """Return `looks` with a highlight, which stands in for what the cursor would tint."""
    return tuple(_highlighted(look, Cell(cell), cells) for cell, look in enumerate(looks))


def highlight_sentence(highlight: Highlight, cells: HighlightedCells) -> Text:
    """Return what is highlighted, and in how many cells."""
    n = len(cells.strong)
    match highlight:
        case DigitHighlight(digit, is_filter=True):
            return text_n(
                "{digit} still fits in {n} cell",
                "{digit} still fits in {n} cells",
                n=n,
                digit=sign_of(digit),
            )
        case DigitHighlight(digit):
            return text_n(
                "{digit} stands in {n} cell",
                "{digit} stands in {n} cells",
                n=n,
                digit=sign_of(digit),
            )
        case CountHighlight(1):
            return text_n(
                "{n} cell with a single candidate", "{n} cells with a single candidate", n=n
            )
        case CountHighlight(count):
            return text_n(
                "{n} cell with exactly {count} candidates",
                "{n} cells with exactly {count} candidates",
                n=n,
                count=count,
            )


def _highlighted(look: CellLook, cell: Cell, cells: HighlightedCells) -> CellLook:
    is_strong = cell in cells.strong
    ground = look.ground if look.ground in _KEPT_GROUNDS else _ground_of(cell, cells)
    if ground is look.ground and is_strong is look.is_highlighted:
        return look
    return replace(look, ground=ground, is_highlighted=is_strong)


def _ground_of(cell: Cell, cells: HighlightedCells) -> CellBackground:
    if cell in cells.strong:
        return CellBackground.EQUAL
    if cell in cells.weak:
        return CellBackground.HOUSE
    return CellBackground.SHADED if cells.is_rest_shaded else CellBackground.PLAIN


def _candidates_in(sheet: Sheet) -> Iterator[tuple[Cell, frozenset[Digit]]]:
    for cell, digits in candidates_of_blanks(sheet.grid).items():
        yield cell, sheet.notes_at(cell).digits or digits
