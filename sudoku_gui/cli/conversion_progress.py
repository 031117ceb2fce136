"""What a conversion tells while it runs and at its end, and what it counts."""

from collections.abc import Sequence
from time import monotonic

from sudoku_gui.cli import streams
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.cli.list_summary import ListCounts
from sudoku_gui.cli.progress_bar import ProgressBar
from sudoku_gui.formats import ReadResult
from sudoku_gui.formats.remarks import Remark, RemarkTally, about_refused, why_refused
from sudoku_gui.language import Text


class ConversionProgress:
    """Shows on a bar how far the conversion has come, and tells of what was left out.

    are_files_named: whether it is said which file a sentence is about.
    taken: how many bytes of the input have been read.
    """

    def __init__(self, bar: ProgressBar, *, are_files_named: bool) -> None:
        self.taken = 0
        self._bar = bar
        self._are_files_named = are_files_named
        self._puzzles = 0
        self._left_out = 0
        self._remarks: dict[str, RemarkTally] = {}
        self._begun = monotonic()

    @property
    def status(self) -> ExitStatus:
        """How the program is to end."""
        return ExitStatus.SOME_LEFT_OUT if self._left_out else ExitStatus.DONE

    @property
    def counts(self) -> ListCounts:
        """What a summary tells."""
        return ListCounts(self._puzzles, self._left_out, monotonic() - self._begun)

    def take(self, taken: int) -> None:
        """Hear how many bytes have been read."""
        self.taken = taken

    def add(self, puzzles: int) -> None:
        """Show that so many more puzzles have been written."""
        self._puzzles += puzzles
        self._bar.show(self.taken, self._puzzles)

    def add_file(self, source: str, reading: ReadResult, puzzles: int) -> None:
        """Count puzzles of a file that were written, and tell of all that was to be known of it."""
        self._puzzles += puzzles
        told = about_refused(reading.refused)
        self.add_remarks(source, [each for each in reading.remarks if each not in told])
        for error in reading.refused:
            self.leave_out(source, why_refused(error).sentence)

    def add_remarks(self, source: str, remarks: Sequence[Remark]) -> None:
        """Keep remarks on a file until the end, those of a kind together."""
        self._remarks.setdefault(source, RemarkTally()).add(remarks)

    def leave_out(self, source: str, sentence: Text) -> None:
        """Tell at once of something in a file that is no puzzle."""
        self._left_out += 1
        self.clear()
        self._tell(source, sentence)

    def clear(self) -> None:
        """Make room for a message."""
        self._bar.clear()

    def finish(self) -> None:
        """Leave the last picture standing."""
        self._bar.finish(self.taken, self._puzzles)

    def tell_remarks(self) -> None:
        """Tell the remarks on all files."""
        for source, tally in self._remarks.items():
            for remark in tally.remarks:
                self._tell(source, remark.sentence)

    def _tell(self, source: str, sentence: Text) -> None:
        named = streams.error_about(source, sentence).sentence
        streams.print_message(named if self._are_files_named else sentence)
