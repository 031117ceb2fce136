"""Solving at once while one plays: one move, never over the player's digits."""

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import solved_rows
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.searches import ENDLESS

GIVEN = Cell(next(cell for cell in SMALL.geometry.cells if SMALL.digit_at(Cell(cell))))
BLANK_CELL, ANOTHER = SMALL.blanks()[:2]
RIGHT = SMALL_SOLVED.digit_at(BLANK_CELL)
WRONG = next(
    Digit(digit)
    for digit in SMALL.geometry.digits
    if digit != RIGHT and not SMALL.with_digit(BLANK_CELL, Digit(digit)).conflicting_cells()
)


def is_solving(playing: OpenProgram) -> bool:
    """Whether an answer is being looked for."""
    return playing.program.solutions._request is not None


def test_solving_is_one_move_that_can_be_undone(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.enter(BLANK_CELL, RIGHT)

    playing.trigger("solve")
    playing.wait_until(lambda: playing.sheet.grid == SMALL_SOLVED)

    assert playing.phase is SearchPhase.IDLE
    assert playing.sheet.state_at(BLANK_CELL).origin is Origin.ENTRY
    playing.offer().click()
    assert playing.sheet.grid == SMALL.with_digit(BLANK_CELL, RIGHT)


def test_a_puzzle_just_typed_is_played_once_it_is_solved(playing: OpenProgram) -> None:
    playing.game_controller.open_game(Game(Puzzle(SMALL)), TypingMode.GIVENS)

    playing.trigger("solve")
    playing.wait_until(lambda: playing.sheet.grid == SMALL_SOLVED)

    assert playing.game_controller.typing is TypingMode.ENTRIES


def test_one_cell_alone_is_filled(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.grid.select(ANOTHER)

    playing.trigger("solve_cell")
    playing.wait_until(lambda: bool(playing.sheet.grid.digit_at(ANOTHER)))

    digit = SMALL_SOLVED.digit_at(ANOTHER)
    assert playing.sheet.grid == SMALL.with_digit(ANOTHER, digit)
    assert playing.sheet.state_at(ANOTHER).origin is Origin.SOLVER


def test_a_cell_with_a_digit_is_left_as_it_is(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.grid.select(GIVEN)
    said = len(playing.said)

    playing.trigger("solve_cell")

    assert not is_solving(playing)
    assert len(playing.said) == said + 1


def test_where_there_are_several_solutions_one_is_filled_in_on_request_alone(
    playing: OpenProgram,
) -> None:
    several = Grid.empty(SMALL.geometry).with_digit(GIVEN, SMALL.digit_at(GIVEN))
    playing.put(several)
    said = len(playing.said)

    playing.trigger("solve")
    playing.wait_until(lambda: len(playing.said) > said)

    assert playing.sheet.grid == several
    playing.offer().click()
    assert playing.sheet.grid.is_solved()


def test_with_a_wrong_digit_nothing_is_filled_and_a_check_is_offered(
    playing: OpenProgram,
) -> None:
    playing.put(SMALL)
    playing.enter(BLANK_CELL, WRONG)
    said = len(playing.said)

    playing.trigger("solve")
    playing.wait_until(lambda: len(playing.said) > said)

    assert playing.sheet.grid == SMALL.with_digit(BLANK_CELL, WRONG)
    playing.offer().click()
    playing.wait_until(lambda: playing.wrong_entries == {BLANK_CELL})


def test_a_puzzle_without_a_solution_is_told_from_wrong_entries(playing: OpenProgram) -> None:
    playing.put(SMALL.with_digit(BLANK_CELL, WRONG))
    said = len(playing.said)

    playing.trigger("solve")
    playing.wait_until(lambda: len(playing.said) > said)
    playing.offer().click()

    playing.wait_until(playing.window.typos.isVisible)


def test_nothing_is_looked_for_where_no_cell_is_blank(playing: OpenProgram) -> None:
    playing.put(SMALL_SOLVED)
    said = len(playing.said)

    playing.trigger("solve")

    assert len(playing.said) == said + 1
    assert not is_solving(playing)


def test_who_types_on_waits_for_no_solution(playing: OpenProgram) -> None:
    playing.put(ENDLESS)
    playing.trigger("solve")
    waited = is_solving(playing)

    playing.enter(ENDLESS.blanks()[0], 1)

    assert waited
    assert not is_solving(playing)
    assert playing.sheet.cells_of(Origin.SOLVER) == ()


def test_who_opens_another_puzzle_waits_for_no_solution(playing: OpenProgram) -> None:
    playing.put(ENDLESS)
    playing.trigger("solve")

    playing.put(SMALL)

    assert not is_solving(playing)
    assert playing.sheet.grid == SMALL


def test_also_in_the_layout_to_watch_the_answer_comes_without_a_search(
    opened: OpenProgram,
) -> None:
    opened.put(SMALL)
    opened.trigger("step")
    opened.wait_for_steps()

    opened.trigger("solve")
    opened.wait_until(lambda: opened.sheet.grid == SMALL_SOLVED)

    assert opened.phase is SearchPhase.IDLE


def test_a_grid_of_16x16_that_searches_walk_for_minutes_is_solved_too(
    opened: OpenProgram,
) -> None:
    row = next(row for row in solved_rows() if row.puzzle.geometry == Geometry.of_size(16))
    opened.put(row.puzzle)

    opened.trigger("solve")

    opened.wait_until(lambda: opened.sheet.grid == row.solution)
