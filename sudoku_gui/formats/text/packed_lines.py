"""The lines of a long list, held together: each of them by itself would take twice the room."""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import overload

from sudoku_gui.lazy_dataclasses import dataclass

_LINES_OF_A_BLOCK = 1_000


@dataclass(frozen=True, slots=True)
class _LineBlock:
    """Successive lines, a line feed between them.

    width: of each in bytes, where all have the same; ends: where each ends, otherwise.
    """

    data: bytes
    count: int
    width: int
    ends: Sequence[int]

    @classmethod
    def of(cls, lines: Sequence[str]) -> "_LineBlock":
        """Return some lines together; there is at least one."""
        content = "\n".join(lines)
        data = _encoded(content)
        lengths = list(map(len, lines if len(data) == len(content) else map(_encoded, lines)))
        if len(set(lengths)) == 1:
            return cls(data, len(lines), lengths[0], ())
        return cls(data, len(lines), 0, array("Q", accumulate(lengths, _end_of_next)))

    def line(self, place: int) -> str:
        """Return the line at `place`, counted from 0."""
        if self.ends:
            start = self.ends[place - 1] + 1 if place else 0  # behind a line feed
            return _decoded(self.data[start : self.ends[place]])
        start = place * (self.width + 1)
        return _decoded(self.data[start : start + self.width])


class PackedLines(Sequence[str]):
    """Lines of text without line feeds in them; bytes that are no text stand as lone surrogates."""

    def __init__(self, lines: Sequence[str] = ()) -> None:
        self._blocks: list[_LineBlock] = []
        self._firsts: list[int] = []  # how many lines stand before each block
        self._packed = 0  # how many lines are in blocks
        self._loose: list[str] = []  # those behind them
        self.extend(lines)

    def extend(self, lines: Sequence[str]) -> None:
        """Add lines behind those that there are."""
        if isinstance(lines, PackedLines):
            self._pack()
            for block in lines._blocks:
                self._add(block)
            lines = lines._loose
        self._loose += lines
        if len(self._loose) >= _LINES_OF_A_BLOCK:
            self._pack()

    def extend_joined(self, content: str, count: int, width: int) -> None:
        """Add so many lines, a line feed between them, each of `width` signs that are ASCII."""
        if len(self._loose) + count < _LINES_OF_A_BLOCK // 2:
            self.extend(content.split("\n"))  # a block for a few lines would take more room
            return
        self._pack()
        self._add(_LineBlock(content.encode(), count, width, ()))

    def __len__(self) -> int:
        return self._packed + len(self._loose)

    def __iter__(self) -> Iterator[str]:
        for block in self._blocks:
            yield from _decoded(block.data).split("\n")
        yield from self._loose

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        place = index if index >= 0 else index + len(self)
        if not 0 <= place < len(self):
            raise IndexError("there are fewer lines")
        if place >= self._packed:
            return self._loose[place - self._packed]
        at = bisect_right(self._firsts, place) - 1
        return self._blocks[at].line(place - self._firsts[at])

    def _pack(self) -> None:
        if self._loose:
            block, self._loose = _LineBlock.of(self._loose), []
            self._add(block)

    def _add(self, block: _LineBlock) -> None:
        self._blocks.append(block)
        self._firsts.append(self._packed)
        self._packed += block.count


def _end_of_next(end: int, length: int) -> int:
    return end + 1 + length


def _encoded(line: str) -> bytes:
    return line.encode("utf-8", "surrogateescape")


def _decoded(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")
