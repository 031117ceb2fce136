"""What each cell should look like, for a sheet, a cursor and a search."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.geometry import NO_CELL, SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import CellState, Origin, Sheet
from sudoku_gui.presentation.grid.cell_look import (
    NO_MARKS,
    CellBackground,
    CellLook,
    SearchMarks,
    looks_of,
    marks_of,
)
from tests.model.strategies import grids
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.shown_moments import (
    first_shown_moment,
    is_dead_end,
    is_progress,
    is_step_back,
    shown_moment_after,
)

NO_CONFLICTS: frozenset[Cell] = frozenset()


@given(grids())
def test_every_cell_shows_its_digit_as_people_write_it(grid: Grid) -> None:
    looks = looks_of(Sheet.of_givens(grid), NO_CELL, NO_CONFLICTS, NO_MARKS)

    assert "".join(look.sign or "." for look in looks) == grid.line(blank=".")


@pytest.mark.parametrize("origin", list(Origin))
def test_a_look_says_who_put_the_digit_there(origin: Origin) -> None:
    sheet = _empty(9).with_states({Cell(5): CellState(Digit(7), origin)})

    assert _looks(sheet)[5].origin is origin


@pytest.mark.parametrize("size", SIZES)
def test_the_selected_cell_its_houses_and_equal_digits_stand_out(size: int) -> None:
    far = Cell(size * size - 1)
    digit = {cell: CellState(Digit(2), Origin.GIVEN) for cell in (Cell(0), Cell(1), far)}
    looks = _looks(_empty(size).with_states(digit), selected=Cell(0))

    assert looks[0].ground is CellBackground.SELECTED
    assert looks[1].ground is CellBackground.EQUAL
    assert looks[far].ground is CellBackground.EQUAL
    peers = set(Geometry.of_size(size).peers_of(Cell(0))) - {1}
    for cell, look in enumerate(looks):
        if cell not in {0, 1, far}:
            assert look.ground is (CellBackground.HOUSE if cell in peers else CellBackground.PLAIN)


def test_beside_a_blank_no_digits_are_equal() -> None:
    assert CellBackground.EQUAL not in {
        look.ground for look in _looks(_empty(9), selected=Cell(40))
    }


def test_without_a_selection_nothing_stands_out() -> None:
    assert {look.ground for look in _looks(_empty(9))} == {CellBackground.PLAIN}


@given(st.sets(st.integers(0, 80)))
def test_exactly_the_cells_that_clash_are_marked(clashing: set[int]) -> None:
    conflicts = frozenset(map(Cell, clashing))
    looks = looks_of(_empty(9), NO_CELL, conflicts, NO_MARKS)

    assert {cell for cell, look in enumerate(looks) if look.is_conflict} == clashing


def test_a_search_under_way_quietens_the_marks_of_the_cursor() -> None:
    shown_moment = first_shown_moment(is_progress)
    marks = marks_of(shown_moment.moment, shown_moment.attempts)

    grounds = {
        look.ground
        for look in looks_of(shown_moment.sheet, shown_moment.moment.cell, NO_CONFLICTS, marks)
    }

    assert grounds == {CellBackground.PLAIN, CellBackground.PLACED}


def test_progress_marks_the_digit_placed_and_the_blank_that_is_next() -> None:
    shown_moment = first_shown_moment(is_progress)
    looks = looks_of(
        shown_moment.sheet,
        NO_CELL,
        NO_CONFLICTS,
        marks := marks_of(shown_moment.moment, shown_moment.attempts),
    )

    assert looks[shown_moment.moment.cell].ground is CellBackground.PLACED
    assert looks[shown_moment.moment.current_blank].is_current_blank
    assert marks.taken_back == NO_CELL
    assert not marks.dead_ends
    assert not any(look.removed_sign or look.is_dead_end for look in looks)


def test_a_dead_end_marks_the_blank_that_nothing_fits() -> None:
    shown_moment = first_shown_moment(is_dead_end)
    marks = marks_of(shown_moment.moment, shown_moment.attempts)

    assert marks.dead_ends == {marks.current_blank} == {shown_moment.moment.current_blank}
    assert marks.placed == shown_moment.moment.cell


@pytest.mark.parametrize("steps", [32, 33])
def test_a_house_without_a_place_for_a_digit_marks_its_blanks(steps: int) -> None:
    shown_moment = shown_moment_after(steps, puzzle_of_counts("D").line(), "dancing-links")

    marks = marks_of(shown_moment.moment, shown_moment.attempts)

    name = shown_moment.sheet.geometry.name
    assert {name(cell) for cell in marks.dead_ends} == {"r5c1", "r5c4"}


def test_a_step_back_shows_what_was_taken_out_and_the_blank_that_was_the_reason() -> None:
    shown_moment = first_shown_moment(is_step_back)
    looks = looks_of(
        shown_moment.sheet,
        NO_CELL,
        NO_CONFLICTS,
        marks_of(shown_moment.moment, shown_moment.attempts),
    )

    emptied = looks[shown_moment.moment.cell]
    assert (emptied.sign, emptied.ground) == ("", CellBackground.TAKEN_BACK)
    assert emptied.removed_sign == str(shown_moment.moment.digit)
    assert emptied.is_current_blank
    assert looks[shown_moment.moment.tried_at].is_dead_end


def test_the_cells_that_block_the_digits_refused_are_marked() -> None:
    shown_moment = first_shown_moment(is_step_back)
    assert shown_moment.attempts is not None
    blockers = {tried.blocker for tried in shown_moment.attempts.options} - {NO_CELL}

    looks = looks_of(
        shown_moment.sheet,
        NO_CELL,
        NO_CONFLICTS,
        marks_of(shown_moment.moment, shown_moment.attempts),
    )

    assert blockers
    assert {cell for cell, look in enumerate(looks) if look.is_blocker} == blockers


def test_without_a_trial_a_search_at_full_speed_marks_its_steps_alone() -> None:
    moment = first_shown_moment(is_progress).moment

    assert marks_of(moment, None) == SearchMarks(
        current_blank=moment.current_blank, placed=moment.cell
    )


def test_a_search_that_has_ended_leaves_no_marks() -> None:
    shown_moment = shown_moment_after(1_000)

    assert shown_moment.sheet.grid.is_solved()
    assert marks_of(shown_moment.moment, shown_moment.attempts) is NO_MARKS


def test_a_search_that_ends_before_its_first_step_marks_the_blank_that_nothing_fits() -> None:
    shown_moment = shown_moment_after(0, "1230000400000000")

    marks = marks_of(shown_moment.moment, shown_moment.attempts)

    assert marks == SearchMarks(
        dead_ends=frozenset({Cell(3)}), blockers=frozenset(map(Cell, (0, 1, 2, 7)))
    )


def test_the_start_of_a_search_shows_where_it_stands_and_no_step() -> None:
    shown_moment = shown_moment_after(0)

    assert marks_of(shown_moment.moment, shown_moment.attempts) == SearchMarks(
        current_blank=shown_moment.moment.current_blank
    )


def _empty(size: int) -> Sheet:
    return Sheet.of_givens(Grid.empty(Geometry.of_size(size)))


def _looks(sheet: Sheet, selected: Cell = NO_CELL) -> tuple[CellLook, ...]:
    return looks_of(sheet, selected, NO_CONFLICTS, NO_MARKS)
