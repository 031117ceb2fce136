"""The trial of reading pictures: a few of them, and whether it would notice anything."""

import numpy as np
import pytest

from sudoku_gui.photo.arrays import Floats
from sudoku_gui.photo.cell_classifier import CellClassifier
from tests.long.picture_cases import Promise
from tests.long.picture_fuzz import run
from tests.support.drawn_pictures import PUZZLE


def test_nothing_escapes_from_a_few_pictures(capfd: pytest.CaptureFixture[str]) -> None:
    kinds, escapes = run(6, seed=5)
    capfd.readouterr()  # what libraries of pictures say of damaged ones

    assert escapes == []
    assert all(kinds[promise] for promise in Promise)


class AlwaysTheSamePuzzle:
    """A planted fault: whatever a grid shows, the same is read, and for sure."""

    def probabilities(self, cells: Floats, /) -> Floats:
        digits = np.array([int(sign) for sign in PUZZLE])
        rows: Floats = np.eye(19, dtype=np.float32)[np.resize(digits, len(cells))]
        return rows


class FailingClassifier:
    """A planted fault: fails."""

    def probabilities(self, cells: Floats, /) -> Floats:
        raise IndexError("no such cell")


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (AlwaysTheSamePuzzle(), "misread for sure"),
        (FailingClassifier(), "IndexError('no such cell')"),
    ],
    ids=["always the same puzzle", "failing"],
)
def test_a_planted_fault_escapes(fault: CellClassifier, words: str) -> None:
    _, escapes = run(1, seed=1, classifier=fault)

    assert len(escapes) == 1
    assert words in escapes[0]
