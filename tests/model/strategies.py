"""Grids and moves for hypothesis to try the laws of the model on."""

from collections.abc import Callable, Sequence
from functools import partial

from hypothesis import strategies as st

from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.moves import (
    Move,
    clear_entries,
    clear_notes,
    enter,
    fill,
    reset,
    toggle_colour,
    toggle_note,
    type_given,
    write_notes,
)
from sudoku_gui.model.notes import COLOURS, NO_NOTES, CellNotes, NoteKind
from sudoku_gui.model.sheet import Origin, Sheet

MoveMaker = Callable[[Sheet], Move]
"""Makes a move for the sheet it is given."""


@st.composite
def grids(draw: st.DrawFn, sizes: Sequence[int] = SIZES) -> Grid:
    """Grids of any of `sizes`, from nearly empty to nearly full, mostly full of clashes."""
    geometry = Geometry.of_size(draw(st.sampled_from(sizes)))
    blanks_per_digit = draw(st.sampled_from((0, 1, 8)))
    noise = draw(st.binary(min_size=geometry.cell_count, max_size=geometry.cell_count))
    signs = 1 + geometry.size * (1 + blanks_per_digit)
    return Grid(geometry, bytes(_digit_or_blank(byte % signs, geometry.size) for byte in noise))


def digits_or_blank(geometry: Geometry) -> st.SearchStrategy[Digit]:
    """Every digit of `geometry`, and BLANK."""
    return st.sampled_from([BLANK, *map(Digit, geometry.digits)])


def cells(geometry: Geometry) -> st.SearchStrategy[Cell]:
    """Every cell of `geometry`."""
    return st.sampled_from([Cell(cell) for cell in geometry.cells])


@st.composite
def cell_notes(draw: st.DrawFn, geometry: Geometry) -> CellNotes:
    """Notes of both kinds and colours, often none."""
    digits = st.frozensets(st.sampled_from([Digit(digit) for digit in geometry.digits]), max_size=3)
    colours = st.frozensets(st.sampled_from(COLOURS), max_size=2)
    return draw(st.just(NO_NOTES) | st.builds(CellNotes, digits, digits, colours))


def note_moves(geometry: Geometry) -> st.SearchStrategy[MoveMaker]:
    """Moves of notes and colours in some cells, each still waiting for its sheet."""
    some = st.lists(cells(geometry), max_size=5, unique=True)
    digits = st.sampled_from([Digit(digit) for digit in geometry.digits])
    kinds = st.sampled_from(NoteKind)
    digits_of_cells = st.dictionaries(cells(geometry), st.frozensets(digits), max_size=3)
    return st.one_of(
        st.builds(partial, st.just(toggle_note), cells=some, kind=kinds, digit=digits),
        st.builds(partial, st.just(write_notes), digits=digits_of_cells, kind=kinds),
        st.builds(partial, st.just(toggle_colour), cells=some, colour=st.sampled_from(COLOURS)),
        st.builds(partial, st.just(clear_notes), cells=some),
    )


def digit_moves(geometry: Geometry) -> st.SearchStrategy[MoveMaker]:
    """Moves of every kind that changes digits, each still waiting for its sheet."""
    place = {"cell": cells(geometry), "digit": digits_or_blank(geometry)}
    return st.one_of(
        st.builds(partial, st.just(type_given), **place),
        st.builds(partial, st.just(_enter_beside_givens), **place),
        st.builds(partial, st.just(fill), found=grids((geometry.size,))),
        st.just(reset),
        st.just(clear_entries),
    )


def moves(geometry: Geometry) -> st.SearchStrategy[MoveMaker]:
    """Moves of every kind, each still waiting for the sheet it is made for."""
    return st.one_of(digit_moves(geometry), note_moves(geometry))


def _digit_or_blank(number: int, size: int) -> int:
    return number if number <= size else BLANK


def _enter_beside_givens(sheet: Sheet, cell: Cell, digit: Digit) -> Move:
    """Enter the digit, or print it anew where a given forbids entering."""
    if sheet.state_at(cell).origin is Origin.GIVEN:
        return type_given(sheet, cell, digit)
    return enter(sheet, cell, digit)
