"""A game: one attempt at a puzzle, with its history for undo and redo.

The givens are part of the history, because people type them and mistype them.
"""

from sudoku_gui.model.moves import Move, MoveKind
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.model.sheet import Origin, Sheet


class Game:
    """The sheet now, the moves that led to it, and those taken back.

    It begins with the givens alone, or with `sheet`: the same givens, and what was entered
    before, in an earlier session.
    """

    def __init__(self, puzzle: Puzzle, sheet: Sheet | None = None) -> None:
        self._about = self._saved_about = puzzle.metadata
        self._sheet = sheet or Sheet.of_givens(puzzle.givens)
        self._saved = self._sheet
        self._done: list[Move] = []
        self._undone: list[Move] = []

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle with the givens as they are typed now."""
        return Puzzle(self._sheet.givens, self._about)

    @property
    def sheet(self) -> Sheet:
        """What stands in the cells now."""
        return self._sheet

    @property
    def next_undo(self) -> MoveKind | None:
        """The kind of the move that `undo` would take back, or None without one."""
        return self._done[-1].kind if self._done else None

    @property
    def next_redo(self) -> MoveKind | None:
        """The kind of the move that `redo` would do again, or None without one."""
        return self._undone[-1].kind if self._undone else None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that led to the sheet as it is now, the first one first."""
        return tuple(self._done)

    @property
    def history(self) -> tuple[Sheet, ...]:
        """The sheet before the first of these moves, and after each of them."""
        sheets = [self._sheet]
        for move in reversed(self._done):
            sheets.append(move.undone_from(sheets[-1]))
        return tuple(reversed(sheets))

    @property
    def is_modified(self) -> bool:
        """Whether closing now would lose something a person typed, noted or coloured.

        A solver's digits do not count, for a click brings them back; unless they were
        saved, because the file then holds no puzzle without them.
        """
        if self._about != self._saved_about:
            return True
        if self._saved.cells_of(Origin.SOLVER):
            return self._sheet != self._saved
        return _written(self._sheet) != _written(self._saved)

    def set_metadata(self, metadata: Metadata) -> None:
        """Know something else about the puzzle from now on; no move, so undo leaves it."""
        self._about = metadata

    def play(self, move: Move) -> None:
        """Carry out `move`; what was undone before can no longer be redone."""
        if not move.changes:
            return
        self._sheet = move.done_to(self._sheet)
        self._done.append(move)
        self._undone.clear()

    def undo(self) -> Move:
        """Take the last move back and return it, or raise IndexError without one."""
        move = self._done.pop()
        self._sheet = move.undone_from(self._sheet)
        self._undone.append(move)
        return move

    def redo(self) -> Move:
        """Do the move undone last again and return it, or raise IndexError without one."""
        move = self._undone.pop()
        self._sheet = move.done_to(self._sheet)
        self._done.append(move)
        return move

    def mark_saved(self) -> None:
        """The sheet as it is now is safe in a file, and what is known about the puzzle."""
        self._saved = self._sheet
        self._saved_about = self._about


def _written(sheet: Sheet) -> Sheet:
    """Return what a person has written: notes and colours too."""
    return sheet.only({Origin.GIVEN, Origin.ENTRY})
