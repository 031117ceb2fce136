"""How slips are said."""

import pytest

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.solvers.diagnose.typos import Typo, TypoKind
from sudoku_gui.wording.typos import typo_sentence

NINE = Geometry.of_size(9)


@pytest.mark.parametrize(
    ("kind", "changes", "said"),
    [
        (TypoKind.WRONG_DIGIT, {33: (8, 3)}, "r4c7: 8 → 3"),
        (TypoKind.EXTRA_GIVEN, {33: (8, 0)}, "r4c7: 8 → blank"),
        (TypoKind.SWAP, {33: (8, 3), 34: (3, 8)}, "r4c7 ↔ r4c8"),
        (TypoKind.ROW_SHIFT, {28: (5, 0), 29: (0, 5)}, "row 4 from r4c2: 1 to the right"),
        (TypoKind.ROW_SHIFT, {28: (0, 5), 29: (5, 0)}, "row 4 from r4c2: 1 to the left"),
        (TypoKind.COLUMN_SHIFT, {28: (5, 0), 37: (0, 5)}, "column 2 from r4c2: 1 down"),
        (TypoKind.COLUMN_SHIFT, {28: (0, 5), 37: (5, 0)}, "column 2 from r4c2: 1 up"),
    ],
)
def test_a_slip_is_said_as_its_correction(
    kind: TypoKind, changes: dict[int, tuple[int, int]], said: str
) -> None:
    typo = Typo(
        kind,
        tuple(map(Cell, changes)),
        tuple(Digit(before) for before, _ in changes.values()),
        tuple(Digit(after) for _, after in changes.values()),
        solutions=1,
        has_more=False,
    )

    assert str(typo_sentence(typo, NINE)) == said
