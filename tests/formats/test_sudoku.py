"""The program's own format: a game with all that was played comes back from it."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings

from sudoku_gui.formats import FormatError, PuzzleRecord, read, write_all
from sudoku_gui.formats.record_part import HISTORY_PARTS, SHEET_PARTS
from sudoku_gui.formats.sudoku import FORMAT, GameReader, lines_of, newer_version_problem
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.note_moves import toggle_note
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.model.strategies import games
from tests.support.contents import bare
from tests.support.formats.game_reader import printed_reader, read_game, told_of
from tests.support.puzzles import SMALL

HEADER = '{"format":"sudoku-game","version":1,"size":4}'
GIVENS = f'"givens":"{SMALL}"'
START = f'{{"puzzle":{{}},"start":{{{GIVENS}}}}}'
MOVE = '{"move":"enter","seconds":1.5,"cells":{"r1c1":{"entry":"3"}}}'
UNDONE = '{"move":"enter","seconds":1.5,"undone":true,"cells":{"r1c1":{"entry":"3"}}}'
BOOKMARK = f'{{"bookmark":"Fork","sheet":{{{GIVENS}}}}}'


def _file(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


@settings(deadline=None, max_examples=100)
@given(games())
def test_a_game_written_and_read_is_the_same_game(game: Game) -> None:
    record = PuzzleRecord.of_game(game)

    (again,) = read(write_all([record], FORMAT)).records

    assert again == record
    assert again.game().snapshot == game.snapshot
    assert again.puzzle == game.puzzle


@settings(deadline=None, max_examples=30)
@given(games())
def test_the_reader_that_the_handbook_prints_reads_any_game(game: Game) -> None:
    record = PuzzleRecord.of_game(game)

    with TemporaryDirectory() as folder:
        file = Path(folder, "a.sudoku")
        file.write_bytes(write_all([record], FORMAT))
        assert read_game(file, printed_reader()) == told_of(record)


def test_a_line_tells_a_move_by_what_is_other_afterwards() -> None:
    game = Game(Puzzle(SMALL, Metadata("Small", comment="한글")))
    game.play(toggle_note(game.sheet, [Cell(0), Cell(2)], NoteKind.CORNER, Digit(3)))
    game.add_seconds(12.3456)
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    game.add_bookmark("Fork")
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(0)))
    game.undo()
    game.count_check()
    game.watched = WatchedStep("direct-check", 120)

    assert list(lines_of(game.puzzle.metadata, game.snapshot)) == [
        HEADER,
        START.replace("{}", '{"title":"Small","comment":"한글"}'),
        '{"move":"note","seconds":0.0,"cells":{"r1c1":{"corner":"3"},"r1c3":{"corner":"3"}}}',
        '{"move":"enter","seconds":12.346,"cells":{"r1c1":{"entry":"3"}}}',
        '{"move":"erase","seconds":12.346,"undone":true,"cells":{"r1c1":{"blank":true}}}',
        f'{{"bookmark":"Fork","sheet":{{{GIVENS},"entries":"3...............",'
        '"notes":{"r1c1":{"corner":"3"},"r1c3":{"corner":"3"}}}}',
        '{"played":12.346,"hints":0,"checks":1}',
        '{"watched":"direct-check","step":120}',
    ]


def test_one_more_move_is_one_more_line() -> None:
    game = Game(Puzzle(SMALL))
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    before = write_all([PuzzleRecord.of_game(game)], FORMAT)
    game.play(enter_in_all(game.sheet, (Cell(2),), Digit(1)))

    after = write_all([PuzzleRecord.of_game(game)], FORMAT)

    assert after.startswith(before)
    assert after.count(b"\n") == before.count(b"\n") + 1


def test_a_puzzle_without_a_game_is_two_lines() -> None:
    assert write_all([bare(SMALL)], FORMAT) == _file(HEADER, START)
    assert list(read(_file(HEADER, START)).records) == [bare(SMALL)]


def test_all_there_is_in_a_record_is_kept() -> None:
    assert FORMAT.keeps == SHEET_PARTS | HISTORY_PARTS


def test_blank_lines_and_other_line_ends_do_no_harm() -> None:
    data = _file(HEADER, "", START, MOVE).replace(b"\n", b"\r\n")

    assert read(data).records == read(_file(HEADER, START, MOVE)).records


def test_undone_moves_wait_to_be_done_again() -> None:
    game = read(_file(HEADER, START, UNDONE)).records[0].game()

    assert (game.moves, len(game.undone_moves)) == ((), 1)
    game.redo()
    assert game.sheet.grid.digit_at(Cell(0)) == 3


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([HEADER], 'found no line that begins with "puzzle"'),
        ([HEADER.replace("4", "5")], "line 1, column 44: found 5, expected one of 4, 6, 9"),
        ([HEADER.replace("1", "0")], "line 1, column 35: expected a version from 1 on"),
        ([HEADER.replace('"size"', '"sise"')], 'line 1, column 1: found no "size"'),
        ([HEADER, MOVE], 'line 2, column 9: expected a line that begins with "puzzle"'),
        ([HEADER, START.replace(".", "5")], "column 32: expected the sign of a digit, 1 to 4"),
        ([HEADER, START.replace(".", "", 1)], "column 32: expected 16 signs, one for each cell"),
        ([HEADER, START.replace("{}", '{"tilte":""}')], 'column 20: found "tilte", unknown here'),
        ([HEADER, START.replace("{}", '{"title":1}')], "column 20: expected a text in quotation"),
        ([HEADER, START, '{"moev":1}'], 'line 3, column 9: found "moev", expected a kind of line'),
        ([HEADER, START, "[]"], "line 3, column 1: expected an object"),
        ([HEADER, START, "{"], "line 3, column 2: the JSON ends too early"),
        ([HEADER, START, "{}"], "line 3, column 1: found"),
        ([HEADER, START, MOVE[:-1]], "line 3, column 61: the JSON ends too early"),
        ([HEADER, START, MOVE, "7"], "line 4, column 1: expected an object"),
        ([HEADER, START, MOVE.replace("1.5", "NaN")], "line 3, column 27: found"),
        ([HEADER, START, MOVE.replace("1.5", "-1")], "column 27: expected a number of seconds"),
        ([HEADER, START, MOVE.replace("1.5", "1e999")], "column 27: expected a number of seconds"),
        ([HEADER, START, MOVE.replace("enter", "jump")], "column 9: found"),
        ([HEADER, START, MOVE.replace("r1c1", "r5c1")], "expected a cell such as r1c9"),
        ([HEADER, START, MOVE.replace("3", "5")], "column 56: expected the sign of a digit"),
        ([HEADER, START, MOVE.replace("entry", "enrty")], 'column 56: found "enrty", unknown here'),
        ([HEADER, START, MOVE.replace('"r1c1":{"entry":"3"}', "")], "found a move without a cell"),
        ([HEADER, START, MOVE, MOVE], "line 4, column 47: found a cell that does not change"),
        ([HEADER, START, UNDONE, MOVE.replace("r1c1", "r1c3")], "after one that was undone"),
        ([HEADER, START, UNDONE.replace("true", "false")], "column 40: expected true"),
        ([HEADER, START, BOOKMARK, BOOKMARK], "line 4, column 13: found the name of another"),
        ([HEADER, START, BOOKMARK.replace("Fork", " ")], "expected a name without space"),
        ([HEADER, START, '{"played":1,"hints":-1,"checks":0}'], "column 21: expected a whole"),
        ([HEADER, START, '{"watched":"\\ud800","step":1}'], "a text that is not Unicode"),
        ([HEADER, START, '{"watched":"","watched":""}'], "column 15: a name stands twice"),
    ],
)
def test_a_line_that_says_nothing_is_refused_with_its_place(lines: list[str], message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(_file(*lines))

    assert message in str(caught.value)


def test_a_note_in_the_cell_of_a_given_is_refused() -> None:
    noted = '{"move":"note","seconds":0,"cells":{"r1c2":{"corner":"1"}}}'

    with pytest.raises(FormatError, match="line 3, column 44: found notes in the cell of a given"):
        read(_file(HEADER, START, noted))


def test_two_digits_in_a_cell_are_refused() -> None:
    both = START.replace(GIVENS, f'{GIVENS},"entries":"{SMALL}"')

    with pytest.raises(FormatError, match="found two digits in r1c2"):
        read(_file(HEADER, both))


@pytest.mark.parametrize("version", [3, 10, 123_456])
def test_a_file_of_a_newer_version_is_refused_and_known_by_its_head(
    version: int, tmp_path: Path
) -> None:
    head = HEADER.replace('"version":1', f'"version":{version}').replace("}", ',"more":[]}')
    path = tmp_path / "newer.sudoku"
    path.write_bytes(_file(head, "what nobody knows yet"))

    with pytest.raises(FormatError, match=r"newer version .* \(format \d+, known") as caught:
        read(path.read_bytes())

    assert caught.value.problem == newer_version_problem(path)


@pytest.mark.parametrize("head", [HEADER.encode(), b"", b"53007", b"\xff\xfe{", b'{"format":1}'])
def test_no_other_file_is_taken_for_one_of_a_newer_version(head: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_bytes(head)

    assert newer_version_problem(path) is None
    assert newer_version_problem(tmp_path / "none") is None
    assert newer_version_problem(tmp_path) is None


def test_a_game_is_read_line_by_line_as_it_is_written() -> None:
    reader = GameReader()
    reader.take(HEADER, 1)
    reader.take(START, 2)
    seen = []

    for number, line in enumerate((MOVE, BOOKMARK), start=3):
        reader.take(line, number)
        seen.append((len(reader.history.done), len(reader.history.bookmarks)))

    assert seen == [(1, 0), (1, 1)]


def test_solvers_digits_stay_a_solvers() -> None:
    game = Game(Puzzle(SMALL))
    filled = json.dumps({"move": "fill", "seconds": 0, "cells": {"r1c1": {"solver": "3"}}})

    record = read(_file(HEADER, START, filled)).records[0]

    assert record.entries.digit_at(Cell(0)) == 3
    assert not record.game().is_modified
    record.game().undo()
    assert replace(record, history=None).sheet != game.sheet


def test_a_bookmark_stands_for_a_whole_sheet() -> None:
    record = read(_file(HEADER, START, MOVE, BOOKMARK)).records[0]

    assert record.history is not None
    assert record.history.bookmarks == (Bookmark("Fork", Game(Puzzle(SMALL)).sheet),)


def test_the_work_of_reading_bookmarks_grows_with_their_number_and_no_faster() -> None:
    few, many = (
        _calls_within(partial(read, _file(HEADER, START, *_bookmarks(count))))
        for count in (200, 400)
    )

    assert few < many < 2.5 * few


def _bookmarks(count: int) -> list[str]:
    return [BOOKMARK.replace("Fork", f"Fork {number}") for number in range(count)]


def _calls_within(work: Callable[[], object]) -> int:
    """How many functions are called; a generator is with each item."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return calls
