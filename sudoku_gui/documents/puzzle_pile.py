"""Puzzles made in advance, a few of each kind, so that a new one is there at once; no Qt.

They are kept in a file from one start to the next.  A line of it is a checksum and a puzzle; what
is damaged is left out, for another is soon made.
"""

import contextlib
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path

from sudoku_gui.file_replacement import atomic_writer
from sudoku_gui.generation.puzzle_request import LEVELS_OF_SIZE, PuzzleRequest
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.level import Level

_OF_EACH_KIND = 4
_MOST_BYTES = 1 << 20
_MOST_KINDS = 60  # those wished for last


class PuzzlePile:
    """Puzzles by what they are like, of which no more than the level is said."""

    def __init__(self) -> None:
        self._puzzles: dict[PuzzleRequest, list[Grid]] = {}
        self.has_changed = False
        """Whether the file, if there is one, holds others."""

    def take(self, request: PuzzleRequest) -> Grid | None:
        """Return a puzzle of that kind, which is on the pile no more; None if there is none."""
        puzzles = self._puzzles.get(request)
        if not puzzles:
            return None
        self.has_changed = True
        return puzzles.pop(0)

    def add(self, request: PuzzleRequest, puzzle: Grid) -> None:
        """Put a puzzle on the pile, unless there are enough of that kind."""
        assert request.is_of_level, "of others there are too many kinds"
        puzzles = self._puzzles.pop(request, [])
        self._puzzles[request] = puzzles  # now the last
        if len(puzzles) < _OF_EACH_KIND and puzzle not in puzzles:
            puzzles.append(puzzle)
            self.has_changed = True

    def next_to_make(self, requests: Iterable[PuzzleRequest]) -> PuzzleRequest | None:
        """Return that of `requests` of which there are fewest; None if there are enough of all."""
        counts = {each: len(self._puzzles.get(each, ())) for each in requests}
        fewest = min(counts, key=lambda each: counts[each], default=None)
        return fewest if fewest is not None and counts[fewest] < _OF_EACH_KIND else None

    def read(self, path: Path) -> None:
        """Put on the pile what the file holds, as far as there is one and it is whole."""
        with contextlib.suppress(OSError), path.open("rb") as stream:
            for line in stream.read(_MOST_BYTES).splitlines():
                with contextlib.suppress(ValueError):
                    self.add(*_read_line(line))
            self.has_changed = False

    def write(self, path: Path) -> None:
        """Have the file hold the pile; where that cannot be, the next start has to make others."""
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            with atomic_writer(path) as stream:
                stream.writelines(self._lines())
            self.has_changed = False

    def _lines(self) -> Sequence[bytes]:
        kept = list(self._puzzles.items())[-_MOST_KINDS:]
        return [_line_of(request, puzzle) for request, puzzles in kept for puzzle in puzzles]


def _line_of(request: PuzzleRequest, puzzle: Grid) -> bytes:
    level, symmetry = request.criteria.level, request.criteria.symmetry
    assert level is not None, "puzzles of levels are on the pile"
    line = f"{request.size} {symmetry.value} {level.value} {puzzle.line('.')}".encode()
    return b"%08x %s\n" % (zlib.crc32(line), line)


def _read_line(line: bytes) -> tuple[PuzzleRequest, Grid]:
    """Return what such a line says; raises ValueError for another one."""
    checksum, _, rest = line.partition(b" ")
    if b"%08x" % zlib.crc32(rest) != checksum:
        raise ValueError("a line of the pile is damaged")
    size, symmetry, level, digits = rest.decode().split(" ")
    request = PuzzleRequest.of_level(int(size), Symmetry(symmetry), Level(level))
    puzzle = Grid.from_line(digits)
    if request.size not in LEVELS_OF_SIZE or puzzle.geometry != request.geometry:
        raise ValueError("a puzzle of the pile has another size")
    return request, puzzle
