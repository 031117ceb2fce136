"""The trial of the typo finder: a little of it."""

from pathlib import Path

import pytest

from tests.long.typos import main, run
from tests.support.solvers.corpus import puzzles_of_norvig


def test_in_a_few_spoiled_puzzles_the_true_slip_is_found_near_the_top() -> None:
    findings = run(puzzles_of_norvig()[:4], seed=5)

    assert len(findings) >= 2
    assert all(1 <= finding.place <= 5 and finding.is_complete for finding in findings)


def test_there_are_200_puzzles_for_the_trial() -> None:
    assert len(set(puzzles_of_norvig())) == 200


def test_puzzles_of_files_with_one_solution_are_spoiled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    puzzles = [str(puzzle) for puzzle in puzzles_of_norvig()[:3]]
    path.write_text("\n".join([*puzzles, "1" + "." * 80]))

    main([str(path), "--seed", "5"])

    assert "3 puzzles spoiled" in capsys.readouterr().out


def test_the_trial_prints_what_it_came_to(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--count", "2", "--seed", "5"])

    assert status == 0
    assert "true slip missed: 0" in capsys.readouterr().out
