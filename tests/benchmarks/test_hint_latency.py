"""The benchmark of hints, on a few puzzles."""

from pathlib import Path

import pytest

from tests.benchmarks.hint_latency import Hint, by_group, main

TABLE = Path(__file__).parents[1] / "data" / "explainer_ratings.tsv"


def test_it_prints_how_long_hints_take(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = TABLE.read_text("utf-8").splitlines()
    path = tmp_path / "list.txt"
    path.write_text(lines[3].split("\t")[0] + "\n", "utf-8")

    assert main([str(path)]) == 0

    engine, heading, *rows = capsys.readouterr().out.splitlines()
    assert engine.startswith("engine: ")
    assert heading.split() == ["number", "ms", "50%", "90%", "99%", "most"]
    (line,) = rows
    assert line.startswith("up to ALS ")
    number, *figures = line.removeprefix("up to ALS").split()
    assert int(number) > 40
    assert sorted(map(float, figures)) == [float(each) for each in figures]


def test_hints_are_told_apart_by_whether_something_is_supposed() -> None:
    easy, chain, supposed, none = (
        Hint(0.1, name) for name in ("full-house", "als-chain", "nested-forcing-chain", "")
    )
    assert by_group([supposed, easy, none, chain]) == {
        "up to ALS": [easy, chain],
        "suppositions": [supposed],
        "none": [none],
    }
    assert list(by_group([none])) == ["none"]
