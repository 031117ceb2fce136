"""Contents for hypothesis to try the laws of the formats on."""

from collections.abc import Sequence

from hypothesis import strategies as st

from sudoku_gui.formats import Format, PuzzleRecord, UnsuitableGridError, write_all
from sudoku_gui.formats.entries import with_notes
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.model.strategies import cell_notes, cells, grids

# What people write, what a format might take for its own, and what is no text at all.
WORDS = st.one_of(
    st.just(""),
    st.sampled_from(
        (
            "Grid 01",
            "# 7",
            "#",
            "17",
            "a, b",
            '"',
            "</a>",
            "&amp;",
            "]]>",
            "한글",
            " x ",
            "[Puzzle]",
        )
    ),
    st.text(max_size=20),
)


@st.composite
def contents_of_a_size(draw: st.DrawFn, size: int) -> PuzzleRecord:
    """A puzzle with some of its digits for entries, notes, and all kinds of words about it."""
    grid = draw(grids((size,)))
    is_given = draw(st.binary(min_size=len(grid.digits), max_size=len(grid.digits)))
    pairs = zip(grid.digits, is_given, strict=True)
    givens = Grid(grid.geometry, bytes(digit if wish % 3 else 0 for digit, wish in pairs))
    metadata = draw(st.builds(Metadata, *[WORDS] * 8))
    noted = st.dictionaries(cells(grid.geometry), cell_notes(grid.geometry), max_size=6)
    return with_notes(PuzzleRecord.with_filled(Puzzle(givens, metadata), grid), draw(noted))


@st.composite
def collections(draw: st.DrawFn) -> list[PuzzleRecord]:
    """A few contents of one size, more often 9x9 than others."""
    size = draw(st.sampled_from((9, 9, 9, 4, 6, 12, 16)))
    return draw(st.lists(contents_of_a_size(size), min_size=1, max_size=4))


def written_or_none(records: Sequence[PuzzleRecord], format: Format) -> bytes | None:
    """A file of `format`; None if the format has no room for `records` and says so."""
    try:
        return write_all(records, format)
    except UnsuitableGridError:
        return None
