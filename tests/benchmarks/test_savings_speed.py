"""The measurement of following a search under a rule: on short ones."""

import pytest

from sudoku_gui.solvers import algorithm_named
from tests.benchmarks.savings_speed import main, measure
from tests.support.solvers.corpus import puzzle_of_counts


def test_every_rule_is_measured_beside_exploring() -> None:
    costs = measure(algorithm_named("used-tables"), puzzle_of_counts("C"))

    assert [cost.rule for cost in costs] == ["backjumping", "forward checking", "given", "heat"]
    for cost in costs:
        assert cost.ratio > 0
        assert 0 < cost.left <= 1


def test_where_the_blanks_are_chosen_a_given_is_not_measured() -> None:
    costs = measure(algorithm_named("fewest-candidates"), puzzle_of_counts("E"))

    assert [cost.rule for cost in costs] == ["backjumping", "forward checking", "heat"]


def test_the_greatest_ratio_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rounds", "1", "--algorithms", "backwards", "--least", "1000"])

    assert capsys.readouterr().out.splitlines()[-1].startswith("greatest_ratio ")
