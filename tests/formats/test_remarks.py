"""What a reader says about a puzzle that it opened all the same."""

import pytest

from sudoku_gui.formats.remarks import Remark, about_givens, gathered, several_puzzles, skipped
from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from tests.support.puzzles import SMALL_LINE


def sentences(remarks: object) -> list[str]:
    assert isinstance(remarks, tuple)
    return [str(remark.sentence) for remark in remarks]


def numbered(line: int) -> Text:
    return text("remark {number}", number=line)


def test_a_remark_names_its_line_if_it_has_one() -> None:
    assert str(Remark(text("a remark"), 7).sentence) == "line 7: a remark"
    assert str(Remark(text("a remark")).sentence) == "a remark"


def test_a_few_remarks_of_a_kind_stand_one_by_one() -> None:
    remarks = gathered([2, 3, 5], numbered)

    assert sentences(remarks) == ["line 2: remark 2", "line 3: remark 3", "line 5: remark 5"]
    assert gathered([], numbered) == ()


def test_many_remarks_of_a_kind_become_one() -> None:
    assert sentences(gathered(range(2, 9), numbered)) == ["line 2: remark 2 (likewise 6 more)"]


def test_only_the_remarks_that_are_shown_are_worked_out() -> None:
    asked = []

    def remark(line: int) -> Text:
        asked.append(line)
        return numbered(line)

    gathered(range(1, 100_000), remark)

    assert asked == [1]


def test_skipped_lines_are_named() -> None:
    assert sentences(skipped([1, 11])) == [
        "line 1: not a part of the puzzle, skipped",
        "line 11: not a part of the puzzle, skipped",
    ]


def test_more_puzzles_than_one_are_counted() -> None:
    assert sentences(tuple(several_puzzles(2))) == ["the file holds 2 puzzles; the first is opened"]
    assert list(several_puzzles(1)) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (SMALL_LINE, []),
        ("0000000000000000", ["the grid has no givens"]),
        ("1100000000000000", ["givens clash: r1c1/r1c2"]),
        ("1010000010000000", ["givens clash: r1c1/r1c3, r1c1/r3c1"]),
        ("1111000000000000", ["givens clash: r1c1/r1c2, r1c1/r1c3, r1c1/r1c4 and 3 more pairs"]),
    ],
)
def test_givens_that_clash_or_are_none_are_said(line: str, said: list[str]) -> None:
    assert sentences(tuple(about_givens(Grid.from_line(line)))) == said


def test_a_remark_on_clashes_stays_short_on_the_largest_grid() -> None:
    (said,) = sentences(tuple(about_givens(Grid(Geometry.of_size(25), bytes([25]) * 625))))

    assert said == "givens clash: r1c1/r1c2, r1c1/r1c3, r1c1/r1c4 and 19997 more pairs"
