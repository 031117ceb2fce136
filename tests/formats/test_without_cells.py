"""A text in which no cell stands is no empty grid, whatever it is written in."""

import pytest

from sudoku_gui.formats import FormatError, read
from sudoku_gui.formats.likeness import unknown_form_error

_UNKNOWN = str(unknown_form_error())
_GAME = '<ksudoku><game><puzzle><graph order="9" type="sudoku"/>{}</puzzle></game></ksudoku>'


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ('{"cells": []}', "line 1, column 11: the list of cells is empty"),
        (
            '{"difficulty_category": "Easy Difficulty",\n"cells": [\n]}',
            "line 2, column 10: the list of cells is empty",
        ),
        ('{"board": []}', _UNKNOWN),
        ('{"puzzles": [{"cells": []}]}', 'line 1, column 1: found no "cells"'),
        ("{}", _UNKNOWN),
        ("[]", _UNKNOWN),
        (" [\n ] ", _UNKNOWN),
        ("[[]]", "line 1, column 1: the array has 1 row, expected one of 4, 6, 9, 12, 16, 25"),
        ("[[], [], [], []]", "line 1, column 2: the row has 0 cells, expected 4"),
        ("[[[]], [], [], []]", "line 1, column 2: the row has 1 cell, expected 4"),
        ("[{}, {}, {}, {}]", _UNKNOWN),
        ('[{"cells": []}]', _UNKNOWN),
        ("<opensudoku/>", "line 1, column 1: there is no game in the file"),
        (
            '<opensudoku version="2"><folder name="x"/></opensudoku>',
            "line 1, column 1: there is no game in the file",
        ),
        (
            '<opensudoku><game data=""/></opensudoku>',
            "line 1, column 13: the data of the game are not 81 digits",
        ),
        (
            '<opensudoku><game data="version: 1&#10;"/></opensudoku>',
            "line 1, column 13: the data of the game are not 81 cells",
        ),
        (
            _GAME.format("<values></values>"),
            "line 1, column 56: the puzzle has 0 cells, expected 81",
        ),
        (_GAME.format(""), 'line 1, column 16: found no "values" in "puzzle"'),
        ("Puzzle,Entries\n,\n", "the table has no rows"),
        (
            "Puzzle,Title\n,x\n",
            "line 2: the puzzle has 0 cells, expected 16, 36, 81, 144, 256, 625",
        ),
    ],
)
def test_it_is_refused(written: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(written.encode())

    assert str(caught.value) == message
