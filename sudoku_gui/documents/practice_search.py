"""Looking for positions to practise a technique in, as a task for a thread; no Qt."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count

from sudoku_gui.documents.collection import Collection
from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.puzzle_stream import PuzzleStream
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.next_step_search import NextStepSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.technique import Technique

_BUDGET = 20_000  # guesses at one puzzle; the next should not wait for ever
_GUESSES = 1_000  # between two pauses


@dataclass(frozen=True, slots=True)
class PracticeQuestion:
    """A position in which a technique is the next step, and all that it concludes there."""

    position: Position
    deductions: tuple[Deduction, ...]


@dataclass(frozen=True, slots=True)
class PracticeReport:
    """What the search has come to."""

    looked_through: int  # puzzles
    question: PracticeQuestion | None
    is_exhausted: bool  # whether there are no more puzzles


class PracticeSearch:
    """Goes through puzzles for positions in which the technique `name` is the next step.

    techniques: those that are tried before it, and it, in the order of hints.
    """

    def __init__(self, puzzles: Iterable[Grid], techniques: Sequence[Technique], name: str) -> None:
        self._puzzles = puzzles
        self._techniques = techniques
        self._chosen = [each for each in techniques if each.name == name]
        self._name = name
        self._searches: dict[Geometry, NextStepSearch] = {}
        self._looked_through = 0
        self._question: PracticeQuestion | None = None
        self._is_exhausted = False
        self._steps = self._run()

    def resumed(self) -> "PracticeSearch":
        """Return the same search, to look for the next question."""
        self._question = None
        return self

    @property
    def partial_result(self) -> PracticeReport:
        """What is known by now."""
        return PracticeReport(self._looked_through, self._question, self._is_exhausted)

    @property
    def progress(self) -> float:
        """How much is done; nobody knows before it is."""
        return 0.0 if self._question is None else 1.0

    def work(self, amount: int) -> bool:
        """Take so many steps in puzzles; return whether there is a question, or no puzzle more."""
        for _ in range(amount):
            if self._question is not None or self._is_exhausted:
                return True
            next(self._steps, None)
        return False

    def _run(self) -> Resumable[None]:
        for puzzle in self._puzzles:
            yield
            check = VerdictCheck(puzzle, 1, _BUDGET)
            while not check.work(_GUESSES):
                yield
            if check.verdict.kind is VerdictKind.UNIQUE:
                for position in self._search_for(puzzle.geometry).positions(puzzle):
                    if position is not None:
                        self._question = self._question_at(position)
                    yield
            self._looked_through += 1
        self._is_exhausted = True

    def _search_for(self, geometry: Geometry) -> NextStepSearch:
        if geometry not in self._searches:
            self._searches[geometry] = NextStepSearch(geometry, self._techniques, self._name)
        return self._searches[geometry]

    def _question_at(self, position: Position) -> PracticeQuestion:
        search = DeductionSearch(position.geometry, self._chosen)
        return PracticeQuestion(position, tuple(search.every(position)))


def made_puzzles(seed: int) -> Iterator[Grid]:
    """Yield puzzles of 9x9 made for a seed, without an end."""
    stream = PuzzleStream(Geometry.of_size(9), Criteria(), seed)
    yield from filter(None, map(stream.puzzle, count()))


def puzzles_of(collection: Collection, first: int) -> Iterator[Grid]:
    """Yield the puzzles of a collection as they are now, from one row on and round to it."""
    records = collection.records()
    rows = chain(range(first, len(records)), range(first))
    return (records[row].puzzle.givens for row in rows)
