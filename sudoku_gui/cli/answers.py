"""The answers about the puzzles on lines of text, and how they are written as rows."""

from collections.abc import Sequence
from threading import Event

from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.puzzle_lines import SIZE_OF_LENGTH, ClassifiedLines, PuzzleLine
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.formats.text.source_text import LineRun, SourceLine
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import GUESS_BUDGET, CountingSolver, solver_for
from sudoku_gui.solvers.engine.bulk_rows import RowField, RowWriter, digits_of_lines
from sudoku_gui.solvers.engine.bulk_solver import BulkSolver

_SLICE_GUESSES = 2_000  # between two of which a worker hears that it is to stop
_GUESSES_EACH = 10  # granted for a solution that is asked for, beside BUDGET
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


class _AnswersStoppedError(Exception):
    """The work was given up, for nobody waits for the answer any more."""


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
            self._writer = RowWriter(self._form)
        work = _ChunkInProgress(piece, self._limit, self._stop, self._writer)
        work.answer_all()
        problems = (*piece.problems, *work.problems)
        return ChunkAnswers(piece, b"".join(work.rows), work.puzzles, problems)


@dataclass(slots=True)
class _ChunkInProgress:
    """A chunk that is being answered, and its answers so far."""

    piece: LineChunk
    limit: int
    stop: Event
    writer: RowWriter
    rows: list[bytes] = field(default_factory=list)
    puzzles: int = 0
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
        found = ClassifiedLines(SIZE_OF_LENGTH)
        found.add(line)
        for bad in found.bad:
            fault = found.fault_of(bad)
            problem = FormatError(fault.problem, number, fault.column).sentence
            self.problems.append(ChunkProblem(problem, ExitStatus.BAD_INPUT))
        for written in found.good:
            good = PuzzleLine.of_text(written)
            if len(good.signs) == _CELLS_9X9:
                signs = good.signs.encode()
                self._answer_9x9(number, signs, signs.translate(_AS_DIGITS))
            else:
                self._answer_other(number, good)

    def _answer_other(self, number: int, line: PuzzleLine) -> None:
        """Find the answer about a grid of another size, unless that takes too long."""
        grid = line.record().grid
        solver = solver_for(grid.geometry)
        if not self._has_ended(solver, grid):
            problem = _undecided(self._most_guesses, solver.solution_count)
            sentence = text("line {line}: {problem}", line=number, problem=problem)
            self.problems.append(ChunkProblem(sentence, ExitStatus.ANSWER_IS_NO))
            return
        signs = line.signs.encode()
        solution = (*solver.solutions, bytes(len(signs)))[0]
        self._write(number, signs, solution, [solver.solution_count])

    def _has_ended(self, solver: CountingSolver, grid: Grid) -> bool:
        solver.start(grid.digits, self.limit)
        for _ in range(0, self._most_guesses, _SLICE_GUESSES):
            if solver.advance(_SLICE_GUESSES):
                return True
            self._stop_if_told()
        return False

    def _stop_if_told(self) -> None:
        if self.stop.is_set():
            raise _AnswersStoppedError

    def _write(self, line: int, signs: bytes, solutions: bytes, counts: Sequence[int]) -> None:
        self.rows.append(self.writer.rows(line, signs, solutions, counts))
        self.puzzles += len(counts)

    @property
    def _most_guesses(self) -> int:
        return GUESS_BUDGET + _GUESSES_EACH * self.limit


def _undecided(guesses: int, found: int) -> Text:
    if not found:
        return text("not decided after {n:,} guesses", n=guesses)
    return text_n(
        "not counted to the end: {n:,} solution found after {guesses:,} guesses",
        "not counted to the end: {n:,} solutions found after {guesses:,} guesses",
        n=found,
        guesses=guesses,
    )
