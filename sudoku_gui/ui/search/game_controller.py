"""The current game, and the rules between it and the search over it.

The rules: whatever changes digits of the game leaves the search first, keeping what is
shown; what a search found becomes one move that can be undone.
A search is over digits alone: notes and colours are written, and taken back, over it.
"""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model import moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import MoveKind
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import (
    TYPING_HELP,
    Notice,
    NoticeAction,
    NoticeTone,
    notice_of_given,
)
from sudoku_gui.presentation.search.solver_move import SolverMove
from sudoku_gui.ui.search.search_controller import SearchController


class GameController(QObject):
    """Holds the current game, and plays moves in it, whatever search is looked at."""

    sheet_changed = Signal(object)  # Sheet: the game's, with no search over it
    notes_changed = Signal(object)  # Sheet: the game's; none of its digits has changed
    game_changed = Signal()  # history, saved state or mode
    game_replaced = Signal()
    notice_posted = Signal(object)  # Notice
    notice_outdated = Signal()  # what was said last no longer holds

    def __init__(self, search: SearchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._game = Game(Puzzle.empty())
        self._typing = TypingMode.GIVENS
        self.solver_move = SolverMove()
        """What the search over the game has left in it."""
        self.tidies_notes = True
        """Whether a digit that is entered takes its notes out of the peers."""
        self.typing_offers: tuple[NoticeAction, ...] = ()
        """What may be done instead of typing a puzzle into an empty grid."""
        self.has_several_solutions = False
        """Whether that is known of the puzzle, and said once it is solved."""

    @property
    def game(self) -> Game:
        """The current game."""
        return self._game

    @property
    def shown(self) -> Sheet:
        """What the grid shows: the sheet of the game, or the moment looked at of a search.

        Notes and colours are always those of the game.
        """
        shown_moment = self._search.shown_moment
        return (
            shown_moment.sheet.with_notes(self._game.sheet.notes)
            if shown_moment
            else self._game.sheet
        )

    @property
    def typing(self) -> TypingMode:
        """What typed digits are now."""
        return self._typing

    def open_game(self, game: Game, typing: TypingMode = TypingMode.ENTRIES) -> None:
        """Make another game the current one; the search over the last one is forgotten."""
        self._search.forget()
        self.solver_move.forget()
        self._game, self._typing = game, typing
        self.game_replaced.emit()
        self._show()
        self.set_typing(typing)

    def new(self, size: int) -> None:
        """Begin a game with an empty grid, to type a puzzle into."""
        self.open_game(Game(Puzzle.empty(size)), TypingMode.GIVENS)

    def edit_game(self, edit: Callable[[Game], object]) -> None:
        """Have `edit` change what of the game is no move: bookmarks, or the metadata."""
        edit(self._game)
        self.game_changed.emit()

    def set_typing(self, typing: TypingMode) -> None:
        """Take typed digits for the puzzle's or for the player's."""
        self._typing = typing
        if typing is TypingMode.GIVENS:
            is_empty = not self._game.sheet.grid.filled()
            offers = self.typing_offers if is_empty else ()
            self.notice_posted.emit(Notice(TYPING_HELP, actions=offers))
        else:
            self.notice_outdated.emit()
        self.game_changed.emit()

    def enter_in_all(self, cells: Sequence[Cell], digit: Digit) -> None:
        """Write `digit` (0 erases) into those of `cells` that may change, as one move.

        As givens or as entries; among cells of which all hold givens, the first is said to.
        """
        makes_given, sheet = self._typing is TypingMode.GIVENS, self._game.sheet
        open_cells = [cell for cell in cells if makes_given or sheet.origins[cell] != Origin.GIVEN]
        if cells and not open_cells:
            self.notice_posted.emit(notice_of_given(sheet.geometry.name(cells[0])))
            return
        origin = (Origin.GIVEN if makes_given else Origin.ENTRY) if digit else Origin.NONE
        shown = self.shown
        if all((shown.grid.digit_at(c), shown.origins[c]) == (digit, origin) for c in open_cells):
            return  # nothing would change, and a search would be lost for it
        if makes_given:
            self.type_givens(dict.fromkeys(open_cells, digit))
        else:
            self._change(
                lambda sheet: moves.enter_in_all(
                    sheet, open_cells, digit, self.tidies_notes, self._game.moves
                )
            )
        self._tell_if_solved()

    def write_notes(self, make: Callable[[Sheet], moves.Move]) -> None:
        """Play the move of notes or colours that `make` makes of the sheet."""
        self._game.play(make(self._game.sheet))
        self._show_notes()

    def undo(self) -> None:
        """Take the last move back; what is shown of a search is that move, unless notes follow."""
        shown_moment = self._search.shown_moment
        has_placed = shown_moment is not None and bool(shown_moment.moment.path)
        if self._game.next_undo in moves.NOTE_KINDS and (
            not has_placed or self.solver_move.is_older_than_last_move(self._game)
        ):
            self._game.undo()
            self.solver_move.follow_undo(self._game)
            self._show_notes()
            return
        self.leave_search()
        if self._game.next_undo is not None:
            self._game.undo()
            self._show()
            self._tell_if_solved()

    def redo(self) -> None:
        """Do the move undone last again."""
        if self._game.next_redo in moves.NOTE_KINDS:
            self._game.redo()
            self._show_notes()
            return
        self.leave_search()
        if self._game.next_redo is not None:  # what a stopped search found comes after it
            self._game.redo()
            self._show()
            self._tell_if_solved()

    def go_to_move(self, place: int) -> None:
        """Undo or redo until `place` moves are done; what is undone can be done again."""
        self.leave_search()
        self._game.go_to(place)
        self._show()
        self._tell_if_solved()

    def restore(self, target: Sheet) -> None:
        """Go back to all that stood on `target`, as one move."""
        self._change(lambda sheet: moves.restore(sheet, target))

    def type_givens(self, digits: Mapping[Cell, Digit]) -> None:
        """Print other digits (BLANK takes one out) in the puzzle, as one move."""
        self._change(lambda sheet: moves.type_givens(sheet, digits))

    def enter_each(self, digits: Mapping[Cell, Digit]) -> None:
        """Write another digit of the player's into each of these cells, as one move."""
        self._change(
            lambda sheet: moves.enter_each(sheet, digits, self.tidies_notes, self._game.moves)
        )
        self._tell_if_solved()

    def fill(self, found: Grid) -> None:
        """Fill the cells that are neither givens nor entries with the digits of `found`.

        The player has asked for these digits: other than those of a search, they are no guesses.
        """
        self._change(lambda sheet: replace(moves.fill(sheet, found), kind=MoveKind.ENTER))
        if self._typing is TypingMode.GIVENS:
            self.set_typing(TypingMode.ENTRIES)

    def clear_entries(self) -> None:
        """Back to the bare givens."""
        self._change(moves.clear_entries)

    def reset(self) -> None:
        """Back to the puzzle as it was before any search."""
        self._change(moves.reset)

    def stop(self) -> None:
        """Stand still and keep what is shown, in the game too for when it is opened again."""
        self._search.stop()
        self.keep_solver_move()
        search = self._search
        if not search.has_search:
            self._game.watched = None
        elif search.shown_moment is not None:  # or the moment that is resumed is not there yet
            # Loaded with the first search.
            from sudoku_gui.presentation.search.watched_search import (  # noqa: PLC0415
                watched_step_of,
            )

            self._game.watched = watched_step_of(self._game, search.variation, search.shown_moment)

    def leave_search(self) -> None:
        """What is shown becomes the game's, and the search is forgotten."""
        if self._search.has_search:
            self.keep_solver_move()
            self.solver_move.forget()
            self._search.forget()
            self._show()

    def keep_solver_move(self) -> None:
        """What is shown of a search becomes one move, in place of what it left before."""
        if self._search.shown_moment is not None:
            self.solver_move.keep(self._game, self._search.shown_moment.moment.grid)
            self.game_changed.emit()

    def _change(self, make: Callable[[Sheet], moves.Move]) -> None:
        """Leave the search and play the move that `make` makes of what is then in the game."""
        self.leave_search()
        self._game.play(make(self._game.sheet))
        self._show()

    def _tell_if_solved(self) -> None:
        """Say so if the puzzle is solved, and the player has a part in it."""
        sheet = self._game.sheet
        if sheet.cells_of(Origin.ENTRY) and sheet.grid.is_solved():
            # Loaded when there is something to say.
            from sudoku_gui.wording.outcomes import solved_sentence  # noqa: PLC0415

            sentence = solved_sentence(self._game, has_several=self.has_several_solutions)
            self.notice_posted.emit(Notice(sentence, NoticeTone.GOOD))

    def _show_notes(self) -> None:
        self.notes_changed.emit(self._game.sheet)
        self.game_changed.emit()

    def _show(self) -> None:
        self.notice_outdated.emit()
        self.sheet_changed.emit(self._game.sheet)
        self.game_changed.emit()
