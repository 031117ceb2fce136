"""Which puzzles of a collection a filter lets through."""

import pytest

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_filter import CollectionFilter, FilterKind
from sudoku_gui.documents.duplicate_groups import DuplicateGroups
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_SOLVED

VERDICTS = (
    VerdictKind.UNIQUE,
    VerdictKind.SEVERAL,
    VerdictKind.NONE,
    VerdictKind.CONFLICT,
    VerdictKind.UNDECIDED,
)


@pytest.fixture
def collection() -> Collection:
    """Seven puzzles: five with a verdict each, one without, and one solved."""
    titled = PuzzleRecord.without_entries(
        Puzzle(SMALL, Metadata("Easter Monster", author="Champagne"))
    )
    solved = PuzzleRecord.with_filled(Puzzle(Grid.from_line("3" + "0" * 15)), SMALL_SOLVED)
    collection = Collection([titled, *[bare(SMALL)] * 5, solved])
    collection.store_verdicts(collection.unchecked(), range(len(VERDICTS)), VERDICTS)
    collection.store_duplicates(DuplicateGroups((0, 1, 2, 3, 2, 2, 6), 2), collection.lines())
    return collection


def wanted(collection: Collection, filter_: CollectionFilter) -> list[int]:
    return list(filter_.chosen(collection, range(len(collection))))


@pytest.mark.parametrize(
    ("filter_", "rows"),
    [
        (CollectionFilter(), [0, 1, 2, 3, 4, 5, 6]),
        (CollectionFilter("easter"), [0]),
        (CollectionFilter(" CHAMP "), [0]),
        (CollectionFilter("3"), [2]),
        (CollectionFilter("nobody"), []),
        (CollectionFilter("0200000200"), [0, 1, 2, 3, 4, 5]),
        (CollectionFilter(".2.....2.."), [0, 1, 2, 3, 4, 5]),
        (CollectionFilter("..2."), [0, 1, 2, 3, 4, 5]),
        (CollectionFilter("2.2."), []),
        (CollectionFilter("0020"), []),
        (CollectionFilter(fewest_givens=2), [0, 1, 2, 3, 4, 5]),
        (CollectionFilter(most_givens=3), [6]),
        (CollectionFilter(kind=FilterKind.UNIQUE), [0]),
        (CollectionFilter(kind=FilterKind.SEVERAL), [1]),
        (CollectionFilter(kind=FilterKind.NONE), [2]),
        (CollectionFilter(kind=FilterKind.CONFLICT), [3]),
        (CollectionFilter(kind=FilterKind.UNDECIDED), [4]),
        (CollectionFilter(kind=FilterKind.UNCHECKED), [5, 6]),
        (CollectionFilter(kind=FilterKind.SOLVED), [6]),
        (CollectionFilter(kind=FilterKind.UNSOLVED), [0, 1, 2, 3, 4, 5]),
        (CollectionFilter(kind=FilterKind.DUPLICATE), [4, 5]),
        (CollectionFilter("easter", FilterKind.SEVERAL), []),
    ],
)
def test_a_filter_lets_through(
    collection: Collection, filter_: CollectionFilter, rows: list[int]
) -> None:
    assert wanted(collection, filter_) == rows
