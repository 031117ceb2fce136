"""The benchmark of ratings, on a few puzzles."""

from pathlib import Path

import pytest

from tests.benchmarks.rating_speed import Timing, by_band, main

TABLE = Path(__file__).parents[1] / "data" / "explainer_ratings.tsv"


def test_it_prints_a_row_for_each_band_and_one_for_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = TABLE.read_text("utf-8").splitlines()
    path = tmp_path / "list.txt"
    path.write_text("\n".join(line.split("\t")[0] for line in lines[3:60:8]), "utf-8")

    assert main([str(path)]) == 0

    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("engine: ")
    rows = [line.split() for line in printed[2:]]
    assert rows[-1][0] == "all"
    assert int(rows[-1][1]) == sum(int(row[1]) for row in rows[:-1]) == 8
    assert rows[0][0] == "-1.5"


def test_bands_begin_where_the_one_before_ends() -> None:
    timings = [Timing(tenths, 1.0, 1.0) for tenths in (14, 15, 100, 44, None)]

    assert [*by_band(timings)] == ["-1.5", "1.5-2.4", "2.4-4.5", "10.0-", "beyond"]
