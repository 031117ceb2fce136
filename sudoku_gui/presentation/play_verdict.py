"""The verdict written about the player: how many cells are left, what is wrong, or solved.

It stands in the layout for playing once the puzzle itself is right; until then, and in the
layout for watching, the verdict is about the puzzle.
"""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.verdict_display import VerdictDisplay, VerdictIcon
from sudoku_gui.wording import conflicts_sentence
from sudoku_gui.wording.durations import clock_time

_WRONG_AT_MOST = 2  # of the wrong entries are named


def play_verdict_of(sheet: Sheet, wrong: frozenset[Cell], seconds: float) -> VerdictDisplay:
    """Return the verdict on a game whose puzzle has exactly one solution.

    wrong: the entries that were found to be wrong when the player asked; seconds: played until now.
    """
    conflicts = sheet.grid.conflicts()
    if conflicts:
        sentence = conflicts_sentence(conflicts, sheet.geometry)
        return VerdictDisplay(VerdictIcon.CONFLICT, text("Your digits clash"), sentence)
    if wrong:
        return VerdictDisplay(VerdictIcon.NONE, text("Not with your digits"), _named(sheet, wrong))
    blanks = len(sheet.grid.blanks())
    if blanks:
        left = text_n("{n} to go", "{n} to go", n=blanks)
        return VerdictDisplay(VerdictIcon.UNIQUE, left, text("The puzzle has one solution"))
    filled = len(sheet.cells_of(Origin.SOLVER))
    if filled:
        by_solver = text_n("{n} cell was filled in", "{n} cells were filled in", n=filled)
        return VerdictDisplay(VerdictIcon.UNIQUE, text("Solved"), by_solver)
    all_by_player = text("Every digit is yours")
    if seconds < 1:
        return VerdictDisplay(VerdictIcon.UNIQUE, text("Solved"), all_by_player)
    solved = text("Solved in {time}", time=clock_time(seconds))
    return VerdictDisplay(VerdictIcon.UNIQUE, solved, all_by_player)


def _named(sheet: Sheet, wrong: frozenset[Cell]) -> Text:
    """Return the first of the wrong entries by name, and how many more there are."""
    first, *others = sorted(wrong)
    entry = text("{cell} = {digit}", cell=sheet.geometry.name(first), digit=_sign(sheet, first))
    for cell in others[: _WRONG_AT_MOST - 1]:
        name, sign = sheet.geometry.name(cell), _sign(sheet, cell)
        entry = text("{entries}, {cell} = {digit}", entries=entry, cell=name, digit=sign)
    more = len(wrong) - _WRONG_AT_MOST
    return (
        text_n("{entries} and {n} more", "{entries} and {n} more", n=more, entries=entry)
        if (more > 0)
        else entry
    )


def _sign(sheet: Sheet, cell: Cell) -> str:
    return sign_of(sheet.grid.digit_at(cell))
