"""Forms that are only read: the grid is the right one, or the text is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import FormatError, read
from sudoku_gui.model.grid import Grid
from tests.support.formats.foreign import said

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ZEROS = LINE.replace(".", "0")
ROWS = [LINE[at : at + 9] for at in range(0, 81, 9)]
NUMBERS = [", ".join(row.replace(".", "0")) for row in ROWS]
GRID = Grid.from_line(LINE)

FORMS: dict[str, str | bytes] = {
    "a bank": f"0a1b2c3d4e5f {ZEROS}  1.2\n",
    "a number": f"17\t{LINE}\n",
    "a numbered line": f"1: {LINE}\n",
    "a rating in front": f"ED=11.9/11.9/11.3 {LINE}\n",
    "a line of gsf": f"99480,99408,114,1895,{LINE},Some-Name,20.00s,C21.m/S6.f\n",
    "a puzzle and its solution": f"{LINE},{SOLUTION}\n",
    "a semicolon": f"{LINE};{SOLUTION}\n",
    "quotation marks": f'"{LINE}"\n',
    "statistics": f"{LINE},26,38,17,0,0,0,Easy,\n",
    "a link": f"https://www.sudokuwiki.org/sudoku.htm?bd={ZEROS}\n",
    "a link with a path": f"https://sudoku.coach/en/solver/{ZEROS}\n",
    **{f"{sign} for blanks": f"{LINE.replace('.', sign)}\n" for sign in "Xx-?#"},
    "81 fields": f"{','.join(LINE.replace('.', ' ')).replace(' ', '')}\n",
    "81 numbers": f"{' '.join(ZEROS)}\n",
    "81 numbers and a rating": f"{' '.join(ZEROS)}\t0.3\n",
    "81 fields and the solution": f"{','.join(ZEROS + SOLUTION)}\n",
    "groups of three": "".join(f"{row[:3]} {row[3:6]} {row[6:]}\n" for row in ROWS),
    "semicolons": "".join(f"{';'.join(row)}\n" for row in ROWS),
    "tabs, nothing for blanks": "".join("\t".join(row).replace(".", "") + "\n" for row in ROWS),
    "bars": "".join(f"|{'|'.join(row)}|\n" for row in ROWS),
    "C": "int grid[9][9] = {" + ",\n".join(f"{{{row}}}" for row in NUMBERS) + "};\n",
    "a comma too many": "grid = [" + "".join(f"[{row}],\n" for row in NUMBERS) + "]\n",
    "an object": f'{{"puzzle": "{LINE}", "solution": "{SOLUTION}"}}\n',
    "an object with rows": '{"board": [' + ", ".join(f"[{row}]" for row in NUMBERS) + "]}\n",
    "a Korean word in CP949": b"\xbd\xba\xb5\xb5\xc4\xed " + f"{LINE}\n".encode(),
    "a Japanese word in Shift-JIS": b"\x90\x94\x93\xc6 " + f"{LINE}\n".encode(),
    "a word in Latin-1": b"G\xe9nies: " + f"{LINE}\n".encode(),
}


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
