"""The trial of claims: a few true ones, and false ones that it must notice."""

from pathlib import Path

import pytest

from tests.long.corpora_claims import Outcome, claims_in, main, outcome_of
from tests.support.puzzles import SMALL_LINE, SMALL_SOLVED_LINE

SIX_BY_TALL_BOXES = "123456" + "." * 30


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        (SMALL_LINE, Outcome.CONFIRMED),
        (f"a name\t{SMALL_LINE}\t1\t{SMALL_SOLVED_LINE}", Outcome.CONFIRMED),
        (f"{SMALL_LINE} # {SMALL_SOLVED_LINE}", Outcome.CONFIRMED),
        (f"{SMALL_LINE}:2:", Outcome.REFUTED),
        (f"{SMALL_LINE}:0:", Outcome.REFUTED),
        (f"{SMALL_LINE}:1:{SMALL_SOLVED_LINE[::-1]}", Outcome.REFUTED),
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
    file = _list(tmp_path, f"# a list\n{SMALL_LINE}:1\n{SMALL_LINE}:3")

    assert main([str(tmp_path)]) == 1
    assert f"refuted: {file.name}:3: 3 of" in capsys.readouterr().out


def _list(folder: Path, lines: str) -> Path:
    path = folder / "list.txt"
    path.write_text(f"{lines}\n", "utf-8")
    return path
