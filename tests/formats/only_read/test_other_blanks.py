"""Rows with other signs for blanks, and frames drawn with other signs: read, told, or refused."""

import pytest

from sudoku_gui.formats import FormatError, read
from sudoku_gui.model.grid import Grid
from tests.support.formats.foreign import said
from tests.support.formats.forms import ROWS
from tests.support.formats.links import LINE

GIVENS = Grid.from_line(LINE)
TOLD = "read as rows with other signs for blanks or frames"


def grouped(row: str, bar: str) -> str:
    """A row with a space between its signs and a bar between its boxes."""
    return f" {bar} ".join(" ".join(row[at : at + 3]) for at in (0, 3, 6))


def framed(edge: str, bar: str) -> str:
    """All rows in a frame drawn around the boxes."""
    rows = [bar + bar.join(row[at : at + 3] for at in (0, 3, 6)) + bar for row in ROWS]
    lines = [edge * 13, *rows[:3], edge * 13, *rows[3:6], edge * 13, *rows[6:], edge * 13]
    return "\n".join(lines)


WRITTEN = {
    **{f"{sign} for blanks": "\n".join(ROWS).replace(".", sign) for sign in "Xx-?# "},
    **{
        f"{sign} with spaces between": "\n".join(map(" ".join, ROWS)).replace(".", sign)
        for sign in "Xx-?"
    },
    **{
        f"{sign} with commas between": "\n".join(map(",".join, ROWS)).replace(".", sign)
        for sign in "Xx-?"
    },
    "dashes and a frame of dashes": "\n".join(
        grouped(row, "|").replace(".", "-") + ("\n------+-------+------" if at in (2, 5) else "")
        for at, row in enumerate(ROWS)
    ),
    "a double frame": framed("═", "║"),
    "a thin frame": framed("─", "│").replace(".", "0"),
}


@pytest.mark.parametrize("written", WRITTEN.values(), ids=WRITTEN)
def test_such_rows_are_read_and_told(written: str) -> None:
    reading = read(f"{written}\n".encode())

    assert [record.puzzle.givens for record in reading.records] == [GIVENS]
    assert said(reading)[0] == TOLD


def test_two_grids_are_two_puzzles() -> None:
    written = "\n".join(ROWS).replace(".", "x")

    assert len(read(f"{written}\n\n{written}\n".encode()).records) == 2


def test_a_row_of_dashes_alone_is_a_row_where_it_is_as_long_as_the_others() -> None:
    rows = [*ROWS[:8], "---------"]
    grid = Grid.from_line("".join(rows).replace("-", "."))

    assert read("\n".join(rows).replace(".", "-").encode()).puzzle.givens == grid


@pytest.mark.parametrize(
    "written",
    [
        "\n".join(ROWS).replace(".", "x", 1),  # two signs for blanks
        "\n".join(ROWS).replace(".", "x").replace("x", "?", 1),
        "\n".join(ROWS[:8]).replace(".", "x"),
        "\n".join(ROWS).replace(".", "x").replace("x", "", 1),
        "\n".join(row.rstrip(".").replace(".", " ") for row in ROWS),  # spaces are lost
        "\n".join(["1 2 3 4 5"] * 9),
        "\n".join(["12  34 56"] * 9),  # a table of numbers, whose digits clash
    ],
)
def test_what_is_not_certain_is_refused(written: str) -> None:
    with pytest.raises(FormatError):
        read(f"{written}\n".encode())
