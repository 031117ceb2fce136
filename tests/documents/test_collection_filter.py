"""Which puzzles of a collection a filter lets through."""

import pytest

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_filter import Filter, Kind
from sudoku_gui.formats import Content
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import About, Puzzle
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from tests.support.contents import bare
from tests.support.ui.searches import SMALL, SMALL_SOLVED

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
    titled = Content.untouched(Puzzle(SMALL, About("Easter Monster", author="Champagne")))
    solved = Content.filled(Puzzle(Grid.from_line("3" + "0" * 15)), SMALL_SOLVED)
    collection = Collection([titled, *[bare(SMALL)] * 5, solved])
    collection.learn(collection.unchecked(), 0, VERDICTS)
    return collection


def wanted(collection: Collection, filter_: Filter) -> list[int]:
    return list(filter_.chosen(collection, range(len(collection))))


@pytest.mark.parametrize(
    ("filter_", "rows"),
    [
        (Filter(), [0, 1, 2, 3, 4, 5, 6]),
        (Filter("easter"), [0]),
        (Filter(" CHAMP "), [0]),
        (Filter("3"), [2]),
        (Filter("nobody"), []),
        (Filter("0200000200"), [0, 1, 2, 3, 4, 5]),
        (Filter(".2.....2.."), [0, 1, 2, 3, 4, 5]),
        (Filter(fewest_givens=2), [0, 1, 2, 3, 4, 5]),
        (Filter(most_givens=3), [6]),
        (Filter(kind=Kind.UNIQUE), [0]),
        (Filter(kind=Kind.SEVERAL), [1]),
        (Filter(kind=Kind.NONE), [2]),
        (Filter(kind=Kind.CONFLICT), [3]),
        (Filter(kind=Kind.UNDECIDED), [4]),
        (Filter(kind=Kind.UNCHECKED), [5, 6]),
        (Filter(kind=Kind.SOLVED), [6]),
        (Filter(kind=Kind.UNSOLVED), [0, 1, 2, 3, 4, 5]),
        (Filter("easter", Kind.SEVERAL), []),
    ],
)
def test_a_filter_lets_through(collection: Collection, filter_: Filter, rows: list[int]) -> None:
    assert wanted(collection, filter_) == rows
