"""The puzzles of a reading, as the lines that commands over many puzzles work on."""

from collections.abc import Iterator

from sudoku_gui.cli.answers import ChunkProblem, LineChunk
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.formats.format import ReadResult
from sudoku_gui.formats.left_out import IgnoredData
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace

_PUZZLES_AT_ONCE = 200
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
    lines: list[str] = []
    for number, record in enumerate(reading.records, start=first):
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
        yield _chunk_of(lines, first + len(reading.records) - 1, whole)
    if problems:
        yield replace(whole, problems=tuple(problems))


def _chunk_of(lines: list[str], last: int, whole: LineChunk) -> LineChunk:
    return replace(whole, lines=LineBlock(last - len(lines) + 1, "".join(lines).encode()))
