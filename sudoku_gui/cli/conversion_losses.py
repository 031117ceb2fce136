"""What a format has no room for, of the puzzles that are written in it."""

from collections.abc import Iterable, Sequence
from itertools import chain

from sudoku_gui import formats
from sudoku_gui.cli import streams
from sudoku_gui.formats import Format, PuzzleRecord, ReadResult, RecordPart
from sudoku_gui.formats.puzzle_record import without_entries
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.wording import RECORD_PART_WORDS, listed


class ConversionLosses:
    """Writes puzzles as files of a format, and keeps what was lost.

    are_entries_written: whether entries become givens where the format cannot tell them apart.
    """

    def __init__(self, format_: Format, *, are_entries_written: bool) -> None:
        self._format = format_
        self._are_entries_written = are_entries_written
        self._entries = 0
        self._puzzles_with_entries = 0
        self._parts: set[RecordPart] = set()

    def file_of(self, readings: Sequence[ReadResult]) -> bytes:
        """Return all that was read as one file, or raise FormatError where that cannot be."""
        records = _chained([reading.records for reading in readings])
        data = formats.write_all(_chained(list(map(self.to_write, readings))), self._format)
        lost = formats.lost_parts(records, data, self._format)
        self.add(lost - {RecordPart.ENTRIES})
        return data

    def add(self, parts: Iterable[RecordPart]) -> None:
        """Keep that these parts were lost."""
        self._parts.update(parts)

    def tell(self) -> None:
        """Say what was lost, if anything."""
        if self._entries:
            streams.print_message(self._entries_sentence())
        if self._parts:
            parts = [RECORD_PART_WORDS[part] for part in RecordPart if part in self._parts]
            streams.print_message(
                text(
                    "the format {format} has no room for: {parts}",
                    format=self._format.name,
                    parts=listed(parts),
                )
            )

    def to_write(self, reading: ReadResult) -> Sequence[PuzzleRecord]:
        """Return the puzzles as they are to be written, counting entries that become givens."""
        if self._format.has_entries or not reading.format.has_entries:
            return reading.records
        counts = [content.entries.filled_count() for content in reading.records]
        self._entries += sum(counts)
        self._puzzles_with_entries += sum(count > 0 for count in counts)
        if not any(counts) or self._are_entries_written:
            return reading.records
        return without_entries(reading.records)

    def _entries_sentence(self) -> Text:
        """Return what became of entries."""
        entries = text_n("{n:,} entry", "{n:,} entries", n=self._entries)
        puzzles = text_n("{n:,} puzzle", "{n:,} puzzles", n=self._puzzles_with_entries)
        if self._are_entries_written:
            return text(
                "{entries} in {puzzles} became givens: the format {format} cannot tell them apart",
                entries=entries,
                puzzles=puzzles,
                format=self._format.name,
            )
        return text(
            "{entries} in {puzzles} left out: the format {format} cannot tell them from givens; "
            "--with-entries writes them as givens",
            entries=entries,
            puzzles=puzzles,
            format=self._format.name,
        )


def _chained(sequences: Sequence[Sequence[PuzzleRecord]]) -> Sequence[PuzzleRecord]:
    """Return the records of all sequences; those of a single one are not built."""
    return sequences[0] if len(sequences) == 1 else tuple(chain.from_iterable(sequences))
