"""The benchmark of techniques, on a few puzzles."""

from pathlib import Path

import pytest

from sudoku_gui.techniques.registry import TECHNIQUES
from tests.benchmarks.technique_times import main, times_of
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import unique_rows

TABLE = Path(__file__).parents[1] / "data" / "explainer_ratings.tsv"


def test_it_prints_a_row_for_each_technique(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line.split("\t")[0] for line in TABLE.read_text("utf-8").splitlines()]
    path = tmp_path / "list.txt"
    path.write_text("\n".join(lines[3:30:9]), "utf-8")

    assert main([str(path)]) == 0

    heading, _, *rows = capsys.readouterr().out.splitlines()
    assert heading.endswith("3 puzzles")
    cells = [row.split() for row in rows]
    assert [each[0] for each in cells] == [*dict.fromkeys(t.name for t in TECHNIQUES), "none"]
    assert sum(int(each[1]) for each in cells) == 3


def test_each_step_is_one_search_that_found_something() -> None:
    puzzle = unique_rows()[0].puzzle

    times = times_of([puzzle])

    assert times.hardest.total() == 1
    placed = sum(len(times.found[name]) for name in ("full-house", "hidden-single", "naked-single"))
    assert placed == len(puzzle.blanks())
    assert len(times.in_vain["full-house"]) == placed - len(times.found["full-house"])


def test_puzzles_may_be_of_any_size() -> None:
    assert times_of([SMALL]).hardest.total() == 1
