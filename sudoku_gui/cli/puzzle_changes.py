"""Commands that make another puzzle of each puzzle of whole files: what they have in common.

The puzzles come out in the order of the input.  What cannot be changed is named and left out.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from itertools import count

from sudoku_gui import formats
from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import ChunkAnswers, ChunkProblem, LineChunk
from sudoku_gui.cli.arguments import (
    add_files_argument,
    add_from_argument,
    add_puzzles_argument,
    add_to_argument,
)
from sudoku_gui.cli.batch_input import chunks_asked_for
from sudoku_gui.cli.batch_progress import progress_over
from sudoku_gui.cli.chunk_puzzles import puzzles_in
from sudoku_gui.cli.command import AnswerIsNoError, ExitStatus
from sudoku_gui.cli.list_summary import tell_written
from sudoku_gui.formats import Format, PuzzleRecord
from sudoku_gui.language import Text, text, tr
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle

Change = Callable[[Grid, int], Grid | Text]
"""Makes another puzzle of one and its number, counted from 0, or says why it cannot.

Raises AnswerIsNoError where the puzzle has none.
"""

PIECE_BYTES = 1 << 12
"""Of lines worked on at once: who waits is to see results."""
_STREAMED = "line"
"""The format of which each puzzle is written as soon as it is made."""


def add_change_arguments(parser: ArgumentParser) -> None:
    """Let files follow, and which of their puzzles are meant, and how results are written."""
    add_files_argument(parser)
    add_puzzles_argument(parser)
    add_from_argument(parser)
    add_to_argument(parser, tr("how to write them; otherwise a line each"))


def write_changed(options: Namespace, change: Change) -> ExitStatus:
    """Write what becomes of the puzzles that are asked for.

    Where nothing does, and of a puzzle that is the answer, the status says so.
    """
    answers = set[ExitStatus]()
    progress = progress_over(options.files, streams.STANDARD_OUTPUT)
    pieces = chunks_asked_for(options, lambda _: (), PIECE_BYTES)
    write_puzzles(progress.follow(_changed(pieces, change, answers)), options.target_format)
    if progress.status is ExitStatus.BAD_INPUT:
        return max(answers, default=ExitStatus.BAD_INPUT)
    tell_written(progress.counts)
    return progress.status


def write_puzzles(rows: Iterable[bytes], format_: Format | None) -> None:
    """Write puzzles, of which rows have a line each, in a format; None: as they are, one by one."""
    if format_ is None or format_.name == _STREAMED:
        for each in rows:
            streams.write_result(each)
            streams.flush_results()
        return
    lines = b"".join(rows).decode().splitlines()
    records = [PuzzleRecord.without_entries(Puzzle(Grid.from_line(line))) for line in lines]
    if records:
        streams.write_result(formats.write_all(records, format_))


def _changed(
    pieces: Iterable[LineChunk], change: Change, answers: set[ExitStatus]
) -> Iterator[ChunkAnswers]:
    """Yield the new puzzles; where there is none of a puzzle, that is added to `answers`."""
    numbers = count()
    for piece in pieces:
        lines: list[str] = []
        problems = list(piece.problems)
        for found in puzzles_in(piece):
            if isinstance(found, Text):
                problems.append(ChunkProblem(found, ExitStatus.SOME_LEFT_OUT))
                continue
            line, puzzle = found
            try:
                made = change(puzzle.record().grid, next(numbers))
            except AnswerIsNoError as error:
                answers.add(error.status)
                made = error.sentence
            if isinstance(made, Text):
                sentence = text("line {line}: {problem}", line=line, problem=made)
                problems.append(ChunkProblem(sentence, ExitStatus.SOME_LEFT_OUT))
            else:
                lines.append(f"{made.line('.')}\n")
        yield ChunkAnswers(piece, "".join(lines).encode(), len(lines), tuple(problems))
