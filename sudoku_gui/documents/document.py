"""An open document: its puzzles, which of them is current, and the file they belong to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.puzzle_files import FileSaved
from sudoku_gui.formats import (
    Format,
    PuzzleRecord,
    ReadResult,
    RecordPart,
    UnsuitableGridError,
    format_named,
    lost_parts,
    write_all,
)
from sudoku_gui.formats.puzzle_record import NOTE_PARTS
from sudoku_gui.language import Text, say, text


@dataclass(frozen=True, slots=True)
class SaveTarget:
    """Where to save, and in which format."""

    path: Path
    format: Format


UNTITLED = text("Untitled")
DEFAULT_FORMAT = format_named("boj2580")
_PLAIN_FORMATS = tuple(map(format_named, ("boj2580", "boj2239", "line", "sdm")))
# Formats that keep entries or more, and the one of them for any size and number of puzzles.
_GAME_FORMATS = tuple(map(format_named, ("sdk", "csv", "opensudoku")))
_ANY_FORMAT = format_named("csv")


@dataclass(frozen=True, slots=True)
class Document:
    """A collection, mostly of one puzzle, that is open; `row` is the current puzzle."""

    collection: Collection
    row: int = 0
    name: Text = UNTITLED  # what it is called as long as it has no file
    # Its file; None before there is one, and where saving over the file that was read would lose
    # what could not be read.
    path: Path | None = None
    format: Format = DEFAULT_FORMAT
    holds_puzzles_alone: bool = False  # the file holds nothing but givens
    # Those that people know not to be in the file.
    parts_given_up: frozenset[RecordPart] = frozenset()

    @classmethod
    def of_reading(cls, reading: ReadResult, name: Text, path: Path | None) -> "Document":
        """Return a document of what was read, its first puzzle current.

        path: where to save it, if known.
        """
        collection = Collection(reading.records)
        return cls(collection, 0, name, path, reading.format, holds_puzzles_alone=path is not None)

    @property
    def title(self) -> str:
        """What the title of the window calls the document."""
        return self.path.name if self.path else say(self.name)

    @property
    def folder(self) -> Path | None:
        """Where the file is, if there is one."""
        return self.path.parent if self.path else None

    @property
    def text_format(self) -> Format:
        """In which format a grid is text to be read: the document's, if that is no program's."""
        return self.format if self.format in _PLAIN_FORMATS else DEFAULT_FORMAT

    def suggestion(self, folder: Path, rows: Sequence[int]) -> SaveTarget:
        """Return where to save the puzzles in `rows` by default, in a format that keeps most.

        folder: if there is no file yet.
        """
        format_ = self._format_to_suggest(rows)
        if self.path is None:
            return SaveTarget(folder / f"sudoku{format_.suffixes[0]}", format_)
        is_other = format_ is not self.format
        path = self.path.with_suffix(format_.suffixes[0]) if is_other else self.path
        return SaveTarget(path, format_)

    def saved_as(self, saved: FileSaved) -> "Document":
        """Return the same puzzles, safe in that file from now on."""
        return replace(
            self,
            path=saved.path,
            format=saved.format,
            holds_puzzles_alone=RecordPart.ENTRIES not in saved.lost,
            parts_given_up=saved.lost,
        )

    @property
    def lost_parts(self) -> frozenset[RecordPart]:
        """What people have added that saving in the format in use would not keep as it is."""
        return self._lost_parts(range(len(self.collection)))

    def would_hide_givens(self) -> bool:
        """Return whether saving would write entries where the file has blanks until now."""
        return self.holds_puzzles_alone and RecordPart.ENTRIES in self.lost_parts

    def would_lose_notes(self) -> bool:
        """Return whether saving would lose notes or colours, and nobody was told so yet."""
        return bool(self.lost_parts & NOTE_PARTS - self.parts_given_up)

    def _lost_parts(self, rows: Sequence[int]) -> frozenset[RecordPart]:
        """Return what people have added to these puzzles that the format in use has no room for."""
        begun = self.collection.begun  # no other has such parts: it was read in this format
        found = (record.parts for row, record in begun.items() if row in rows)
        return frozenset[RecordPart]().union(*found) - self.format.keeps

    def _format_to_suggest(self, rows: Sequence[int]) -> Format:
        missing = self._lost_parts(rows)
        if not missing:
            return self.format
        if len(rows) == 1:
            record = self.collection.record(rows[0])
            for each in _GAME_FORMATS:
                if _keeps_all(record, each):
                    return each
        return _ANY_FORMAT if RecordPart.ENTRIES in missing else self.format


def _keeps_all(record: PuzzleRecord, format_: Format) -> bool:
    """Return whether a file of this format would hold all there is."""
    try:
        data = write_all((record,), format_)
    except UnsuitableGridError:
        return False
    return not lost_parts((record,), data, format_)
