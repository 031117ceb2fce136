"""Grids: text and back, changes, and the clashes among the digits."""

import re
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry, HouseKind
from sudoku_gui.model.grid import BLANK, Conflict, Grid, digit_of, sign_of
from tests.model.strategies import cells, digits_or_blank, grids
from tests.model.variants import VARIANTS, Variant, variant_grids
from tests.support.puzzles import SMALL_LINE, SMALL_SOLVED_LINE


@settings(deadline=None)
@given(st.integers(1, 25))
def test_a_digit_written_and_read_is_the_same(digit: int) -> None:
    assert digit_of(sign_of(Digit(digit))) == digit


def test_digits_above_nine_are_letters() -> None:
    assert [sign_of(Digit(digit)) for digit in (9, 10, 16, 25)] == ["9", "A", "G", "P"]


def test_a_blank_is_written_as_asked_and_read_in_both_forms() -> None:
    assert sign_of(BLANK) == "0"
    assert sign_of(BLANK, blank=".") == "."
    assert digit_of("0") == digit_of(".") == BLANK


@pytest.mark.parametrize("sign", ["", " ", "10", "Q", "a", "²", "٣", "+", "_", "\n"])
def test_a_sign_that_is_no_digit_is_none(sign: str) -> None:
    assert digit_of(sign) is None


@settings(deadline=None)
@given(grids(), st.sampled_from("0."))
def test_a_line_written_and_read_is_the_same_grid(grid: Grid, blank: str) -> None:
    assert Grid.from_line(grid.line(blank)) == grid


@pytest.mark.parametrize("size", SIZES)
def test_the_line_of_every_size_has_one_sign_per_cell(size: int) -> None:
    geometry = Geometry.of_size(size)
    grid = Grid(geometry, bytes([size]) + bytes(geometry.cell_count - 1))

    assert grid.line() == sign_of(Digit(size)) + "0" * (size * size - 1)
    assert Grid.from_line(grid.line()) == grid


def test_str_shows_blanks_as_dots() -> None:
    assert str(Grid.from_line(SMALL_LINE)) == ".2.....2..1.4..."


@pytest.mark.parametrize("length", [0, 1, 15, 17, 80, 82, 100])
def test_a_line_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"no grid has {length} cells"):
        Grid.from_line("0" * length)


@pytest.mark.parametrize("sign", ["x", "a", "é", "²", "?", " ", "\0", "\udc80", "🙂"])
def test_a_line_with_a_strange_sign_is_refused_with_its_place(sign: str) -> None:
    with pytest.raises(ValueError, match=f"{re.escape(repr(sign))} at position 3 is no digit"):
        Grid.from_line(f"02{sign}0000200104000")


def test_a_digit_too_large_for_the_size_is_refused() -> None:
    with pytest.raises(ValueError, match="digit 5 in a grid of size 4"):
        Grid.from_line("0500000000000000")


def test_a_grid_with_too_few_digits_is_refused() -> None:
    with pytest.raises(ValueError, match="15 digits given, 16 expected"):
        Grid(Geometry.of_size(4), bytes(15))


@settings(deadline=None)
@given(grids())
def test_rows_and_iteration_give_every_digit_in_order(grid: Grid) -> None:
    assert [digit for row in grid.rows() for digit in row] == list(grid) == list(grid.digits)
    assert {len(row) for row in grid.rows()} == {grid.geometry.size}


@settings(deadline=None)
@given(grids())
def test_blanks_are_the_cells_that_are_not_filled(grid: Grid) -> None:
    assert grid.filled_count() + len(grid.blanks()) == grid.geometry.cell_count
    assert all(grid.digit_at(cell) == BLANK for cell in grid.blanks())
    assert grid.is_complete() == (not grid.blanks())


@settings(deadline=None)
@given(grids(), st.data())
def test_with_digit_changes_one_cell_of_a_new_grid(grid: Grid, data: st.DataObject) -> None:
    cell = data.draw(cells(grid.geometry))
    digit = data.draw(digits_or_blank(grid.geometry))
    line = grid.line()

    changed = grid.with_digit(cell, digit)

    assert changed.line() == line[:cell] + sign_of(digit) + line[cell + 1 :]
    assert grid.line() == line


def test_with_digits_takes_pairs_as_well_as_a_mapping() -> None:
    grid = Grid.empty(Geometry.of_size(4))
    changes = {Cell(0): Digit(1), Cell(15): Digit(4)}

    assert grid.with_digits(changes) == grid.with_digits(changes.items())
    assert grid.with_digits(changes).line() == "1000000000000004"


def test_with_digit_refuses_a_digit_too_large_for_the_size() -> None:
    with pytest.raises(ValueError, match="digit 5"):
        Grid.from_line(SMALL_LINE).with_digit(Cell(0), Digit(5))


def test_grids_with_the_same_digits_are_equal_and_hash_alike() -> None:
    assert Grid.from_line(SMALL_LINE) == Grid.from_line(SMALL_LINE.replace("0", "."))
    assert len({Grid.from_line(SMALL_LINE), Grid.from_line(SMALL_LINE.replace("0", "."))}) == 1


@given(grids((4, 6, 9)))
@settings(deadline=None)
def test_conflicts_are_all_pairs_of_equal_digits_in_a_house(grid: Grid) -> None:
    assert sorted(_pairs_with_kind(grid)) == sorted(_clashes_by_definition(grid))


@pytest.mark.parametrize("size", [12, 16, 25])
@settings(max_examples=3, deadline=None)
@given(data=st.data())
def test_conflicts_follow_the_definition_on_large_grids_too(size: int, data: st.DataObject) -> None:
    grid = data.draw(grids((size,)))

    assert sorted(_pairs_with_kind(grid)) == sorted(_clashes_by_definition(grid))


def test_a_conflict_names_the_two_cells_the_house_and_the_digit() -> None:
    grid = Grid.from_line("1100" + "0" * 12)
    row, _, box = grid.geometry.houses_of(Cell(0))

    assert grid.conflicts() == (
        Conflict(Cell(0), Cell(1), row, Digit(1)),
        Conflict(Cell(0), Cell(1), box, Digit(1)),
    )


def test_three_equal_digits_in_a_row_clash_in_three_pairs() -> None:
    grid = Grid.from_line("707000007" + "0" * 72)

    pairs = [(conflict.first, conflict.second) for conflict in grid.conflicts()]

    assert pairs == [(0, 2), (0, 8), (2, 8), (0, 2)]


def test_the_clashing_cells_are_those_that_share_a_house_and_a_digit() -> None:
    grid = Grid.from_line("707000007" + "0" * 17 + "7" + "0" * 54)

    assert grid.conflicting_cells() == {0, 2, 8, 26}
    assert Grid.from_line("7" + "0" * 80).conflicting_cells() == frozenset()


def test_a_solved_grid_is_complete_without_conflicts() -> None:
    solved = Grid.from_line(SMALL_SOLVED_LINE)

    assert solved.is_complete()
    assert solved.conflicts() == ()
    assert solved.is_solved()


def test_a_full_grid_with_a_clash_is_complete_but_not_solved() -> None:
    clashing = Grid.from_line(SMALL_SOLVED_LINE).with_digit(Cell(0), Digit(2))

    assert clashing.is_complete()
    assert not clashing.is_solved()


def _pairs_with_kind(grid: Grid) -> list[tuple[str, int, int]]:
    assert all(
        grid.digit_at(conflict.first) == grid.digit_at(conflict.second) == conflict.digit
        for conflict in grid.conflicts()
    )
    return [
        (
            conflict.house.kind.value,
            min(conflict.first, conflict.second),
            max(conflict.first, conflict.second),
        )
        for conflict in grid.conflicts()
    ]


def _clashes_by_definition(grid: Grid) -> list[tuple[str, int, int]]:
    # Written with plain arithmetic, so as not to trust the houses that are tried here.
    size, down, right = grid.geometry.size, grid.geometry.box_rows, grid.geometry.box_columns
    found = []
    for a, b in combinations(range(size * size), 2):
        if grid.digits[a] == 0 or grid.digits[a] != grid.digits[b]:
            continue
        (row_a, column_a), (row_b, column_b) = divmod(a, size), divmod(b, size)
        if row_a == row_b:
            found.append((HouseKind.ROW.value, a, b))
        if column_a == column_b:
            found.append((HouseKind.COLUMN.value, a, b))
        if (row_a // down, column_a // right) == (row_b // down, column_b // right):
            found.append((HouseKind.BOX.value, a, b))
    return found


@settings(deadline=None)
@given(grids())
def test_every_cell_is_either_blank_or_filled(grid: Grid) -> None:
    assert sorted(grid.blanks() + grid.filled()) == list(grid.geometry.cells)
    assert all(grid.digit_at(cell) for cell in grid.filled())
    assert len(grid.filled()) == grid.filled_count()


@settings(deadline=None)
@given(variant_grids())
def test_whatever_the_houses_those_cells_clash_that_may_not_hold_the_same_digit(
    drawn: tuple[Variant, Grid],
) -> None:
    variant, grid = drawn
    equal = [(a, b) for a, b in combinations(grid.filled(), 2) if grid.digits[a] == grid.digits[b]]

    clashing = {(each.first, each.second) for each in grid.conflicts()}

    assert clashing == {(a, b) for a, b in equal if variant.excludes(a, b)}
    for each in grid.conflicts():
        assert {each.first, each.second} <= {*each.house.cells}
    assert len(grid.conflicts()) == len({*grid.conflicts()})


@given(variant_grids())
def test_the_same_digits_with_other_houses_are_another_grid(drawn: tuple[Variant, Grid]) -> None:
    _, grid = drawn

    size = grid.geometry.size
    plain = [Grid(Geometry.of_size(size), grid.digits)] if size in SIZES else []
    others = [Grid(each.geometry, grid.digits) for each in VARIANTS if each.size == size]

    assert [each for each in plain + others if each == grid] == [grid]


def test_digits_that_are_a_solution_of_a_plain_grid_may_clash_on_a_diagonal() -> None:
    plain = Grid.from_line("1234341221434321")

    diagonal = Grid(Geometry.diagonal(4), plain.digits)

    assert plain.is_solved()
    assert not diagonal.is_solved()
    assert {each.house.kind for each in diagonal.conflicts()} == {HouseKind.DIAGONAL}
