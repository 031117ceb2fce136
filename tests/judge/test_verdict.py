"""The verdict on programs, and their counters."""

import pytest

from sudoku_gui.judge.instrumentation import prepare
from sudoku_gui.judge.program_run import Limits
from sudoku_gui.judge.verdict import (
    Answer,
    AnswerFault,
    JudgeProblem,
    JudgeTask,
    JudgeVerdict,
    check_answer,
    judge,
    typed_input,
)
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.task import run
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.recorded_runs import LIMITS, PROGRAMS, PUBLISHED
from tests.support.solvers.corpus import Pace, counts_rows

SPACED = typed_input(SMALL_SOLVED, JudgeProblem.SPACED)
JOINED = typed_input(SMALL_SOLVED, JudgeProblem.JOINED)


@pytest.mark.parametrize("name", PUBLISHED)
@pytest.mark.parametrize("puzzle", ["A", "B", "C"])
def test_the_published_programs_are_right_and_count_what_ours_count(name: str, puzzle: str) -> None:
    path = PROGRAMS / f"{name.replace('-', '_')}.py"
    program = prepare(path.read_bytes(), path.name)
    rows = counts_rows(Pace.QUICK)
    row = next(each for each in rows if (each.puzzle, each.algorithm) == (puzzle, name))

    judgement = judge(program, JudgeTask(path.name, row.grid, PUBLISHED[name], LIMITS))

    counters = judgement.counters
    assert judgement.verdict is JudgeVerdict.RIGHT, judgement
    assert judgement.is_counted_to_the_end
    assert (counters.placements, counters.backtracks, counters.calls) == (
        row.counters.placements,
        row.counters.backtracks,
        row.counters.calls,
    )
    assert counters.reads >= counters.placements
    assert counters.writes == counters.placements + counters.backtracks


def test_the_puzzle_is_typed_as_the_problem_has_it() -> None:
    assert typed_input(SMALL, JudgeProblem.SPACED).splitlines()[0] == b"0 2 0 0"
    assert typed_input(SMALL, JudgeProblem.JOINED).splitlines()[0] == b"0200"


@pytest.mark.parametrize(
    ("problem", "output"),
    [
        (JudgeProblem.SPACED, SPACED),
        (JudgeProblem.SPACED, SPACED.replace(b"\n", b" \r\n") + b"\n\n"),
        (JudgeProblem.JOINED, JOINED),
        (JudgeProblem.JOINED, JOINED.rstrip()),
    ],
)
def test_the_solution_is_right_however_lines_end(problem: JudgeProblem, output: bytes) -> None:
    assert run(check_answer(output, SMALL, problem)) == Answer(AnswerFault.NONE)


@pytest.mark.parametrize(
    ("problem", "output", "answer"),
    [
        (JudgeProblem.SPACED, b" \n", Answer(AnswerFault.NOT_PRINTED)),
        (JudgeProblem.SPACED, JOINED, Answer(AnswerFault.WRONG_LAYOUT, 1)),
        (JudgeProblem.JOINED, SPACED, Answer(AnswerFault.WRONG_LAYOUT, 1)),
        (JudgeProblem.JOINED, JOINED + b"1234\n", Answer(AnswerFault.WRONG_LAYOUT, 5)),
        (JudgeProblem.JOINED, JOINED[:13], Answer(AnswerFault.WRONG_LAYOUT, 3)),
        (JudgeProblem.JOINED, JOINED[:15], Answer(AnswerFault.WRONG_LAYOUT, 4)),
        (JudgeProblem.JOINED, b"done\n" + JOINED, Answer(AnswerFault.WRONG_LAYOUT, 1)),
        (JudgeProblem.JOINED, b"\xff\xfe" + JOINED, Answer(AnswerFault.WRONG_LAYOUT, 1)),
        (JudgeProblem.JOINED, b"0" + JOINED[1:], Answer(AnswerFault.WRONG_LAYOUT, 1)),
        (
            JudgeProblem.JOINED,
            JOINED.translate(bytes.maketrans(b"12", b"21")),
            Answer(AnswerFault.GIVEN_CHANGED, cell=Cell(1)),
        ),
        (
            JudgeProblem.JOINED,
            b"1" + JOINED[1:],
            Answer(AnswerFault.DIGIT_TWICE, cell=Cell(3)),
        ),
    ],
)
def test_each_fault_is_told_with_its_place(
    problem: JudgeProblem, output: bytes, answer: Answer
) -> None:
    assert run(check_answer(output, SMALL, problem)) == answer


def test_2239_wants_the_smallest_solution_and_2580_any() -> None:
    empty = Grid.from_line("0" * 16)
    smallest, larger = "1234341221434321", "1243341221344321"

    for problem, solution, fault in (
        (JudgeProblem.JOINED, smallest, AnswerFault.NONE),
        (JudgeProblem.JOINED, larger, AnswerFault.NOT_SMALLEST),
        (JudgeProblem.SPACED, larger, AnswerFault.NONE),
    ):
        output = typed_input(Grid.from_line(solution), problem)
        assert run(check_answer(output, empty, problem)).fault is fault, solution


def test_a_program_whose_grid_is_not_found_is_judged_without_counters() -> None:
    program = prepare(f"print({JOINED.decode()!r})", "program.py")

    judgement = judge(program, JudgeTask("program.py", SMALL, JudgeProblem.JOINED, LIMITS))

    assert (judgement.verdict, judgement.counters.has_grid) == (JudgeVerdict.RIGHT, False)


@pytest.mark.parametrize(
    ("source", "verdict"),
    [
        ("print(1)", JudgeVerdict.WRONG),
        ("1 / 0", JudgeVerdict.ERROR),
        ("while True: pass", JudgeVerdict.SLOW),
        ("while True: print('x' * 10_000)", JudgeVerdict.LARGE),
    ],
)
def test_a_program_that_fails_gets_its_verdict(source: str, verdict: JudgeVerdict) -> None:
    program = prepare(source, "program.py")
    limits = Limits(seconds=0.5, megabytes=256) if verdict is JudgeVerdict.SLOW else LIMITS

    task = JudgeTask("program.py", SMALL, JudgeProblem.JOINED, limits)
    assert judge(program, task).verdict is verdict
