"""What there is to know of a game besides the sheet as it is now: how it came to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.moves import Move, MoveKind
from sudoku_gui.model.puzzle import Metadata
from sudoku_gui.model.sheet import Origin, Sheet

if TYPE_CHECKING:  # a puzzle of which there is one brings it along
    from sudoku_gui.model.photo import Photo


@dataclass(frozen=True, slots=True)
class SavedState:
    """What of a game is safe in a file."""

    sheet: Sheet
    metadata: Metadata
    bookmarks: tuple[Bookmark, ...] = ()
    photo: Photo | None = None


@dataclass(frozen=True, slots=True)
class TimedMove:
    """A move, and when it was played."""

    move: Move
    seconds: float
    """Seconds of play before it, to the millisecond."""


@dataclass(frozen=True, slots=True)
class WatchedStep:
    """The moment of a search that its viewer looked at last."""

    algorithm: str
    """The name of the algorithm."""
    step: int


@dataclass(frozen=True, slots=True)
class PlayTotals:
    """What has added up while a game was played."""

    seconds: float = 0.0
    """How long that was, as far as a clock has told it."""
    hints: int = 0
    """How many its player was given."""
    checks: int = 0
    """How many times its player had the entries checked."""


NO_TOTALS = PlayTotals()


@dataclass(frozen=True, slots=True)
class GameHistory:
    """All of a game but what is known about its puzzle.  Two are equal if all of it is."""

    start: Sheet
    """What stood in the cells before the first move."""
    done: tuple[TimedMove, ...] = ()
    """The moves that led to the sheet as it is now, the first one first."""
    undone: tuple[TimedMove, ...] = ()
    """The moves that were taken back, the one to be done again first is the first."""
    bookmarks: tuple[Bookmark, ...] = ()
    """In the order in which they were set."""
    totals: PlayTotals = NO_TOTALS
    watched: WatchedStep | None = None
    photo: Photo | None = None
    """What the puzzle was read from."""

    @property
    def sheet(self) -> Sheet:
        """The sheet as it is now, or ValueError where a move does not fit the one before it."""
        # Cell by cell, and one sheet at the end: a history of 10,000 moves is there at once.
        cells = self.start.geometry.cells
        states = [self.start.state_at(Cell(cell)) for cell in cells]
        for timed in self.done:
            for change in timed.move.changes:
                state = states[change.cell]
                if state is change.before:  # as it mostly is where a history was read
                    states[change.cell] = change.after
                    continue
                if not change.is_due_in(state):
                    raise ValueError("a move of the history was made for another sheet")
                states[change.cell] = change.done_to(state)
        return self.start.with_states({Cell(cell): states[cell] for cell in cells})

    @property
    def is_bare(self) -> bool:
        """Whether there is nothing in it but a start, with no solver's digits."""
        return self == GameHistory(self.start) and not self.start.cells_of(Origin.SOLVER)

    @property
    def has_only_watched(self) -> bool:
        """Whether nothing has happened in it, and there is the moment of a search."""
        only = GameHistory(self.start, watched=self.watched, photo=self.photo)
        return self.watched is not None and self == only

    @property
    def has_only_givens_typed(self) -> bool:
        """Whether nothing was done but typing a puzzle, of which the puzzle tells enough."""
        if self.totals.hints or self.totals.checks or self.watched:
            return False
        moves = (timed.move for timed in (*self.done, *self.undone))
        return all(move.kind is MoveKind.TYPE_GIVEN for move in moves)
