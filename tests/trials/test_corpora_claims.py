"""The trial of claims: a few true ones, and false ones that it must notice."""

from pathlib import Path

import pytest

from tests.trials.corpora_claims import Outcome, claims_in, main, outcome_of

FOUR = "0200000200104000"
FOUR_SOLVED = "3241143223144123"
SIX_BY_TALL_BOXES = "123456" + "." * 30


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        (FOUR, Outcome.CONFIRMED),
        (f"a name\t{FOUR}\t1\t{FOUR_SOLVED}", Outcome.CONFIRMED),
        (f"{FOUR} # {FOUR_SOLVED}", Outcome.CONFIRMED),
        (f"{FOUR}:2:", Outcome.REFUTED),
        (f"{FOUR}:0:", Outcome.REFUTED),
        (f"{FOUR}:1:{FOUR_SOLVED[::-1]}", Outcome.REFUTED),
        (f"{'.' * 16}\t288", Outcome.CONFIRMED),
        (f"{'.' * 16}\t287", Outcome.REFUTED),
        (f"{'.' * 16}\t2", Outcome.REFUTED),
        (f"clash\t11{'.' * 14}\tconflict\t-2", Outcome.CONFIRMED),
        (f"clash\t11{'.' * 14}\t1", Outcome.REFUTED),
        (f"none\t123....4{'.' * 8}\t0", Outcome.CONFIRMED),
    ],
)
def test_a_claim_is_tried(tmp_path: Path, line: str, outcome: Outcome) -> None:
    (claim,) = claims_in(_list(tmp_path, line), two_or_more=False)

    assert outcome_of(claim) is outcome


def test_two_may_stand_for_more(tmp_path: Path) -> None:
    (claim,) = claims_in(_list(tmp_path, f"{'.' * 16}\t2"), two_or_more=True)

    assert outcome_of(claim) is Outcome.CONFIRMED


def test_the_shape_of_boxes_may_be_told(tmp_path: Path) -> None:
    (claim,) = claims_in(_list(tmp_path, f"x\t6\t3\t2\t{SIX_BY_TALL_BOXES}"), two_or_more=False)

    assert (claim.puzzle.geometry.box_rows, claim.puzzle.geometry.box_columns) == (3, 2)


def test_the_trial_ends_with_1_where_a_claim_is_false(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = _list(tmp_path, f"# a list\n{FOUR}:1\n{FOUR}:3")

    assert main([str(tmp_path)]) == 1
    assert f"refuted: {file.name}:3: 3 of" in capsys.readouterr().out


def _list(folder: Path, lines: str) -> Path:
    path = folder / "list.txt"
    path.write_text(f"{lines}\n", "utf-8")
    return path
