"""What is said of a file that was opened: nothing that may be another reading is left out."""

from sudoku_gui.formats import read
from sudoku_gui.language import Text
from sudoku_gui.presentation.document_notices import opened_notice
from tests.support.formats.links import LINE, sudokupad_letters

NAME = Text("small.txt")
FILLED = "1234341221434321"


def notice(written: str) -> str:
    """The sentence about a text that was opened."""
    return str(opened_notice(NAME, read(written.encode())).sentence)


def test_it_is_said_of_many_grids_that_they_might_be_one() -> None:
    assert notice(f"{FILLED}\n" * 16) == (
        "small.txt: 16 puzzles; "
        "lines of 16 cells are read as grids of 4x4, not as the rows of one of 16x16"
    )


def test_it_is_said_of_a_puzzle_that_what_is_drawn_may_be_a_rule() -> None:
    said = notice(f"https://sudokupad.app/scl{sudokupad_letters(lines=[{'c': '#0'}])}\n")

    assert said == (
        "read as links that carry their puzzles; "
        "what is drawn in the grid is not kept; it may stand for other rules"
    )


def test_other_remarks_are_counted() -> None:
    said = notice(f"# one\n{LINE} 17\n# two\n")

    assert said.endswith((" (and 1 more remark)", " more remarks)"))
