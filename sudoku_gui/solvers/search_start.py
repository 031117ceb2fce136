"""How a search over a grid is started, and which grids an algorithm is not given."""

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Conflict, Grid
from sudoku_gui.solvers.search import Algorithm, Search
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError


class ConflictError(ValueError):
    """The grid breaks the rules before the search; `conflicts` names the clashing cells."""

    def __init__(self, conflicts: tuple[Conflict, ...]) -> None:
        super().__init__(f"{len(conflicts)} conflicts among the givens")
        self.conflicts = conflicts


def require_able(algorithm: Algorithm, geometry: Geometry) -> None:
    """Raise UnsuitableGeometryError if the algorithm cannot search grids of that geometry."""
    if not algorithm.can_search(geometry):
        raise UnsuitableGeometryError(
            text(
                "{algorithm}: this algorithm knows no houses but rows, columns and boxes",
                algorithm=algorithm.title,
            )
        )


def start_search(algorithm: Algorithm, grid: Grid) -> Search:
    """Return a search of `grid` by `algorithm`.

    Raises UnsuitableGeometryError if the algorithm cannot search such grids, ConflictError
    if two cells clash.
    """
    require_able(algorithm, grid.geometry)
    conflicts = grid.conflicts()
    if conflicts:
        raise ConflictError(conflicts)
    return algorithm.start(grid)
