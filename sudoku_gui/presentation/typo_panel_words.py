"""What the panel of typos shows: its title, what was found, and a row for each correction."""

from collections.abc import Mapping

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.diagnose.disambiguation import AddedGiven, Disambiguation
from sudoku_gui.solvers.diagnose.typo_task import TypoFindings
from sudoku_gui.solvers.diagnose.typos import Typo
from sudoku_gui.solvers.diagnose.unsatisfiable_core import UnsatisfiableCore
from sudoku_gui.wording.typos import typo_sentence
from sudoku_gui.wording.verdicts import number_sentence


@dataclass(frozen=True, slots=True)
class Correction:
    """Other givens for some cells (BLANK takes one out), in words, and what that leads to."""

    words: Text
    outcome: Text
    digits: Mapping[Cell, Digit]


@dataclass(frozen=True, slots=True)
class TypoPanelContent:
    """What the panel shows."""

    title: Text
    summary: Text
    corrections: tuple[Correction, ...]
    progress: float  # 0 to 1, and 1 when all of `corrections` are known


_TYPO = text("Find the typo")
_SETTLE = text("What would settle it?")
_ONE_SOLUTION = number_sentence(1, has_more=False)


def typo_content(
    found: TypoFindings, geometry: Geometry, progress: float, is_done: bool
) -> TypoPanelContent:
    """Return what is known of a puzzle without a solution."""
    rows = tuple(_correction_of(typo, geometry) for typo in found.typos)
    summary = text(
        "{clash} {slips}", clash=_core_words(found.core), slips=_typos_words(len(rows), is_done)
    )
    return TypoPanelContent(_TYPO, summary, rows, progress)


def disambiguation_content(
    disambiguation: Disambiguation, geometry: Geometry, progress: float, is_done: bool
) -> TypoPanelContent:
    """Return what is known of a puzzle with several solutions."""
    rows = [
        _extra_given((given,), _ONE_SOLUTION, geometry) for given in disambiguation.single_givens
    ]
    if disambiguation.joint_givens:
        rows.append(_extra_given(disambiguation.joint_givens, text("together"), geometry))
    differing = text_n(
        "Solutions differ in {n} cell, marked by dots.",
        "Solutions differ in {n} cells, marked by dots.",
        n=len(disambiguation.differing_cells),
    )
    summary = text(
        "{cells} {givens}", cells=differing, givens=_disambiguation_words(disambiguation, is_done)
    )
    return TypoPanelContent(_SETTLE, summary, tuple(rows), progress)


def nothing_to_find(reason: Text) -> TypoPanelContent:
    """Return that there is nothing to show, and why."""
    return TypoPanelContent(_TYPO, reason, (), 1.0)


def looking() -> TypoPanelContent:
    """Return what to show while nothing is known yet of another puzzle."""
    return TypoPanelContent(_TYPO, text("Looking…"), (), 0.0)


def _core_words(core: UnsatisfiableCore) -> Text:
    cells = len(core.cells)
    if not cells:
        return text("Looking for givens that clash.")
    return text_n(
        "{n} given cannot stand: it is circled.",
        "{n} givens cannot stand together: they are circled.",
        n=cells,
    )


def _typos_words(count: int, is_done: bool) -> Text:
    if count:
        return text_n(
            "{n} slip would explain it.",
            "{n} slips would explain it, the likeliest first.",
            n=count,
        )
    if is_done:
        return text("No single slip explains it; more than one digit may be wrong.")
    return text("Trying every single slip…")


def _disambiguation_words(disambiguation: Disambiguation, is_done: bool) -> Text:
    if disambiguation.single_givens:
        return text("Any of these givens would settle it.")
    if disambiguation.joint_givens:
        return text("No single given settles it, but these do together.")
    if is_done:
        return text("What would settle it was not found.")
    return text("Trying every digit of every blank…")


def _correction_of(typo: Typo, geometry: Geometry) -> Correction:
    return Correction(typo_sentence(typo, geometry), _outcome_of(typo), typo.changes)


def _outcome_of(typo: Typo) -> Text:
    if typo.has_more:  # in fewer words, for the panel is narrow
        return text_n("over {n:,} solution", "over {n:,} solutions", n=typo.solutions)
    return number_sentence(typo.solutions, has_more=False)


def _extra_given(givens: tuple[AddedGiven, ...], outcome: Text, geometry: Geometry) -> Correction:
    digits: dict[Cell, Digit] = {given.cell: given.digit for given in givens}
    words = ", ".join(f"{geometry.name(cell)} = {sign_of(digit)}" for cell, digit in digits.items())
    return Correction(Text("{givens}", {"givens": words}), outcome, digits)
