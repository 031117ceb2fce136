"""Positions on the way to a solution in which one technique is the next step."""

from collections.abc import Iterator, Sequence

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique

MOST_TENTHS = 42
"""Of the steps taken on the way to easier ones.

Puzzles that need harder ones are given up: they would take longer than to find others.
"""


class NextStepSearch:
    """Solves puzzles of one geometry step by step, and stops where a technique is next.

    techniques: in the order of hints.  name: of the technique, which is one of them.
    """

    def __init__(self, geometry: Geometry, techniques: Sequence[Technique], name: str) -> None:
        most = max(each.tenths for each in techniques if each.name == name)
        used = [each for each in techniques if each.tenths <= max(most, MOST_TENTHS)]
        self._finders = [(each, each.make_finder(geometry)) for each in used]
        self._masks = CandidateMasks(geometry)
        self._name = name

    def positions(self, puzzle: Grid) -> Iterator[Position | None]:
        """Yield None for each step of another technique, and the first position looked for.

        It is the end if the technique is never the next step.  The puzzle has just one solution.
        """
        self._masks.load_digits(puzzle.digits)
        grid = puzzle
        while (found := self._next()) is not None:
            technique, finding = found
            if technique.name == self._name:
                yield self._position(grid, puzzle)
                return
            for cell, digits in finding.eliminations:
                self._masks.rule_out(cell, digits)
            for cell, digit in finding.placements:
                self._masks.place(cell, digit)
                grid = grid.with_digit(Cell(cell), Digit(digit))
            yield None

    def _next(self) -> tuple[Technique, Finding] | None:
        for technique, finder in self._finders:
            collector = FindingCollector(stops_at_first=True)
            finder.find(self._masks, collector)
            if collector.found:
                return technique, collector.found[0]
        return None

    def _position(self, grid: Grid, puzzle: Grid) -> Position:
        placed = frozenset(grid.filled()) - frozenset(puzzle.filled())
        return Position(grid, tuple(self._masks.of_cell), placed)
