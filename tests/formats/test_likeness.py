"""What is no damaged grid is refused in one sentence; what is one, with the place of the damage."""

import pytest

from sudoku_gui.formats import FormatError, read
from sudoku_gui.formats.likeness import unknown_form_error
from tests.support.formats.forms import ROWS
from tests.support.formats.links import LINE

OTHERS = {
    "a letter": "Dear all,\nmeet at 5 on 12 May, room 9.\n",
    "a list": "# Title\n\n- item 1\n- item 2\n",
    "a program": "for i in range(9):\n    print(i, i + 1)\n",
    "the weather": "date,temperature,rain\n" + "2024-01-01,5,0\n" * 30,
    "numbers": "1 2 3 4 5\n6 7 8 9 10\n11 12 13\n",
    "a number": "42\n",
    "a telephone number": "010-1234-5678\n",
    "a log": "2024-01-01 12:00:00 INFO started 5 workers\n" * 9,
    "a page": "<!DOCTYPE html>\n<html><body><td>5</td></body></html>\n",
    "other XML": "<?xml version='1.0'?><note><to>a</to></note>",
    "other JSON": '{"name": "x", "n": [1, 2, 3]}',
    "an array": "[1, 2, 3]",
    "a table of numbers": "0.1,0.25,1.7\n" * 12,
}


@pytest.mark.parametrize("written", OTHERS.values(), ids=OTHERS)
def test_what_is_something_else_is_refused_in_one_sentence(written: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(written.encode())

    assert str(caught.value) == str(unknown_form_error())


@pytest.mark.parametrize(
    "written",
    [
        "\n".join(ROWS[:8]),
        "\n".join(ROWS).replace(".", "", 1),
        "\n".join(f"{row}4" for row in ROWS),
        "\n".join(" ".join(row) for row in ROWS[:5]),
        "\n".join(ROWS).replace(".", "O", 1),
        LINE[:-1],
        f"{LINE}7",
        f"name {LINE}"[5:-2] + "Q.",
        "\n".join(",".join(row) for row in ROWS[:8]),
        "Puzzle,Title\n53..7,x\n",
        '{"cells": []}',
        "<opensudoku/>",
    ],
)
def test_of_a_damaged_grid_the_damage_is_told(written: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(f"{written}\n".encode())

    assert str(caught.value) != str(unknown_form_error())
