"""Documents in a journal: whatever is done with them is read again."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.documents import document_journal
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.documents.document_journal import (
    VERSION,
    JournalledDocument,
    JournalRecorder,
    NewerJournalError,
    document_of,
)
from sudoku_gui.documents.game_journal import GameState
from sudoku_gui.documents.journal_photos import name_of_photo
from sudoku_gui.documents.puzzle_files import FileSaved
from sudoku_gui.formats import FORMATS, PuzzleRecord, RecordPart
from sudoku_gui.language import text
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import enter_in_all, type_givens
from sudoku_gui.model.photo import Photo
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.model.strategies import games, moves, photos
from tests.support.puzzles import SMALL


class Written:
    """A document, and the lines that its journal holds."""

    def __init__(self, *games: Game) -> None:
        records = [PuzzleRecord.of_sheet(game.sheet, game.puzzle.metadata) for game in games]
        begun = {row: game for row, game in enumerate(games) if row != 1}
        self.document = Document(Collection.resumed(records, begun), source=Path("/some/where"))
        self.is_typing_givens = False
        self.lines: list[bytes] = []
        self.photos: dict[str, Photo] = {}
        self.whole_count = 0
        self._recorder = JournalRecorder()

    @property
    def game(self) -> Game:
        return self.document.collection.game(self.document.row)

    def record(self) -> None:
        edit = self._recorder.edit(self.document, is_typing_givens=self.is_typing_givens)
        if edit is not None:
            self.whole_count += edit.is_whole
            self.lines = [*([] if edit.is_whole else self.lines), *edit.lines()]
            if edit.photos is not None:
                self.photos = {name_of_photo(each): each for each in edit.photos}

    def read(self) -> JournalledDocument:
        found = document_of(self.lines, self.photos.get)
        assert found is not None
        assert not found.has_lost_photo
        return found

    def assert_read(self) -> None:
        """What is read is the document as it is."""
        found, document = self.read(), self.document
        assert found.is_followed
        assert (found.row, found.is_typing_givens) == (document.row, self.is_typing_givens)
        header = found.header
        assert (header.path, header.name) == (document.path, document.name)
        assert (header.source, header.puzzle_count) == (document.source, len(document.collection))
        ours = {row: _known(game) for row, game in document.collection.games.items()}
        assert {row: _known(game) for row, game in found.games.items()} == ours


def _known(game: Game) -> object:
    """All of a game, but seconds of play that no move has seen yet."""
    state = GameState.of(game)
    totals = replace(state.history.totals, seconds=0.0)
    return replace(state, history=replace(state.history, totals=totals)), game.is_modified


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_whatever_happens_to_a_document_is_read_again(data: st.DataObject) -> None:
    written = Written(*data.draw(st.lists(games((4, 9)), min_size=1, max_size=3)))
    written.record()
    written.assert_read()

    def play() -> None:
        game = written.game
        game.add_seconds(1.0)
        game.play(data.draw(moves(game.sheet.geometry))(game.sheet))

    def undo() -> None:
        for _ in range(data.draw(st.integers(0, len(written.game.moves)))):
            written.game.undo()

    def redo() -> None:
        for _ in range(data.draw(st.integers(0, len(written.game.undone_moves)))):
            written.game.redo()

    def replay() -> None:
        """As a search does when it finds something else."""
        undo()
        play()
        play()

    def save() -> None:
        records = written.document.collection.records()
        written.document.collection.mark_saved(records)
        path = Path("/saved") / str(len(written.lines))
        saved = FileSaved(path, FORMATS[-1], records, frozenset({RecordPart.AUTHOR}), b"digest")
        written.document = written.document.saved_as(saved)

    def go_on() -> None:
        row = data.draw(st.integers(0, len(written.document.collection) - 1))
        written.document.collection.game(row)
        written.document = replace(written.document, row=row)

    def describe() -> None:
        written.game.set_metadata(Metadata("T", comment='a "quoted"\nline \udc80'))

    def bookmark() -> None:
        written.game.add_bookmark(f"at {len(written.lines)} {len(written.game.bookmarks)}")

    def photograph() -> None:
        written.game.photo = data.draw(st.none() | photos())

    def count() -> None:
        written.game.count_hint()

    def switch() -> None:
        written.is_typing_givens = not written.is_typing_givens

    happenings: Sequence[Callable[[], None]] = (
        *(
            play,
            play,
            undo,
            redo,
            replay,
            save,
            go_on,
            describe,
            bookmark,
            count,
            switch,
            photograph,
        ),
    )
    for happens in data.draw(st.lists(st.sampled_from(happenings), max_size=12)):
        happens()
        written.record()
        written.assert_read()
    assert written.whole_count == 1


def test_a_journal_of_changes_taken_back_again_and_again_is_written_anew() -> None:
    written = Written(Game(Puzzle(SMALL)))
    written.record()
    written.game.play(enter_in_all(written.game.sheet, (Cell(0),), Digit(3)))
    written.record()

    for _ in range(2_000):
        written.game.undo()
        written.record()
        written.game.redo()
        written.record()

    assert 1 < written.whole_count < 6
    assert len(written.lines) < 1_500
    written.assert_read()


def test_another_document_takes_the_place_of_the_one_before() -> None:
    written = Written(Game(Puzzle(SMALL, Metadata("first"))))
    written.record()

    written.document = Document(Collection.of_game(Game(Puzzle(SMALL, Metadata("second")))))
    written.record()

    assert b"first" not in b"".join(written.lines)
    written.assert_read()


def test_another_row_is_a_line_however_much_was_pasted() -> None:
    written = Written(*(Game(Puzzle(SMALL)) for _ in range(3)))
    written.document = replace(written.document, source=f"{SMALL}\n" * 3)
    written.record()
    before = len(written.lines)

    written.document = replace(written.document, row=2)
    with patch.object(document_journal, "header_line", side_effect=AssertionError):
        written.record()

    assert written.lines[before:] == [b'["row",2]']
    written.assert_read()


def test_an_empty_grid_needs_no_journal() -> None:
    written = Written()
    written.document = Document(Collection.of_game(Game(Puzzle.empty())))
    written.record()
    assert (written.lines, written.whole_count) == ([], 0)

    written.game.play(type_givens(written.game.sheet, {Cell(0): Digit(5)}))
    written.record()
    written.assert_read()

    written.document = Document(Collection.of_game(Game(Puzzle.empty())))
    written.record()
    assert written.lines == []


def test_what_is_left_of_a_document_cut_anywhere_is_read() -> None:
    written = Written(Game(Puzzle(SMALL)))
    written.record()
    before = len(written.lines)
    for cell in written.game.sheet.grid.blanks():
        written.game.play(enter_in_all(written.game.sheet, (cell,), Digit(1)))
        written.record()

    for length in range(len(written.lines) + 1):
        found = document_of(written.lines[:length])
        if found is not None:
            assert len(found.games[0].moves) == max(0, length - before)


@pytest.mark.parametrize(
    "line",
    [
        b'["start"]',
        b'["move","enter",0,[1]]',
        b'["move","enter",-1,[1,"0_","3e"]]',
        b'["move","enter",null,[1,"0_","3e"]]',
        b'["move","enter",0,[16,"0_","3e"]]',
        b'["move","enter",0,[-1,"0_","3e"]]',
        b'["move","enter",0,["1","0_","3e"]]',
        b'["move","note",0,[1,"0_","0g/1///"]]',
        b'["counts",NaN,0,0]',
        b'["counts",1,-1,0]',
        b'["watched","used-tables",null]',
        b'["document",{}]',
        b'["row",-1]',
        b'["fold"]',
        b"[]",
        b'["undo",99]',
        b"1",
    ],
)
def test_a_line_that_is_not_understood_ends_what_is_read(line: bytes) -> None:
    written = Written(Game(Puzzle(SMALL)))
    written.record()
    written.game.play(enter_in_all(written.game.sheet, (Cell(0),), Digit(3)))
    written.record()

    found = document_of([*written.lines, line])

    assert found is not None
    assert not found.is_followed
    assert found.games[0].sheet == written.game.sheet


def test_moves_that_do_not_fit_are_left_out() -> None:
    written = Written(Game(Puzzle(SMALL)))
    written.record()
    written.game.play(enter_in_all(written.game.sheet, (Cell(0),), Digit(3)))
    written.record()

    found = document_of([*written.lines, written.lines[-1]])

    assert found is not None
    assert not found.is_followed
    assert found.games[0].sheet == written.game.sheet
    assert found.is_modified


def test_no_document_is_read_of_a_head_alone() -> None:
    written = Written(Game(Puzzle(SMALL)))
    written.record()

    assert document_of(written.lines[:2]) is None
    assert document_of([]) is None


def test_what_a_newer_program_wrote_is_not_read() -> None:
    newer = json.dumps(["journal", VERSION + 1]).encode()

    with pytest.raises(NewerJournalError):
        document_of([newer])


def test_a_name_is_said_in_the_language_of_the_next_start() -> None:
    written = Written(Game(Puzzle(SMALL)))
    written.document = replace(written.document, name=text("{name}", name="a.csv"), row=0)
    written.record()

    assert written.read().header.name == text("{name}", name="a.csv")
