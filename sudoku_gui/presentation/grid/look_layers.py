"""What lies over the digits of a grid, layer by layer: each makes other looks of those below it."""

from collections.abc import Container, Sequence
from functools import lru_cache

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.candidates import excluded_notes
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.notes import CellNotes, Colour
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.cell_look import CellLook, Findings, NotesLook


def with_findings(looks: tuple[CellLook, ...], findings: Findings) -> tuple[CellLook, ...]:
    """Return `looks` with what checks have found out.

    Most cells keep theirs.
    """
    cells = findings.cells
    if not cells:
        return looks
    shown = list(looks)
    for cell in cells:
        shown[cell] = _with_finding(looks[cell], cell, findings)
    return tuple(shown)


def with_colours(looks: tuple[CellLook, ...], notes: Sequence[CellNotes]) -> tuple[CellLook, ...]:
    """Return `looks` with the colours that people gave to cells, `notes` as a sheet has them."""
    if not notes:
        return looks
    return tuple(
        _coloured_look(look, noted.colours) if noted.colours else look
        for look, noted in zip(looks, notes, strict=True)
    )


def with_heat(looks: tuple[CellLook, ...], heat: Sequence[int]) -> tuple[CellLook, ...]:
    """Return `looks` with how much of a search each cell has cost in vain, in percent."""
    return tuple(
        _heated_look(look, part) if part else look for look, part in zip(looks, heat, strict=True)
    )


def with_tentative(looks: tuple[CellLook, ...], tentative: frozenset[Cell]) -> tuple[CellLook, ...]:
    """Return `looks` with the digits marked that are being tried out."""
    if not tentative:
        return looks
    return tuple(
        replace(look, is_tentative=True) if cell in tentative else look
        for cell, look in enumerate(looks)
    )


def with_notes(
    looks: tuple[CellLook, ...], sheet: Sheet, hidden: Container[Cell], is_judged: bool
) -> tuple[CellLook, ...]:
    """Return `looks` with the notes of `sheet` in the cells where nothing else is seen.

    hidden: cells in which other candidates are drawn
    is_judged: whether notes are marked of which a peer holds the digit
    """
    if not sheet.notes:
        return looks
    geometry, nothing = sheet.geometry, frozenset[Digit]()
    excluded = excluded_notes(sheet) if is_judged else {}
    return tuple(
        replace(look, notes=NotesLook(noted, excluded.get(Cell(cell), nothing), geometry.size))
        if (noted.corner or noted.centre)
        and not (look.sign or look.removed_sign or look.ambiguous_signs)
        and cell not in hidden
        else look
        for cell, (look, noted) in enumerate(zip(looks, sheet.notes, strict=True))
    )


@lru_cache(maxsize=4096)
def _coloured_look(look: CellLook, colours: frozenset[Colour]) -> CellLook:
    return replace(look, colours=tuple(sorted(colours)))


@lru_cache(maxsize=4096)
def _heated_look(look: CellLook, heat: int) -> CellLook:
    return replace(look, heat=heat)


def _with_finding(look: CellLook, cell: Cell, findings: Findings) -> CellLook:
    doubt = " ".join(map(sign_of, findings.ambiguous.get(cell, ())))
    found = replace(
        look,
        is_in_core=cell in findings.core,
        is_wrong=cell in findings.wrong,
        is_ambiguous=cell in findings.ambiguous,
        ambiguous_signs=doubt,
    )
    if cell not in findings.preview:
        return found
    sign = sign_of(findings.preview[cell], blank="")
    return replace(found, sign=sign, removed_sign="" if sign else look.sign, is_preview=True)
