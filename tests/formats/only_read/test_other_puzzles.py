"""What is no Sudoku is refused by its name."""

import pytest

from sudoku_gui.formats import FormatError, read


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("size=3\n0,<,0,-,1\n-,-,-,-,-\n0,-,0,>,0\n", "a futoshiki"),
        ("0 < 0 - 0\n- - - - -\n0 - 0 > 0\n- - - - -\n0 - 0 - 0\n", "a futoshiki"),
        (f"{','.join('0' * 21)}\n" * 21, "a Samurai Sudoku"),
        ("53.......000.......53\n" * 21, "a Samurai Sudoku"),
        (f"{' '.join('0' * 21)}\n" * 21, "a Samurai Sudoku"),
        ("3x3::k:" + "4;5;6;" * 27, "a Killer Sudoku"),
        ("AAABBBCCC\n" * 9, "the regions of a jigsaw Sudoku"),
        ("9j:a5b3_2c,9\n", "a game of Solo with other rules"),
        ("Kakuro of the day\n- 5/ 6/\n/7 . .\n", "line 1: another puzzle by its own words: kakuro"),
        (
            '{"board": [[0]], "cages": [{"sum": 9}]}',
            'a Sudoku with other rules, not read here: "cages"',
        ),
    ],
)
def test_another_puzzle_is_named(written: str, name: str) -> None:
    with pytest.raises(FormatError, match=name):
        read(written.encode())
