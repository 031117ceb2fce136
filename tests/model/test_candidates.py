"""What a cell can still take, and what forbids the rest."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.candidates import (
    blockers,
    candidates,
    candidates_of_blanks,
    excluded_notes,
)
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from tests.model.strategies import cells, grids, notes_everywhere
from tests.model.variants import Variant, variant_grids
from tests.support.puzzles import SMALL


def test_candidates_are_the_digits_no_peer_holds() -> None:
    assert candidates(SMALL, Cell(0)) == (1, 3)
    assert candidates(SMALL, Cell(15)) == (3,)


def test_every_digit_is_a_candidate_on_an_empty_grid() -> None:
    empty = Grid.empty(Geometry.of_size(25))

    assert candidates(empty, Cell(312)) == tuple(empty.geometry.digits)


def test_blockers_name_the_first_peer_row_before_column_before_box() -> None:
    # A 1 stands in the row, the column and the box of r2c2, a 3 in the column and the box.
    grid = Grid.from_line("1300" + "0001" + "0100" + "0000")

    assert blockers(grid, Cell(5)) == {Digit(1): Cell(7), Digit(3): Cell(1)}


def test_the_digit_in_the_cell_itself_plays_no_part() -> None:
    with_digit = SMALL.with_digit(Cell(0), Digit(3))

    assert blockers(with_digit, Cell(0)) == blockers(SMALL, Cell(0))
    assert candidates(with_digit, Cell(0)) == candidates(SMALL, Cell(0))


@settings(deadline=None)
@given(grids(), st.data())
def test_each_digit_is_either_a_candidate_or_blocked_by_a_peer(
    grid: Grid, data: st.DataObject
) -> None:
    cell = data.draw(cells(grid.geometry))
    blocked = blockers(grid, cell)

    assert sorted([*candidates(grid, cell), *blocked]) == list(grid.geometry.digits)
    assert all(grid.digit_at(peer) == digit for digit, peer in blocked.items())
    assert set(blocked.values()) <= set(grid.geometry.peers_of(cell))


@settings(deadline=None)
@given(grids((4, 6, 9)), st.data())
def test_writing_a_candidate_adds_no_conflict(grid: Grid, data: st.DataObject) -> None:
    cell = data.draw(cells(grid.geometry))
    without = grid.with_digit(cell, Digit(0))

    for digit in grid.geometry.digits:
        is_clean = without.with_digit(cell, Digit(digit)).conflicts() == without.conflicts()
        assert is_clean == (digit in candidates(grid, cell))


@settings(deadline=None)
@given(variant_grids(), st.data())
def test_whatever_the_houses_a_cell_can_take_what_no_cell_that_excludes_it_holds(
    drawn: tuple[Variant, Grid], data: st.DataObject
) -> None:
    variant, grid = drawn
    cell = data.draw(cells(grid.geometry))

    assert list(candidates(grid, cell)) == variant.fitting(grid.digits, cell)
    for digit, peer in blockers(grid, cell).items():
        assert grid.digit_at(peer) == digit
        assert variant.excludes(cell, peer)


@settings(deadline=None)
@given(variant_grids(), st.data())
def test_a_note_is_excluded_where_a_peer_holds_its_digit(
    drawn: tuple[Variant, Grid], data: st.DataObject
) -> None:
    _, grid = drawn
    notes = data.draw(notes_everywhere(grid.geometry))
    sheet = Sheet.of_givens(grid).with_notes(notes)

    assert excluded_notes(sheet) == {
        cell: held
        for cell in grid.blanks()
        if (held := notes[cell].digits & blockers(grid, cell).keys())
    }


@settings(deadline=None)
@given(variant_grids())
def test_those_of_all_blanks_are_those_of_each(drawn: tuple[Variant, Grid]) -> None:
    _, grid = drawn

    assert candidates_of_blanks(grid) == {
        cell: frozenset(candidates(grid, cell)) for cell in grid.blanks()
    }
