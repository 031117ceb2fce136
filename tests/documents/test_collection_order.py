"""The order in which puzzles are listed."""

import pytest

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_order import CollectionOrder, OrderedRows, OrderKey
from sudoku_gui.documents.duplicate_groups import DuplicateGroups
from sudoku_gui.documents.puzzle_rating import PuzzleRating
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.techniques.level import Level
from tests.support.puzzles import SMALL, SMALL_SOLVED

EASY = PuzzleRating(12, "hidden-single", text("Hidden single"), Level.EASY, is_solved=True)
HARD = PuzzleRating(42, "xy-wing", text("XY-wing"), Level.HARD, is_solved=True)


@pytest.fixture
def collection() -> Collection:
    """Three puzzles that differ in all that they can be ordered by."""
    collection = Collection(
        [
            PuzzleRecord.without_entries(Puzzle(SMALL, Metadata("b"))),
            PuzzleRecord.with_filled(
                Puzzle(Grid.from_line("3" + "0" * 15), Metadata("A")), SMALL_SOLVED
            ),
            PuzzleRecord.without_entries(Puzzle(SMALL_SOLVED, Metadata("c"))),
        ]
    )
    kinds = [VerdictKind.UNIQUE, VerdictKind.SEVERAL, VerdictKind.CONFLICT]
    collection.store_verdicts(collection.unchecked(), range(3), kinds)
    lines = [collection.summary(row).line for row in range(2)]
    collection.store_ratings(zip(lines, [HARD, EASY], strict=True))
    return collection


def in_order(collection: Collection, order: CollectionOrder) -> list[int]:
    """All rows in that order, and where each is."""
    ordered = OrderedRows(order)
    ordered.add(collection, range(2))
    ordered.add(collection, range(2, len(collection)))
    for _ in ordered.put_in_order(len(collection)):
        pass
    places = [ordered.place_of(row) for row in ordered.rows]
    assert places == list(range(len(collection)))
    return list(ordered.rows)


@pytest.mark.parametrize(
    ("key", "rows"),
    [
        (OrderKey.NUMBER, [0, 1, 2]),
        (OrderKey.TITLE, [1, 0, 2]),
        (OrderKey.GIVENS, [1, 0, 2]),
        (OrderKey.VERDICT, [2, 0, 1]),
        (OrderKey.RATING, [2, 1, 0]),
        (OrderKey.HARDEST, [2, 1, 0]),
    ],
)
def test_puzzles_are_ordered_by_every_column(
    collection: Collection, key: OrderKey, rows: list[int]
) -> None:
    for is_descending in (False, True):
        order = CollectionOrder(key, is_descending)
        found = in_order(collection, order)
        assert list(found) == (rows[::-1] if is_descending else rows)


def test_what_techniques_do_not_solve_is_the_hardest(collection: Collection) -> None:
    beyond = PuzzleRating(0, "", None, Level.EXTREME, is_solved=False)
    collection.store_ratings([(collection.summary(1).line, beyond)])

    order = CollectionOrder(OrderKey.RATING)

    assert in_order(collection, order) == [2, 0, 1]


def test_duplicates_are_ordered_by_what_they_are_like(collection: Collection) -> None:
    collection.store_duplicates(DuplicateGroups((0, 1, 0), 1), collection.lines())
    order = CollectionOrder(OrderKey.SAME_AS, is_descending=True)

    assert in_order(collection, order) == [2, 0, 1]


def test_what_is_equal_stays_in_the_order_of_the_file(collection: Collection) -> None:
    order = CollectionOrder(OrderKey.PROGRESS, is_descending=True)

    found = in_order(collection, order)

    assert [row for row in found if row != 1] == [0, 2]


@pytest.mark.parametrize("is_descending", [False, True])
def test_many_titles_are_put_in_order_bit_by_bit(is_descending: bool) -> None:
    titles = [str(place * 7_919 % 3_001) for place in range(3_500)]
    collection = Collection(
        [PuzzleRecord.without_entries(Puzzle(SMALL, Metadata(title))) for title in titles]
    )
    order = CollectionOrder(OrderKey.TITLE, is_descending)

    expected = sorted(range(3_500), key=titles.__getitem__, reverse=is_descending)
    assert in_order(collection, order) == expected


def test_a_row_that_is_not_listed_has_no_place(collection: Collection) -> None:
    ordered = OrderedRows(CollectionOrder(OrderKey.TITLE))
    ordered.add(collection, [0, 2])
    for _ in ordered.put_in_order(3):
        pass

    assert [ordered.place_of(row) for row in range(4)] == [0, -1, 1, -1]
