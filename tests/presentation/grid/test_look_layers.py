"""What lies over the digits of a grid."""

from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import CellState, Origin, Sheet
from sudoku_gui.presentation.grid.cell_look import (
    NO_FINDINGS,
    NO_MARKS,
    CellLook,
    Findings,
    looks_of,
)
from sudoku_gui.presentation.grid.look_layers import with_findings

EMPTY = Sheet.of_givens(Grid.empty(Geometry.of_size(9)))


def test_what_checks_found_is_marked_in_its_cells_and_in_no_other() -> None:
    findings = Findings(
        core=frozenset({Cell(0)}),
        wrong=frozenset({Cell(1)}),
        ambiguous={Cell(2): (Digit(3), Digit(4)), Cell(3): ()},
    )

    looks = with_findings(_looks(EMPTY), findings)

    assert looks[0].is_in_core
    assert looks[1].is_wrong
    assert (looks[2].is_ambiguous, looks[2].ambiguous_signs) == (True, "3 4")
    assert (looks[3].is_ambiguous, looks[3].ambiguous_signs) == (True, "")
    assert set(looks[4:]) == set(_looks(EMPTY))


def test_a_preview_shows_what_would_stand_there() -> None:
    givens = {
        Cell(0): CellState(Digit(7), Origin.GIVEN),
        Cell(1): CellState(Digit(8), Origin.GIVEN),
    }
    preview = {Cell(0): Digit(2), Cell(1): Digit(0), Cell(2): Digit(8)}

    looks = with_findings(_looks(EMPTY.with_states(givens)), Findings(preview=preview))

    shown = [(look.sign, look.removed_sign, look.is_preview) for look in looks[:4]]
    assert shown == [("2", "", True), ("", "8", True), ("8", "", True), ("", "", False)]


def test_without_findings_every_look_stays_as_it_is() -> None:
    looks = _looks(EMPTY)

    assert with_findings(looks, NO_FINDINGS) is looks


def _looks(sheet: Sheet) -> tuple[CellLook, ...]:
    return looks_of(sheet, NO_CELL, frozenset(), NO_MARKS)
