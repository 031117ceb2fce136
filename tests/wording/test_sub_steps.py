"""Sub-steps as sentences."""

from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.sub_steps import sub_steps
from sudoku_gui.wording.sub_steps import sub_step_sentence
from tests.support.playback.naive import Walked, walk
from tests.support.puzzles import SMALL


def told(walked: Walked, step: int) -> list[str]:
    """What is told of the step after `step` others."""
    procedure = walked.algorithm.procedure
    happened = sub_steps(procedure, walked.moments[step], walked.moments[step + 1])
    return [str(sub_step_sentence(each, SMALL.geometry)) for each in happened]


def test_each_digit_is_told_with_the_reason_it_is_refused() -> None:
    assert told(walk(algorithm_named("used-tables"), SMALL), 4) == [
        "1 is refused in r2c2: r1c1 holds it (box 1).",
        "2 is refused in r2c2: r2c4 holds it (row 2).",
        "3 is refused in r2c2: r2c1 holds it (row 2).",
        "4 is placed in r2c2.",
        "On to r2c3.",
    ]


def test_a_step_back_tells_that_nothing_was_left() -> None:
    assert told(walk(algorithm_named("used-tables"), SMALL), 5)[-2:] == [
        "Nothing is left to try at r2c3.",
        "4 is taken out of r2c2.",
    ]


def test_a_digit_that_the_givens_forbid_is_not_on_the_list() -> None:
    sentences = told(walk(algorithm_named("listed-possibilities"), SMALL), 1)

    assert sentences[1] == "2 is not on the list of r1c3: r1c2 is given (row 1)."


def test_every_step_of_every_algorithm_can_be_told() -> None:
    for algorithm in ALGORITHMS:
        walked = walk(algorithm, SMALL)
        for step in range(walked.end):
            assert all(told(walked, step)), algorithm.name
