"""Forms that are only read: the grid is the right one, or the text is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import FormatError, read
from sudoku_gui.model.grid import Grid
from tests.support.formats.foreign import said
from tests.support.formats.forms import FORMS, ROWS
from tests.support.formats.links import LINE

GRID = Grid.from_line(LINE)


def data_of(written: str | bytes) -> bytes:
    """The bytes of a sample."""
    return written if isinstance(written, bytes) else written.encode()


@pytest.mark.parametrize("written", FORMS.values(), ids=FORMS)
def test_a_form_is_read_and_told(written: str | bytes) -> None:
    reading = read(data_of(written))

    assert [record.puzzle.givens for record in reading.records] == [GRID]
    assert said(reading)


def test_an_array_of_lines_holds_a_puzzle_each() -> None:
    assert len(read(f'["{LINE}", "{LINE}"]'.encode()).records) == 2


@pytest.mark.parametrize("inner", ["{}", "[7, 9]", "true"])
def test_what_is_no_sign_in_an_array_is_no_cell(inner: str) -> None:
    row = ", ".join(["5", inner, *"0" * 7])
    blank = ", ".join("0" * 9)
    rows = ", ".join(f"[{each}]" for each in [row] + [blank] * 8)

    with pytest.raises(FormatError, match="no Sudoku in a form that is known here"):
        read(f'{{"board": [{rows}]}}'.encode())


def test_numbers_from_ten_on_are_digits_of_larger_grids() -> None:
    row = ", ".join(["25", "10", *("0" for _ in range(23))])
    blank = ", ".join("0" * 25)
    array = "{" + ",\n".join(f"{{{each}}}" for each in [row] + [blank] * 24) + "}"

    assert list(read(array.encode()).puzzle.givens.digits)[:3] == [25, 10, 0]


def test_letters_are_digits_where_a_plus_is_a_blank() -> None:
    rows = [",".join("ay" + "+" * 23), *([",".join("+" * 25)] * 24)]

    assert list(read("\n".join(rows).encode()).puzzle.givens.digits)[:3] == [1, 25, 0]


@pytest.mark.parametrize(
    "written",
    [
        f"{LINE} {LINE[::-1]}x\n"[: 81 + 1 + 80] + ",\n",
        f"{LINE[:-1]}, 17\n",
        f"a:{LINE},{LINE[::-1]}\n",
        f"name: {LINE.replace('.', 'x', 1)}\n",
        f"name,{LINE.replace('.', 'x', 1).replace('.', '-', 1)}\n",
        "-" * 81 + "\n",
        "".join(f"{';'.join(row)}\n" for row in ROWS[:8]),
    ],
)
def test_what_is_not_certain_is_refused_or_skipped_aloud(written: str) -> None:
    try:
        reading = read(written.encode())
    except FormatError:
        return
    assert [record.puzzle.givens for record in reading.records] == [GRID]
    assert said(reading)


# Where nothing stands for a blank, a digit lost is a blank.
_WITH_BLANKS = sorted(FORMS.keys() - {"81 fields", "tabs, nothing for blanks"})


@given(st.sampled_from(_WITH_BLANKS), st.floats(0, 1), st.sampled_from(["", "x", ",", " ", "\n"]))
def test_one_sign_lost_or_more_never_makes_another_grid(
    name: str, where: float, inserted: str
) -> None:
    data = data_of(FORMS[name])
    place = round(where * len(data))
    damaged = data[:place] + inserted.encode() + data[place + (not inserted) :]
    try:
        reading = read(damaged)
    except FormatError:
        return
    digits = [digit for digit in reading.puzzle.givens.digits if digit]
    if reading.refused:
        return  # a line that is none is told
    assert reading.puzzle.givens == GRID or digits == [digit for digit in GRID.digits if digit]
