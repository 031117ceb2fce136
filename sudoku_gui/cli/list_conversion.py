"""The conversion of a list of puzzles that may be longer than memory, part by part."""

from collections.abc import Iterable, Iterator
from itertools import repeat

from sudoku_gui.cli import streams
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.cli.progress_bar import ProgressBar
from sudoku_gui.formats import Format, ReadResult
from sudoku_gui.formats.format import PartWriting
from sudoku_gui.formats.puzzle_summary import summaries_of
from sudoku_gui.formats.registry import refuse_several
from sudoku_gui.formats.remarks import RemarkTally, why_refused
from sudoku_gui.formats.text.puzzle_lines import bare_lines_of
from sudoku_gui.language import Text
from sudoku_gui.model.puzzle import NO_METADATA


class ConversionProgress:
    """Shows on a bar how far the conversion has come.

    taken: how many bytes of the input have been read.
    """

    def __init__(self, bar: ProgressBar) -> None:
        self.taken = 0
        self._bar = bar
        self._puzzles = 0

    def take(self, taken: int) -> None:
        """Hear how many bytes have been read."""
        self.taken = taken

    def add(self, puzzles: int) -> None:
        """Show that so many more puzzles have been written."""
        self._puzzles += puzzles
        self._bar.show(self.taken, self._puzzles)

    def tell(self, sentence: Text) -> None:
        """Say something that is no result."""
        self._bar.clear()
        streams.print_message(sentence)

    def finish(self) -> None:
        """Leave the last picture standing."""
        self._bar.finish(self.taken, self._puzzles)


class ListConversion:
    """Writes the puzzles of a list, which have no entries, in another format."""

    def __init__(self, source_format: Format, target_format: Format) -> None:
        self._source_format = source_format
        self._target_format = target_format
        self._remarks = RemarkTally()
        self._has_left_out = False
        self.loses_comments = False

    def written(
        self, readings: Iterable[ReadResult], progress: ConversionProgress
    ) -> Iterator[bytes]:
        """Yield the bytes of the file, part by part, telling of each line that is no puzzle.

        Raises UnsuitableGridError.
        """
        if self._target_format.in_parts is None:
            refuse_several(self._target_format, sum(len(each.records) for each in readings))
            return
        has_comments = self._source_format.name == "sdm"
        writing = self._target_format.in_parts(has_comments)
        before = writing.head
        for reading in readings:
            lines = list(self._lines_of(reading, writing))
            if lines:
                yield (before + writing.between.join(lines)).encode()
                before = writing.between
            self._hear_of(reading, progress)
            progress.add(len(lines))
        yield writing.foot.encode()

    def _lines_of(self, reading: ReadResult, writing: PartWriting) -> Iterator[str]:
        """Yield the lines of each puzzle."""
        bare = bare_lines_of(reading.records)
        if bare:  # for speed: most lists have nothing but cells
            yield from map(writing.puzzle, bare, repeat(NO_METADATA))
            return
        for summary in summaries_of(reading.records):
            yield writing.puzzle(summary.line, summary.metadata)
            if summary.metadata.comment and not writing.has_comments:
                self.loses_comments = True

    def _hear_of(self, reading: ReadResult, progress: ConversionProgress) -> None:
        self._remarks.add(reading.remarks_of_format)
        for error in reading.refused:
            progress.tell(why_refused(error).sentence)
            self._has_left_out = True

    def tell_end(self) -> ExitStatus:
        """Tell what remains to be told, and return the exit status."""
        for remark in self._remarks.remarks:
            streams.print_message(remark.sentence)
        return ExitStatus.SOME_LEFT_OUT if self._has_left_out else ExitStatus.DONE
