"""Guesses at the level of a puzzle that take a hundredth, or a tenth, of the time of a rating.

The first is made by the number of candidates that the instant engine's propagation, which knows
singles and locked candidates and some more, leaves before its first guess.  The second, for extreme
puzzles, is how far all that follows by chains of one assumption leads.
"""

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import instant
from sudoku_gui.solvers.engine.bitboard import Bitboard
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.forcing.cycle_search import CycleSearch
from sudoku_gui.techniques.house_scans import BasicPropagation
from sudoku_gui.techniques.level import Level

_LEFT = {
    Level.EASY: range(1),
    Level.MEDIUM: range(1),
    Level.HARD: range(1, 120),
    Level.UNFAIR: range(40, 140),
    Level.EXTREME: range(130, 730),
}
"""How many candidates are left to most puzzles of a level, and to few of others.

Of 2,500 puzzles made at random 98 % of the easy ones had none left, 77 % of those of medium level,
and 0.1 % of the harder ones; 83 % of the hard ones were in their range.  Of 7,240 others 78 % of
the unfair ones were in theirs, which were 64 % of all in it; up to 730 it had nearly all, but fewer
were made in the same time, for those with many left take long to rate.
"""

_ROUNDS = 6
"""After how many rounds of chains a puzzle that is still not solved may well be extreme.

Of 975 puzzles with 120 candidates left or more 90 % of those that were never solved so were
extreme, and 12 % of the others: most of those that took many rounds.
"""


class LevelEstimate:
    """Estimates the levels of puzzles of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        self._bitboard = Bitboard() if geometry == instant.GEOMETRY else None
        self._masks = CandidateMasks(geometry)
        self._basic = BasicPropagation(geometry)
        self._chains = CycleSearch(geometry)

    def is_possible(self, puzzle: Grid, level: Level) -> bool:
        """Return whether propagation leaves as much as it does to most puzzles of the level."""
        if self._bitboard is None:
            return True
        return self._bitboard.candidates_left(puzzle.digits) in _LEFT[level]

    def is_likely(self, puzzle: Grid, level: Level) -> bool:
        """Return whether a rating of a puzzle of which it is possible is worth its time."""
        return self._bitboard is None or level is not Level.EXTREME or self._resists_chains(puzzle)

    def resistance(self, puzzle: Grid) -> int:
        """Return how many wrong candidates no single supposition and propagation rule out.

        Of such the hardest puzzles have most.  The geometry is that of the instant engine.
        """
        assert self._bitboard is not None  # or nobody asks
        return self._bitboard.candidates_unrefuted(puzzle.digits)

    def _resists_chains(self, puzzle: Grid) -> bool:
        """Return whether all that chains tell, again and again, does not soon solve a puzzle."""
        masks = self._masks
        masks.load_digits(puzzle.digits)
        for _ in range(_ROUNDS):
            self._basic.propagate(masks)
            if not any(masks.of_cell):
                return False
            self._chains.load(masks.of_cell)
            nodes = self._chains.forced_nodes()
            if not nodes:
                return True
            for node in nodes:
                cell, digit = divmod(node >> 1, masks.size)
                others = masks.of_cell[cell] & ~(2 << digit)
                masks.rule_out(cell, others if node & 1 else 2 << digit)
        return True
