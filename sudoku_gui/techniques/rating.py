"""The rating: how hard a puzzle is, on the numbers of Sudoku Explainer.

The puzzle is solved by the techniques of its classical set.  At each step the first group of
techniques that finds anything counts, and of this group the easiest finding, or the first of
those.  The difficulty is that of the hardest step.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import proved
from sudoku_gui.techniques.level import Level, level_of
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class RatingStep(NamedTuple):
    """A step on the way to the solution."""

    technique: Technique
    finding: Finding

    @property
    def tenths(self) -> int:
        """How hard it is, in tenths of Sudoku Explainer's scale."""
        return self.technique.tenths + self.finding.added_tenths

    @property
    def rank(self) -> tuple[int, ...]:
        """Of a group of techniques, the step with the least is taken."""
        return self.tenths, *self.finding.rank


@dataclass(frozen=True, slots=True)
class Rating:
    """The way to the solution, step by step, as far as the techniques lead."""

    steps: tuple[RatingStep, ...]
    hardest: RatingStep | None
    """The first step of the greatest difficulty; None if there is none."""
    is_solved: bool
    """Whether the last step completes the grid; otherwise the puzzle is harder than is known."""

    @property
    def level(self) -> Level:
        """The difficulty in a word."""
        return level_of([step.tenths for step in self.steps], is_solved=self.is_solved)


class Rater:
    """Rates one puzzle after another, all of one geometry.

    Each must have just one solution, for some techniques rest on that.
    """

    def __init__(self, geometry: Geometry, techniques: Sequence[Technique] = TECHNIQUES) -> None:
        self._masks = CandidateMasks(geometry)
        self._collector = FindingCollector(stops_at_first=True)
        self._groups = [
            [(each, each.make_finder(geometry)) for each in rows]
            for rows in _in_explainer_order(techniques)
        ]

    def rate(self, puzzle: Grid) -> Rating:
        """Return the way to the solution of a puzzle."""
        self._masks.load_digits(puzzle.digits)
        blanks = len(puzzle.blanks())
        steps = []
        while blanks > 0 and (step := self._next_step()) is not None:
            steps.append(step)
            blanks -= len(step.finding.placements)
            self._do(step.finding)
        hardest = max(steps, key=lambda step: step.tenths, default=None)
        return Rating(tuple(steps), hardest, is_solved=not blanks)

    def _next_step(self) -> RatingStep | None:
        found = self._collector.found
        for group in self._groups:
            easiest = None
            for technique, finder in group:  # which begin with the easiest
                if easiest is not None and technique.tenths > easiest.tenths:
                    break
                finder.find(self._masks, self._collector)
                if found:
                    step = RatingStep(technique, found.pop())
                    if easiest is None or step.rank < easiest.rank:
                        easiest = step
            if easiest is not None:
                return easiest
        return None

    def _do(self, finding: Finding) -> None:
        for cell, digits in finding.eliminations:
            self._masks.rule_out(cell, digits)
        for cell, digit in finding.placements:
            self._masks.place(cell, digit)


def deductions_of(rating: Rating, puzzle: Grid) -> Iterator[Deduction]:
    """Yield the steps of the rating of a puzzle with their proofs."""
    position = Position.of_grid(puzzle)
    for step in rating.steps:
        deduction = proved(step.technique, step.finding, position)
        yield deduction
        for each in deduction.eliminations:
            position = position.without(each)
        for each in deduction.placements:
            position = position.with_digit(each.cell, each.digit)


def _in_explainer_order(techniques: Sequence[Technique]) -> Iterator[Sequence[Technique]]:
    """Yield the techniques of the classical set, group by group."""
    known = [(each.explainer_order, each) for each in techniques if each.explainer_order]
    in_order = sorted(known, key=lambda pair: (pair[0], pair[1].tenths))
    for _, rows in groupby(in_order, key=lambda pair: pair[0]):
        yield [technique for _, technique in rows]
