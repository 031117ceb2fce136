# cython: annotation_typing=False
"""A row of a grid that the program being recorded keeps as a string."""

from collections.abc import Callable, Iterator
from typing import SupportsIndex


class RecordedText(str):
    """A row of the program that is a string: it is read here, and written as a whole."""

    count_reads: Callable[[int], None]

    @classmethod
    def of(cls, row: str, count_reads: Callable[[int], None]) -> "RecordedText":
        """Return a row; `count_reads` is told how many cells were read."""
        text = cls(row)
        text.count_reads = count_reads
        return text

    def __getitem__(self, index: SupportsIndex | slice) -> str:
        self.count_reads(len(str.__getitem__(self, index)) if isinstance(index, slice) else 1)
        return str.__getitem__(self, index)

    def __iter__(self) -> Iterator[str]:
        for sign in str.__iter__(self):
            self.count_reads(1)
            yield sign

    def __contains__(self, part: object) -> bool:
        found = str.find(self, str(part))
        self.count_reads(len(self) if found < 0 else found + len(str(part)))
        return found >= 0
