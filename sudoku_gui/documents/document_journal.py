"""A document as the lines of a journal: noted as it changes, and made again from them.

The puzzles of a collection stand in its file, and are read there again; all that was done with
a puzzle stands in the journal.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from sudoku_gui.documents.document import Document
from sudoku_gui.documents.document_header import DocumentHeader, header_line
from sudoku_gui.documents.game_journal import (
    GameState,
    line_of,
    lines_of_change,
    lines_of_game,
)
from sudoku_gui.documents.game_replay import GameReplay, count_of
from sudoku_gui.lazy_dataclasses import dataclass, field, replace
from sudoku_gui.model.game import Game
from sudoku_gui.model.puzzle import NO_METADATA

if TYPE_CHECKING:  # mostly there is none
    from sudoku_gui.model.photo import Photo

VERSION = 3
_FEW = 1_000  # lines of changes that never make a journal worth writing anew
_TIMES_GROWN = 3


@dataclass(frozen=True, slots=True)
class JournalEdit:
    """What a journal is to hold: more, or other lines in place of its own."""

    lines: Callable[[], Sequence[bytes]]
    """Makes the lines, in any thread."""
    is_whole: bool
    """Whether they take the place of all others; without any, the journal is not needed then."""
    photos: frozenset[Photo] | None = frozenset()
    """All that the journal names then, None where they are the same as before."""


class JournalRecorder:
    """Knows what a journal holds, and finds out what has changed since."""

    def __init__(self) -> None:
        self._document: Document | None = None
        self._states: dict[int, GameState] = {}
        self._row = 0
        self._is_typing_givens = False
        self._line_count = 0  # of changes since the journal was written as a whole
        self._is_kept = False
        self._has_other_photos = False  # than before the last change

    def edit(self, document: Document, *, is_typing_givens: bool) -> JournalEdit | None:
        """Return what is to be written now, None where nothing has changed."""
        if not is_worth_keeping(document):
            was_kept, self._is_kept, self._document = self._is_kept, False, None
            return JournalEdit(list, is_whole=True) if was_kept else None
        if not self._is_kept or self._is_another(document) or self._has_grown():
            return self._whole(document, is_typing_givens)
        self._has_other_photos = False
        lines = self._lines_of_changes(document, is_typing_givens)
        self._line_count += len(lines)
        photos = _photos_of(self._states) if self._has_other_photos else None
        return JournalEdit(lambda: lines, is_whole=False, photos=photos) if lines else None

    def write_anew(self) -> None:
        """Take nothing that the journal holds for granted any more."""
        self._is_kept = False

    def follow(self, document: Document, *, is_typing_givens: bool) -> None:
        """The journal holds the document as it is."""
        self._whole(document, is_typing_givens)

    def _is_another(self, document: Document) -> bool:
        return self._document is None or document.collection is not self._document.collection

    def _has_grown(self) -> bool:
        if self._line_count < _FEW:
            return False
        moves = sum(len(state.history.done) for state in self._states.values())
        return self._line_count > _FEW + _TIMES_GROWN * moves

    def _whole(self, document: Document, is_typing_givens: bool) -> JournalEdit:
        states = {row: GameState.of(game) for row, game in document.collection.games.items()}
        self._document, self._states, self._row = document, states.copy(), document.row
        self._is_typing_givens, self._line_count, self._is_kept = is_typing_givens, 0, True
        return JournalEdit(
            lambda: list(_lines_of_document(document, is_typing_givens, states)),
            is_whole=True,
            photos=_photos_of(states),
        )

    def _lines_of_changes(self, document: Document, is_typing_givens: bool) -> list[bytes]:
        lines = []
        rows = [document.row]
        if document is not self._document:
            assert self._document is not None
            if replace(document, row=self._document.row) != self._document:
                lines.append(header_line(document))
            rows = sorted(document.collection.games, key=lambda row: row == document.row)
        for row in rows:
            lines += self._lines_of_game(row, document.collection.game(row))
        if self._row != document.row:
            lines.append(line_of("row", document.row))
        if self._is_typing_givens != is_typing_givens:
            lines.append(line_of("typing", is_typing_givens))
        self._document, self._row = document, document.row
        self._is_typing_givens = is_typing_givens
        return lines

    def _lines_of_game(self, row: int, game: Game) -> Iterator[bytes]:
        now, before = GameState.of(game), self._states.get(row)
        lines = None if before is None else lines_of_change(before, now)
        if lines is None:
            lines = list(lines_of_game(now))
        if lines:
            self._has_other_photos |= now.photos != (before.photos if before else frozenset())
            self._states[row] = now
            if row != self._row:
                yield line_of("row", row)
                self._row = row
            yield from lines


@dataclass(frozen=True, slots=True)
class JournalledDocument:
    """What a journal says of a document."""

    header: DocumentHeader
    row: int
    games: Mapping[int, Game]
    """Those that were begun, by their row."""
    is_typing_givens: bool = False
    is_followed: bool = True
    """Whether all lines were understood."""
    has_lost_photo: bool = False
    """Whether there was a photo that is not found any more."""

    @property
    def is_modified(self) -> bool:
        """Whether it holds what no file does."""
        is_changed = self.header.settings["is_in_no_file"] or bool(self.header.removed)
        return is_changed or any(game.is_modified for game in self.games.values())


class NewerJournalError(ValueError):
    """The journal was written by a newer program, which may still want it."""


def is_worth_keeping(document: Document) -> bool:
    """Return whether there is more to come back to than an empty grid."""
    games = document.collection.games.values()
    return (
        document.path is not None
        or document.source is not None
        or any(_has_begun(game) for game in games)
    )


def document_of(
    lines: Sequence[bytes], photo_named: Callable[[str], Photo | None] = lambda _: None
) -> JournalledDocument | None:
    """Return what the lines of a journal say, or None if that is no document.

    photo_named: finds the photo that lines call so.
    Lines behind one that is not understood are left out.  Raises NewerJournalError.
    """
    reader = _DocumentReader(partial(GameReplay, photo_named=photo_named))
    is_followed = True
    try:
        for entry in json.loads(b"[" + b",".join(lines) + b"]"):
            reader.read(entry)
    except NewerJournalError:
        raise
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        is_followed = False
    return reader.document(is_followed)


@dataclass(slots=True)
class _DocumentReader:
    """Follows the lines of a journal one by one."""

    _begin: Callable[[Mapping[str, str], str], GameReplay]
    _header: DocumentHeader | None = None
    _row: int = 0
    _is_typing_givens: bool = False
    _games: dict[int, GameReplay] = field(default_factory=dict)

    def read(self, entry: Sequence[Any]) -> None:
        match entry:
            case ["journal", version]:
                if version > VERSION:
                    raise NewerJournalError(f"version {version}")
            case ["document", header]:
                self._header = DocumentHeader.of(header)
            case ["row", row]:
                self._row = count_of(row)
            case ["typing", is_typing_givens]:
                self._is_typing_givens = bool(is_typing_givens)
            case ["start", metadata, sheet]:
                self._games[self._row] = self._begin(metadata, sheet)
            case _:
                self._games[self._row].read(entry)

    def document(self, is_followed: bool) -> JournalledDocument | None:
        if self._header is None or self._row not in self._games:
            return None
        games = {}
        for row, reader in self._games.items():
            try:
                games[row] = reader.game()
            except ValueError:
                reader.cut_to_fit()
                games[row], is_followed = reader.game(), False
        has_lost = any(reader.has_lost_photo for reader in self._games.values())
        return JournalledDocument(
            self._header, self._row, games, self._is_typing_givens, is_followed, has_lost
        )


def _lines_of_document(
    document: Document, is_typing_givens: bool, states: Mapping[int, GameState]
) -> Iterator[bytes]:
    yield line_of("journal", VERSION)
    yield header_line(document)
    for row, state in states.items():
        yield line_of("row", row)
        yield from lines_of_game(state)
    yield line_of("row", document.row)
    yield line_of("typing", is_typing_givens)


def _photos_of(states: Mapping[int, GameState]) -> frozenset[Photo]:
    return frozenset().union(*(state.photos for state in states.values()))


def _has_begun(game: Game) -> bool:
    history = game.snapshot
    return bool(
        history.done
        or history.undone
        or history.bookmarks
        or history.photo
        or any(history.start.grid.digits)
        or history.start.notes
        or game.puzzle.metadata != NO_METADATA
    )
