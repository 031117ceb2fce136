"""Typos: every correction of one kind or another that leaves a solution, the best first."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.diagnose import typos as finding
from sudoku_gui.solvers.diagnose.typos import LIMIT, Typo, TypoFinder, TypoKind
from sudoku_gui.solvers.diagnose.unsatisfiable_core import CoreFinder, UnsatisfiableCore
from tests.support.solvers.corpus import puzzle_of_counts, solved_rows
from tests.support.solvers.counting import count_plainly
from tests.support.solvers.strategies import spoiled_puzzles
from tests.support.solvers.worked_out import worked_out

PUZZLE = puzzle_of_counts("B")


@settings(deadline=None, max_examples=40)
@given(spoiled_puzzles(sizes=[4]))
def test_every_correction_that_leaves_a_solution_is_found_and_no_other(grid: Grid) -> None:
    assume(not count_plainly(grid, 1))

    found = slips_of(grid)

    corrected = [grid.with_digits(typo.changes) for typo in found]
    assert len(set(corrected)) == len(corrected)
    possible = {each for each in corrections(grid) if count_plainly(each, 1)}
    assert set(corrected) == possible


@settings(deadline=None, max_examples=40)
@given(spoiled_puzzles(sizes=[4]))
def test_each_slip_says_what_stands_there_and_how_many_solutions_its_correction_has(
    grid: Grid,
) -> None:
    assume(not count_plainly(grid, 1))

    for typo in slips_of(grid):
        assert typo.before == tuple(grid.digit_at(cell) for cell in typo.cells)
        assert all(old != new for old, new in zip(typo.before, typo.after, strict=True))
        counted = count_plainly(grid.with_digits(typo.changes), LIMIT + 1)
        assert (typo.solutions, typo.has_more) == (min(counted, LIMIT), counted > LIMIT)


@settings(deadline=None, max_examples=40)
@given(spoiled_puzzles(sizes=[4]))
def test_the_clash_spares_work_and_changes_nothing(grid: Grid) -> None:
    assume(not count_plainly(grid, 1))

    assert worked_out(TypoFinder(grid, UnsatisfiableCore())).typos == slips_of(grid)


def test_a_wrong_digit_is_told_with_the_right_one() -> None:
    cell = PUZZLE.filled()[5]
    right = PUZZLE.digit_at(cell)
    wrong = Digit(right % 9 + 1)

    typos = slips_of(PUZZLE.with_digit(cell, wrong))

    assert Typo(TypoKind.WRONG_DIGIT, (cell,), (wrong,), (right,), 1, has_more=False) in typos


def test_a_given_too_many_is_told() -> None:
    cell = PUZZLE.blanks()[3]
    wrong = next(
        Digit(digit)
        for digit in PUZZLE.geometry.digits
        if not count_solutions(PUZZLE.with_digit(cell, Digit(digit)))
    )

    typos = slips_of(PUZZLE.with_digit(cell, wrong))

    assert Typo(TypoKind.EXTRA_GIVEN, (cell,), (wrong,), (BLANK,), 1, has_more=False) in typos


def test_two_neighbours_that_were_swapped_are_told() -> None:
    above, below = next(
        (Cell(cell), Cell(cell + 9))
        for cell in PUZZLE.filled()
        if cell < 72 and PUZZLE.digits[cell + 9]
    )
    pair = (PUZZLE.digit_at(above), PUZZLE.digit_at(below))
    swapped = PUZZLE.with_digits({above: pair[1], below: pair[0]})

    typos = slips_of(swapped)

    expected = Typo(TypoKind.SWAP, (above, below), pair[::-1], pair, 1, has_more=False)
    assert expected in typos


@pytest.mark.parametrize("name", ["6x6-2x3-1", "6x6-2x3-2", "6x6-2x3-7"])
def test_a_row_with_a_blank_skipped_is_told_as_a_shift(name: str) -> None:
    puzzle = next(row.puzzle for row in solved_rows() if row.name == name)
    told = 0

    for spoiled in rows_with_a_blank_skipped(puzzle):
        if not count_solutions(spoiled):
            corrected = [spoiled.with_digits(typo.changes) for typo in slips_of(spoiled)]
            assert puzzle in corrected
            told += 1

    assert told


def test_a_shifted_row_names_the_cells_that_change() -> None:
    grid = Grid.from_line("1230000040000000")  # r1c4 can only be 4, and r3c1 is beside it
    spoiled = grid.with_digits({Cell(0): Digit(1), Cell(7): Digit(4)})

    typos = [typo for typo in slips_of(spoiled) if typo.kind is TypoKind.ROW_SHIFT]

    assert typos
    for typo in typos:
        rows = {grid.geometry.row_of(cell) for cell in typo.cells}
        assert len(rows) == 1
        assert len(typo.cells) > 2  # a shift of two cells is a swap


@settings(deadline=None, max_examples=40)
@given(spoiled_puzzles())
def test_those_that_leave_one_solution_come_first_then_the_likelier_kinds(grid: Grid) -> None:
    assume(not count_plainly(grid, 1))
    kinds = list(TypoKind)

    order = [(not typo.is_unique, kinds.index(typo.kind)) for typo in slips_of(grid)]

    assert order == sorted(order)


@pytest.mark.parametrize("line", ["2..4.4.1..4.....", "3...2.......4312", ".....3...2.33..1"])
def test_where_more_solutions_may_be_than_were_counted_comes_after_where_none_are(
    line: str,
) -> None:
    with patch.object(finding, "LIMIT", 2):
        typos = slips_of(Grid.from_line(line))

    counts = [
        (typo.kind, typo.has_more, typo.solutions, typo.cells)
        for typo in typos
        if not typo.is_unique
    ]
    kinds = list(TypoKind)
    assert {has_more for _, has_more, _, _ in counts} == {False, True}
    assert counts == sorted(counts, key=lambda count: (kinds.index(count[0]), *count[1:]))


@pytest.mark.parametrize("kind", [TypoKind.ROW_SHIFT, TypoKind.COLUMN_SHIFT])
@pytest.mark.parametrize("is_blank_first", [True, False])
def test_a_line_may_be_shifted_from_its_first_cell_on(is_blank_first: bool, kind: TypoKind) -> None:
    solved = Grid.from_line("1432234142133124")
    line = tuple(map(Cell, range(4) if kind is TypoKind.ROW_SHIFT else range(0, 16, 4)))
    digits = [solved.digit_at(cell) for cell in line]
    right = (BLANK, *digits[1:]) if is_blank_first else (*digits[:3], BLANK)
    typed = (*digits[1:], BLANK) if is_blank_first else (BLANK, *digits[:3])

    typos = slips_of(solved.with_digits(zip(line, typed, strict=True)))

    assert Typo(kind, line, typed, right, 1, has_more=False) in typos


def slips_of(grid: Grid) -> tuple[Typo, ...]:
    """What the finder comes to."""
    core = worked_out(CoreFinder(grid)).core
    finder = worked_out(TypoFinder(grid, core))
    assert finder.is_complete
    return finder.typos


def count_solutions(grid: Grid) -> int:
    """None, one or two."""
    return count_plainly(grid, 2)


def corrections(grid: Grid) -> set[Grid]:
    """Every grid that one correction makes of this one, told as plainly as can be."""
    size = grid.geometry.size
    corrected = {
        grid.with_digit(Cell(cell), Digit(digit))
        for cell in grid.filled()
        for digit in range(size + 1)
    }
    for cell in range(size * size):
        for other in (cell + 1, cell + size):
            if other < size * size and (other != cell + 1 or other % size):
                pair = {Cell(cell): grid.digits[other], Cell(other): grid.digits[cell]}
                corrected.add(grid.with_digits({cell: Digit(d) for cell, d in pair.items()}))
    lines = [list(range(row * size, row * size + size)) for row in range(size)]
    lines += [list(range(column, size * size, size)) for column in range(size)]
    for line in lines:
        for start in range(size):
            corrected.update(moved(grid, line, start))
    return corrected - {grid}


def moved(grid: Grid, line: list[int], start: int) -> Iterator[Grid]:
    """The line from a place on moved by one cell, where that loses no digit."""
    old = [grid.digits[cell] for cell in line]
    for new in ([*old[:start], 0, *old[start:]], [*old[:start], *old[start + 1 :], 0]):
        if sum(map(bool, new)) == sum(map(bool, old)) and not any(new[len(old) :]):
            yield grid.with_digits(
                {Cell(cell): Digit(digit) for cell, digit in zip(line, new, strict=False)}
            )


def rows_with_a_blank_skipped(puzzle: Grid) -> Iterator[Grid]:
    """The puzzle as typed by somebody who skips one blank of a row."""
    size = puzzle.geometry.size
    for blank in puzzle.blanks():
        end = (blank // size + 1) * size
        row = [*puzzle.digits[blank + 1 : end], 0]
        yield puzzle.with_digits(
            {Cell(cell): Digit(digit) for cell, digit in zip(range(blank, end), row, strict=True)}
        )
