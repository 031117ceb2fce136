"""How puzzles of the rarest difficulties are sought among those that resist single suppositions.

A climb goes from a puzzle to others that differ from it in a few givens, and on from those that
resist as much or more; how much is told by `LevelEstimate.resistance`.
"""

from typing import NamedTuple


class Climb(NamedTuple):
    """A way to climb."""

    from_tenths: int
    """The least difficulty that it is for, in tenths of Sudoku Explainer's scale."""
    added: int
    """Givens that are put back into a puzzle before others go."""
    patience: tuple[tuple[int, int], ...]
    """Up to which resistance how many puzzles are made in a row none of which resists more."""
    rated_from: int | None
    """The resistance from which on each puzzle is rated; None where only the last one is."""

    def attempts_at(self, resistance: int) -> int:
        """Return after how many puzzles in vain the climb is over, when it has come so far."""
        return next(attempts for most, attempts in self.patience if resistance <= most)

    def rates(self, resistance: int) -> bool:
        """Return whether a puzzle that resists so much is rated on the way."""
        return self.rated_from is not None and resistance >= self.rated_from


_ANY = 730
"""More than any puzzle resists: so many candidates there are at most."""

_CLIMBS = (
    Climb(95, added=3, patience=((79, 30), (109, 100), (_ANY, 300)), rated_from=120),
    Climb(89, added=4, patience=((_ANY, 100),), rated_from=None),
)
"""The ways to climb, those for the greatest difficulties first.

Puzzles from 9.5 up were found only where all that resist much are rated, not the last one alone;
that pays where climbs that do not come far are given up early.  Less patience, or four givens put
back in place of three, gave fewer of them in the same time.
"""


def climb_to(tenths: int) -> Climb | None:
    """Return how difficulties from there up are climbed to; None where they are not that rare."""
    return next((each for each in _CLIMBS if tenths >= each.from_tenths), None)
