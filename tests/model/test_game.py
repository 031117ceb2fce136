"""Games: a history that leads back to the givens whatever was played."""

from collections.abc import Callable
from functools import partial
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.moves import NOTE_KINDS, MoveKind, enter_in_all, fill, reset, type_givens
from sudoku_gui.model.note_moves import toggle_colour, toggle_note
from sudoku_gui.model.notes import Colour, NoteKind
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from tests.model.strategies import MoveMaker, digit_moves, games, grids, moves, note_moves
from tests.support.puzzles import SMALL, SMALL_SOLVED

ABOUT = Metadata("Small", "Somebody", source="A book")
PUZZLE = Puzzle(SMALL, ABOUT)
NINE = Geometry.of_size(9)


def test_a_game_that_was_only_looked_at_is_known_unmodified_without_comparing_sheets() -> None:
    game = Game(PUZZLE)

    with patch.object(Sheet, "only", side_effect=AssertionError("compares sheets")):
        assert not game.is_modified


def test_a_new_game_shows_the_givens() -> None:
    game = Game(PUZZLE)

    assert game.sheet == Sheet.of_givens(SMALL)
    assert game.puzzle == PUZZLE


def test_the_puzzle_has_the_givens_as_typed_now_and_keeps_its_title() -> None:
    game = Game(PUZZLE)

    game.play(type_givens(game.sheet, {Cell(0): Digit(3)}))
    game.play(enter_in_all(game.sheet, (Cell(3),), Digit(1)))

    assert game.puzzle == Puzzle(Grid.from_line("3200000200104000"), ABOUT)


def test_undo_and_redo_name_the_kind_of_move_they_would_touch() -> None:
    game = Game(PUZZLE)
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    game.play(fill(game.sheet, SMALL_SOLVED))

    assert (game.next_undo, game.next_redo) == (MoveKind.FILL, None)
    game.undo()
    assert (game.next_undo, game.next_redo) == (MoveKind.ENTER, MoveKind.FILL)
    game.undo()
    assert (game.next_undo, game.next_redo) == (None, MoveKind.ENTER)


def test_undo_and_redo_return_the_move() -> None:
    game = Game(PUZZLE)
    move = enter_in_all(game.sheet, (Cell(0),), Digit(3))
    game.play(move)

    assert game.undo() is move
    assert game.redo() is move


@pytest.mark.parametrize("step", [Game.undo, Game.redo])
def test_stepping_without_a_move_is_an_error_that_changes_nothing(
    step: Callable[[Game], object],
) -> None:
    game = Game(PUZZLE)

    with pytest.raises(IndexError):
        step(game)

    assert game.sheet == Sheet.of_givens(SMALL)
    assert (game.next_undo, game.next_redo) == (None, None)


@settings(deadline=None)
@given(st.lists(moves(SMALL.geometry)))
def test_the_course_has_the_sheet_after_each_move(makers: list[MoveMaker]) -> None:
    game = Game(PUZZLE)
    seen = [game.sheet]
    for make in makers:
        move = make(game.sheet)
        game.play(move)
        if move.changes:
            seen.append(game.sheet)

    assert list(game.history) == seen
    assert len(game.moves) == len(seen) - 1
    assert [move.done_to(sheet) for move, sheet in zip(game.moves, seen, strict=False)] == seen[1:]


def test_a_new_move_forgets_what_was_undone() -> None:
    game = Game(PUZZLE)
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    game.undo()

    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(1)))

    assert game.next_redo is None
    assert game.sheet.grid.digit_at(Cell(0)) == 1


def test_a_move_without_changes_leaves_the_history_alone() -> None:
    game = Game(PUZZLE)
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    game.undo()

    game.play(enter_in_all(game.sheet, (Cell(0),), BLANK))

    assert (game.next_undo, game.next_redo) == (None, MoveKind.ENTER)


def test_a_refused_move_leaves_the_game_alone() -> None:
    game = Game(PUZZLE)
    late = enter_in_all(game.sheet, (Cell(0),), Digit(3))
    game.play(type_givens(game.sheet, {Cell(0): Digit(1)}))

    with pytest.raises(ValueError, match="another sheet"):
        game.play(late)

    assert game.puzzle.givens.digit_at(Cell(0)) == 1
    game.undo()
    assert game.sheet == Sheet.of_givens(SMALL)
    assert game.next_undo is None


def test_typing_modifies_the_game_until_it_is_saved_or_undone() -> None:
    game = Game(PUZZLE)
    seen = [game.is_modified]

    def enter_three() -> None:
        game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))

    for act in (enter_three, game.undo, game.redo, game.mark_saved, game.undo, game.redo):
        act()
        seen.append(game.is_modified)

    assert seen == [False, True, False, True, False, True, False]


def test_typing_a_given_modifies_the_game() -> None:
    game = Game(Puzzle.empty())

    game.play(type_givens(game.sheet, {Cell(0): Digit(3)}))

    assert game.is_modified


def test_typing_over_what_the_solver_wrote_modifies_the_game() -> None:
    game = Game(PUZZLE)
    game.play(fill(game.sheet, SMALL_SOLVED))

    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))

    assert game.is_modified


def test_what_a_solver_wrote_is_not_worth_asking_about() -> None:
    game = Game(PUZZLE)
    game.play(fill(game.sheet, SMALL_SOLVED))
    solved = game.is_modified

    game.play(reset(game.sheet))

    assert (solved, game.is_modified) == (False, False)


def test_notes_and_colours_modify_the_game_until_they_are_saved_or_undone() -> None:
    game = Game(PUZZLE)
    seen = list[bool]()

    for make in (
        partial(toggle_note, kind=NoteKind.CORNER, digit=Digit(1)),
        partial(toggle_note, kind=NoteKind.CENTRE, digit=Digit(1)),
        partial(toggle_colour, colour=Colour(1)),
    ):
        game.play(make(game.sheet, [Cell(0)]))
        seen.append(game.is_modified)
        game.mark_saved()
        seen.append(game.is_modified)
    game.undo()

    assert seen == [True, False] * 3
    assert game.is_modified


@settings(deadline=None)
@given(st.lists(digit_moves(SMALL.geometry) | st.none(), max_size=12), st.data())
def test_notes_change_no_digit_and_no_digit_move(
    makers: list[MoveMaker | None], data: st.DataObject
) -> None:
    noted, plain = Game(PUZZLE), [Sheet.of_givens(SMALL)]
    for make in makers:
        before = plain[-1]
        if make is None:
            move = data.draw(note_moves(SMALL.geometry))(noted.sheet)
            assert move.kind in NOTE_KINDS
        else:
            move, before = make(noted.sheet), make(before).done_to(before)
        noted.play(move)
        assert noted.sheet.has_same_digits(before)
        if move.changes:
            plain.append(before)

    for at in [*reversed(range(len(plain) - 1)), *range(1, len(plain))]:
        _ = noted.undo() if len(noted.moves) > at else noted.redo()
        assert noted.sheet.has_same_digits(plain[at])


@settings(deadline=None, max_examples=50)
@given(grids((9,)), st.lists(moves(NINE), max_size=12))
def test_any_moves_undone_lead_back_to_the_givens_and_redone_to_the_end(
    givens: Grid, makers: list[MoveMaker]
) -> None:
    game = Game(Puzzle(givens))
    for make in makers:
        game.play(make(game.sheet))
    end = game.sheet

    while game.next_undo:
        game.undo()
    assert game.sheet == Sheet.of_givens(givens)
    assert not game.is_modified

    while game.next_redo:
        game.redo()
    assert game.sheet == end


class HistoryAgainstAListOfSheets(RuleBasedStateMachine):
    """A game beside the simplest history there is: every sheet in a list, and a position."""

    @initialize(givens=grids((4,)))
    def open(self, givens: Grid) -> None:
        self.game = Game(Puzzle(givens))
        self.sheets = [Sheet.of_givens(givens)]
        self.position = 0

    @rule(make=moves(Geometry.of_size(4)))
    def play(self, make: MoveMaker) -> None:
        move = make(self.game.sheet)
        self.game.play(move)
        if move.changes:
            self.sheets[self.position + 1 :] = [move.done_to(self.sheets[self.position])]
            self.position += 1

    @precondition(lambda self: self.position > 0)
    @rule()
    def undo(self) -> None:
        self.game.undo()
        self.position -= 1

    @precondition(lambda self: self.position + 1 < len(self.sheets))
    @rule()
    def redo(self) -> None:
        self.game.redo()
        self.position += 1

    @invariant()
    def the_sheet_is_the_one_at_the_position(self) -> None:
        assert self.game.sheet == self.sheets[self.position]

    @invariant()
    def there_is_something_to_undo_or_redo_beside_the_ends(self) -> None:
        assert (self.game.next_undo is not None) == (self.position > 0)
        assert (self.game.next_redo is not None) == (self.position + 1 < len(self.sheets))

    @invariant()
    def every_digit_has_an_origin_and_every_origin_a_digit(self) -> None:
        sheet = self.game.sheet
        assert [digit > 0 for digit in sheet.grid.digits] == [
            origin > 0 for origin in sheet.origins
        ]


HistoryAgainstAListOfSheets.TestCase.settings = settings(
    deadline=None, max_examples=30, stateful_step_count=20
)
test_a_game_behaves_like_a_list_of_sheets = HistoryAgainstAListOfSheets.TestCase


def test_a_puzzle_saved_with_a_solvers_digits_is_modified_once_they_are_taken_out() -> None:
    game = Game(PUZZLE)
    game.play(fill(game.sheet, SMALL_SOLVED))
    game.mark_saved()
    assert not game.is_modified

    game.undo()

    assert game.is_modified


def test_a_game_goes_on_with_the_entries_of_an_earlier_sitting() -> None:
    game = Game(PUZZLE, Sheet.of(SMALL, Grid.from_line("1000030000000000")))

    assert game.sheet.cells_of(Origin.ENTRY) == (0, 5)
    assert game.puzzle == PUZZLE
    assert not game.is_modified
    assert game.next_undo is None


def test_what_is_known_about_a_puzzle_is_saved_like_a_digit() -> None:
    game = Game(PUZZLE)

    game.set_metadata(Metadata("Another title"))
    assert (game.puzzle.metadata, game.is_modified) == (Metadata("Another title"), True)

    game.mark_saved()
    assert not game.is_modified


def test_a_description_taken_back_by_hand_is_no_change() -> None:
    game = Game(PUZZLE)

    game.set_metadata(Metadata("Another title"))
    game.set_metadata(ABOUT)

    assert not game.is_modified


@settings(deadline=None)
@given(game=games((4, 9)), place=st.integers(-1, 10))
def test_going_to_a_moment_is_undoing_or_redoing_one_move_after_another(
    game: Game, place: int
) -> None:
    other = Game.resumed(game.puzzle.metadata, game.snapshot)
    while len(other.moves) > max(place, 0):
        other.undo()
    while len(other.moves) < place and other.next_redo is not None:
        other.redo()

    game.go_to(place)

    assert (game.sheet, game.snapshot) == (other.sheet, other.snapshot)
