"""The current game and the search over it, and the rules between the two.

The rules: whatever changes digits of the game leaves the search first, keeping what is
shown; a new search starts from the puzzle and the player's entries, without what
an earlier search left; what a search found becomes one move that can be undone.
A search is over digits alone: notes and colours are written, and taken back, over it.
"""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import text
from sudoku_gui.model import moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.playback.jumps import Jump, ToStep
from sudoku_gui.playback.player import PlayDirection
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import TYPING_HELP, Notice, NoticeTone, notice_of_given
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.search.solver_move import SolverMove
from sudoku_gui.presentation.search.variation import Variation
from sudoku_gui.presentation.search.watched_search import variation_to_resume, watched_step_of
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.solvers.search_start import ConflictError
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase
from sudoku_gui.ui.search.slow_search_timer import SlowSearchTimer
from sudoku_gui.wording import conflicts_sentence
from sudoku_gui.wording.outcomes import solved_sentence


class GameController(QObject):
    """Holds the current game and the search over it."""

    sheet_changed = Signal(object)  # Sheet: the game's, with no search over it
    notes_changed = Signal(object)  # Sheet: the game's; none of its digits has changed
    game_changed = Signal()  # history, saved state or mode
    game_replaced = Signal()
    search_stopped = Signal(object)  # the ShownMoment kept in the game
    search_ended = Signal(object)  # the ShownMoment kept in the game
    notice_posted = Signal(object)  # Notice
    notice_outdated = Signal()  # what was said last no longer holds

    def __init__(self, search: SearchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._game = Game(Puzzle.empty())
        self._typing = TypingMode.GIVENS
        self._solver_move = SolverMove()
        self.tidies_notes = True
        """Whether a digit that is entered takes its notes out of the peers."""
        self.slow_search_timer = SlowSearchTimer(search, self)
        search.stopped.connect(self._settle_at_stop)
        search.ended.connect(self._settle_at_end)

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

    def open(self, puzzle: Puzzle, typing: TypingMode = TypingMode.ENTRIES) -> None:
        """Begin a game with another puzzle; the search over the last one is forgotten."""
        self.open_game(Game(puzzle), typing)

    def open_game(self, game: Game, typing: TypingMode = TypingMode.ENTRIES) -> None:
        """Make another game the current one; the search over the last one is forgotten."""
        self._search.forget()
        self._solver_move.forget()
        self._game = game
        self.game_replaced.emit()
        self._show()
        self.set_typing(typing)

    def new(self, size: int) -> None:
        """Begin a game with an empty grid, to type a puzzle into."""
        self.open(Puzzle.empty(size), TypingMode.GIVENS)

    def edit_bookmarks(self, edit: Callable[[Game], object]) -> None:
        """Have `edit` add, rename or remove bookmarks of the game."""
        edit(self._game)
        self.game_changed.emit()

    def set_metadata(self, metadata: Metadata) -> None:
        """Know something else about the puzzle from now on."""
        self._game.set_metadata(metadata)
        self.game_changed.emit()

    def set_typing(self, typing: TypingMode) -> None:
        """Take typed digits for the puzzle's or for the player's."""
        self._typing = typing
        if typing is TypingMode.GIVENS:
            self.notice_posted.emit(Notice(TYPING_HELP))
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
            tidies = self.tidies_notes
            self._change(lambda sheet: moves.enter_in_all(sheet, open_cells, digit, tidies))
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
            not has_placed or self._solver_move.is_older_than_last_move(self._game)
        ):
            self._game.undo()
            self._solver_move.follow_undo(self._game)
            self._show_notes()
            return
        self._leave_search()
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
        self._leave_search()
        if self._game.next_redo is not None:  # what a stopped search found comes after it
            self._game.redo()
            self._show()
            self._tell_if_solved()

    def go_to_move(self, place: int) -> None:
        """Undo or redo until `place` moves are done; what is undone can be done again."""
        self._leave_search()
        self._game.go_to(place)
        self._show()
        self._tell_if_solved()

    def restore(self, target: Sheet) -> None:
        """Go back to all that stood on `target`, as one move."""
        self._change(lambda sheet: moves.restore(sheet, target))

    def type_givens(self, digits: Mapping[Cell, Digit]) -> None:
        """Print other digits (BLANK takes one out) in the puzzle, as one move."""
        self._change(lambda sheet: moves.type_givens(sheet, digits))

    def fill(self, found: Grid) -> None:
        """Fill the cells that are neither givens nor entries with the digits of `found`."""
        self._change(lambda sheet: moves.fill(sheet, found))
        if self._typing is TypingMode.GIVENS:
            self.set_typing(TypingMode.ENTRIES)

    def clear_entries(self) -> None:
        """Back to the bare givens."""
        self._change(moves.clear_entries)

    def reset(self) -> None:
        """Back to the puzzle as it was before any search."""
        self._change(moves.reset)

    def solve(self) -> None:
        """Solve at once."""
        if self._has_search():
            self._search.solve_at_once()
            self.slow_search_timer.begin()

    def watch(self) -> None:
        """Play, or pause what plays."""
        if self._search.phase is SearchPhase.PLAYING:
            self._search.pause()
        elif self._has_search():
            self._search.play()

    def play_back(self) -> None:
        """Play backwards."""
        if self._search.has_search:
            self.notice_outdated.emit()
            self._search.pause()  # whoever was waiting for a solution waits no more
            self._search.play(PlayDirection.BACKWARDS)

    def step(self, steps: int) -> None:
        """Some steps on, or back."""
        if self._search.phase is SearchPhase.ENDED and steps > 0:
            return
        if self._can_walk():
            self._search.step(steps)

    def jump(self, jump: Jump) -> None:
        """Go to another moment of the search, which begins where there is none."""
        if self._can_walk():
            self._search.jump(jump)

    def stop(self) -> None:
        """Stand still and keep what is shown, in the game too for when it is opened again."""
        self._search.stop()
        self._keep_solver_move()
        search = self._search
        self._game.watched = watched_step_of(self._game, search.variation, search.shown_moment)

    def resume_search(self) -> None:
        """Look again at the moment of a search that was looked at when the game was left."""
        watched, variation = self._game.watched, variation_to_resume(self._game)
        if watched is not None and variation is not None:
            self._search.choose_algorithm(variation.algorithm)
            self._search.begin(variation)
            self._solver_move.resume(self._game)
            self._search.jump(ToStep(watched.step))

    def continue_with(self, algorithm: Algorithm) -> None:
        """Search on from the sheet as it is, with another algorithm."""
        self._leave_search()
        self._search.choose_algorithm(algorithm)
        if self._has_begun():
            self._search.play()

    def _can_walk(self) -> bool:
        """Begin a search if there is none, and return whether there is one to step through."""
        can_walk = self._search.has_search or self._has_begun_anew()
        if can_walk and self._search.shown_moment is not None:
            self.notice_outdated.emit()  # of the end, or of a moment there is not
        return can_walk

    def _has_search(self) -> bool:
        """Begin a search if none goes on, and return whether there is one to go on with."""
        if self._search.has_search and self._search.phase is not SearchPhase.ENDED:
            return True
        return self._has_begun_anew()

    def _has_begun_anew(self) -> bool:
        """Begin a search without what another one found, and return whether it has begun."""
        self.reset()
        return self._has_begun()

    def _has_begun(self) -> bool:
        """Begin a search over the sheet, and return whether it has begun; say why if it has not."""
        try:
            sheet = self._game.sheet.with_notes(())
            self._search.begin(Variation.main(sheet, self._search.algorithm))
        except ConflictError as error:
            sentence = conflicts_sentence(error.conflicts, self._game.sheet.geometry)
            self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING))
            return False
        except UnsuitableGeometryError as error:
            self.notice_posted.emit(Notice(error.sentence, NoticeTone.WARNING))
            return False
        self._solver_move.begin(self._game)
        if self._typing is TypingMode.GIVENS:
            self.set_typing(TypingMode.ENTRIES)
        algorithm = self._search.algorithm.title
        self.notice_posted.emit(Notice(text("Searching with {algorithm}.", algorithm=algorithm)))
        return True

    def _change(self, make: Callable[[Sheet], moves.Move]) -> None:
        """Leave the search and play the move that `make` makes of what is then in the game."""
        self._leave_search()
        self._game.play(make(self._game.sheet))
        self._show()

    def _leave_search(self) -> None:
        """What is shown becomes the game's, and the search is forgotten."""
        if self._search.has_search:
            self._keep_solver_move()
            self._solver_move.forget()
            self._search.forget()
            self._show()

    @Slot(object)
    def _settle_at_stop(self, shown_moment: ShownMoment) -> None:
        self._keep_solver_move()
        self.search_stopped.emit(shown_moment)

    @Slot(object)
    def _settle_at_end(self, shown_moment: ShownMoment) -> None:
        self._keep_solver_move()
        self.search_ended.emit(shown_moment)

    def _keep_solver_move(self) -> None:
        """What is shown of a search becomes one move, in place of what it left before."""
        if self._search.shown_moment is not None:
            self._solver_move.keep(self._game, self._search.shown_moment.moment.grid)
            self.game_changed.emit()

    def _tell_if_solved(self) -> None:
        """Say so if the puzzle is solved, and the player has a part in it."""
        sheet = self._game.sheet
        if sheet.cells_of(Origin.ENTRY) and sheet.grid.is_solved():
            self.notice_posted.emit(Notice(solved_sentence(self._game), NoticeTone.GOOD))

    def _show_notes(self) -> None:
        self.notes_changed.emit(self._game.sheet)
        self.game_changed.emit()

    def _show(self) -> None:
        self.notice_outdated.emit()
        self.sheet_changed.emit(self._game.sheet)
        self.game_changed.emit()
