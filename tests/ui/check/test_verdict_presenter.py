"""Whose verdict is shown: the player's while she plays, else the puzzle's."""

from PySide6.QtWidgets import QLabel

from sudoku_gui.language import say
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.play_verdict import play_verdict_of
from sudoku_gui.presentation.verdict_display import VerdictDisplay, verdict_display_of
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram

CELL = SMALL.blanks()[0]
WRONG = next(
    Digit(digit)
    for digit in SMALL.geometry.digits
    if digit != SMALL_SOLVED.digit_at(CELL)
    and not SMALL.with_digit(CELL, Digit(digit)).conflicting_cells()
)


def shown(program: OpenProgram) -> tuple[str, str]:
    """Headline and detail of the verdict."""
    found = [
        label.text()
        for name in ("verdict-headline", "verdict-detail")
        for label in program.window.verdict.findChildren(QLabel, name)
    ]
    return found[0], found[1]


def words_of(display: VerdictDisplay) -> tuple[str, str]:
    return say(display.headline), say(display.detail)


def of_puzzle(program: OpenProgram) -> tuple[str, str]:
    verdict = program.verdicts.verdict
    assert verdict is not None
    return words_of(verdict_display_of(verdict, program.sheet.geometry))


def of_player(program: OpenProgram, wrong: frozenset[Cell] = frozenset()) -> tuple[str, str]:
    return words_of(play_verdict_of(program.sheet, wrong, 0))


def test_it_counts_down_while_one_plays(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.wait_until(lambda: playing.verdicts.verdict is not None)
    assert shown(playing) == of_player(playing) != of_puzzle(playing)

    playing.enter(CELL, SMALL_SOLVED.digit_at(CELL))

    assert shown(playing) == of_player(playing)


def test_wrong_entries_are_named_only_once_she_has_asked(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.wait_until(lambda: playing.verdicts.verdict is not None)
    playing.enter(CELL, WRONG)
    unasked = shown(playing)

    playing.trigger(ActionId.CHECK_ENTRIES.value)

    assert unasked == of_player(playing)
    assert shown(playing) == of_player(playing, frozenset({CELL}))


def test_the_puzzle_is_judged_while_it_is_typed_watched_or_wrong(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.wait_until(lambda: playing.verdicts.verdict is not None)

    playing.trigger(ActionId.SWITCH_LAYOUT.value)
    assert shown(playing) == of_puzzle(playing)
    playing.trigger(ActionId.SWITCH_LAYOUT.value)
    playing.game_controller.set_typing(TypingMode.GIVENS)
    assert shown(playing) == of_puzzle(playing)
    playing.game_controller.set_typing(TypingMode.ENTRIES)
    given = next(Cell(cell) for cell in SMALL.geometry.cells if SMALL.digit_at(Cell(cell)))
    playing.put(SMALL.with_digit(given, BLANK).with_digit(CELL, WRONG))
    playing.wait_until(lambda: playing.verdicts.verdict is not None)
    assert shown(playing) == of_puzzle(playing)
