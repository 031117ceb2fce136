"""The looks of a program at the grid and its tables, in words."""

from collections.abc import Callable, Mapping

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Digit, Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.look import Look, LookSource
from sudoku_gui.solvers.procedure import SubStepKind
from sudoku_gui.wording import house_name


def look_sentence(look: Look, geometry: Geometry) -> Text:
    """Return what is looked at, what is found there, and what follows if that decides."""
    return _SENTENCES[look.source](look, geometry)


def _at_grid(look: Look, geometry: Geometry) -> Text:
    cell, found = geometry.name(look.cell), sign_of(Digit(look.found))
    if look.is_refusal:
        return text("Looks at {cell}: {digit}, so {digit} is refused.", cell=cell, digit=found)
    if not look.found:
        return text("Looks at {cell}: blank.", cell=cell)
    if look.kind is SubStepKind.TEST:
        tried = sign_of(look.digit)
        return text("Looks at {cell}: {found}, not {digit}.", cell=cell, found=found, digit=tried)
    return text("Looks at {cell}: {found}.", cell=cell, found=found)


def _at_used(look: Look, _geometry: Geometry) -> Text:
    assert look.house is not None
    asked = {"house": house_name(look.house), "digit": sign_of(look.digit)}
    if look.is_refusal:
        return text("Has {house} used {digit}? Yes, so {digit} is refused.", **asked)
    return text("Has {house} used {digit}? No.", **asked)


def _at_listed(look: Look, geometry: Geometry) -> Text:
    asked = {"cell": geometry.name(look.cell), "digit": sign_of(look.digit)}
    if look.is_refusal:
        return text("Is {digit} on the list of {cell}? No, so it is refused.", **asked)
    return text("Is {digit} on the list of {cell}? Yes.", **asked)


def _at_holders(look: Look, geometry: Geometry) -> Text:
    asked = {"cell": geometry.name(look.cell), "digit": sign_of(look.digit)}
    if look.found:
        return text("Does a peer of {cell} hold {digit}? Yes, so it is refused.", **asked)
    return text("Does a peer of {cell} hold {digit}? No.", **asked)


def _at_candidates(look: Look, geometry: Geometry) -> Text:
    cell, count = geometry.name(look.cell), str(look.found)
    return text("How many candidates has {cell}? {count}", cell=cell, count=count)


def _at_places(look: Look, _geometry: Geometry) -> Text:
    assert look.house is not None
    return text(
        "How many places has {digit} in {house}? {count}",
        digit=sign_of(look.digit),
        house=house_name(look.house),
        count=str(look.found),
    )


def _at_row_blanks(look: Look, _geometry: Geometry) -> Text:
    assert look.house is not None
    house, count = house_name(look.house), str(look.found)
    return text("How many blanks had {house} at the start? {count}", house=house, count=count)


def _at_column_blanks(look: Look, _geometry: Geometry) -> Text:
    assert look.house is not None
    house, count = house_name(look.house), str(look.found)
    return text("How many blanks are counted in {house}? {count}", house=house, count=count)


def _at_options(look: Look, geometry: Geometry) -> Text:
    count = str(look.found)
    if look.house is None:
        cell = geometry.name(look.cell)
        return text("How many options are left for {cell}? {count}", cell=cell, count=count)
    return text(
        "How many options are left for {digit} in {house}? {count}",
        digit=sign_of(look.digit),
        house=house_name(look.house),
        count=count,
    )


_SENTENCES: Mapping[LookSource, Callable[[Look, Geometry], Text]] = {
    LookSource.GRID: _at_grid,
    LookSource.USED: _at_used,
    LookSource.LISTED: _at_listed,
    LookSource.HOLDERS: _at_holders,
    LookSource.CANDIDATES: _at_candidates,
    LookSource.PLACES: _at_places,
    LookSource.ROW_BLANKS: _at_row_blanks,
    LookSource.COLUMN_BLANKS: _at_column_blanks,
    LookSource.OPTIONS: _at_options,
}
