"""The rating: how hard a puzzle is, on the numbers of Sudoku Explainer.

The puzzle is solved by the techniques of its classical set.  At each step the first group of
techniques that finds anything counts, and of this group the easiest finding, or the first of
those.  The difficulty is that of the hardest step.
"""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby
from typing import NamedTuple

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.task import Resumable, run
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import proved
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.house_scans import BasicPropagation, most_left, place_singles
from sudoku_gui.techniques.level import Level, level_of
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.techniques.technique import (
    MOST_ADDED,
    Finding,
    FindingCollector,
    Technique,
    slices_of,
)

BASIC_TECHNIQUES = tuple(
    each
    for each in TECHNIQUES
    if each.explainer_order is not None and each.explainer_order <= ExplainerOrder.HIDDEN_TRIPLE
)
"""Those up to hidden triples, none of which is too hard for medium level."""

_OF_FOUR = frozenset(
    {
        ExplainerOrder.NAKED_QUADRUPLE,
        ExplainerOrder.JELLYFISH,
        ExplainerOrder.HIDDEN_QUADRUPLE,
    }
)
"""Patterns of four cells, digits or lines.

The others of a house, or lines of a digit, form a pattern with the same effect, which is tried
before if it is smaller.
"""


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
        self._search = _StepSearch(self._masks, _in_explainer_order(techniques), geometry)

    def rate(self, puzzle: Grid) -> Rating:
        """Return the way to the solution of a puzzle."""
        (rating,) = (each for each in self.rate_in_slices(puzzle) if each is not None)
        return rating

    def rate_in_slices(self, puzzle: Grid) -> Iterator[Rating | None]:
        """Yield the rating of a puzzle; before it, None where it may be given up."""
        self._masks.load_digits(puzzle.digits)
        blanks = puzzle.digits.count(BLANK)
        steps = []
        while blanks > 0:
            step = yield from self._search.take_step_in_slices()
            if step is None:
                break
            steps.append(step)
            blanks -= len(step.finding.placements)
        hardest = max(steps, key=lambda step: step.tenths, default=None)
        yield Rating(tuple(steps), hardest, is_solved=not blanks)


class HarderSteps:
    """The steps of a rating that are harder than some, of one puzzle after another.

    The others are done without being told: what they place and rule out together is the same in
    whatever order they are done.  That takes a tenth of the time.

    after: NAKED_SINGLE, before which only digits are placed; or HIDDEN_TRIPLE, if all the basic
    techniques are among `techniques`.
    """

    def __init__(
        self,
        geometry: Geometry,
        techniques: Sequence[Technique] = TECHNIQUES,
        after: ExplainerOrder = ExplainerOrder.NAKED_SINGLE,
    ) -> None:
        self._masks = CandidateMasks(geometry)
        groups = list(_in_explainer_order(techniques))
        easy = [each for each in groups if _order_of(each[0]) <= after]
        is_basic = after is ExplainerOrder.HIDDEN_TRIPLE
        self._basic = BasicPropagation(geometry) if is_basic else None
        self._direct = _StepSearch(self._masks, () if is_basic else easy, geometry)
        self._harder = _StepSearch(self._masks, groups[len(easy) :], geometry)
        self._blanks = 0

    @property
    def is_solved(self) -> bool:
        """Whether all cells are filled, once there are no more steps."""
        return not self._blanks

    def of(self, puzzle: Grid) -> Iterator[RatingStep | None]:
        """Yield the steps for a puzzle, each when it is asked for.

        Between them comes None where it may be given up.
        """
        self._masks.load_digits(puzzle.digits)
        self._blanks = puzzle.digits.count(BLANK)
        while self._do_easy():
            is_small = self._basic is not None and most_left(self._masks) < 8
            left_out = _OF_FOUR if is_small else frozenset()
            step = yield from self._harder.take_step_in_slices(left_out)
            if step is None:
                return
            yield step
            self._blanks -= len(step.finding.placements)

    def _do_easy(self) -> bool:
        """Do what is not told, and return whether anything is left blank."""
        if self._basic is not None:
            self._blanks -= self._basic.propagate(self._masks)
        else:
            self._blanks -= place_singles(self._masks)
            while self._blanks and self._direct.take_step() is not None:
                self._blanks -= 1 + place_singles(self._masks)
        return self._blanks > 0


class _StepSearch:
    """Finds the next step among groups of techniques, in the order of the groups."""

    def __init__(
        self, masks: CandidateMasks, groups: Iterable[Sequence[Technique]], geometry: Geometry
    ) -> None:
        self._masks = masks
        self._collector = FindingCollector(stops_at_first=True)
        self._groups = [
            (_order_of(techniques[0]), [(each, each.make_finder(geometry)) for each in techniques])
            for techniques in groups
        ]

    def take_step(self, left_out: AbstractSet[ExplainerOrder] = frozenset()) -> RatingStep | None:
        """Do the next step in the masks, and return it; None where nothing is found.

        left_out: groups of which it is known that they find nothing.
        """
        return run(self.take_step_in_slices(left_out))

    def take_step_in_slices(
        self, left_out: AbstractSet[ExplainerOrder] = frozenset()
    ) -> Resumable[RatingStep | None]:
        """Do the same, and yield wherever it may be given up."""
        collector = self._collector
        collector.found.clear()  # the search before may have been given up
        for order, group in self._groups:
            if order in left_out:
                continue
            easiest = None
            collector.most_added = MOST_ADDED
            for technique, finder in group:  # which begin with the easiest
                if easiest is not None:
                    if technique.tenths > easiest.tenths:
                        break
                    collector.most_added = easiest.tenths - technique.tenths
                yield from slices_of(finder, self._masks, collector)
                if collector.found:
                    step = RatingStep(technique, collector.found.pop())
                    if easiest is None or step.rank <= easiest.rank:
                        easiest = step
            if easiest is not None:
                self._do(easiest.finding)
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
    """Yield the techniques of the classical set, group by group.

    Of those that are as hard the last of the table comes first, so that chains, of which there are
    more, say how long cycles may be.
    """
    known = [each for each in techniques if each.explainer_order is not None]
    known.reverse()
    in_order = sorted(known, key=lambda each: (_order_of(each), each.tenths))
    for _, rows in groupby(in_order, key=_order_of):
        yield list(rows)


def _order_of(technique: Technique) -> ExplainerOrder:
    assert technique.explainer_order is not None  # the others take no part in ratings
    return technique.explainer_order
