"""A game as the lines of a journal: all of it, and what has changed in it since.

Each line is a JSON array that begins with what it is about.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sudoku_gui.documents.journal_photos import name_of_photo
from sudoku_gui.documents.sheet_words import sheet_words, state_word
from sudoku_gui.lazy_dataclasses import dataclass, fields
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import (
    GameHistory,
    PlayTotals,
    SavedState,
    TimedMove,
)
from sudoku_gui.model.puzzle import Metadata

if TYPE_CHECKING:  # mostly there is none
    from sudoku_gui.model.photo import Photo

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


def _named(bookmarks: Sequence[Bookmark]) -> list[tuple[str, str]]:
    return [(each.name, sheet_words(each.sheet)) for each in bookmarks]


def _as_object(value: Metadata | PlayTotals) -> dict[str, object]:
    return {each.name: getattr(value, each.name) for each in fields(value)}
