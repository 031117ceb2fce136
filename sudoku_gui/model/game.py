"""A game: one attempt at a puzzle, with its history for undo and redo.

The givens are part of the history, because people type them and mistype them.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.bookmark import Bookmark, with_added, with_renamed, without
from sudoku_gui.model.game_history import (
    NO_TOTALS,
    GameHistory,
    PlayTotals,
    SavedState,
    TimedMove,
    WatchedStep,
)
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.moves import Move, MoveKind, changed_by
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.model.sheet import CellState, Origin, Sheet

if TYPE_CHECKING:  # a puzzle of which there is one brings it along
    from sudoku_gui.model.photo import Photo

_TO_THE_MILLISECOND = 3  # figures: a file is to be read by people


class Game:
    """The sheet now, the moves that led to it, and those taken back.

    It begins with the givens alone, or with `sheet`: the same givens, and what was entered
    before, in an earlier session.
    """

    def __init__(self, puzzle: Puzzle, sheet: Sheet | None = None) -> None:
        self._about = puzzle.metadata
        self._start = self._sheet = sheet or Sheet.of_givens(puzzle.givens)
        self._done: list[TimedMove] = []
        self._undone: list[TimedMove] = []
        self._bookmarks: tuple[Bookmark, ...] = ()
        self._saved = SavedState(self._sheet, self._about)
        self._totals = NO_TOTALS
        self.watched: WatchedStep | None = None
        """The moment of a search to come back to with the game, None without a search."""
        self.photo: Photo | None = None
        """What the puzzle was read from; no move, so undo leaves it."""

    @classmethod
    def resumed(
        cls, metadata: Metadata, history: GameHistory, saved: SavedState | None = None
    ) -> Game:
        """Return the game that has this history; raises ValueError if a move does not fit.

        saved: what of it is safe in a file, which is all of it otherwise.
        """
        game = cls(Puzzle(history.start.givens, metadata), history.start)
        game._sheet = history.sheet
        game._done, game._undone = [*history.done], [*reversed(history.undone)]
        game._bookmarks = history.bookmarks
        game.photo = history.photo
        game._saved = saved or game._state
        game._totals = history.totals
        game.watched = history.watched
        return game

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle with the givens as they are typed now."""
        return Puzzle(self._sheet.givens, self._about)

    @property
    def sheet(self) -> Sheet:
        """What stands in the cells now."""
        return self._sheet

    @property
    def sheet_without_guesses(self) -> Sheet:
        """The sheet without the digits that a search left there, unless they solve the puzzle."""
        sheet = self._sheet
        found = sheet.cells_of(Origin.SOLVER)
        if not found or sheet.grid.is_solved():
            return sheet
        last_kinds = {
            change.cell: timed.move.kind
            for timed in self._done
            for change in timed.move.changes
            if change.changes_digit
        }
        guessed = [cell for cell in found if last_kinds.get(cell) is MoveKind.FILL]
        blank = {cell: CellState(BLANK, Origin.NONE, sheet.notes_at(cell)) for cell in guessed}
        return sheet.with_states(blank)

    @property
    def next_undo(self) -> MoveKind | None:
        """The kind of the move that `undo` would take back, or None without one."""
        return self._done[-1].move.kind if self._done else None

    @property
    def next_redo(self) -> MoveKind | None:
        """The kind of the move that `redo` would do again, or None without one."""
        return self._undone[-1].move.kind if self._undone else None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that led to the sheet as it is now, the first one first."""
        return tuple(timed.move for timed in self._done)

    @property
    def timed_moves(self) -> tuple[TimedMove, ...]:
        """The same moves, each with the moment it was played."""
        return tuple(self._done)

    @property
    def undone_moves(self) -> tuple[TimedMove, ...]:
        """The moves that `redo` would do again, one after another."""
        return tuple(reversed(self._undone))

    @property
    def history(self) -> tuple[Sheet, ...]:
        """The sheet before the first of these moves, and after each of them."""
        sheets = [self._sheet]
        for timed in reversed(self._done):
            sheets.append(timed.move.undone_from(sheets[-1]))
        return tuple(reversed(sheets))

    @property
    def snapshot(self) -> GameHistory:
        """All of the game as it is now, whatever is played later."""
        return GameHistory(
            self._start,
            self.timed_moves,
            self.undone_moves,
            self._bookmarks,
            replace(self._totals, seconds=_rounded(self._totals.seconds)),
            self.watched,
            self.photo,
        )

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        """The moments that were named, in the order in which they were."""
        return self._bookmarks

    @property
    def totals(self) -> PlayTotals:
        """How long it was played, and with how much help."""
        return self._totals

    @property
    def is_modified(self) -> bool:
        """Whether closing now would lose a photo, or something a person typed, noted or coloured.

        A solver's digits do not count, for a click brings them back; unless they were
        saved, because the file then holds no puzzle without them.
        """
        saved = self._saved
        others = self._about, self._bookmarks, self.photo
        if others != (saved.metadata, saved.bookmarks, saved.photo):
            return True
        if self._sheet is saved.sheet:  # as of most puzzles of a collection that were looked at
            return False
        if saved.sheet.cells_of(Origin.SOLVER):
            return self._sheet != saved.sheet
        return _written(self._sheet) != _written(saved.sheet)

    @property
    def saved(self) -> SavedState:
        """What is safe in a file, or was there when the game began."""
        return self._saved

    def set_metadata(self, metadata: Metadata) -> None:
        """Know something else about the puzzle from now on; no move, so undo leaves it."""
        self._about = metadata

    def play(self, move: Move) -> None:
        """Carry out `move`; what was undone before can no longer be redone."""
        if not move.changes:
            return
        self._sheet = move.done_to(self._sheet)
        self._done.append(TimedMove(move, _rounded(self._totals.seconds)))
        self._undone.clear()

    def undo(self) -> Move:
        """Take the last move back and return it, or raise IndexError without one."""
        timed = self._done.pop()
        self._sheet = timed.move.undone_from(self._sheet)
        self._undone.append(timed)
        return timed.move

    def redo(self) -> Move:
        """Do the move undone last again and return it, or raise IndexError without one."""
        timed = self._undone.pop()
        self._sheet = timed.move.done_to(self._sheet)
        self._done.append(timed)
        return timed.move

    def go_to(self, place: int) -> None:
        """Undo or redo until `place` moves are done, or all there are."""
        place = max(0, place)
        back = self._done[place:]
        on = self._undone[::-1][: max(0, place - len(self._done))]
        changes = [
            *(each for timed in reversed(back) for each in timed.move.reversed_changes),
            *(each for timed in on for each in timed.move.changes),
        ]
        self._sheet = changed_by(self._sheet, changes)
        self._done[place:] = on
        self._undone = self._undone[: len(self._undone) - len(on)] + back[::-1]

    def add_seconds(self, seconds: float) -> None:
        """Count so many seconds more as played; raises ValueError for less than nothing."""
        if not 0 <= seconds < inf:
            raise ValueError(f"no length of time: {seconds}")
        self._totals = replace(self._totals, seconds=self._totals.seconds + seconds)

    def count_hint(self) -> None:
        """Count a hint that the player was given."""
        self._totals = replace(self._totals, hints=self._totals.hints + 1)

    def count_check(self) -> None:
        """Count a check of the entries that the player asked for."""
        self._totals = replace(self._totals, checks=self._totals.checks + 1)

    def add_bookmark(self, name: str) -> Bookmark:
        """Name the moment and return its bookmark; raises ValueError if the name is in use."""
        bookmark = Bookmark(name, self._sheet)
        self._bookmarks = with_added(self._bookmarks, bookmark)
        return bookmark

    def rename_bookmark(self, name: str, new_name: str) -> None:
        """Give the bookmark called `name` another name.

        Raises KeyError without one, and ValueError if another has the new name.
        """
        self._bookmarks = with_renamed(self._bookmarks, name, new_name)

    def remove_bookmark(self, name: str) -> None:
        """Forget the bookmark called `name`, or raise KeyError without one."""
        self._bookmarks = without(self._bookmarks, name)

    def mark_saved(self) -> None:
        """The game as it is now is safe in a file: sheet, bookmarks, metadata, photo."""
        self._saved = self._state

    @property
    def _state(self) -> SavedState:
        return SavedState(self._sheet, self._about, self._bookmarks, self.photo)


def _rounded(seconds: float) -> float:
    return round(seconds, _TO_THE_MILLISECOND)


def _written(sheet: Sheet) -> Sheet:
    """Return what a person has written: notes and colours too."""
    return sheet.only({Origin.GIVEN, Origin.ENTRY})
