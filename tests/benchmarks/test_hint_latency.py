"""The benchmark of hints, on a few puzzles."""

from pathlib import Path

import pytest

from tests.benchmarks.hint_latency import main

TABLE = Path(__file__).parents[1] / "data" / "explainer_ratings.tsv"


def test_it_prints_how_long_hints_take(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = TABLE.read_text("utf-8").splitlines()
    path = tmp_path / "list.txt"
    path.write_text(lines[3].split("\t")[0] + "\n", "utf-8")

    assert main([str(path)]) == 0

    engine, heading, *rows = capsys.readouterr().out.splitlines()
    assert engine.startswith("engine: ")
    assert heading.split() == ["number", "ms", "50%", "90%", "99%", "most"]
    ((name, number, *figures),) = [line.split() for line in rows]
    assert name == "hints"
    assert int(number) > 40
    assert sorted(map(float, figures)) == [float(each) for each in figures]
