"""The game on the table: typing, undoing, opening another."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.moves import MoveKind
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import NoticeTone, notice_of_given
from sudoku_gui.wording.outcomes import solved_sentence
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.game_bench import GameBench


@pytest.fixture
def desk(qapp: QApplication) -> GameBench:
    return GameBench()


def test_an_opened_puzzle_is_shown_and_waits_for_entries(desk: GameBench) -> None:
    assert desk.shown[-1] == Sheet.of_givens(SMALL)
    assert desk.bench.typing is TypingMode.ENTRIES


@pytest.mark.parametrize("size", [4, 6, 9, 12, 16, 25])
def test_a_new_grid_is_empty_and_waits_for_givens(desk: GameBench, size: int) -> None:
    desk.bench.new(size)

    assert desk.sheet.geometry.size == size
    assert desk.sheet.grid.filled_count() == 0
    assert desk.bench.typing is TypingMode.GIVENS
    assert desk.sentences[-1].startswith("Type the printed puzzle row by row")


def test_typed_digits_are_entries_of_the_player(desk: GameBench) -> None:
    desk.enter("r1c1", 3)

    assert desk.sheet.cells_of(Origin.ENTRY) == (desk.cell("r1c1"),)
    assert desk.shown[-1] == desk.sheet
    assert desk.bench.game.is_modified


def test_typed_digits_are_givens_while_the_puzzle_is_typed(desk: GameBench) -> None:
    desk.bench.set_typing(TypingMode.GIVENS)

    desk.enter("r1c1", 3)
    desk.enter("r1c2", BLANK)

    assert desk.sheet.givens.digits[:2] == b"\3\0"
    assert desk.sheet.cells_of(Origin.ENTRY) == ()


def test_a_given_is_not_overwritten_and_the_way_to_change_it_is_named(desk: GameBench) -> None:
    desk.enter("r1c2", 1)

    assert desk.sheet == Sheet.of_givens(SMALL)
    assert desk.said == [notice_of_given("r1c2")]


def test_a_given_is_not_erased_either(desk: GameBench) -> None:
    desk.enter("r1c2", BLANK)

    assert desk.sheet == Sheet.of_givens(SMALL)
    assert len(desk.said) == 1


def test_undo_and_redo_follow_what_was_typed(desk: GameBench) -> None:
    desk.enter("r1c1", 3)
    desk.enter("r1c3", 4)
    both = desk.sheet

    desk.bench.undo()
    assert desk.sheet.cells_of(Origin.ENTRY) == (desk.cell("r1c1"),)
    desk.bench.redo()

    assert desk.sheet == both
    assert desk.shown[-1] == both


def test_a_correction_of_several_givens_is_one_move_and_ends_a_search(
    desk: GameBench,
) -> None:
    before = desk.sheet.givens
    desk.watch_a_little()

    desk.bench.type_givens({Cell(0): Digit(3), Cell(1): BLANK})

    assert not desk.search.has_search
    assert desk.sheet.givens == before.with_digits({Cell(0): Digit(3), Cell(1): BLANK})
    desk.bench.undo()
    assert desk.sheet.givens == before


def test_undo_and_redo_without_a_history_do_nothing(desk: GameBench) -> None:
    desk.bench.undo()
    desk.bench.redo()

    assert desk.sheet == Sheet.of_givens(SMALL)


def test_clearing_the_entries_leaves_the_givens_and_can_be_undone(desk: GameBench) -> None:
    desk.enter("r1c1", 3)
    before = desk.sheet

    desk.bench.clear_entries()
    assert desk.sheet == Sheet.of_givens(SMALL)
    desk.bench.undo()

    assert desk.sheet == before


def test_the_last_right_digit_is_greeted(desk: GameBench) -> None:
    desk.game_search.search_to_end()
    desk.solver.run()
    desk.enter("r1c1", BLANK)
    desk.said.clear()

    desk.enter("r1c1", 3)

    assert desk.sentences == [str(solved_sentence(desk.bench.game))]
    assert desk.said[0].tone is NoticeTone.GOOD


def test_a_solved_puzzle_is_greeted_again_when_it_is_redone_or_gone_back_to(
    desk: GameBench,
) -> None:
    for cell in SMALL.blanks():
        desk.enter(SMALL.geometry.name(cell), SMALL_SOLVED.digit_at(cell))
    last = len(desk.bench.game.moves)
    desk.bench.undo()
    desk.said.clear()

    desk.bench.redo()
    desk.bench.go_to_move(0)
    desk.bench.go_to_move(last)
    desk.bench.clear_entries()
    desk.bench.undo()

    assert desk.sentences == [str(solved_sentence(desk.bench.game))] * 3


def test_a_last_digit_that_is_wrong_is_not(desk: GameBench) -> None:
    desk.game_search.search_to_end()
    desk.solver.run()
    desk.said.clear()

    desk.enter("r1c1", 4)

    assert desk.said == []


def test_a_saved_game_is_not_modified_and_keeps_its_history(desk: GameBench) -> None:
    desk.enter("r1c1", 3)

    desk.bench.game.mark_saved()

    assert not desk.bench.game.is_modified
    assert desk.bench.game.next_undo is MoveKind.ENTER


def test_opening_another_puzzle_leaves_the_last_one_behind(desk: GameBench) -> None:
    desk.enter("r1c1", 3)

    desk.bench.open_game(Game(Puzzle(SMALL_SOLVED)))
    desk.bench.undo()

    assert desk.sheet == Sheet.of_givens(SMALL_SOLVED)
    assert not desk.bench.game.is_modified


def test_what_is_shown_is_the_game_unless_a_search_is_under_way(desk: GameBench) -> None:
    assert desk.bench.shown == desk.sheet

    desk.step(3)

    assert desk.bench.shown == desk.scenes[-1].sheet
    assert desk.bench.shown != desk.sheet
    desk.bench.stop()
    assert desk.bench.shown == desk.sheet
