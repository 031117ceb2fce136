"""A game as the lines of a journal: all of it, and what has changed in it since.

Each line is a JSON array that begins with what it is about.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from sudoku_gui.documents.journal_photos import name_of_photo
from sudoku_gui.documents.sheet_words import sheet_of, sheet_words, state_of, state_word
from sudoku_gui.lazy_dataclasses import dataclass, fields, replace
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
_SECONDS_UNSAID = 10  # of play that need no line of their own; every move tells its second


@dataclass(frozen=True, slots=True)
class GameState:
    """All of a game at one moment."""

    metadata: Metadata
    history: GameHistory
    saved: SavedState

    @classmethod
    def of(cls, game: Game) -> GameState:
        """Return the game as it is now."""
        return cls(game.puzzle.metadata, game.snapshot, game.saved)

    @property
    def photos(self) -> frozenset[Photo]:
        """Those that its lines name."""
        both = self.history.photo, self.saved.photo
        return frozenset(photo for photo in both if photo is not None)


def line_of(*entry: object) -> bytes:
    """Return a line of a journal, without its end."""
    return json.dumps(entry, separators=(",", ":")).encode()


def lines_of_game(state: GameState) -> Iterator[bytes]:
    """Yield the lines from which `GameReplay` makes the game again."""
    history, saved = state.history, state.saved
    yield line_of("start", _as_object(state.metadata), sheet_words(history.start))
    yield from map(_move_line, (*history.done, *history.undone))
    if history.undone:
        yield line_of("undo", len(history.undone))
    yield _bookmarks_line(history)
    yield _counts_line(history)
    if history.watched is not None:
        yield _watched_line(history)
    if history.photo is not None:
        yield _photo_line(history)
    yield line_of(
        "saved",
        sheet_words(saved.sheet),
        _as_object(saved.metadata),
        _named(saved.bookmarks),
        *_names_of(saved.photo),
    )


def lines_of_change(before: GameState, now: GameState) -> list[bytes] | None:
    """Return the lines that lead from `before` to `now`; None where only all of it would do."""
    lines = _lines_of_moves(before.history, now.history)
    if lines is None or before.history.start is not now.history.start:
        return None
    old, new = before.history, now.history
    if now.metadata != before.metadata:
        lines.append(line_of("metadata", _as_object(now.metadata)))
    if new.bookmarks != old.bookmarks:
        lines.append(_bookmarks_line(new))
    if _counts_to_tell(old.totals, new.totals):
        lines.append(_counts_line(new))
    if new.watched != old.watched:
        lines.append(_watched_line(new))
    if new.photo != old.photo:
        lines.append(_photo_line(new))
    if now.saved is not before.saved:
        lines.append(line_of("saved"))
    return lines


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


def _lines_of_moves(before: GameHistory, now: GameHistory) -> list[bytes] | None:
    """Return the lines of moves played, undone and redone, by which one becomes the other.

    A move stays the same object, at the same place of the history, however often it is undone
    and redone; so what stands before one that both have is the same in both.
    """
    common = min(len(before.done), len(now.done))
    while common and before.done[common - 1] is not now.done[common - 1]:
        common -= 1
    undone = [*reversed(before.undone), *reversed(before.done[common:])]
    lines = [line_of("undo", len(before.done) - common)] if len(before.done) > common else []
    for timed in now.done[common:]:
        if undone and undone[-1] is timed:
            undone.pop()
            lines.append(line_of("redo", 1))
        else:
            undone.clear()
            lines.append(_move_line(timed))
    is_followed = len(undone) == len(now.undone) and all(
        ours is theirs for ours, theirs in zip(reversed(undone), now.undone, strict=True)
    )
    return lines if is_followed else None


def _move_line(timed: TimedMove) -> bytes:
    move = timed.move
    # By identity, for a move of many cells has one state for all in which the same stands.
    states = {id(state): state for each in move.changes for state in (each.before, each.after)}
    words = {number: state_word(state) for number, state in states.items()}
    changes = [
        each
        for change in move.changes
        for each in (change.cell, words[id(change.before)], words[id(change.after)])
    ]
    return line_of("move", move.kind.value, timed.seconds, changes)


def _bookmarks_line(history: GameHistory) -> bytes:
    return line_of("bookmarks", _named(history.bookmarks))


def _counts_line(history: GameHistory) -> bytes:
    return line_of("counts", *_as_object(history.totals).values())


def _counts_to_tell(old: PlayTotals, new: PlayTotals) -> bool:
    counts = (old.hints, old.checks) != (new.hints, new.checks)
    return counts or new.seconds - old.seconds >= _SECONDS_UNSAID


def _watched_line(history: GameHistory) -> bytes:
    step = history.watched
    return line_of("watched", step.algorithm, step.step) if step else line_of("watched")


def _photo_line(history: GameHistory) -> bytes:
    return line_of("photo", *_names_of(history.photo))


def _names_of(photo: Photo | None) -> tuple[str, ...]:
    return () if photo is None else (name_of_photo(photo),)


def _only_name(names: Sequence[Any]) -> str:
    return str(names[0]) if names else ""


def _seconds_of(value: Any) -> float:
    if not isinstance(value, int | float) or not 0 <= value < inf:
        raise ValueError(f"no length of time: {value!r}")
    return float(value)


def _watched_of(algorithm: Any, step: Any) -> WatchedStep:
    return WatchedStep(str(algorithm), count_of(step))


def _named(bookmarks: Sequence[Bookmark]) -> list[tuple[str, str]]:
    return [(each.name, sheet_words(each.sheet)) for each in bookmarks]


def _bookmarks_of(named: Sequence[Sequence[str]]) -> tuple[Bookmark, ...]:
    return tuple(Bookmark(name, sheet_of(words)) for name, words in named)


def _as_object(value: Metadata | PlayTotals) -> dict[str, object]:
    return {each.name: getattr(value, each.name) for each in fields(value)}


def _metadata_of(values: Mapping[str, Any]) -> Metadata:
    texts = {name: str(values.get(name, "")) for name in METADATA_TEXTS}
    others = tuple((str(name), str(words)) for name, words in values.get("others", ()))
    return Metadata(**texts, others=others)
