"""Which grids can be solved at once by name."""

import pytest

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.engine import instant
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError


def test_plain_9x9_is_known() -> None:
    instant.require(Geometry.of_size(9))


def test_other_sizes_are_refused() -> None:
    with pytest.raises(UnsuitableGeometryError, match="9x9 only"):
        instant.require(Geometry.of_size(4))
