"""What is no Sudoku is refused by its name."""

import pytest

from sudoku_gui.formats import FormatError, read


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("size=3\n0,<,0,-,1\n-,-,-,-,-\n0,-,0,>,0\n", "a futoshiki"),
        (f"{','.join('0' * 21)}\n" * 21, "a Samurai Sudoku"),
    ],
)
def test_another_puzzle_is_named(written: str, name: str) -> None:
    with pytest.raises(FormatError, match=name):
        read(written.encode())
