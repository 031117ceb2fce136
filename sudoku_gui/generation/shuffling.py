"""A puzzle like another one: other digits, rows and columns in another order, maybe mirrored.

What was needed to solve the one is needed for the other.
"""

from collections.abc import Sequence

from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK, Grid

_ABOUT_DIAGONALS = frozenset(
    {
        Symmetry.QUARTER_TURNS,
        Symmetry.DIAGONAL,
        Symmetry.ANTIDIAGONAL,
        Symmetry.BOTH_DIAGONALS,
    }
)
_ABOUT_LINES = frozenset({Symmetry.LEFT_RIGHT, Symmetry.TOP_BOTTOM})


def can_be_shuffled(geometry: Geometry) -> bool:
    """Return whether rows and columns may be exchanged: not where there are other houses."""
    return geometry.is_plain


def shuffled(puzzle: Grid, chance: RandomStream) -> Grid:
    """Return a puzzle like `puzzle`, of a plain geometry; the symmetry of the givens is kept.

    To keep it, lines that are mirror images of each other go to such places, and where the
    symmetry is about a diagonal, rows go where columns go.  Where boxes are wider than high, that
    cannot be, and a symmetry about a diagonal is lost.
    """
    geometry = puzzle.geometry
    symmetries = _symmetries_of(puzzle)
    rows = _order(geometry.size, geometry.box_rows, chance, is_centred=bool(symmetries))
    columns = _order(geometry.size, geometry.box_columns, chance, is_centred=bool(symmetries))
    is_square = geometry.box_rows == geometry.box_columns
    if symmetries & _ABOUT_DIAGONALS and is_square:
        columns = rows
    is_mirrored = is_square and not symmetries & _ABOUT_LINES and chance.below(2) == 1
    digits = [BLANK, *chance.shuffled(geometry.digits)]
    size = geometry.size
    places = ((row, column) for row in rows for column in columns)
    sources = (
        column * size + row if is_mirrored else row * size + column for row, column in places
    )
    return Grid(geometry, bytes(digits[puzzle.digits[source]] for source in sources))


def _symmetries_of(puzzle: Grid) -> set[Symmetry]:
    """Return the symmetries, besides none at all, that the givens lie in."""
    given = set(puzzle.filled())
    return {
        each
        for each in Symmetry
        if each is not Symmetry.NONE
        and all(
            given.issuperset(orbit) or given.isdisjoint(orbit)
            for orbit in each.orbits(puzzle.geometry)
        )
    }


def _order(size: int, band: int, chance: RandomStream, *, is_centred: bool) -> Sequence[int]:
    """Return the lines of a grid in another order, those of a band of boxes side by side.

    is_centred: where one line goes, its mirror image goes to the mirror image of that place.
    """
    mix = _centred if is_centred else _mixed
    bands = mix(size // band, chance)
    within: dict[int, Sequence[int]] = {}
    for each in bands:
        opposite = size // band - 1 - each
        if is_centred and opposite in within:
            within[each] = [band - 1 - line for line in reversed(within[opposite])]
        else:
            within[each] = (mix if opposite == each else _mixed)(band, chance)
    return [each * band + line for each in bands for line in within[each]]


def _mixed(count: int, chance: RandomStream) -> Sequence[int]:
    return chance.shuffled(range(count))


def _centred(count: int, chance: RandomStream) -> Sequence[int]:
    """Return numbers in any order in which the first and the last make `count` - 1, and so on."""
    half = chance.shuffled(range(count // 2))
    first = [each if chance.below(2) else count - 1 - each for each in half]
    middle = [count // 2] if count % 2 else []
    return [*first, *middle, *(count - 1 - each for each in reversed(first))]
