"""A game made again of the lines of a journal, which `game_journal` writes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from sudoku_gui.documents.sheet_words import sheet_of, state_of
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import (
    GameHistory,
    PlayTotals,
    SavedState,
    TimedMove,
    WatchedStep,
)
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.moves import Change, Move, MoveKind
from sudoku_gui.model.puzzle import METADATA_TEXTS, Metadata

if TYPE_CHECKING:  # mostly there is none
    from sudoku_gui.model.photo import Photo

_KINDS = {kind.value: kind for kind in MoveKind}


class GameReplay:
    """Makes a game of its lines; raises ValueError and its like for one that it cannot follow.

    photo_named: finds the photo that lines call so, or None.
    """

    def __init__(
        self,
        metadata: Mapping[str, str],
        sheet: str,
        photo_named: Callable[[str], Photo | None],
    ) -> None:
        self._photo_named = photo_named
        self._photo = self._saved_photo = ""  # the names of the last, which alone are kept
        self.has_lost_photo = False
        """Whether the game was made without a photo that is not found any more."""
        self._metadata = _metadata_of(metadata)
        self._history = GameHistory(sheet_of(sheet))
        self._cells = {cell: Cell(cell) for cell in self._history.start.geometry.cells}
        self._done: list[TimedMove] = []
        self._undone: list[TimedMove] = []
        self._saved: SavedState | None = None
        self._is_saved_now = False  # saved as it is: its sheet is made when all is known
        self._saved_done: tuple[TimedMove, ...] = ()

    def read(self, entry: Sequence[Any]) -> None:
        """Follow one line."""
        match entry:
            case ["move", kind, seconds, changes]:
                move = Move(_KINDS[kind], self._changes_of(changes))
                self._done.append(TimedMove(move, _seconds_of(seconds)))
                self._undone.clear()
            case ["undo", count]:
                _move_over(count, self._done, self._undone)
            case ["redo", count]:
                _move_over(count, self._undone, self._done)
            case ["metadata", metadata]:
                self._metadata = _metadata_of(metadata)
            case ["bookmarks", named]:
                self._history = replace(self._history, bookmarks=_bookmarks_of(named))
            case ["counts", seconds, hints, checks]:
                totals = PlayTotals(_seconds_of(seconds), count_of(hints), count_of(checks))
                self._history = replace(self._history, totals=totals)
            case ["watched", *step]:
                watched = _watched_of(*step) if step else None
                self._history = replace(self._history, watched=watched)
            case ["photo", *name]:
                self._photo = _only_name(name)
            case ["saved"]:
                bookmarks, self._saved_photo = self._history.bookmarks, self._photo
                self._saved = SavedState(self._history.start, self._metadata, bookmarks)
                self._is_saved_now, self._saved_done = True, tuple(self._done)
            case ["saved", sheet, metadata, named, *name]:
                saved = sheet_of(sheet), _metadata_of(metadata), _bookmarks_of(named)
                self._saved, self._is_saved_now = SavedState(*saved), False
                self._saved_photo = _only_name(name)
            case _:
                raise ValueError(f"no line of a game: {entry}")

    def cut_to_fit(self) -> None:
        """Leave out the moves from the first one on that was made for another sheet."""
        sheet, fitting = self._history.start, list[TimedMove]()
        with contextlib.suppress(ValueError):
            for timed in self._done:
                sheet = timed.move.done_to(sheet)
                fitting.append(timed)
        self._done, self._undone = fitting, []
        self._saved = SavedState(self._history.start, self._metadata)
        self._saved_photo, self._is_saved_now = "", False

    def game(self) -> Game:
        """Return the game as it was after the last line; raises ValueError if a move is wrong."""
        seconds, totals = self._done[-1].seconds if self._done else 0.0, self._history.totals
        history = replace(
            self._history,
            done=tuple(self._done),
            undone=tuple(reversed(self._undone)),
            totals=replace(totals, seconds=max(totals.seconds, seconds)),
            photo=self._find(self._photo),
        )
        saved = self._saved and replace(self._saved, photo=self._find(self._saved_photo))
        if saved is not None and self._is_saved_now:
            saved = replace(saved, sheet=replace(history, done=self._saved_done).sheet)
        return Game.resumed(self._metadata, history, saved)

    def _find(self, name: str) -> Photo | None:
        """Return the photo that is called so, None where there is none, or none any more."""
        photo = self._photo_named(name) if name else None
        self.has_lost_photo |= photo is None and bool(name)
        return photo

    def _changes_of(self, flat: Sequence[Any]) -> tuple[Change, ...]:
        cells = self._cells
        if len(flat) == 3:
            cell, before, after = flat
            return (Change(cells[cell], state_of(before), state_of(after)),)
        return tuple(
            Change(cells[cell], state_of(before), state_of(after))
            for cell, before, after in zip(flat[::3], flat[1::3], flat[2::3], strict=True)
        )


def _move_over(count: int, source: list[TimedMove], target: list[TimedMove]) -> None:
    """Put the last `count` of `source` behind `target` one by one, or raise ValueError."""
    if count > len(source):
        raise ValueError(f"{count} moves to undo or redo, and {len(source)} there")
    for _ in range(count):
        target.append(source.pop())


def count_of(value: Any) -> int:
    """Return a number of things, or raise ValueError where it is none."""
    if not isinstance(value, int) or value < 0:
        raise ValueError(f"no number of things: {value!r}")
    return value


def _only_name(names: Sequence[Any]) -> str:
    return str(names[0]) if names else ""


def _seconds_of(value: Any) -> float:
    if not isinstance(value, int | float) or not 0 <= value < inf:
        raise ValueError(f"no length of time: {value!r}")
    return float(value)


def _watched_of(algorithm: Any, step: Any) -> WatchedStep:
    return WatchedStep(str(algorithm), count_of(step))


def _bookmarks_of(named: Sequence[Sequence[str]]) -> tuple[Bookmark, ...]:
    return tuple(Bookmark(name, sheet_of(words)) for name, words in named)


def _metadata_of(values: Mapping[str, Any]) -> Metadata:
    texts = {name: str(values.get(name, "")) for name in METADATA_TEXTS}
    others = tuple((str(name), str(words)) for name, words in values.get("others", ()))
    return Metadata(**texts, others=others)
