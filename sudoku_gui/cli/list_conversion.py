"""The conversion of lists of puzzles that may be longer than memory, part by part."""

from collections.abc import Iterator, Sequence
from itertools import repeat

from sudoku_gui.cli.conversion_input import ConversionInput
from sudoku_gui.cli.conversion_losses import ConversionLosses
from sudoku_gui.cli.conversion_progress import ConversionProgress
from sudoku_gui.formats import ReadResult, RecordPart
from sudoku_gui.formats.format import PartWriting
from sudoku_gui.formats.puzzle_summary import PuzzleSummary, SummarisedRecords
from sudoku_gui.formats.remarks import why_refused
from sudoku_gui.formats.text.puzzle_lines import bare_lines_of
from sudoku_gui.lazy_dataclasses import fields
from sudoku_gui.model.puzzle import NO_METADATA, Metadata


class ListConversion:
    """Writes the puzzles of lists in another format."""

    def __init__(
        self, writing: PartWriting, progress: ConversionProgress, losses: ConversionLosses
    ) -> None:
        self._writing = writing
        self._progress = progress
        self._losses = losses
        names = (each.name for each in fields(Metadata))
        self._without_room = [name for name in names if name not in writing.texts]

    def written(self, files: ConversionInput) -> Iterator[bytes]:
        """Yield the bytes of the file, part by part, telling of each line that is no puzzle.

        Raises UnsuitableGridError.
        """
        writing = self._writing
        before = writing.head
        for source, reading in files.readings():
            lines = list(self._lines_of(reading))
            if lines:
                yield (before + writing.between.join(lines)).encode()
                before = writing.between
            self._progress.add_remarks(source, reading.remarks_of_format)
            for error in reading.refused:
                self._progress.leave_out(source, why_refused(error).sentence)
            self._progress.add(len(lines))
        yield writing.foot.encode()

    def _lines_of(self, reading: ReadResult) -> Iterator[str]:
        """Yield the lines of each puzzle."""
        writing = self._writing
        bare = bare_lines_of(reading.records)
        if bare:  # for speed: most lists have nothing but cells
            yield from map(writing.puzzle, bare, repeat(NO_METADATA))
            return
        for summary in self._summaries_of(reading):
            yield writing.puzzle(summary.line, summary.metadata)
            if summary.metadata is not NO_METADATA:
                self._tell_texts_lost(summary.metadata)

    def _summaries_of(self, reading: ReadResult) -> Sequence[PuzzleSummary]:
        """Return the puzzles as they are to be written; where they have entries, those are told."""
        if isinstance(reading.records, SummarisedRecords):
            return reading.records.outlines
        summaries: list[PuzzleSummary] = []
        for record in self._losses.to_write(reading):
            self._losses.add(record.parts - {RecordPart.ENTRIES})
            line = record.grid.line(blank=".")
            summaries.append(PuzzleSummary(line, record.puzzle.metadata))
        return summaries

    def _tell_texts_lost(self, metadata: Metadata) -> None:
        """Keep which texts about a puzzle were not written."""
        lost = [name for name in self._without_room if getattr(metadata, name)]
        if lost:
            self._losses.add(map(RecordPart, lost))
