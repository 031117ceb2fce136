"""The saved games of GNOME Sudoku."""

import json

import pytest

from sudoku_gui.formats import FormatError, PuzzleRecord, UnsuitableGridError, read, write_all
from sudoku_gui.formats.gnome import FORMAT
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.contents import bare
from tests.support.formats.foreign import ENTRIES, GIVENS, PLAYED, missing_after, said


def cell(row: int, column: int, value: int, **others: object) -> dict[str, object]:
    return {"position": [row, column], "value": value, "fixed": True, "earmarks": [], **others}


def game(*cells: object, **others: object) -> bytes:
    return json.dumps({"cells": cells, **others}).encode()


CELL = cell(0, 0, 2)


def test_fixed_cells_are_givens_and_others_entries() -> None:
    reading = read(game(CELL, cell(4, 0, 4, fixed=False), cell(8, 8, 0, fixed=False)))

    (record,) = reading.records
    assert reading.format is FORMAT
    assert record.puzzle.givens == Grid.from_line("2" + "." * 80)
    assert record.entries == Grid.from_line("." * 36 + "4" + "." * 44)
    assert said(reading) == []


@pytest.mark.parametrize(
    ("difficulty", "level"),
    [("Very Hard Difficulty", "Very Hard"), ("easy", "easy"), ("Odd Difficulty", "Odd Difficulty")],
)
def test_the_difficulty_is_the_level(difficulty: str, level: str) -> None:
    assert read(game(CELL, difficulty_category=difficulty)).puzzle.metadata == Metadata(level=level)


def test_what_is_not_kept_is_said() -> None:
    data = game(CELL, time_elapsed=61.5, x=0)

    assert said(read(data)) == [
        "playing times and dates are not kept",
        "the file says more, which is not kept",
    ]


def test_earmarks_are_notes_in_the_corners() -> None:
    noted = cell(0, 1, 0, fixed=False, earmarks=[7, 1])
    reading = read(game(CELL, noted, cell(0, 2, 5, fixed=False, earmarks=[3])))

    (record,) = reading.records
    assert [record.sheet.notes_at(Cell(place)).corner for place in range(4)] == [
        set(),
        {1, 7},
        {3},
        set(),
    ]
    assert said(reading) == []
    assert json.loads(write_all([record], FORMAT))["cells"] == [
        CELL,
        noted | {"earmarks": [1, 7]},
        cell(0, 2, 5, fixed=False, earmarks=[3]),
    ]


def test_earmarks_of_a_fixed_cell_are_not_kept() -> None:
    assert read(game(cell(0, 0, 2, earmarks=[3]))).records[0].is_untouched


@pytest.mark.parametrize("time", [0, -1, 0.0, -1.0])
def test_no_time_is_no_loss(time: float) -> None:
    assert said(read(game(CELL, time_elapsed=time))) == []


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (cell(9, 0, 1), "line 1, column 26: expected a number from 0 to 8"),
        (cell(0, -1, 1), "line 1, column 29: expected a number from 0 to 8"),
        (cell(0, 0, 10), "line 1, column 42: expected a number from 0 to 9"),
        (cell(0, 0, True), "line 1, column 42: expected a number from 0 to 9"),
        (cell(0, 0, 1, fixed=1), "line 1, column 54: expected true or false"),
        (cell(0, 0, 1, position=[0]), "line 1, column 25: expected a row and a column"),
        (cell(0, 0, 1, earmarks=0), "line 1, column 72: expected an array"),
        (cell(0, 0, 1, earmarks=[10]), "line 1, column 73: expected a number from 1 to 9"),
        ([], "line 1, column 12: expected an object"),
        ({}, 'line 1, column 12: found no "position"'),
    ],
)
def test_a_cell_that_is_none_is_refused(wrong: object, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(game(wrong))

    assert str(caught.value) == message


def test_a_cell_that_stands_there_twice_is_refused() -> None:
    with pytest.raises(FormatError, match="the cell r1c1 stands in the file twice"):
        read(game(CELL, CELL))


def test_a_game_without_cells_is_refused() -> None:
    with pytest.raises(FormatError, match='found no "cells"'):
        read(b'{"title": "x"}', FORMAT)


def test_an_empty_list_of_cells_is_no_grid() -> None:
    with pytest.raises(FormatError) as caught:
        read(b'{"version": 1,\n "cells": []}')

    assert str(caught.value) == "line 2, column 11: the list of cells is empty"


def test_an_empty_grid_is_read_again() -> None:
    empty = bare(Grid.from_line("." * 81))

    assert list(read(write_all([empty], FORMAT)).records) == [empty]


def test_a_game_has_all_that_gnome_sudoku_asks_for() -> None:
    puzzle = Puzzle(Grid.from_line("2" + "." * 80), Metadata(level="Hard"))
    written = write_all([PuzzleRecord(puzzle, Grid.from_line("." * 80 + "9"))], FORMAT)

    assert json.loads(written) == {
        "difficulty_category": "Hard Difficulty",
        "time_elapsed": -1.0,
        "cells": [CELL, cell(8, 8, 9, fixed=False)],
    }


@pytest.mark.parametrize("level", ["", "Fiendish", "Hard Difficulty"])
def test_gnome_sudoku_gets_a_difficulty_that_it_knows(level: str) -> None:
    record = PuzzleRecord.without_entries(Puzzle(GIVENS, Metadata(level=level)))

    written = json.loads(write_all([record], FORMAT))

    assert (written["difficulty_category"], written["level"]) == ("Medium Difficulty", level)
    assert missing_after(record, FORMAT) == frozenset()


def test_everything_is_kept() -> None:
    assert missing_after(PLAYED, FORMAT) == frozenset()
    assert missing_after(PuzzleRecord(Puzzle(GIVENS), ENTRIES), FORMAT) == frozenset()


def test_other_sizes_are_refused() -> None:
    with pytest.raises(UnsuitableGridError, match="gnome holds puzzles of 9x9, not of 4x4"):
        write_all([bare(Grid.from_line("1..." * 4))], FORMAT)
