"""An open document: its puzzles, which of them is current, and the file they belong to."""

from __future__ import annotations

from collections.abc import Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_gui import formats
from sudoku_gui.documents.collection import Collection
from sudoku_gui.formats import RecordPart
from sudoku_gui.language import Text, say, text
from sudoku_gui.lazy_dataclasses import dataclass, replace

if TYPE_CHECKING:
    from sudoku_gui.documents.puzzle_files import FileOpened, FileSaved
    from sudoku_gui.formats import Format, ReadResult


@dataclass(frozen=True, slots=True)
class SaveTarget:
    """Where to save, and in which format."""

    path: Path
    format: Format


UNTITLED = text("Untitled")
DEFAULT_FORMAT = "boj2580"
_PLAIN_FORMATS = ("boj2580", "boj2239", "line", "sdm")
_GAME_FORMAT = "sudoku"
_MOST_LOOKED_AT = 1_000  # puzzles of a collection, before people are asked what may be lost
_TABLE_FORMAT = "csv"
"""Of the formats that hold many puzzles, the one that tells entries from givens."""


@dataclass(frozen=True, slots=True)
class Document:
    """A collection, mostly of one puzzle, that is open; `row` is the current puzzle."""

    collection: Collection
    row: int = 0
    name: Text = UNTITLED  # what it is called as long as it has no file
    # Its file; None before there is one, and where `left_behind` says why it is not saved over.
    path: Path | None = None
    # That of its file, by name: a document that nobody saves needs no module of a format.
    format_name: str = DEFAULT_FORMAT
    digest: bytes | None = None  # of what the file held when it was read or written last
    holds_puzzles_alone: bool = False  # the file holds nothing but givens
    is_in_no_file: bool = False  # it was pasted, and nobody has it elsewhere, as far as we know
    # Those that people know not to be in the file.
    parts_given_up: frozenset[RecordPart] = frozenset()
    # Where its puzzles can be read again: a file, or the text that was pasted.
    source: Path | str | None = None
    # Sentences that name the contents which a save over the source would lose or change.  If there
    # are any, the document has no path until it is saved under another name.
    left_behind: tuple[Text, ...] = ()

    @classmethod
    def of_reading(cls, reading: ReadResult, name: Text, source: Path | str) -> Document:
        """Return a document of what was read from where it cannot be saved to."""
        collection, format_name = Collection(reading.records), reading.format.name
        return cls(collection, 0, name, format_name=format_name, source=source)

    @classmethod
    def of_file(cls, opened: FileOpened) -> Document:
        """Return the document that a file holds, its first puzzle current."""
        name = text("{name}", name=opened.path.name)
        document = cls.of_reading(opened.reading, name, opened.path)
        if opened.left_behind:
            return replace(document, left_behind=opened.left_behind)
        return replace(document, path=opened.path, digest=opened.digest, holds_puzzles_alone=True)

    @classmethod
    def of_pasted(cls, reading: ReadResult, pasted: str) -> Document:
        """Return a document of what was copied somewhere else, which may be nowhere by now."""
        return replace(cls.of_reading(reading, UNTITLED, pasted), is_in_no_file=True)

    @property
    def is_modified(self) -> bool:
        """Whether something would be lost with the document."""
        return self.is_in_no_file or self.collection.is_modified

    @property
    def has_all_in_file(self) -> bool:
        """Whether its file, or the one it was read from, holds all that is shown."""
        is_in_file = bool(self.path or self.left_behind) and not self.is_in_no_file
        return is_in_file and self.collection.is_as_saved

    @property
    def title(self) -> str:
        """What the title of the window calls the document."""
        return self.path.name if self.path else say(self.name)

    @property
    def folder(self) -> Path | None:
        """Where the file is, if there is one."""
        return self.path.parent if self.path else None

    @property
    def format(self) -> Format:
        """The format of its file, or the one to save it in by default."""
        return formats.format_named(self.format_name)

    @property
    def text_format(self) -> Format:
        """In which format a grid is text to be read: the document's, if that is no program's."""
        is_plain = self.format_name in _PLAIN_FORMATS
        return formats.format_named(self.format_name if is_plain else DEFAULT_FORMAT)

    def suggestion(self, folder: Path, rows: Sequence[int]) -> SaveTarget:
        """Return where to save the puzzles in `rows` by default, in a format that keeps most.

        folder: if there is no file yet.
        """
        format_ = self._format_to_suggest(rows)
        if self.left_behind and isinstance(self.source, Path):
            return SaveTarget(_path_beside(self.source, format_.suffixes[0]), format_)
        if self.path is None:
            return SaveTarget(folder / f"sudoku{format_.suffixes[0]}", format_)
        is_other = format_ is not self.format
        path = self.path.with_suffix(format_.suffixes[0]) if is_other else self.path
        return SaveTarget(path, format_)

    def saved_as(self, saved: FileSaved) -> Document:
        """Return the same puzzles, safe in that file from now on."""
        return replace(
            self,
            path=saved.path,
            format_name=saved.format.name,
            digest=saved.digest,
            holds_puzzles_alone=RecordPart.ENTRIES not in saved.lost,
            is_in_no_file=False,
            parts_given_up=saved.lost,
            source=saved.path,
            left_behind=(),
        )

    @property
    def parts_lost_on_saving(self) -> frozenset[RecordPart]:
        """What people have added that saving over the file would lose, and nobody has said yes to.

        Entries are lost where the file has blanks until now.
        """
        lost = self.parts_lost_in(self.format) - self.parts_given_up
        is_hiding_givens = self.holds_puzzles_alone and RecordPart.ENTRIES in lost
        return lost if is_hiding_givens else lost - {RecordPart.ENTRIES}

    def parts_lost_in(
        self, format_: Format, rows: Sequence[int] | None = None
    ) -> frozenset[RecordPart]:
        """Return what people have added to these puzzles, or to all, that a file would not keep.

        How it came to be, move by move, is not worth a question.
        """
        return self._missing_in(format_, rows) - {RecordPart.HISTORY}

    def suggestion_beside(
        self, target: SaveTarget, rows: Sequence[int] | None = None
    ) -> SaveTarget:
        """Return where to save instead of `target`, in a format that keeps most."""
        format_ = self._richest_format(self._missing_in(target.format, rows), rows)
        return SaveTarget(target.path.with_suffix(format_.suffixes[0]), format_)

    def _missing_in(self, format_: Format, rows: Sequence[int] | None) -> frozenset[RecordPart]:
        begun = self.collection.begun
        if format_.keeps.issuperset(self.format.keeps):
            # No other puzzle has parts that got lost: it was read in the format in use.
            chosen = begun.keys() if rows is None else _common(begun.keys(), rows)
            records = [begun[row] for row in chosen]
        else:
            every = range(len(self.collection)) if rows is None else rows
            records = [self.collection.record(row) for row in every[:_MOST_LOOKED_AT]]
        found = (record.parts for record in records)
        return frozenset[RecordPart]().union(*found) - format_.keeps

    def _format_to_suggest(self, rows: Sequence[int]) -> Format:
        missing = self._missing_in(self.format, rows)
        return self._richest_format(missing, rows) if missing else self.format

    def _richest_format(self, missing: frozenset[RecordPart], rows: Sequence[int] | None) -> Format:
        count = len(self.collection) if rows is None else len(rows)
        if count == 1:
            return formats.format_named(_GAME_FORMAT)
        return formats.format_named(_TABLE_FORMAT) if RecordPart.ENTRIES in missing else self.format


def _path_beside(source: Path, suffix: str) -> Path:
    """Return another name than that of `source`, in its folder."""
    path = source.with_suffix(suffix)
    return path if path != source else source.with_name(f"{source.stem}-2{suffix}")


def _common(begun: Set[int], rows: Sequence[int]) -> Set[int]:
    """Return what is in both, without going through many `rows` for each of the few begun."""
    if isinstance(rows, range):
        return {row for row in begun if row in rows}
    return set(begun).intersection(rows)
