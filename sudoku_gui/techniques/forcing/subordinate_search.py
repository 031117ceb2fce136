"""What a search for chains asks of another one, whose chains are nested in its own."""

from array import array
from collections.abc import Sequence
from typing import Protocol


class SubordinateSearch(Protocol):
    """Finds chains in what is left after some candidates of a position are false."""

    @property
    def lengths(self) -> Sequence[int]:
        """By the number of a chain, how many statements it has."""

    def found_in(
        self, of_cell: "array[int]"
    ) -> Sequence[tuple[tuple[int, ...], tuple[int, ...], int]]:
        """Return what follows from what is left, and not without that: the easiest chain first.

        Each entry has the candidates that are ruled out, those without which that would not follow,
        and the number of the chain.
        of_cell: by cell, the candidates left, as `CandidateMasks` has them.
        """
