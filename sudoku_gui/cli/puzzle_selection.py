"""Some puzzles of a file, chosen by their numbers, and what is no puzzle between them.

What is wrong with the file elsewhere is of no concern to who asks for these.
"""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from sudoku_gui.cli.line_answers import puzzles_on
from sudoku_gui.cli.puzzle_range import PuzzleRange
from sudoku_gui.formats.format import ReadResult
from sudoku_gui.formats.remarks import about_refused
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.formats.text.source_text import LineRun
from sudoku_gui.lazy_dataclasses import replace

Piece = TypeVar("Piece", LineBlock, ReadResult, LineBlock | ReadResult)


def chosen_pieces(pieces: Iterable[Piece], chosen: PuzzleRange) -> Iterator[Piece]:
    """Yield of each piece of a file what is chosen, or raise BadInputError where one is missing."""
    count, has_others = 0, False
    for piece in pieces:
        here = chosen.after(count)
        if isinstance(piece, LineBlock):
            lines, puzzles, is_mixed = _lines_chosen(piece, here)
            if lines.data:
                yield lines
        else:
            puzzles, is_mixed = len(piece.records), bool(piece.refused)
            yield _reading_chosen(piece, here)
        count += puzzles
        has_others |= is_mixed
        if count >= chosen.last:
            break
    chosen.refuse_missing(count, has_others=has_others)


def _reading_chosen(reading: ReadResult, chosen: PuzzleRange) -> ReadResult:
    """Return what was read with the puzzles chosen; their numbers may be below 1, or too high."""
    told = about_refused(reading.refused)
    refused = [each for each in reading.refused if chosen.has_between(each.puzzles_before)]
    others = [each for each in reading.remarks if each not in told]
    return replace(
        reading,
        records=reading.records[max(chosen.first - 1, 0) : max(chosen.last, 0)],
        remarks=(*about_refused(refused), *others),
        refused=refused,
    )


def _lines_chosen(block: LineBlock, chosen: PuzzleRange) -> tuple[LineBlock, int, bool]:
    """Return the lines from the first puzzle chosen to the last.

    And how many puzzles there are in all, and whether there is something else.
    """
    count, is_mixed = 0, False
    start = 1 if chosen.first < 1 else 0  # the number of the first line that is chosen
    stop = 0  # of the one behind the last
    for part in block.as_text().parts:
        if isinstance(part, LineRun):
            puzzles = part.line_count
        else:
            found, problems = puzzles_on(part.number, part)
            puzzles = len(found)
            is_mixed |= bool(problems)
        if count < chosen.first <= count + puzzles:
            start = part.number + chosen.first - 1 - count
        if count < chosen.last <= count + puzzles:
            stop = part.number + chosen.last - count
        count += puzzles
    lines = block.data.splitlines(keepends=True)
    if not start:
        lines.clear()
    elif stop:
        del lines[stop - 1 :]
    return LineBlock(block.first + start - 1, b"".join(lines[start - 1 :])), count, is_mixed
