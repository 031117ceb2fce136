"""Programs judged on a puzzle, and all that may stand in the way."""

from itertools import pairwise

import pytest

from sudoku_gui.documents.judging import JudgeReport, judging
from sudoku_gui.judge.program_run import Limits
from sudoku_gui.judge.stopping import RunStoppedError, never
from sudoku_gui.judge.verdict import JudgeProblem, JudgeTask, JudgeVerdict
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from tests.support.judged_programs import ENDLESS, FAILING, NOT_PYTHON, RIGHT, WRONG
from tests.support.puzzles import SMALL

LIMITS = Limits(seconds=20, megabytes=256)


def reports_on(source: str, givens: Grid = SMALL) -> list[JudgeReport]:
    task = JudgeTask("program.py", givens, JudgeProblem.SPACED, LIMITS)
    return list(judging(source, task, never))


def test_the_verdict_comes_first_and_then_the_same_with_what_was_counted() -> None:
    verdict, counted = reports_on(RIGHT)

    assert (str(verdict.sentence), str(counted.sentence)) == ("right", "right")
    assert (verdict.is_counting, counted.is_counting) == (True, False)
    assert verdict.judgement is not None
    assert counted.judgement is not None
    assert not verdict.judgement.counters.has_grid
    assert counted.judgement.counters.placements == 12
    assert counted.is_right


def test_beside_a_wrong_answer_stands_the_one_expected() -> None:
    *_, report = reports_on(WRONG)

    assert report.judgement is not None
    assert report.judgement.verdict is JudgeVerdict.WRONG
    assert report.expected.splitlines()[2] == "2 3 1 4"
    assert not report.is_right


def test_an_error_has_its_line_and_its_calls() -> None:
    *_, report = reports_on(FAILING)

    assert report.line == 2
    assert report.judgement is not None
    assert report.judgement.run.error_output.splitlines()[-1].startswith("IndexError: ")
    assert report.expected == ""


@pytest.mark.parametrize(
    ("source", "givens", "sentence", "line"),
    [
        (NOT_PYTHON, SMALL, "error: line 2: SyntaxError: invalid syntax", 2),
        ("\0", SMALL, "", 0),
        (RIGHT, Grid.from_line("11" + 14 * "0"), "", 0),
        (
            RIGHT,
            Grid.from_line("1230000400000000"),
            "the puzzle has no solution, so it cannot judge a program",
            0,
        ),
    ],
    ids=["no Python", "NUL", "clash", "no solution"],
)
def test_what_cannot_be_judged_is_told_and_nothing_is_run(
    source: str, givens: Grid, sentence: str, line: int
) -> None:
    (report,) = reports_on(source, givens)

    assert report.judgement is None
    assert report.line == line
    assert str(report.sentence).startswith(sentence)
    assert str(report.sentence)


@pytest.mark.parametrize("stops_at", [1, 4])
def test_a_run_that_nobody_wants_any_more_is_ended(stops_at: int) -> None:
    asked: list[bool] = []

    def is_stopped() -> bool:
        asked.append(len(asked) + 1 >= stops_at)
        return asked[-1]

    task = JudgeTask("program.py", SMALL, JudgeProblem.SPACED, LIMITS)
    with pytest.raises(RunStoppedError):
        list(judging(ENDLESS, task, is_stopped))

    assert asked == [*(False for _ in pairwise(asked)), True]


def test_of_several_solutions_the_smallest_is_expected_in_problem_2239() -> None:
    empty = Grid.empty(Geometry.of_size(4))
    task = JudgeTask("program.py", empty, JudgeProblem.JOINED, LIMITS)

    *_, report = judging("print()", task, never)

    assert report.expected.split() == ["1234", "3412", "2143", "4321"]
