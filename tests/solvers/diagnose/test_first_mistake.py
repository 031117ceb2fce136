"""Where a game went wrong, against solving the sheet after every move."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import enter_in_all, fill, reset, type_givens
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.model.sheet import Origin
from sudoku_gui.solvers.diagnose.first_mistake import FirstMistake, FirstMistakeFinder, MistakeKind
from tests.model.strategies import MoveMaker, moves
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import solved_rows
from tests.support.solvers.counting import count_plainly
from tests.support.solvers.worked_out import worked_out

NONE = FirstMistake(MistakeKind.NONE)


@settings(deadline=None, max_examples=60)
@given(st.lists(moves(SMALL.geometry), max_size=6))
def test_the_mistake_is_the_move_after_the_last_sheet_that_can_be_completed(
    makers: list[MoveMaker],
) -> None:
    game = game_of(SMALL)
    for make in makers:
        game.play(make(game.sheet))

    found = mistake_of(game)

    typed = [sheet.only({Origin.GIVEN, Origin.ENTRY}).grid for sheet in game.history]
    possible = [bool(count_plainly(grid, 1)) for grid in typed]
    if not any(possible):
        assert found == FirstMistake(MistakeKind.FROM_THE_START)
    elif possible[-1]:
        assert found == NONE
    else:
        assert found.kind is MistakeKind.AT_MOVE
        assert possible[found.move]
        assert not any(possible[found.move + 1 :])


def test_the_first_wrong_entry_is_to_blame_and_not_what_followed_from_it() -> None:
    game = game_of(SMALL)
    enter_digits(game, {0: 3, 2: 4})
    enter_digits(game, {3: 3})  # should be 1
    enter_digits(game, {4: 1, 5: 4})

    assert mistake_of(game) == FirstMistake(MistakeKind.AT_MOVE, 2)
    assert game.moves[2].changes[0].cell == 3


def test_a_mistake_that_was_mended_is_none_any_more() -> None:
    game = game_of(SMALL)
    enter_digits(game, {3: 3})
    enter_digits(game, {3: 1})
    mended = mistake_of(game)

    enter_digits(game, {0: 4})

    assert mended == NONE
    assert mistake_of(game) == FirstMistake(MistakeKind.AT_MOVE, 2)


def test_a_move_that_is_undone_plays_no_part_and_may_be_redone() -> None:
    game = game_of(SMALL)
    enter_digits(game, {3: 3})
    game.undo()

    assert mistake_of(game) == NONE
    game.redo()
    assert mistake_of(game) == FirstMistake(MistakeKind.AT_MOVE, 0)


def test_a_puzzle_that_has_no_solution_was_wrong_from_the_start() -> None:
    game = game_of(Grid.from_line("1230000400000000"))
    enter_digits(game, {15: 1})

    assert mistake_of(game) == FirstMistake(MistakeKind.FROM_THE_START)


def test_a_given_typed_wrong_is_a_mistake_too() -> None:
    game = Game(Puzzle.empty(4))
    for cell, digit in enumerate(SMALL):
        if digit:
            game.play(type_givens(game.sheet, {Cell(cell): digit}))
    game.play(type_givens(game.sheet, {Cell(0): Digit(1)}))

    assert mistake_of(game) == FirstMistake(MistakeKind.AT_MOVE, 4)


def test_what_a_search_filled_in_is_no_mistake() -> None:
    game = game_of(SMALL)
    wrong = Grid.from_line("3241123443122143").with_digit(Cell(1), Digit(2))

    game.play(fill(game.sheet, wrong))

    assert mistake_of(game) == NONE


def test_what_stayed_the_same_while_searches_came_and_went_is_counted_once() -> None:
    game = game_of(SMALL)
    enter_digits(game, {3: 3})
    for _ in range(20):
        game.play(fill(game.sheet, Grid.from_line("3241123443122143")))
        game.play(reset(game.sheet))

    finder, slices = FirstMistakeFinder(game.history), 1
    while not finder.work(1):
        slices += 1

    assert finder.partial_result == FirstMistake(MistakeKind.AT_MOVE, 0)
    assert slices <= 4


def test_a_puzzle_with_many_solutions_has_its_mistakes_too() -> None:
    game = Game(Puzzle.empty(9))
    enter_digits(game, {cell: cell + 1 for cell in range(8)})

    enter_digits(game, {17: 9})

    assert mistake_of(game) == FirstMistake(MistakeKind.AT_MOVE, 8)


def test_looking_for_it_changes_nothing_of_the_game() -> None:
    game = game_of(SMALL)
    enter_digits(game, {3: 3, 0: 3})
    game.undo()
    before = (game.sheet, game.moves, game.next_redo)

    mistake_of(game)

    assert (game.sheet, game.moves, game.next_redo) == before


def test_until_it_is_known_the_mistake_is_undecided() -> None:
    row = next(row for row in solved_rows() if row.puzzle.geometry.size == 25)
    finder = FirstMistakeFinder(game_of(row.puzzle).history)

    assert finder.partial_result == FirstMistake(MistakeKind.UNDECIDED)
    assert worked_out(finder).partial_result == NONE


def game_of(givens: Grid) -> Game:
    """A new game."""
    return Game(Puzzle(givens, Metadata()))


def enter_digits(game: Game, digits: dict[int, int]) -> None:
    """The player enters some digits, one after another."""
    for cell, digit in digits.items():
        game.play(enter_in_all(game.sheet, (Cell(cell),), Digit(digit)))


def mistake_of(game: Game) -> FirstMistake:
    """What the finder comes to."""
    return worked_out(FirstMistakeFinder(game.history)).partial_result
