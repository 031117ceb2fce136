"""Games and IDs of Solo."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import FormatError, read
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid

GRID = Grid.from_line("1...............")
ID = "2x2:1o"
CELLS = ("1o", "a2n", "1_2n")


def saved(desc: str, *moves: str, position: int | None = None, game: str = "Solo") -> bytes:
    """A saved game with these moves."""
    lines = [
        *(("SAVEFILE", "Simon Tatham's Portable Puzzle Collection"), ("VERSION", "1")),
        *(("GAME", game), ("PARAMS", "2x2"), ("DESC", desc)),
        ("STATEPOS", str(position or len(moves) + 1)),
        *(("RESTART", "") if move == "RESTART" else ("MOVE", move) for move in moves),
    ]
    return "".join(f"{key:8}:{len(value)}:{value}\n" for key, value in lines).encode()


def test_an_id_is_read() -> None:
    assert read(ID.encode()).puzzle.givens == GRID


def test_digits_side_by_side_are_kept_apart() -> None:
    assert str(read(b"2x2:1_2n").puzzle.givens) == "12" + "." * 14


@pytest.mark.parametrize("written", ["2x2:1n", "2x2:1p", "2x2:12n", "2x2:5o", "7x7:1o", "2x2x:1o"])
def test_an_id_that_is_none_or_has_other_rules_is_refused(written: str) -> None:
    with pytest.raises(FormatError):
        read(written.encode())


def test_moves_become_entries_and_notes() -> None:
    record = read(saved("1o", "R1,0,2", "P2,0,3", "P2,0,4", "P2,0,3", "R3,3,1", "R3,3,0")).records[
        0
    ]

    assert record.puzzle.givens == GRID
    assert list(record.entries.digits).count(0) == 15
    assert record.entries.digits[1] == 2
    assert record.notes[Cell(2)].corner == {4}


def test_moves_that_were_undone_and_those_before_a_restart_are_left_out() -> None:
    undone = read(saved("1o", "R1,0,2", "R2,0,3", position=2)).records[0]
    restarted = read(saved("1o", "R1,0,2", "RESTART", "R2,0,3")).records[0]

    assert list(undone.entries.digits)[:3] == [0, 2, 0]
    assert list(restarted.entries.digits)[:3] == [0, 0, 3]


@pytest.mark.parametrize("move", ["R9,0,1", "R1,0,5", "R0,0,2", "X"])
def test_a_move_that_cannot_be_is_refused_with_its_line(move: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(saved("1o", move))

    assert caught.value.line == 7


def test_a_game_of_another_puzzle_is_refused() -> None:
    with pytest.raises(FormatError, match="another puzzle than Solo"):
        read(saved("1o", game="Net"))


@given(st.binary(max_size=3), st.integers(0, 200))
def test_damage_ends_in_a_refusal_or_a_grid_with_the_givens(inserted: bytes, place: int) -> None:
    data = saved("1o", "R1,0,2")
    try:
        reading = read(data[:place] + inserted + data[place + len(inserted) :])
    except FormatError:
        return
    assert reading.puzzle.givens.geometry == GRID.geometry
