"""The trial of all techniques: a little of it."""

import pytest

from sudoku_gui.techniques.registry import TECHNIQUES
from tests.long.technique_soundness import ONE_IN, ONE_IN_WITH_FEW, Trial, main
from tests.support.solvers.corpus import unique_rows


def test_in_a_few_positions_nothing_false_is_concluded(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = main(["--seed", "9", "--positions", "30"])

    written = capsys.readouterr().out
    assert status == 0
    assert "against the solution: 0 " in written
    assert "wrongly accepted: 0" in written


def test_a_path_is_the_same_wherever_a_trial_begins() -> None:
    puzzles = [row.puzzle for row in unique_rows()]
    whole, second = Trial(puzzles, 4), Trial(puzzles, 4)
    whole.follow(0)
    positions, found = whole.tally.positions, whole.tally.found.copy()

    whole.follow(1)
    second.follow(1)

    assert second.tally.positions == whole.tally.positions - positions
    assert second.tally.found == whole.tally.found - found


def test_where_there_are_several_solutions_no_technique_looks_that_needs_one() -> None:
    puzzles = [row.puzzle for row in unique_rows()]
    trial = Trial(puzzles, 1)
    path = 0
    while not trial.tally.with_several_solutions:
        trial.tally.looked.clear()
        trial.follow(path)
        path += 1

    assert set(trial.tally.looked).isdisjoint(
        each.name for each in TECHNIQUES if each.needs_uniqueness
    )


def test_the_slow_techniques_are_techniques() -> None:
    assert {*ONE_IN} <= {each.name for each in TECHNIQUES}


def test_where_few_candidates_are_left_slow_techniques_look_more_often() -> None:
    assert all(often < ONE_IN[name] for name, often in ONE_IN_WITH_FEW.items())
