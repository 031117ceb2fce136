"""What a puzzle that is made has to be like."""

from collections.abc import Sequence
from enum import IntEnum

from sudoku_gui.generation.climb import Climb, climb_to
from sudoku_gui.generation.level_estimate import LevelEstimate
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import instant
from sudoku_gui.solvers.task import Resumable, run
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.level import Level, level_of, most_tenths_of
from sudoku_gui.techniques.rating import BASIC_TECHNIQUES, HarderSteps, Rater, Rating, RatingStep
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named
from sudoku_gui.techniques.technique import Technique

_BEYOND_CHAINS = 76
"""The tenths from which on chains of one assumption hardly ever solve a puzzle.

Of 1,270 puzzles made at random that were as difficult they solved fewer than one in a hundred.
"""


@dataclass(frozen=True, slots=True)
class Criteria:
    """Of level, difficulty and technique at most one is said."""

    symmetry: Symmetry = Symmetry.NONE
    givens: range | None = None
    """How many givens there may be; None for any number."""
    level: Level | None = None
    tenths: range | None = None
    """The difficulty of the hardest step, in tenths of Sudoku Explainer's scale."""
    technique: str | None = None
    """The name of the hardest technique needed."""

    def climb(self, geometry: Geometry) -> Climb | None:
        """Return how puzzles that meet them are sought among those that resist most.

        None where that is not the best way.
        """
        if self.tenths is None or geometry != instant.GEOMETRY:
            return None
        return climb_to(self.tenths[0])


class Closeness(IntEnum):
    """How near a puzzle comes to criteria."""

    FAR = 0
    NEAR = 1
    """Puzzles that differ from it in a few givens are more likely to meet them than others."""
    NEARER = 2
    MET = 3


class CriteriaCheck:
    """Says whether puzzles of one geometry meet criteria; their symmetry is not looked at.

    No technique harder than is wanted is tried, and none after a step that is too hard: who needs
    one is refused at once.  Of a level also some are refused that only look like another.
    """

    def __init__(self, geometry: Geometry, criteria: Criteria) -> None:
        self._criteria = criteria
        self._estimate = LevelEstimate(geometry)
        techniques = _techniques_for(criteria)
        self._rater = Rater(geometry, techniques)
        self._harder_steps = HarderSteps(geometry, techniques)
        self._hardest_alone: HarderSteps | None = None
        if all(each in techniques for each in BASIC_TECHNIQUES):
            self._hardest_alone = HarderSteps(geometry, techniques, ExplainerOrder.HIDDEN_TRIPLE)

    def resistance(self, puzzle: Grid) -> int:
        """Return how much a puzzle resists, of criteria that are climbed to."""
        return self._estimate.resistance(puzzle)

    def accepts(self, puzzle: Grid) -> bool:
        """Return whether a puzzle, which has one solution, is as it has to be."""
        return run(self.closeness(puzzle)) is Closeness.MET

    def closeness(self, puzzle: Grid) -> Resumable[Closeness]:
        """Return how near a puzzle, which has one solution, comes to what it has to be."""
        wanted = self._criteria
        if wanted.givens is not None and len(puzzle.filled()) not in wanted.givens:
            return Closeness.FAR
        if wanted.level is not None:
            return (yield from self._closeness_to_level(puzzle, wanted.level))
        if wanted.tenths is not None:
            return (yield from self._closeness_to_difficulty(puzzle, wanted.tenths))
        is_met = True
        if wanted.technique is not None:
            steps = yield from self._hardest_steps(puzzle)
            is_met = any(step.technique.name == wanted.technique for step in steps)
        return Closeness.MET if is_met else Closeness.FAR

    def _closeness_to_level(self, puzzle: Grid, wanted: Level) -> Resumable[Closeness]:
        if not self._estimate.is_possible(puzzle, wanted):
            return Closeness.FAR
        if not self._estimate.is_likely(puzzle, wanted):
            return Closeness.NEAR
        if (yield from self._is_of_level(puzzle, wanted)):
            return Closeness.MET
        return Closeness.NEARER if wanted is Level.EXTREME else Closeness.FAR

    def _is_of_level(self, puzzle: Grid, wanted: Level) -> Resumable[bool]:
        """Return whether the rating says so.

        How many steps are easy enough for medium is of no matter where one is not.
        """
        if self._hardest_alone is not None:
            level = yield from _level_by(self._hardest_alone, puzzle, wanted)
            if level.is_harder_than(Level.MEDIUM):
                return level is wanted
            if wanted.is_harder_than(Level.HARD):
                return False
        return (yield from _level_by(self._harder_steps, puzzle, wanted)) is wanted

    def _closeness_to_difficulty(self, puzzle: Grid, wanted: range) -> Resumable[Closeness]:
        is_beyond_chains = wanted[0] >= _BEYOND_CHAINS
        if is_beyond_chains and not self._estimate.is_likely(puzzle, Level.EXTREME):
            return Closeness.FAR
        if (yield from self._is_of_difficulty(puzzle, wanted)):
            return Closeness.MET
        return Closeness.NEAR if is_beyond_chains else Closeness.FAR

    def _is_of_difficulty(self, puzzle: Grid, wanted: range) -> Resumable[bool]:
        """Return whether the rating says so.

        It ends with the first step that is too hard, or when it is known that none is hard enough.
        """
        for search, level_not_told in (
            (self._hardest_alone, Level.MEDIUM),
            (self._harder_steps, Level.EASY),
        ):
            if search is None:
                continue
            hardest = 0
            for step in search.of(puzzle):
                if step is None:
                    yield
                    continue
                hardest = max(hardest, step.tenths)
                if hardest > wanted[-1]:
                    return False
            if hardest or not search.is_solved or wanted[0] > most_tenths_of(level_not_told):
                return search.is_solved and hardest in wanted
        rating = yield from self._rating(puzzle)
        return rating.is_solved and any(step.tenths in wanted for step in _hardest_of(rating.steps))

    def _hardest_steps(self, puzzle: Grid) -> Resumable[Sequence[RatingStep]]:
        """Return the steps that none is harder than; none where the techniques do not solve it."""
        for search in filter(None, (self._hardest_alone, self._harder_steps)):
            steps: list[RatingStep] = []
            for step in search.of(puzzle):
                if step is None:
                    yield
                else:
                    steps.append(step)
            if steps or not search.is_solved:
                return _hardest_of(steps) if search.is_solved else ()
        rating = yield from self._rating(puzzle)
        return _hardest_of(rating.steps) if rating.is_solved else ()

    def _rating(self, puzzle: Grid) -> Resumable[Rating]:
        for rating in self._rater.rate_in_slices(puzzle):
            if rating is not None:
                return rating
            yield
        raise AssertionError("a rating ends with itself")


def _level_by(search: HarderSteps, puzzle: Grid, wanted: Level) -> Resumable[Level]:
    """Return the level that some steps of a puzzle make, or one harder than is wanted."""
    level = Level.EASY
    tenths = []
    for step in search.of(puzzle):
        if step is None:
            yield
            continue
        tenths.append(step.tenths)
        level = level_of(tenths, is_solved=True)
        if level.is_harder_than(wanted) or level is Level.EXTREME:
            return level
    return level_of(tenths, is_solved=search.is_solved)


def _hardest_of(steps: Sequence[RatingStep]) -> Sequence[RatingStep]:
    hardest = max((step.tenths for step in steps), default=0)
    return [step for step in steps if step.tenths == hardest]


def _techniques_for(criteria: Criteria) -> list[Technique]:
    """Return the techniques that are needed to say whether a puzzle meets the criteria."""
    if criteria.technique is not None:
        rows = techniques_named(criteria.technique)
        most = max(row.tenths for row in rows)
        easier = [each for each in TECHNIQUES if each.tenths <= most and each not in rows]
        return [*easier, *map(_rated, rows)]
    if criteria.tenths is not None:
        most = criteria.tenths[-1]
    else:  # what techniques of the level below do not solve is extreme
        level = Level.UNFAIR if criteria.level in (None, Level.EXTREME) else criteria.level
        most = most_tenths_of(level)
    return [each for each in TECHNIQUES if each.tenths <= most]


def _rated(technique: Technique) -> Technique:
    """Return a technique as one that is rated, after all others if it is not."""
    if technique.explainer_order is not None:
        return technique
    return replace(technique, explainer_order=max(ExplainerOrder))
