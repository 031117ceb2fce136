"""Ratings of many puzzles, one after another."""

from collections.abc import Sequence, Set

import pytest

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_filter import CollectionFilter, FilterKind
from sudoku_gui.documents.puzzle_rating import PuzzleRating
from sudoku_gui.documents.rating_task import RatingTask
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import Move, type_givens
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.rating import Rater
from sudoku_gui.techniques.registry import TECHNIQUES
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_SOLVED

NOTHING: Set[str] = frozenset()
SEVERAL = "1234341200000000".replace("0", ".")


def found_by(task: RatingTask) -> Sequence[tuple[str, PuzzleRating | None]]:
    """The ratings that are known by now."""
    return task.partial_result.since(0)


def test_each_has_the_rating_of_the_rater_and_none_without_a_single_solution() -> None:
    task = RatingTask([str(SMALL), SEVERAL], NOTHING, TECHNIQUES)
    finish(task, 1_000)

    (line, rated), (other_line, unrated) = found_by(task)
    assert (line, other_line) == (str(SMALL), SEVERAL)
    expected = Rater(SMALL.geometry).rate(SMALL)
    assert rated is not None
    assert expected.hardest is not None
    assert (rated.tenths, rated.level) == (expected.hardest.tenths, expected.level)
    assert rated.is_solved
    assert unrated is None
    assert task.progress == 1


def test_a_task_is_given_up_between_two_puzzles() -> None:
    task = RatingTask([str(SMALL)] * 3, NOTHING, TECHNIQUES)

    while not found_by(task):
        task.work(1)

    assert 0 < task.progress < 1


@pytest.mark.parametrize("amount", [1, 1_000])
def test_puzzles_that_are_rated_are_passed_over(amount: int) -> None:
    lines = [SEVERAL] * 2_500
    lines[1_300] = str(SMALL)
    task = RatingTask(lines, {SEVERAL}, TECHNIQUES)

    finish(task, amount)

    assert [line for line, _ in found_by(task)] == [str(SMALL)]
    assert task.progress == 1


def test_a_rating_holds_as_long_as_the_givens_do() -> None:
    collection = Collection([bare(SMALL), bare(SMALL_SOLVED)])
    task = RatingTask(collection.lines(), collection.rated_lines, TECHNIQUES)
    finish(task, 1_000)
    collection.store_ratings(found_by(task))

    assert collection.rating(0) == found_by(task)[0][1]
    assert [collection.is_rated(row) for row in range(2)] == [True, True]
    game = collection.game(0)
    blank = Cell(SMALL.blanks()[0])
    game.play(_typed(game.sheet.givens, blank))
    assert collection.rating(0) is None
    assert not collection.is_rated(0)


def test_puzzles_are_found_by_their_level_and_their_hardest_technique() -> None:
    collection = Collection([bare(SMALL), bare(SMALL_SOLVED)])
    line = str(SMALL)
    task = RatingTask([line], NOTHING, TECHNIQUES)
    finish(task, 1_000)
    collection.store_ratings(found_by(task))
    ((_, rating),) = found_by(task)
    assert rating is not None

    def found(wanted: CollectionFilter) -> list[int]:
        return list(wanted.chosen(collection, range(2)))

    assert found(CollectionFilter(kind=FilterKind[rating.level.name])) == [0]
    assert found(CollectionFilter(kind=FilterKind.UNRATED)) == [1]
    assert found(CollectionFilter(rating.technique)) == [0]
    assert found(CollectionFilter(str(rating.title))) == [0]


def _typed(givens: Grid, cell: Cell) -> Move:
    return type_givens(Sheet.of_givens(givens), {cell: SMALL_SOLVED.digit_at(cell)})
