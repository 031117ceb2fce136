"""Some puzzles of a file, chosen by their numbers, for commands over many."""

from collections.abc import Iterable, Iterator

from sudoku_gui.cli.answers import LineChunk
from sudoku_gui.cli.line_answers import puzzles_on
from sudoku_gui.cli.puzzle_range import PuzzleRange
from sudoku_gui.formats.text.puzzle_lines import PuzzleLine
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.formats.text.source_text import LineRun
from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import replace

_LINES_AT_ONCE = 200


def puzzles_in(piece: LineChunk) -> Iterator[tuple[int, PuzzleLine] | Text]:
    """Yield the puzzles with the numbers of their lines, and what is wrong with other lines."""
    for part in piece.lines.as_text().parts:
        number = piece.lines.first + part.number - 1
        if isinstance(part, LineRun):
            for index, line in enumerate(part.lines):
                yield number + index, PuzzleLine.of_text(line)
        else:
            puzzles, problems = puzzles_on(number, part)
            yield from ((number, each) for each in puzzles)
            yield from problems


def chosen_chunks(chunks: Iterable[LineChunk], chosen: PuzzleRange) -> Iterator[LineChunk]:
    """Yield some puzzles of a file, or raise BadInputError where it has not so many.

    What is wrong with it elsewhere is not told.
    """
    count, last = 0, LineChunk("", (), 0)
    lines: list[tuple[int, str]] = []
    for last in chunks:
        for found in puzzles_in(last):
            if isinstance(found, Text):
                continue
            count += 1
            if chosen.first <= count <= chosen.last:
                number, puzzle = found
                if lines and (number != lines[-1][0] + 1 or len(lines) == _LINES_AT_ONCE):
                    yield _chunk_of(lines, last)
                    lines = []
                lines.append((number, puzzle.signs))
        if count >= chosen.last:
            break
    chosen.rows_of(count)
    if lines:
        yield _chunk_of(lines, last)
    yield LineChunk(last.file, last.form, last.taken, is_last=True)


def _chunk_of(lines: list[tuple[int, str]], whole: LineChunk) -> LineChunk:
    data = "".join(f"{signs}\n" for _, signs in lines).encode()
    return replace(whole, lines=LineBlock(lines[0][0], data), problems=(), is_last=False)
