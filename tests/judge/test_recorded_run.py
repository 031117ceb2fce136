"""The steps that are kept of a program's run."""

from sudoku_gui.judge.step_record import STEP_WORDS, grid_of, line_of, unpacked
from sudoku_gui.judge.verdict import JudgeProblem
from tests.support.puzzles import SMALL
from tests.support.recorded_runs import run_of, run_of_program

READING = "rows = [list(map(int, input().split())) for _ in range(4)]\n"
OF_SMALL = JudgeProblem.SPACED


def steps_of(source: str) -> list[tuple[int, int, int, int]]:
    """Cell, digit, whether it was placed, and the line of each step of a program on SMALL."""
    run = run_of_program(READING + source, SMALL, OF_SMALL)
    assert run is not None
    firsts = run.words[::STEP_WORDS]
    return [(*unpacked(each), line_of(each)) for each in firsts]


def test_each_step_knows_its_cell_digit_and_line() -> None:
    assert steps_of("rows[0][0] = 3\nrows[0][0] = 0\nrows[3][3] = 1") == [
        (0, 3, True, 2),
        (0, 3, False, 3),
        (15, 1, True, 4),
    ]


def test_one_digit_in_place_of_another_is_two_steps() -> None:
    assert steps_of("rows[0][0] = 1\nrows[0][0] = 3")[1:] == [(0, 1, False, 3), (0, 3, True, 3)]


def test_a_line_within_a_function_is_that_of_the_function() -> None:
    source = "def fill(digit):\n    rows[0][0] = digit\n\nfill(4)"

    assert steps_of(source) == [(0, 4, True, 3)]


def test_a_row_put_in_as_a_whole_is_steps_of_its_line() -> None:
    row = [3, *SMALL.digits[1:4]]

    assert steps_of(f"rows[0] = {row}") == [(0, 3, True, 2)]


def test_a_run_ends_where_a_given_is_changed() -> None:
    run = run_of([(0, 3), (1, 4), (2, 4)])

    assert run is not None
    assert run.count == 1
    assert not run.is_whole


def test_only_the_grid_in_which_most_is_placed_counts() -> None:
    source = "other = [row[:] for row in rows]\nother[0][0] = 3\nrows[0][0] = 1\nrows[0][2] = 4\n"

    assert [line for *_, line in steps_of(source)] == [4, 5]


def test_what_finds_no_room_is_not_recorded() -> None:
    run = run_of([(0, 3), (0, 0), (0, 4)], most_steps=2)

    assert run is not None
    assert (run.count, run.is_whole) == (2, False)
    assert [grid_of(each) for each in run.words[::STEP_WORDS]] == [0, 0]


def test_a_program_that_writes_nothing_has_no_run() -> None:
    assert run_of([]) is None
    assert run_of_program(READING, SMALL, OF_SMALL) is None
