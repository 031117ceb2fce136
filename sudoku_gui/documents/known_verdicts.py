"""The verdicts on the puzzles of a collection, a byte for each."""

from collections.abc import Sequence
from itertools import compress

from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.solvers.task import Resumable

_NUMBERS_AT_ONCE = 10_000  # counted between two pauses: a third of a millisecond
_KINDS: Sequence[VerdictKind | None] = (None, *VerdictKind)
_BYTE_OF = {kind: byte for byte, kind in enumerate(_KINDS)}
_IS_NONE = bytes([1, *[0] * 255])


class KnownVerdicts:
    """The verdict on each puzzle by its number, counted from 0; None before there is one."""

    def __init__(self, count: int) -> None:
        self._bytes = bytearray(count)

    def __getitem__(self, number: int) -> VerdictKind | None:
        return _KINDS[self._bytes[number]]

    def __setitem__(self, number: int, kind: VerdictKind) -> None:
        self._bytes[number] = _BYTE_OF[kind]

    def copy(self) -> "KnownVerdicts":
        """Return the verdicts that are known now."""
        known = KnownVerdicts(0)
        known._bytes = self._bytes.copy()
        return known

    def count_of(self, kind: VerdictKind, numbers: Sequence[int]) -> Resumable[int]:
        """Count the puzzles with these numbers that have this verdict."""
        count = 0
        for start in range(0, len(numbers), _NUMBERS_AT_ONCE):
            piece = self._of(numbers[start : start + _NUMBERS_AT_ONCE])
            count += piece.count(_BYTE_OF[kind])
            yield
        return count

    def unknown(self, numbers: Sequence[int]) -> Sequence[int]:
        """Return the places in `numbers`, ascending, of those without a verdict."""
        verdicts = self._of(numbers)
        if not any(verdicts):
            return range(len(numbers))
        return tuple(compress(range(len(numbers)), verdicts.translate(_IS_NONE)))

    def _of(self, numbers: Sequence[int]) -> bytes | bytearray:
        """Return the byte of each; those of a range without looking at each."""
        if isinstance(numbers, range):
            return self._bytes[numbers.start : numbers.stop]
        return bytes(map(self._bytes.__getitem__, numbers))
