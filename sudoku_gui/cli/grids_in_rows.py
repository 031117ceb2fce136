"""Reports, once a file, grids in rows given to a batch, which expects a puzzle on each line.

Each row would be a line that is no puzzle, or on 16x16 a puzzle of 4x4.  So what is known
about the first lines of a file is held back as long as they may be rows.
"""

import shlex
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from sudoku_gui.cli.answers import ChunkAnswers, ChunkProblem
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.cli.streams import STANDARD_INPUT, error_about
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.line_kind import LineKind
from sudoku_gui.formats.text.source_text import SourceLine
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import SIZES

_MOST_BYTES = 1 << 16  # held back; a longer file is told of line by line
_IN_ROWS = ("boj2580", "boj2239")
_LARGEST_AMBIGUOUS = 16  # a row of 16x16 has as many cells as a grid of 4x4


def with_row_grids_reported_once(
    results: Iterable[ChunkAnswers], files: Sequence[str]
) -> Iterator[ChunkAnswers]:
    """Yield the results, in place of those about a file of rows one that says what it is.

    Raises BadInputError where there is no other file: nothing is written then.
    """
    start: _FileStart | None = None
    refused: Text | None = None
    is_new = True
    for result in results:
        if is_new:
            start = _FileStart(is_at_hand=_is_at_hand(result.piece.file))
        is_new = result.piece.is_last
        if start is None:
            yield result
            continue
        start.held.append(result)
        if is_new:
            refused = start.fault()
            if refused is None:
                yield from start.held
            elif len(files) > 1:
                problem = ChunkProblem(refused, ExitStatus.SOME_LEFT_OUT)
                yield ChunkAnswers(result.piece, problems=(problem,))
        elif not start.may_be_rows(result):
            yield from start.held
            start = None
    if refused is not None and len(files) == 1:
        raise error_about(files[0], refused)


@dataclass(slots=True)
class _FileStart:
    """The start of a file, whose results are held back."""

    is_at_hand: bool  # whether the rest comes at once, as from a pipe it may not
    held: list[ChunkAnswers] = field(default_factory=list)
    _bytes: int = 0
    _cells: int = 0  # in a row

    def may_be_rows(self, result: ChunkAnswers) -> bool:
        """Return whether all lines up to those of the latest result may stand in a file of rows."""
        self._bytes += len(result.piece.lines.data)
        if self._bytes > _MOST_BYTES or result.piece.problems:
            return False
        lines = result.piece.lines.as_text().lines
        if self.is_at_hand:
            return all(line.kind is not LineKind.LONG for line in lines)
        return not result.puzzles and all(map(self._may_be_row, lines))

    def fault(self) -> Text | None:
        """Return what is wrong with the file, now held whole, or None if it has no such grids."""
        grids = self._grids()
        return _sentence(self.held[0].piece.file, grids) if grids else None

    def _may_be_row(self, line: SourceLine) -> bool:
        if not line.kind.is_row:
            return line.kind is not LineKind.PROSE
        groups = line.text.replace("|", " ").split()
        cells = len(groups) if line.kind is LineKind.SPACED else len("".join(groups))
        is_alike = cells == self._cells or not self._cells
        self._cells = cells
        return is_alike and cells in SIZES and line.kind is not LineKind.LONG

    def _grids(self) -> int:
        """Return how many grids stand there in rows, or 0 where a line is a puzzle of its own."""
        puzzles = sum(each.puzzles for each in self.held)
        problems = sum(len(each.problems) for each in self.held)
        if not problems:
            return 0
        # Imported late because it loads all formats, which a batch does not need.
        from sudoku_gui import formats  # noqa: PLC0415

        data = b"".join(each.piece.lines.data for each in self.held)
        try:
            reading = formats.read(data)
        except FormatError:
            return 0
        size = reading.puzzle.givens.geometry.size
        is_mixed = puzzles and size != _LARGEST_AMBIGUOUS
        if reading.format.name not in _IN_ROWS or reading.refused or is_mixed:
            return 0
        return len(reading.records)


def _is_at_hand(file: str) -> bool:
    return file != STANDARD_INPUT and Path(file).is_file()


def _sentence(file: str, grids: int) -> Text:
    name = shlex.quote(file)
    if grids == 1:
        return text(
            "this file holds a grid in rows, and batch reads a puzzle a line: "
            "solve it with sudoku-gui solve {file}, "
            "or write it on a line with sudoku-gui convert --to line {file} -",
            file=name,
        )
    return text(
        "this file holds {count} grids in rows, and batch reads a puzzle a line: "
        "write them on lines with sudoku-gui convert --to line {file} -",
        count=grids,
        file=name,
    )
