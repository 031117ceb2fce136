"""Taking puzzles out of a collection bit by bit, with the games that were begun."""

from collections.abc import Sequence

import pytest

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.puzzle_removal import PuzzleRemoval
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.formats.puzzle_summary import PuzzleSummary, SummarisedRecords
from sudoku_gui.model import moves
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.puzzle import NO_METADATA, Puzzle
from sudoku_gui.solvers.task import run
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_SOLVED

MANY = 30_000


def play(collection: Collection, row: int) -> None:
    """Enter a digit in the puzzle in `row`."""
    game = collection.game(row)
    game.play(moves.enter_in_all(game.sheet, (Cell(0),), Digit(3)))


@pytest.fixture
def collection() -> Collection:
    """Three puzzles, of which the second is looked at and the third was solved in the file."""
    collection = Collection(
        [bare(SMALL), bare(SMALL), PuzzleRecord.with_filled(Puzzle(SMALL), SMALL_SOLVED)]
    )
    collection.game(1)
    return collection


@pytest.fixture
def bare_collection() -> Collection:
    """Many puzzles, none of which must be built to know that nobody has begun it."""

    def refuse(_: int) -> PuzzleRecord:
        raise AssertionError("nobody needs the puzzle")

    summary = PuzzleSummary(str(SMALL), NO_METADATA)
    return Collection(SummarisedRecords(range(MANY), refuse, lambda _: summary))


def test_a_puzzle_is_begun_where_the_file_has_entries_or_something_was_done(
    collection: Collection,
) -> None:
    assert run(PuzzleRemoval(collection, range(3)).find_begun()) == {2}

    play(collection, 1)

    assert run(PuzzleRemoval(collection, range(3)).find_begun()) == {1, 2}
    assert run(PuzzleRemoval(collection, [2, 0]).find_begun()) == {2}
    assert run(PuzzleRemoval(collection.without([0]), [0, 1]).find_begun()) == {0, 1}


def test_puzzles_that_were_begun_can_stay(collection: Collection) -> None:
    removal = PuzzleRemoval(collection, [0, 2])
    begun = run(removal.find_begun())

    left = run(removal.take_out(begun))

    assert [left.record(row).grid for row in range(len(left))] == [SMALL, SMALL_SOLVED]
    assert len(run(removal.take_out())) == 1


def test_what_is_played_meanwhile_is_noticed(collection: Collection) -> None:
    removal = PuzzleRemoval(collection, [0, 2])
    run(removal.find_begun())
    for _ in removal.take_out():
        play(collection, 0)
        play(collection, 1)  # which stays

    assert removal.played == {0}


@pytest.mark.parametrize(
    ("rows", "pauses"),
    [(range(MANY // 2), 0), (range(0, MANY, 2), 15), (range(MANY - 1, 0, -2), 15)],
)
def test_a_long_list_is_reduced_with_pauses(
    bare_collection: Collection, rows: Sequence[int], pauses: int
) -> None:
    removal = PuzzleRemoval(bare_collection, rows)
    assert len(list(removal.find_begun())) == pauses

    assert len(list(removal.take_out())) > 1

    left = run(removal.take_out())
    kept = [row for row in range(MANY) if row not in rows]
    assert [bare_collection.row_from(left, row) for row in range(len(left))] == kept
