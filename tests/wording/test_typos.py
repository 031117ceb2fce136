"""How slips are said."""

import pytest

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.solvers.diagnose.typos import Slip, SlipKind
from sudoku_gui.wording.typos import slip_sentence

NINE = Geometry.of_size(9)


@pytest.mark.parametrize(
    ("kind", "changes", "said"),
    [
        (SlipKind.WRONG_DIGIT, {33: (8, 3)}, "r4c7: 8 → 3"),
        (SlipKind.EXTRA_GIVEN, {33: (8, 0)}, "r4c7: 8 → blank"),
        (SlipKind.SWAP, {33: (8, 3), 34: (3, 8)}, "r4c7 ↔ r4c8"),
        (SlipKind.ROW_SHIFT, {28: (5, 0), 29: (0, 5)}, "row 4 from r4c2: 1 to the right"),
        (SlipKind.ROW_SHIFT, {28: (0, 5), 29: (5, 0)}, "row 4 from r4c2: 1 to the left"),
        (SlipKind.COLUMN_SHIFT, {28: (5, 0), 37: (0, 5)}, "column 2 from r4c2: 1 down"),
        (SlipKind.COLUMN_SHIFT, {28: (0, 5), 37: (5, 0)}, "column 2 from r4c2: 1 up"),
    ],
)
def test_a_slip_is_said_as_its_correction(
    kind: SlipKind, changes: dict[int, tuple[int, int]], said: str
) -> None:
    slip = Slip(
        kind,
        tuple(map(Cell, changes)),
        tuple(Digit(before) for before, _ in changes.values()),
        tuple(Digit(after) for _, after in changes.values()),
        solutions=1,
        has_more=False,
    )

    assert str(slip_sentence(slip, NINE)) == said
