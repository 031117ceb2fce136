"""The trial of ratings, on a few and on its own arithmetic."""

from pathlib import Path

import pytest

from tests.long.rating_agreement import UNRATED, Pair, main, pairs_in, tau_b

TABLE = Path(__file__).parents[1] / "data" / "explainer_ratings.tsv"


@pytest.mark.parametrize(
    ("ratings", "expected"),
    [
        ([(1, 1), (2, 2), (3, 3)], 1.0),
        ([(1, 3), (2, 2), (3, 1)], -1.0),
        ([(1, 1), (2, 3), (3, 2), (4, 4)], 4 / 6),
        ([(1, 1), (1, 2), (2, 2), (3, 3)], 4 / 5),
    ],
)
def test_the_correlation_is_kendalls(ratings: list[tuple[int, int]], expected: float) -> None:
    assert tau_b([Pair("", *each) for each in ratings]) == pytest.approx(expected)


def test_it_reads_puzzles_and_given_ratings() -> None:
    lines = TABLE.read_text("utf-8").splitlines()[:10]

    pairs = list(pairs_in(lines))

    assert [pair.given for pair in pairs] == [
        round(10 * float(line.split()[1])) for line in lines if not line.startswith("#")
    ]
    assert all(not pair.distance for pair in pairs)


def test_it_says_how_many_agree_and_lists_those_that_do_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [
        line.split("\t")
        for line in TABLE.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ][:4]
    path = tmp_path / "ratings.txt"
    wrong = f"{rows[0][0]} 5.0\n"
    path.write_text("".join(f"{row[0]} {row[1]}\n" for row in rows[1:]) + wrong, "utf-8")

    assert main([str(path), "--list", "3"]) == 0

    printed = capsys.readouterr().out.splitlines()
    assert printed[0].split() == ["puzzles", "4"]
    assert printed[1].split() == ["not", "rated", "0"]
    assert "75.0% equal" in printed[3]
    assert printed[-1].startswith(f"{rows[0][0]}  given 5.0, found ")
    assert all(pair.found != UNRATED for pair in pairs_in(path.read_text("utf-8").splitlines()))
