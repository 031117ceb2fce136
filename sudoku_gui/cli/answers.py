"""The answers about the puzzles on lines of text, and how they are written as rows."""

from collections.abc import Callable, Sequence
from threading import Event

from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.formats.text.source_text import LineRun, SourceLine
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.solvers.engine.bulk_rows import RowField, RowWriter, digits_of_lines
from sudoku_gui.solvers.engine.bulk_solver import BulkSolver

_SLICE_GUESSES = 2_000  # between two of which a worker hears that it is to stop
_CELLS_9X9 = 81
_FIGURES = bytes(range(48, 58))
_BLANKS = b".*_"
_AS_DIGITS = bytes.maketrans(_BLANKS + _FIGURES, bytes([0] * len(_BLANKS) + [*range(10)]))

RowTemplate = tuple[bytes | RowField, ...]
"""What a row of the results is made of."""


@dataclass(frozen=True, slots=True)
class ChunkProblem:
    """Why there is no row about a line, or what follows it, and how the program then ends."""

    sentence: Text
    status: ExitStatus


@dataclass(frozen=True, slots=True)
class LineChunk:
    """A chunk of a batch: lines of a file."""

    file: str
    form: RowTemplate  # what is written about each line
    taken: int  # how many bytes of the input had been read by then
    lines: LineBlock = LineBlock(1, b"")
    problems: tuple[ChunkProblem, ...] = ()  # what went wrong in reading
    is_last: bool = False  # whether the file ends with it


@dataclass(frozen=True, slots=True)
class ChunkAnswers:
    """The answers about a chunk: the rows to be written, and the problems to be told."""

    piece: LineChunk
    rows: bytes = b""
    puzzles: int = 0  # how many are in the rows
    problems: tuple[ChunkProblem, ...] = ()
    none: int = 0  # puzzles without a solution, where that was asked for
    several: int = 0  # puzzles with more than one, as far as that was asked for


class _AnswersStoppedError(Exception):
    """The work was given up, for nobody waits for the answer any more."""


def chunk_answerer(limit: int) -> Callable[[LineChunk], ChunkAnswers]:
    """Return what answers chunk after chunk, and is not told to stop."""
    return ChunkAnswerer(limit, Event()).answer


class ChunkAnswerer:
    """Answers chunk after chunk in one thread, solutions counted up to `limit`.

    What rows are written into is used again: to have it anew for each chunk takes the system
    longer than to write them, above all for several threads.
    """

    def __init__(self, limit: int, stop: Event) -> None:
        self._limit = limit
        self._stop = stop
        self._form: RowTemplate = ()
        self._writer = RowWriter(self._form)

    def answer(self, piece: LineChunk) -> ChunkAnswers:
        """Return the answers about a chunk.

        Raises _AnswersStoppedError soon after `stop` was set by another thread.
        """
        if piece.form != self._form:
            self._form = piece.form
            self._writer = RowWriter(self._form, self._limit)
        work = _ChunkInProgress(piece, self._limit, self._stop, self._writer)
        work.answer_all()
        problems = (*piece.problems, *work.problems)
        rows = b"".join(work.rows)
        return ChunkAnswers(piece, rows, work.puzzles, problems, work.none, work.several)


@dataclass(slots=True)
class _ChunkInProgress:
    """A chunk that is being answered, and its answers so far."""

    piece: LineChunk
    limit: int
    stop: Event
    writer: RowWriter
    rows: list[bytes] = field(default_factory=list)
    puzzles: int = 0
    none: int = 0
    several: int = 0
    problems: list[ChunkProblem] = field(default_factory=list)

    def answer_all(self) -> None:
        """Find the answers about all lines."""
        first, data = self.piece.lines
        digits = digits_of_lines(data, _CELLS_9X9)
        if digits:
            self._answer_9x9(first, data, digits)
            return
        for part in self.piece.lines.as_text().parts:
            number = first + part.number - 1
            if isinstance(part, LineRun):
                signs = "".join(line[:_CELLS_9X9] for line in part.lines).encode()
                self._answer_9x9(number, signs, signs.translate(_AS_DIGITS))
            else:
                self._answer_line(number, part)

    def _answer_9x9(self, line: int, signs: bytes, digits: bytes) -> None:
        """Find the answers about successive lines of 81 signs, with line feeds or without."""
        bulk = BulkSolver(digits, self.limit)
        while not bulk.advance(_SLICE_GUESSES):
            self._stop_if_told()
        self._write(line, signs, bulk.solutions, bulk.counts)

    def _answer_line(self, number: int, line: SourceLine) -> None:
        # Imported late because most batches have no such line: it takes as long to load as all
        # else that a batch needs.
        from sudoku_gui.cli import line_answers  # noqa: PLC0415

        puzzles, problems = line_answers.puzzles_on(number, line)
        self.problems += (ChunkProblem(each, ExitStatus.SOME_LEFT_OUT) for each in problems)
        for puzzle in puzzles:
            signs = puzzle.signs.encode()
            if len(signs) == _CELLS_9X9:
                self._answer_9x9(number, signs, signs.translate(_AS_DIGITS))
                continue
            answer = line_answers.answer_of(puzzle, self.limit, self._stop_if_told)
            if isinstance(answer, Text):
                sentence = text("line {line}: {problem}", line=number, problem=answer)
                self.problems.append(ChunkProblem(sentence, ExitStatus.ANSWER_IS_NO))
            else:
                solution, count = answer
                self._write(number, signs, solution, [count])

    def _stop_if_told(self) -> None:
        if self.stop.is_set():
            raise _AnswersStoppedError

    def _write(self, line: int, signs: bytes, solutions: bytes, counts: Sequence[int]) -> None:
        self.rows.append(self.writer.rows(line, signs, solutions, counts))
        self.puzzles += len(counts)
        none = counts.count(0)
        self.none += none
        self.several += len(counts) - none - counts.count(1)
