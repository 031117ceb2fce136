"""`sudoku-gui algorithms`."""

import re

import pytest

from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.engine import instant
from sudoku_gui.solvers.search import Algorithm
from tests.support.terminal import run_command


def test_the_algorithms_are_a_line_each_with_name_and_title() -> None:
    ended = run_command("algorithms")

    assert (ended.status, ended.errors) == (0, b"")
    assert [re.split("  +", line) for line in ended.lines] == [
        *([algorithm.name, str(algorithm.title)] for algorithm in ALGORITHMS),
        [instant.NAME, str(instant.TITLE)],
    ]


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)
def test_a_procedure_is_shown_line_by_line(algorithm: Algorithm) -> None:
    ended = run_command("algorithms", "--procedure", algorithm.name)

    lines = algorithm.procedure.lines
    assert (ended.status, ended.errors) == (0, b"")
    assert [line.strip() for line in ended.lines] == [str(line.text) for line in lines]
    assert [(len(line) - len(line.lstrip())) // 4 for line in ended.lines] == [
        line.indent for line in lines
    ]


def test_the_procedure_of_nobody_is_bad_use() -> None:
    ended = run_command("algorithms", "--procedure", "nobody")

    assert (ended.status, ended.output) == (2, b"")
    assert 'no algorithm is called "nobody"' in ended.messages[0]


def test_what_has_no_steps_has_no_procedure() -> None:
    ended = run_command("algorithms", "--procedure", "instant")

    assert (ended.status, ended.output) == (2, b"")
    assert '"instant" solves without steps' in ended.messages[0]
