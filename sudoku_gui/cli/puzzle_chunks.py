"""The puzzles of a reading, as the lines that commands over many puzzles work on."""

from collections.abc import Iterator, Sequence

from sudoku_gui.cli.answers import ChunkProblem, LineChunk
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.formats.format import ReadResult
from sudoku_gui.formats.left_out import IgnoredData
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.puzzle_summary import SummarisedRecords
from sudoku_gui.formats.text.puzzle_lines import bare_lines_of
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace

_PUZZLES_AT_ONCE = 200
_LINES_AT_ONCE = 800  # that are known without the puzzles being built
_ON_WHAT_IS_NOT_KEPT = tuple(kind.remark for kind in IgnoredData)
"""Of no concern where nothing but givens is wanted."""


def chunks_of_reading(reading: ReadResult, whole: LineChunk, first: int = 1) -> Iterator[LineChunk]:
    """Yield the givens of all puzzles, a line each, numbered by their place in the file.

    Those of shapes that a line cannot tell are left out and named.  whole: the chunk that the
    lines are parts of; first: the number of the first puzzle.
    """
    remarks = (each for each in reading.remarks_of_format if each not in _ON_WHAT_IS_NOT_KEPT)
    problems = [ChunkProblem(each.sentence, ExitStatus.DONE) for each in remarks]
    problems += (ChunkProblem(each.sentence, ExitStatus.SOME_LEFT_OUT) for each in reading.refused)
    if isinstance(reading.records, SummarisedRecords):  # for speed: nobody builds a record
        signs = bare_lines_of(reading.records) or [each.line for each in reading.records.outlines]
        for start in range(0, len(signs), _LINES_AT_ONCE):
            lines = [f"{each}\n" for each in signs[start : start + _LINES_AT_ONCE]]
            yield _chunk_of(lines, first + start + len(lines) - 1, whole)
    else:
        yield from _chunks_of_built(reading.records, problems, whole, first)
    if problems:
        yield replace(whole, problems=tuple(problems))


def _chunks_of_built(
    records: Sequence[PuzzleRecord], problems: list[ChunkProblem], whole: LineChunk, first: int
) -> Iterator[LineChunk]:
    """Yield the puzzles, and add to `problems` those that a line cannot tell."""
    lines: list[str] = []
    for number, record in enumerate(records, start=first):
        givens = record.puzzle.givens
        if givens.geometry.is_plain:
            lines.append(f"{givens.line('.')}\n")
            is_last = len(lines) == _PUZZLES_AT_ONCE
        else:
            sentence = text(
                "puzzle {number}: a line cannot say which houses the grid has", number=number
            )
            problems.append(ChunkProblem(sentence, ExitStatus.SOME_LEFT_OUT))
            is_last, number = True, number - 1  # noqa: PLW2901 - of the last line
        if is_last and lines:
            yield _chunk_of(lines, number, whole)
            lines = []
    if lines:
        yield _chunk_of(lines, first + len(records) - 1, whole)


def _chunk_of(lines: list[str], last: int, whole: LineChunk) -> LineChunk:
    return replace(whole, lines=LineBlock(last - len(lines) + 1, "".join(lines).encode()))
