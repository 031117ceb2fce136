"""Contents of files: a puzzle, what was entered and noted, and sequences built when asked for."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.formats import PuzzleRecord, RecordPart
from sudoku_gui.formats.puzzle_record import LazySequence, parts_that_differ
from sudoku_gui.formats.record_part import HISTORY_PARTS, NOTE_PARTS, SHEET_PARTS
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import GameHistory, PlayTotals
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import enter_in_all, type_givens
from sudoku_gui.model.notes import NO_NOTES, CellNotes, Colour
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.model.strategies import games
from tests.support.formats.strategies import contents_of_a_size
from tests.support.kept_photos import photo
from tests.support.puzzles import SMALL

FILLED = Grid.from_line("1200030200104000")
PUZZLE = Puzzle(SMALL)
DIGITS = frozenset({Digit(1), Digit(4)})
NOTED = (
    CellNotes(DIGITS, DIGITS, frozenset({Colour(9)})).with_note_colour(max(DIGITS), Colour(1)),
    *[NO_NOTES] * 15,
)


def test_an_untouched_puzzle_has_no_entries() -> None:
    record = PuzzleRecord.without_entries(PUZZLE)

    assert record.entries == Grid.empty(SMALL.geometry)
    assert record.grid == SMALL


def test_what_is_filled_in_is_entered_beside_the_givens() -> None:
    record = PuzzleRecord.with_filled(PUZZLE, FILLED)

    assert record.entries == Grid.from_line("1000030000000000")
    assert record.grid == FILLED


@settings(deadline=None)
@given(st.sampled_from((4, 9)).flatmap(contents_of_a_size))
def test_the_entries_are_what_the_grid_has_more_than_the_givens(record: PuzzleRecord) -> None:
    assert PuzzleRecord.with_filled(record.puzzle, record.grid) == replace(record, notes=())


def test_an_entry_over_a_given_is_refused() -> None:
    with pytest.raises(ValueError, match="cell of a given"):
        PuzzleRecord(PUZZLE, Grid.from_line("0100000000000000"))


def test_entries_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="another size"):
        PuzzleRecord(PUZZLE, Grid.from_line("0" * 81))


def test_contents_that_are_equal_differ_in_no_part() -> None:
    assert (
        parts_that_differ(
            PuzzleRecord.without_entries(PUZZLE), PuzzleRecord.with_filled(PUZZLE, SMALL)
        )
        == set()
    )


def test_every_part_that_differs_is_named() -> None:
    one = PuzzleRecord.without_entries(
        Puzzle(SMALL, Metadata("a", "b", "c", "d", "e", "f", "g", "h", (("Rating", "1"),)))
    )
    other = replace(PuzzleRecord.with_filled(PUZZLE, FILLED), notes=NOTED)
    other = replace(
        other,
        history=GameHistory(
            other.sheet,
            totals=PlayTotals(hints=1),
            bookmarks=(Bookmark("Now", other.sheet),),
            photo=photo(),
        ),
    )

    assert parts_that_differ(one, other) == set(RecordPart)
    assert (
        parts_that_differ(one, PuzzleRecord.without_entries(PUZZLE))
        == set(RecordPart) - SHEET_PARTS - HISTORY_PARTS
    )


def test_what_people_have_added_to_a_puzzle_is_named() -> None:
    bare, noted = (
        PuzzleRecord.without_entries(PUZZLE),
        replace(PuzzleRecord.without_entries(PUZZLE), notes=NOTED),
    )

    assert (bare.parts, bare.is_untouched) == (frozenset(), True)
    assert (noted.parts, noted.is_untouched) == (NOTE_PARTS, False)
    assert PuzzleRecord.with_filled(PUZZLE, FILLED).parts == {RecordPart.ENTRIES}


@settings(deadline=None)
@given(st.sampled_from((4, 9)).flatmap(contents_of_a_size))
def test_a_content_is_a_sheet_and_back_again(record: PuzzleRecord) -> None:
    assert PuzzleRecord.of_sheet(record.sheet, record.puzzle.metadata) == record


def test_a_history_of_nothing_is_none() -> None:
    bare = PuzzleRecord.without_entries(PUZZLE)

    assert PuzzleRecord.of_game(Game(PUZZLE)) == bare
    assert replace(bare, history=GameHistory(bare.sheet)).history is None


def test_typing_a_puzzle_is_kept_and_not_worth_a_word() -> None:
    game = Game(PUZZLE)
    game.play(type_givens(game.sheet, {Cell(0): Digit(3)}))
    record = PuzzleRecord.of_game(game)

    assert record.history == game.snapshot
    assert record.parts == frozenset()


def test_what_is_left_without_moves_is_what_people_have_made() -> None:
    game = Game(PUZZLE)
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    before = PuzzleRecord.of_game(game).without_moves()
    game.add_seconds(1)
    game.count_hint()
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(1)))
    game.undo()

    assert PuzzleRecord.of_game(game).without_moves() == before
    game.add_bookmark("Fork")
    assert PuzzleRecord.of_game(game).without_moves() != before


@settings(deadline=None)
@given(games((4, 9)))
def test_a_record_is_a_game_to_go_on_with(game: Game) -> None:
    record = PuzzleRecord.of_game(game)

    assert record.game().snapshot == game.snapshot
    assert (record.sheet, record.puzzle) == (game.sheet, game.puzzle)


def test_notes_beside_a_given_are_refused_and_colours_are_not() -> None:
    bare = PuzzleRecord.without_entries(PUZZLE)
    coloured = (NO_NOTES, CellNotes(colours=frozenset({Colour(1)})), *[NO_NOTES] * 14)
    noted = (NO_NOTES, CellNotes(corner=frozenset({Digit(1)})), *[NO_NOTES] * 14)

    assert replace(bare, notes=coloured).parts == {RecordPart.COLOURS}
    with pytest.raises(ValueError, match="a note in the cell of a given"):
        replace(bare, notes=noted)
    with pytest.raises(ValueError, match="none"):
        replace(bare, notes=(NO_NOTES,) * 16)


def test_items_are_built_when_they_are_asked_for() -> None:
    built = list[int]()

    def build(item: int) -> str:
        built.append(item)
        return str(item)

    lazy = LazySequence(range(1_000_000), build)

    assert (len(lazy), lazy[7], lazy[-1], built) == (1_000_000, "7", "999999", [7, 999_999])
    assert list(lazy[3:5]) == ["3", "4"]
    with pytest.raises(IndexError):
        lazy[1_000_000]
