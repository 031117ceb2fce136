"""A document as the lines of a journal: noted as it changes, and made again from them.

The puzzles of a collection stand in its file, and are read there again; all that was done with
a puzzle stands in the journal.
"""

import gc
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sudoku_gui.documents.document import DEFAULT_FORMAT, Document
from sudoku_gui.documents.game_journal import (
    GameReplay,
    GameState,
    line_of,
    lines_of_change,
    lines_of_game,
)
from sudoku_gui.formats import FORMATS, RecordPart
from sudoku_gui.language import Text
from sudoku_gui.model.game import Game
from sudoku_gui.model.puzzle import NO_METADATA

VERSION = 1
_FEW = 1_000  # lines of changes that never make a journal worth writing anew
_TIMES_GROWN = 3


@dataclass(frozen=True, slots=True)
class JournalEdit:
    """What a journal is to hold: more, or other lines in place of its own."""

    lines: Callable[[], Sequence[bytes]]
    """Makes the lines, in any thread."""
    is_whole: bool
    """Whether they take the place of all others; none at all: the journal is not needed."""


class JournalRecorder:
    """Knows what a journal holds, and finds out what has changed since."""

    def __init__(self) -> None:
        self._document: Document | None = None
        self._states: dict[int, GameState] = {}
        self._row = 0
        self._is_typing_givens = False
        self._line_count = 0  # of changes since the journal was written as a whole
        self._is_kept = False

    def edit(self, document: Document, *, is_typing_givens: bool) -> JournalEdit | None:
        """Return what is to be written now, None where nothing has changed."""
        if not is_worth_keeping(document):
            was_kept, self._is_kept, self._document = self._is_kept, False, None
            return JournalEdit(list, is_whole=True) if was_kept else None
        if not self._is_kept or self._is_another(document) or self._has_grown():
            return self._whole(document, is_typing_givens)
        lines = self._lines_of_changes(document, is_typing_givens)
        self._line_count += len(lines)
        return JournalEdit(lambda: lines, is_whole=False) if lines else None

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
            lambda: list(_lines_of_document(document, is_typing_givens, states)), is_whole=True
        )

    def _lines_of_changes(self, document: Document, is_typing_givens: bool) -> list[bytes]:
        lines = []
        rows = [document.row]
        if document is not self._document:
            assert self._document is not None
            if _header(document) != _header(self._document):
                lines.append(_header(document))
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
            self._states[row] = now
            if row != self._row:
                yield line_of("row", row)
                self._row = row
            yield from lines


@dataclass(frozen=True, slots=True)
class JournalledDocument:
    """What a journal says of a document."""

    header: Mapping[str, Any]
    row: int
    games: Mapping[int, Game]
    """Those that were begun, by their row."""
    is_typing_givens: bool = False
    is_followed: bool = True
    """Whether all lines were understood."""

    @property
    def name(self) -> Text:
        """What the document is called as long as it has no file."""
        template, values = self.header["name"]
        return Text(template, values)

    @property
    def path(self) -> Path | None:
        """Its file."""
        return _path_of(self.header["path"])

    @property
    def source(self) -> Path | str | None:
        """Where its puzzles were read: a file, or what was pasted."""
        text = self.header["pasted"]
        return text if text is not None else _path_of(self.header["source"])

    @property
    def puzzle_count(self) -> int:
        """How many puzzles it has."""
        return int(self.header["puzzles"])

    @property
    def is_modified(self) -> bool:
        """Whether it holds what no file does."""
        is_in_no_file = bool(self.header["in_no_file"])
        return is_in_no_file or any(game.is_modified for game in self.games.values())


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


def document_of(lines: Sequence[bytes]) -> JournalledDocument | None:
    """Return what the lines of a journal say, or None if that is no document.

    Lines behind one that is not understood are left out.  Raises NewerJournalError.
    """
    with _collector_paused():
        reader = _DocumentReader()
        is_followed = True
        try:
            for entry in json.loads(b"[" + b",".join(lines) + b"]"):
                reader.read(entry)
        except NewerJournalError:
            raise
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            is_followed = False
        return reader.document(is_followed)


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Make many objects within that all stay: looking for garbage would take half of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@dataclass(slots=True)
class _DocumentReader:
    """Follows the lines of a journal one by one."""

    _header: dict[str, Any] | None = None
    _row: int = 0
    _is_typing_givens: bool = False
    _games: dict[int, GameReplay] = field(default_factory=dict)

    def read(self, entry: Sequence[Any]) -> None:
        match entry:
            case ["journal", version]:
                if version > VERSION:
                    raise NewerJournalError(f"version {version}")
            case ["document", header]:
                self._header = header
            case ["row", row]:
                self._row = int(row)
            case ["typing", is_typing_givens]:
                self._is_typing_givens = bool(is_typing_givens)
            case ["start", metadata, sheet]:
                self._games[self._row] = GameReplay(metadata, sheet)
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
        return JournalledDocument(
            self._header, self._row, games, self._is_typing_givens, is_followed
        )


def _lines_of_document(
    document: Document, is_typing_givens: bool, states: Mapping[int, GameState]
) -> Iterator[bytes]:
    yield line_of("journal", VERSION)
    yield _header(document)
    for row, state in states.items():
        yield line_of("row", row)
        yield from lines_of_game(state)
    yield line_of("row", document.row)
    yield line_of("typing", is_typing_givens)


def _header(document: Document) -> bytes:
    source = document.source
    return line_of(
        "document",
        {
            "name": [document.name.template, _plain(document.name)],
            "path": _text_of(document.path),
            "format": document.format.name,
            "source": _text_of(source) if isinstance(source, Path) else None,
            "pasted": source if isinstance(source, str) else None,
            "puzzles": len(document.collection),
            "digest": None if document.digest is None else document.digest.hex(),
            "in_no_file": document.is_in_no_file,
            "puzzles_alone": document.holds_puzzles_alone,
            "given_up": sorted(part.value for part in document.parts_given_up),
        },
    )


def settings_of(header: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what a header says of the file of a document, as `Document` has it."""
    return {
        "format": next((each for each in FORMATS if each.name == header["format"]), DEFAULT_FORMAT),
        "digest": None if header["digest"] is None else bytes.fromhex(header["digest"]),
        "is_in_no_file": bool(header["in_no_file"]),
        "holds_puzzles_alone": bool(header["puzzles_alone"]),
        "parts_given_up": frozenset(map(RecordPart, header["given_up"])),
    }


def _plain(name: Text) -> dict[str, str]:
    return {gap: str(value) for gap, value in name.values.items()}


def _text_of(path: Path | None) -> str | None:
    return None if path is None else str(path)


def _path_of(words: str | None) -> Path | None:
    return None if words is None else Path(words)


def _has_begun(game: Game) -> bool:
    history = game.snapshot
    return bool(
        history.done
        or history.undone
        or history.bookmarks
        or any(history.start.grid.digits)
        or history.start.notes
        or game.puzzle.metadata != NO_METADATA
    )
