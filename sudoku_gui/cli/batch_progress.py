"""What a command over many puzzles tells while it runs: problems, and how far it has come."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from time import monotonic
from typing import TextIO

from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import ChunkAnswers, ChunkProblem
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.cli.input_files import refuse_unreadable, size_of
from sudoku_gui.cli.list_summary import ListCounts, SolutionCounts
from sudoku_gui.cli.progress_bar import ProgressBar
from sudoku_gui.language import text


class BatchProgress:
    """Reports the problems and the progress of a batch while it runs.

    puzzles: how many have been answered so far.  solutions: how many these have, where the answers
    say so: those of `batch` do.
    """

    def __init__(self, bar: ProgressBar, header: bytes) -> None:
        self.puzzles = 0
        self.solutions = SolutionCounts()
        self._left_out = 0
        self._begun = monotonic()
        self._statuses = {ExitStatus.DONE}
        self._bar = bar
        self._header = header
        self._is_empty = True  # the file, so far

    @property
    def status(self) -> ExitStatus:
        """How the program is to end: where nothing was a puzzle, the input is bad."""
        status = max(self._statuses)
        is_nothing_read = not self.puzzles and ExitStatus.ANSWER_IS_NO not in self._statuses
        if status is ExitStatus.SOME_LEFT_OUT and is_nothing_read:
            return ExitStatus.BAD_INPUT
        return status

    @property
    def counts(self) -> ListCounts:
        """What a summary tells: how many have been answered, or were no puzzle, in which time."""
        return ListCounts(self.puzzles, self._left_out, monotonic() - self._begun)

    def follow(self, results: Iterable[ChunkAnswers]) -> Iterator[bytes]:
        """Yield the rows of the results, the header first, telling of each result on its way."""
        taken = 0
        header = self._header
        try:
            for each in results:
                self._tell_problems(each)
                if each.rows:
                    yield header + each.rows
                    header = b""
                taken = each.piece.taken
                self._count(each)
                self._bar.show(taken, self.puzzles)
        finally:
            self._bar.finish(taken, self.puzzles)

    def _count(self, result: ChunkAnswers) -> None:
        self.puzzles += result.puzzles
        self.solutions.one += result.puzzles - result.none - result.several
        self.solutions.none += result.none
        self.solutions.several += result.several

    def _tell_problems(self, result: ChunkAnswers) -> None:
        problems = result.problems
        self._is_empty &= not (problems or result.puzzles)
        if result.piece.is_last:
            if self._is_empty:
                sentence = text("there is no puzzle in it")
                problems = (ChunkProblem(sentence, ExitStatus.SOME_LEFT_OUT),)
            self._is_empty = True
        for problem in problems:
            self._bar.clear()
            self._statuses.add(problem.status)
            self._left_out += problem.status is ExitStatus.SOME_LEFT_OUT
            self.solutions.undecided += problem.status is ExitStatus.ANSWER_IS_NO
            streams.print_message(streams.error_about(result.piece.file, problem.sentence).sentence)


def progress_over(files: Sequence[str], output: str, header: bytes = b"") -> BatchProgress:
    """Return what follows the work on `files`, or raise BadInputError if one cannot be read.

    output: the file to write results to.
    """
    for file in files:
        refuse_unreadable(file)
    return BatchProgress(ProgressBar(stream_for_bar(output), size_of(files)), header)


def stream_for_bar(output: str) -> TextIO | None:
    """Return standard error, or None where results appear on the same terminal.

    output: the file to write results to.
    """
    is_seen = output == streams.STANDARD_OUTPUT and streams.results_go_to_terminal()
    return None if is_seen else sys.stderr
