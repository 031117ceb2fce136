"""The puzzles of a file, their games, and what is known of them."""

from itertools import chain

import pytest

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.duplicate_groups import DuplicateGroups
from sudoku_gui.formats import PuzzleRecord, RecordPart
from sudoku_gui.formats.puzzle_record import without_entries
from sudoku_gui.formats.puzzle_summary import PuzzleSummary, SolvingProgress
from sudoku_gui.model import moves, note_moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import Colour, NoteKind
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.solvers.task import run
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_SOLVED

TITLED = PuzzleRecord.without_entries(Puzzle(SMALL, Metadata("Title", comment="Comment")))
KINDS = (VerdictKind.UNIQUE, VerdictKind.SEVERAL, VerdictKind.NONE)


@pytest.fixture
def collection() -> Collection:
    return Collection([bare(SMALL), TITLED, PuzzleRecord.with_filled(Puzzle(SMALL), SMALL_SOLVED)])


def enter(game: Game, cell: int, digit: int) -> None:
    game.play(moves.enter_in_all(game.sheet, (Cell(cell),), Digit(digit)))


def test_a_game_begins_once_with_what_was_entered(collection: Collection) -> None:
    game = collection.game(2)

    assert collection.game(2) is game
    assert game.sheet.grid == SMALL_SOLVED
    assert game.puzzle.givens == SMALL


def test_a_puzzle_is_as_it_is_played_now(collection: Collection) -> None:
    enter(collection.game(0), 0, 3)

    assert collection.record(0).entries.digit_at(Cell(0)) == 3
    assert collection.records()[0] == collection.record(0)
    assert list(collection.records())[1] == TITLED


def test_all_puzzles_are_as_they_were_when_asked_for(collection: Collection) -> None:
    game = collection.game(0)
    before = collection.records()

    enter(game, 0, 3)

    assert before[0] == bare(SMALL)


def test_nothing_is_entered_in_untouched_puzzles(collection: Collection) -> None:
    enter(collection.game(0), 0, 3)

    assert [record.grid for record in without_entries(collection.records())] == [SMALL] * 3


def test_what_is_saved_is_modified_no_more(collection: Collection) -> None:
    first, second = collection.game(0), collection.game(1)
    enter(first, 0, 3)
    enter(second, 0, 4)
    saved = collection.records()
    enter(second, 0, 1)

    collection.mark_saved(saved)

    assert (first.is_modified, second.is_modified) == (False, True)
    assert collection.is_modified


def test_notes_are_saved_where_the_file_has_room_for_them(collection: Collection) -> None:
    first, second = collection.game(0), collection.game(1)
    for game, kind in ((first, NoteKind.CORNER), (second, NoteKind.CENTRE)):
        game.play(note_moves.toggle_note(game.sheet, [Cell(0)], kind, Digit(1)))
    saved = collection.records()
    assert [record.parts for record in saved] == [
        {RecordPart.CORNER_NOTES, RecordPart.HISTORY},
        {RecordPart.CENTRE_NOTES, RecordPart.HISTORY},
        {RecordPart.ENTRIES},
    ]

    collection.mark_saved(saved, lost=frozenset({RecordPart.CENTRE_NOTES}))

    assert (first.is_modified, second.is_modified) == (False, True)


def test_a_bookmark_that_is_in_no_file_is_still_to_be_saved(collection: Collection) -> None:
    game = collection.game(0)
    game.add_bookmark("Fork")

    collection.mark_saved(collection.records(), lost=frozenset({RecordPart.BOOKMARKS}))
    assert game.is_modified

    collection.mark_saved(collection.records())
    assert not game.is_modified


def test_time_that_went_on_while_the_file_was_saved_is_nothing_to_be_saved(
    collection: Collection,
) -> None:
    game = collection.game(0)
    enter(game, 0, 3)
    saved = collection.records()
    game.add_seconds(1)

    collection.mark_saved(saved)

    assert not game.is_modified


def test_a_game_read_with_its_history_goes_on_with_it(collection: Collection) -> None:
    game = collection.game(0)
    enter(game, 0, 3)
    game.add_seconds(2)

    resumed = Collection([collection.record(0)]).game(0)

    assert resumed.snapshot == game.snapshot


def test_a_note_written_while_the_file_is_saved_is_not_safe(collection: Collection) -> None:
    game = collection.game(0)
    saved = collection.records()
    game.play(note_moves.toggle_colour(game.sheet, [Cell(0)], Colour(1)))

    collection.mark_saved(saved)

    assert game.is_modified


def test_a_puzzle_with_notes_alone_is_begun(collection: Collection) -> None:
    game = collection.game(0)

    game.play(note_moves.toggle_colour(game.sheet, [Cell(0)], Colour(1)))

    assert collection.summary(0).progress is SolvingProgress.BEGUN


def unchecked_rows(collection: Collection) -> list[int]:
    """The rows of puzzles without a verdict."""
    return list(chain.from_iterable(collection.unchecked().rows_in_pieces()))


def test_a_verdict_holds_as_long_as_the_givens(collection: Collection) -> None:
    assert collection.verdict(0) is None
    collection.store_verdicts(collection.unchecked(), [0], [VerdictKind.UNIQUE])
    game = collection.game(0)
    enter(game, 0, 3)
    assert collection.verdict(0) is VerdictKind.UNIQUE

    game.play(moves.type_givens(game.sheet, {Cell(0): Digit(3)}))

    assert collection.verdict(0) is None
    assert run(collection.count_of(VerdictKind.UNIQUE)) == 0
    game.undo()
    assert collection.verdict(0) is VerdictKind.UNIQUE
    assert run(collection.count_of(VerdictKind.UNIQUE)) == 1


def test_the_verdict_on_one_puzzle_holds_as_long_as_its_givens(collection: Collection) -> None:
    game = collection.game(1)
    game.play(moves.type_givens(game.sheet, {Cell(0): Digit(3)}))

    collection.store_verdict(1, game.sheet.givens, VerdictKind.NONE)

    assert collection.verdict(1) is VerdictKind.NONE
    assert unchecked_rows(collection) == [0, 2]
    game.undo()
    assert collection.verdict(1) is None


def test_what_is_typed_during_a_check_is_not_what_was_judged(collection: Collection) -> None:
    game = collection.game(0)
    game.play(moves.type_givens(game.sheet, {Cell(0): Digit(3)}))
    unchecked = collection.unchecked()
    game.undo()
    other = collection.game(1)
    other.play(moves.type_givens(other.sheet, {Cell(0): Digit(3)}))

    collection.store_verdicts(unchecked, range(3), KINDS)

    assert unchecked.lines[0].startswith("32")
    assert [collection.verdict(row) for row in range(3)] == [None, None, KINDS[2]]
    game.redo()
    other.undo()
    assert [collection.verdict(row) for row in range(3)] == list(KINDS)


def test_puzzles_with_a_verdict_are_not_checked_again(collection: Collection) -> None:
    collection.store_verdicts(collection.unchecked(), [1], KINDS[:1])

    assert unchecked_rows(collection) == [0, 2]
    assert list(collection.unchecked().lines) == [str(SMALL)] * 3


def test_what_was_judged_and_is_another_puzzle_now_is_checked_again(
    collection: Collection,
) -> None:
    collection.store_verdicts(collection.unchecked(), range(3), KINDS)
    game = collection.game(1)

    game.play(moves.type_givens(game.sheet, {Cell(0): Digit(3)}))

    assert unchecked_rows(collection) == [1]
    assert collection.unchecked().lines[1] == str(SMALL.with_digit(Cell(0), Digit(3)))


def test_the_outline_is_that_of_the_puzzle_as_it_is_played(collection: Collection) -> None:
    assert collection.summary(1) == PuzzleSummary.of_record(TITLED)

    enter(collection.game(1), 0, 3)

    assert collection.summary(1).progress is SolvingProgress.BEGUN


def test_a_game_is_a_collection_of_one() -> None:
    game = Game(Puzzle(SMALL))

    collection = Collection.of_game(game)

    assert (len(collection), collection.game(0)) == (1, game)
    assert collection.has_begun(0, game)
    assert not collection.has_begun(0, Game(Puzzle(SMALL)))


def removed_from(collection: Collection) -> list[int]:
    """The places in the file of the puzzles that were removed."""
    return list(chain.from_iterable(collection.removed))


OTHER = bare(Grid.from_line("3" + "." * 15))


@pytest.fixture
def five() -> Collection:
    """Five puzzles, the first, the third and the last of which are the same."""
    collection = Collection(
        [
            bare(SMALL),
            OTHER,
            bare(SMALL),
            PuzzleRecord.without_entries(Puzzle(SMALL_SOLVED)),
            TITLED,
        ]
    )
    collection.store_verdicts(collection.unchecked(), [1], [VerdictKind.SEVERAL])
    collection.store_duplicates(DuplicateGroups((0, 1, 0, 3, 0), 2), collection.lines())
    return collection


def test_what_is_left_keeps_its_games_and_what_is_known_of_it(five: Collection) -> None:
    game = five.game(3)

    left = five.without([0, 2])

    assert [record.puzzle.givens for record in left.records()] == [
        OTHER.puzzle.givens,
        SMALL_SOLVED,
        SMALL,
    ]
    assert left.has_begun(1, game)
    assert left.games == {1: game}
    assert [left.verdict(row) for row in range(3)] == [VerdictKind.SEVERAL, None, None]
    assert run(left.count_of(VerdictKind.SEVERAL)) == 1
    assert unchecked_rows(left) == [1, 2]
    assert list(left.unchecked().lines) == [str(OTHER.puzzle.givens), str(SMALL_SOLVED), str(SMALL)]
    assert left.summary(2).title == "Title"
    assert len(five) == 5


def test_games_and_verdicts_of_what_is_left_are_known_where_all_is_put_back(
    five: Collection,
) -> None:
    left = five.without([1]).without([0])
    game = left.game(1)
    left.store_verdict(1, game.sheet.givens, VerdictKind.UNIQUE)

    assert left.before is not None
    assert left.before.before is five
    assert five.has_begun(3, game)
    assert five.verdict(3) is VerdictKind.UNIQUE
    assert left.before.row_from(left, 1) == 2
    assert left.row_from(five, 1) == left.row_from(five, 2) == 0


def test_something_is_to_be_saved_as_long_as_the_file_has_more(five: Collection) -> None:
    assert (five.is_modified, five.before, removed_from(five)) == (False, None, [])

    left = five.without([1, 3])
    assert (left.is_modified, removed_from(left)) == (True, [1, 3])
    left.mark_saved(left.records())

    assert (left.is_modified, left.before, removed_from(left)) == (False, None, [])
    left = left.without([0])
    assert (left.is_modified, removed_from(left)) == (True, [0])


def test_what_is_removed_while_the_file_is_saved_is_still_to_be_saved(five: Collection) -> None:
    records, left = five.records(), five.without([0])

    five.mark_saved(records)

    assert left.is_modified
    assert left.is_taken_from(five)
    assert not five.is_taken_from(left)


def test_games_of_puzzles_removed_are_not_to_be_saved(five: Collection) -> None:
    enter(five.game(0), 0, 3)
    left = five.without([0])
    assert left.games == {}

    left.mark_saved(left.records())

    assert not left.is_modified


def test_one_puzzle_has_to_be_left(five: Collection) -> None:
    with pytest.raises(ValueError, match="at least one"):
        five.without(range(5))


def test_a_duplicate_names_the_first_that_is_left(five: Collection) -> None:
    assert [five.first_like(row) for row in range(5)] == [None, None, 0, None, 0]
    assert five.duplicate_count == 2

    left = five.without([0, 1])

    assert [left.first_like(row) for row in range(3)] == [None, None, 0]
    assert left.duplicate_count == 1


@pytest.mark.parametrize("row", [0, 2])
def test_a_puzzle_is_like_none_any_more_when_other_givens_are_typed(
    five: Collection, row: int
) -> None:
    game = five.game(row)
    assert five.first_like(2) == 0

    game.play(moves.type_givens(game.sheet, {Cell(0): Digit(3)}))
    assert five.first_like(2) is None

    five.store_duplicates(DuplicateGroups((0, 1, 2, 3, row), 1), five.lines())
    assert five.first_like(4) == row
