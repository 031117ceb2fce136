"""Grids and moves for hypothesis to try the laws of the model on.

A strategy that a geometry decides is made once: making one takes longer than drawing from it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

from hypothesis import strategies as st

from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.moves import (
    Move,
    clear_entries,
    enter_in_all,
    fill,
    reset,
    restore,
    type_givens,
)
from sudoku_gui.model.note_moves import (
    clear_colours,
    clear_notes,
    toggle_colour,
    toggle_note,
    toggle_note_colour,
    write_notes,
)
from sudoku_gui.model.notes import COLOURS, NO_NOTES, CellNotes, Colour, NoteKind
from sudoku_gui.model.photo import Photo
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from tests.support.kept_photos import photo

_WORDS = st.text(st.characters(exclude_categories=["Cs", "Cc", "Z"]), max_size=8)

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


@cache
def digits(geometry: Geometry) -> st.SearchStrategy[Digit]:
    """Every digit of `geometry`."""
    return st.sampled_from([Digit(digit) for digit in geometry.digits])


@cache
def digits_or_blank(geometry: Geometry) -> st.SearchStrategy[Digit]:
    """Every digit of `geometry`, and BLANK."""
    return st.sampled_from([BLANK, *map(Digit, geometry.digits)])


@cache
def cells(geometry: Geometry) -> st.SearchStrategy[Cell]:
    """Every cell of `geometry`."""
    return st.sampled_from([Cell(cell) for cell in geometry.cells])


@cache
def cell_notes(geometry: Geometry) -> st.SearchStrategy[CellNotes]:
    """Notes of both kinds and colours, often none."""
    some_digits = st.frozensets(digits(geometry), max_size=3)
    some_colours = st.frozensets(st.sampled_from(COLOURS), max_size=2)
    colours_by_place = st.dictionaries(st.integers(0, 5), st.sampled_from(COLOURS), max_size=2)
    written = st.builds(_notes, some_digits, some_digits, some_colours, colours_by_place)
    return st.just(NO_NOTES) | written


@st.composite
def notes_everywhere(draw: st.DrawFn, geometry: Geometry) -> list[CellNotes]:
    """Up to three notes in each cell, all of one draw, which is sooner than one by one."""
    count = 3 * geometry.cell_count
    noise = draw(st.binary(min_size=count, max_size=count))
    noted = [_digit_or_blank(byte % (1 + 2 * geometry.size), geometry.size) for byte in noise]
    by_cell = zip(noted[::3], noted[1::3], noted[2::3], strict=True)
    return [CellNotes(_digits_of(one, two), _digits_of(three)) for one, two, three in by_cell]


@cache
def note_moves(geometry: Geometry) -> st.SearchStrategy[MoveMaker]:
    """Moves of notes and colours in some cells, each still waiting for its sheet."""
    some = st.lists(cells(geometry), max_size=5, unique=True)
    kinds = st.sampled_from(NoteKind)
    digits_of_cells = st.dictionaries(cells(geometry), st.frozensets(digits(geometry)), max_size=3)
    return st.one_of(
        st.builds(partial, st.just(toggle_note), cells=some, kind=kinds, digit=digits(geometry)),
        st.builds(partial, st.just(write_notes), digits=digits_of_cells, kind=kinds),
        st.builds(partial, st.just(toggle_colour), cells=some, colour=st.sampled_from(COLOURS)),
        st.builds(
            partial,
            st.just(toggle_note_colour),
            cells=some,
            digit=digits(geometry),
            colour=st.sampled_from(COLOURS),
        ),
        st.builds(partial, st.just(clear_colours), cells=some),
        st.builds(partial, st.just(clear_notes), cells=some),
    )


@cache
def digit_moves(geometry: Geometry) -> st.SearchStrategy[MoveMaker]:
    """Moves of every kind that changes digits, each still waiting for its sheet."""
    some, digits = cells(geometry), digits_or_blank(geometry)
    return st.one_of(
        st.builds(partial, st.just(type_givens), digits=st.dictionaries(some, digits, max_size=3)),
        st.builds(partial, st.just(_enter_beside_givens), cell=some, digit=digits),
        st.builds(partial, st.just(fill), found=grids((geometry.size,))),
        st.just(reset),
        st.just(clear_entries),
        st.builds(partial, st.just(_restore_plain), target=grids((geometry.size,))),
    )


@cache
def moves(geometry: Geometry) -> st.SearchStrategy[MoveMaker]:
    """Moves of every kind, each still waiting for the sheet it is made for."""
    return st.one_of(digit_moves(geometry), note_moves(geometry))


def photos() -> st.SearchStrategy[Photo]:
    """Photos that nobody can decode, some of them equal."""
    return st.sampled_from([b"", b"a"]).map(photo)


@st.composite
def games(draw: st.DrawFn, sizes: Sequence[int] = SIZES) -> Game:
    """Games with moves of every kind, some undone, bookmarks, time, counts, photo and search."""
    start = _begun(draw, Sheet.of_givens(draw(grids(sizes))))
    metadata = draw(st.builds(Metadata, *[st.just("") | _WORDS] * 2))
    game = Game(Puzzle(start.givens, metadata), start)
    for make in draw(st.lists(moves(start.geometry), max_size=8)):
        game.add_seconds(draw(st.floats(0, 1e6)))
        game.play(make(game.sheet))
        if draw(st.booleans()):
            game.add_bookmark(f"{len(game.bookmarks)} {draw(_WORDS)}".strip())
    for _ in range(draw(st.integers(0, len(game.moves)))):
        game.undo()
    for count in draw(st.lists(st.sampled_from([game.count_hint, game.count_check]), max_size=3)):
        count()
    game.photo = draw(st.none() | photos())
    if draw(st.booleans()):
        game.watched = WatchedStep("direct-check", draw(st.integers(0, 10**12)))
    return game


def _begun(draw: st.DrawFn, sheet: Sheet) -> Sheet:
    """Return `sheet` with an entry and notes of an earlier session."""
    entered = draw(digit_moves(sheet.geometry))(sheet).done_to(sheet)
    return draw(note_moves(sheet.geometry))(entered).done_to(entered)


def _notes(
    corner: frozenset[Digit],
    centre: frozenset[Digit],
    colours: frozenset[Colour],
    colours_by_place: Mapping[int, Colour],
) -> CellNotes:
    """Colours of notes are told by the place of the digit among those noted."""
    noted = sorted(corner | centre)
    coloured = {
        noted[place]: colour for place, colour in colours_by_place.items() if place < len(noted)
    }
    return CellNotes(corner, centre, colours, frozenset(coloured.items()))


def _digits_of(*numbers: int) -> frozenset[Digit]:
    return frozenset(Digit(number) for number in numbers if number != BLANK)


def _digit_or_blank(number: int, size: int) -> int:
    return number if number <= size else BLANK


def _restore_plain(sheet: Sheet, target: Grid) -> Move:
    """Go over to other digits, half of them printed, with the notes as they are."""
    ours = {cell: target.digit_at(cell) for cell in map(Cell, range(0, len(target.digits), 2))}
    return restore(sheet, type_givens(sheet, ours).done_to(sheet))


def _enter_beside_givens(sheet: Sheet, cell: Cell, digit: Digit) -> Move:
    """Enter the digit, or print it anew where a given forbids entering."""
    if sheet.state_at(cell).origin is Origin.GIVEN:
        return type_givens(sheet, {cell: digit})
    return enter_in_all(sheet, (cell,), digit)
