"""The lists of a program that is being recorded, in both forms."""

import copy
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.judge.count_table import (
    BACKTRACKS,
    GRID_COUNTS,
    PLACEMENTS,
    READS,
    TABLE_LENGTH,
    WRITES,
)
from sudoku_gui.judge.step_record import STEP_WORDS, grid_of, line_of, unpacked
from tests.support.engine_form import python_form
from tests.support.puzzles import SMALL, SMALL_SOLVED

STEPS = "sudoku_gui.judge.step_recorder"
MODULE = "sudoku_gui.judge.recorded_list"
GIVENS = SMALL.digits
ROWS = [list(GIVENS[first : first + 4]) for first in range(0, 16, 4)]


@pytest.fixture(scope="module", params=["as it is found", "Python"])
def module(request: pytest.FixtureRequest) -> Iterator[Any]:
    with python_form() if request.param == "Python" else nullcontext():
        yield import_module(MODULE)


class Counted:
    """A recording with its table."""

    def __init__(self, module: Any) -> None:
        self.table = memoryview(bytearray(8 * TABLE_LENGTH)).cast("q")
        self.houses = tuple(tuple(house.cells) for house in SMALL.geometry.houses)
        self.recording = module.Recording(self.table, GIVENS, self.houses)

    def of(self, count: int, grid: int = 0) -> int:
        return self.table[GRID_COUNTS * grid + count]


@pytest.fixture
def counted(module: Any) -> Counted:
    return Counted(module)


def rows_of(counted: Counted) -> Any:
    return counted.recording.wrap([list(row) for row in ROWS])


def test_each_cell_looked_at_is_a_read(counted: Counted) -> None:
    grid = rows_of(counted)

    assert grid[0][1] == 2
    assert counted.of(READS) == 1
    assert grid[0][1:3] == [2, 0]
    assert counted.of(READS) == 3
    assert list(grid[0]) == ROWS[0]
    assert counted.of(READS) == 7


def test_a_search_of_a_row_reads_as_far_as_it_looks(counted: Counted) -> None:
    grid = rows_of(counted)

    assert 2 in grid[0]
    assert counted.of(READS) == 2
    assert 9 not in grid[0]
    assert counted.of(READS) == 6
    assert grid[0].index(2) == 1
    assert counted.of(READS) == 8
    assert grid[0].count(0) == 3
    assert counted.of(READS) == 12


def test_going_through_a_row_reads_what_was_asked_for(counted: Counted) -> None:
    grid = rows_of(counted)

    assert next(iter(grid[0])) == 0
    assert counted.of(READS) == 1


def test_a_digit_comes_and_goes(counted: Counted) -> None:
    grid = rows_of(counted)

    grid[0][0] = 1
    grid[0][0] = 3
    grid[0][-4] = 0

    counts = [counted.of(each) for each in (WRITES, PLACEMENTS, BACKTRACKS)]
    assert counts == [3, 2, 2]


def test_the_same_digit_again_is_only_written(counted: Counted) -> None:
    grid = rows_of(counted)

    grid[0][1] = 2
    assert counted.of(WRITES) == 0, "as the puzzle may still be read"
    grid[0][0] = 3
    grid[0][0] = 3

    assert [counted.of(each) for each in (WRITES, PLACEMENTS, BACKTRACKS)] == [2, 1, 0]


@pytest.mark.parametrize("sign", [str, int])
def test_a_grid_may_be_flat_and_of_signs(counted: Counted, sign: Any) -> None:
    grid = counted.recording.wrap([sign(digit) for digit in GIVENS])

    grid[0] = sign(3)

    assert (counted.of(PLACEMENTS), grid[:2]) == (1, [sign(3), sign(2)])
    assert counted.of(READS) == 2


def test_a_grid_may_be_filled_row_by_row(counted: Counted) -> None:
    grid = counted.recording.wrap([])
    for row in ROWS:
        grid.append(list(row))

    grid[0][0] = 3

    assert counted.of(PLACEMENTS) == 1


def test_a_grid_may_be_filled_cell_by_cell(counted: Counted) -> None:
    grid = counted.recording.wrap([[0] * 4 for _ in range(4)])
    for cell, digit in enumerate(GIVENS):
        grid[cell // 4][cell % 4] = digit

    grid[0][0] = 3

    assert (counted.of(PLACEMENTS), counted.of(WRITES)) == (1, 1)


def test_a_grid_may_be_extended(counted: Counted) -> None:
    grid = counted.recording.wrap([])
    grid += [list(row) for row in ROWS[:2]]
    grid.extend(list(row) for row in ROWS[2:])

    grid[0][0] = 3

    assert counted.of(PLACEMENTS) == 1


def test_rows_may_be_strings_that_are_replaced(counted: Counted) -> None:
    grid = counted.recording.wrap(["".join(map(str, row)) for row in ROWS])

    assert grid[0][1] == "2"
    assert "2" in grid[0]
    assert "".join(grid[0]) == "0200"
    assert counted.of(READS) == 1 + 2 + 4
    grid[0] = "3200"

    assert (counted.of(PLACEMENTS), counted.of(WRITES), grid[0]) == (1, 1, "3200")


def test_several_cells_may_be_written_at_once(counted: Counted) -> None:
    grid = rows_of(counted)

    grid[0][:] = [3, 2, 4, 1]
    grid[1:] = [[1, 0, 0, 2], *[list(row) for row in ROWS[2:]]]

    assert counted.of(PLACEMENTS) == 4
    grid[1][0] = 0
    assert counted.of(BACKTRACKS) == 1, "the new rows count as well"


def test_nothing_counts_after_the_solution(counted: Counted) -> None:
    grid = rows_of(counted)
    for cell, digit in enumerate(SMALL_SOLVED.digits):
        if not GIVENS[cell]:
            grid[cell // 4][cell % 4] = digit
    placed = counted.of(PLACEMENTS)
    counted.recording.call(0)

    for row in grid:
        assert list(row)
    grid[0][0] = 0
    grid[0][0] = 1
    counted.recording.call(0)

    assert placed == GIVENS.count(0)
    after = [counted.of(each) for each in (READS, PLACEMENTS, BACKTRACKS)]
    assert after == [0, placed, 0]
    assert counted.table[GRID_COUNTS * 8] == 1


def test_other_lists_count_nothing(counted: Counted) -> None:
    table = counted.recording.wrap([[False] * 5 for _ in range(4)])
    table[1][2] = True

    assert table[1][2] is True
    assert not any(counted.table)


def test_a_copy_is_a_list_of_its_own(counted: Counted) -> None:
    grid = rows_of(counted)

    copied = copy.deepcopy(grid)
    copied[0][0] = 4

    assert (type(copied), grid[0][0], counted.of(PLACEMENTS)) == (list, 0, 0)


INDEXES = st.integers(-5, 4)
CHANGES = st.one_of(
    st.tuples(st.just("set"), INDEXES, st.integers(0, 9)),
    st.tuples(st.just("append"), st.just(0), st.integers(0, 9)),
    st.tuples(st.just("extend"), st.just(0), st.lists(st.integers(0, 9), max_size=3)),
    st.tuples(st.just("slice"), INDEXES, st.lists(st.integers(0, 9), max_size=3)),
)


def change(values: list[Any], how: tuple[str, int, Any]) -> object:
    name, index, value = how
    try:
        match name:
            case "set":
                values[index] = value
            case "append":
                values.append(value)
            case "extend":
                values.extend(value)
            case "slice":
                values[index : index + 2] = value
    except IndexError as error:
        return str(error)
    return None


@given(start=st.lists(st.integers(0, 9), max_size=6), changes=st.lists(CHANGES, max_size=8))
def test_a_recorded_list_is_what_the_list_would_be(
    module: Any, start: list[int], changes: list[tuple[str, int, Any]]
) -> None:
    plain, recorded = list(start), Counted(module).recording.wrap(list(start))

    for how in changes:
        assert change(recorded, how) == change(plain, how)
        assert recorded == plain
        assert list(recorded) == plain
        assert [each in recorded for each in range(10)] == [each in plain for each in range(10)]


@given(
    writes=st.lists(st.tuples(st.integers(0, 15), st.integers(0, 4)), max_size=60),
)
def test_placements_less_backtracks_are_the_blanks_filled(
    module: Any, writes: list[tuple[int, int]]
) -> None:
    counted = Counted(module)
    grid = rows_of(counted)
    filled = dict[int, int]()

    for cell, digit in writes:
        if not GIVENS[cell] and tuple(filled.get(each, 0) for each in range(16)) != _SOLVED_BLANKS:
            grid[cell // 4][cell % 4] = digit
            filled[cell] = digit

    assert counted.of(PLACEMENTS) - counted.of(BACKTRACKS) == sum(map(bool, filled.values()))


_SOLVED_BLANKS = tuple(
    0 if given_ else digit for given_, digit in zip(GIVENS, SMALL_SOLVED.digits, strict=True)
)


def test_steps_are_noted_one_by_one_as_long_as_there_is_room(module: Any) -> None:
    words = memoryview(bytearray(8 * (1 + 3 * STEP_WORDS))).cast("q")
    counted = Counted(module)
    calls_at = (GRID_COUNTS * 8, GRID_COUNTS * 8 + 2)
    recorder = import_module(STEPS).StepRecorder(words, counted.table, __file__, calls_at)
    recording = module.Recording(counted.table, GIVENS, counted.houses, recorder)
    grid, other = (recording.wrap([list(row) for row in ROWS]) for _ in range(2))
    recording.call(2)
    assert grid[0][1] == 2

    grid[0][0], line = 1, sys._getframe().f_lineno
    recording.call(0)
    other[1][0] = other[1][0] = 4
    grid[0][0] = 3  # its second step finds no room

    steps = [words[place] for place in range(1, len(words), STEP_WORDS)]
    assert words[0] == 3
    assert [unpacked(each) for each in steps] == [(0, 1, True), (4, 4, True), (0, 1, False)]
    assert [grid_of(each) for each in steps] == [0, 1, 0]
    assert [line_of(each) for each in steps] == [line, line + 2, line + 3]
    assert [words[place] for place in range(2, len(words), STEP_WORDS)] == [1, 0, 1]
    assert [words[place] for place in range(3, len(words), STEP_WORDS)] == [1, 2, 2]


def test_a_row_that_is_a_string_is_copied_as_a_plain_one(counted: Counted) -> None:
    rows = counted.recording.wrap(["".join(map(str, row)) for row in ROWS])

    for copied in (copy.copy(rows[0]), copy.deepcopy(rows)[0]):
        assert type(copied) is str
        assert copied == "0200"
    assert rows[0][-1:] + rows[0][0] == "00"
    assert counted.of(READS) == 2
    with pytest.raises(IndexError):
        rows[0][4]
