"""What the panel says of an inquiry: its title, what was found, and a row for each correction."""

from collections.abc import Mapping
from dataclasses import dataclass

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.diagnose.disambiguation import ExtraGiven, Settling
from sudoku_gui.solvers.diagnose.typo_task import TypoFindings
from sudoku_gui.solvers.diagnose.typos import Slip
from sudoku_gui.solvers.diagnose.unsatisfiable_core import Clash
from sudoku_gui.wording.typos import slip_sentence
from sudoku_gui.wording.verdicts import number_sentence


@dataclass(frozen=True, slots=True)
class Correction:
    """Other givens for some cells (BLANK takes one out), in words, and what that leads to."""

    words: Text
    outcome: Text
    digits: Mapping[Cell, Digit]


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What the panel shows.  progress: 0 to 1, and 1 when all of `corrections` are known."""

    title: Text
    summary: Text
    corrections: tuple[Correction, ...]
    progress: float


_TYPO = text("Find the typo")
_SETTLE = text("What would settle it?")
_ONE_SOLUTION = number_sentence(1, has_more=False)


def typo_inquiry(
    found: TypoFindings, geometry: Geometry, progress: float, is_done: bool
) -> Inquiry:
    """What is known of a puzzle without a solution."""
    rows = tuple(_correction_of(slip, geometry) for slip in found.slips)
    summary = text(
        "{clash} {slips}", clash=_clash_words(found.clash), slips=_slips_words(len(rows), is_done)
    )
    return Inquiry(_TYPO, summary, rows, progress)


def settling_inquiry(
    settling: Settling, geometry: Geometry, progress: float, is_done: bool
) -> Inquiry:
    """What is known of a puzzle with several solutions."""
    rows = [_extra_given((given,), _ONE_SOLUTION, geometry) for given in settling.alone]
    if settling.together:
        rows.append(_extra_given(settling.together, text("together"), geometry))
    differing = text_n(
        "Solutions differ in {n} cell, marked by dots.",
        "Solutions differ in {n} cells, marked by dots.",
        n=len(settling.differing),
    )
    summary = text("{cells} {givens}", cells=differing, givens=_settling_words(settling, is_done))
    return Inquiry(_SETTLE, summary, tuple(rows), progress)


def nothing_to_find(reason: Text) -> Inquiry:
    """There is nothing to inquire into, and why."""
    return Inquiry(_TYPO, reason, (), 1.0)


def looking() -> Inquiry:
    """The puzzle is another one now, and nothing is known of it yet."""
    return Inquiry(_TYPO, text("Looking…"), (), 0.0)


def _clash_words(clash: Clash) -> Text:
    cells = len(clash.cells)
    if not cells:
        return text("Looking for givens that clash.")
    return text_n(
        "{n} given cannot stand: it is circled.",
        "{n} givens cannot stand together: they are circled.",
        n=cells,
    )


def _slips_words(count: int, is_done: bool) -> Text:
    if count:
        return text_n(
            "{n} slip would explain it.",
            "{n} slips would explain it, the likeliest first.",
            n=count,
        )
    if is_done:
        return text("No single slip explains it; more than one digit may be wrong.")
    return text("Trying every single slip…")


def _settling_words(settling: Settling, is_done: bool) -> Text:
    if settling.alone:
        return text("Any of these givens would settle it.")
    if settling.together:
        return text("No single given settles it, but these do together.")
    if is_done:
        return text("What would settle it was not found.")
    return text("Trying every digit of every blank…")


def _correction_of(slip: Slip, geometry: Geometry) -> Correction:
    return Correction(slip_sentence(slip, geometry), _outcome_of(slip), slip.changes)


def _outcome_of(slip: Slip) -> Text:
    if slip.has_more:  # in fewer words, for the panel is narrow
        return text_n("over {n:,} solution", "over {n:,} solutions", n=slip.solutions)
    return number_sentence(slip.solutions, has_more=False)


def _extra_given(givens: tuple[ExtraGiven, ...], outcome: Text, geometry: Geometry) -> Correction:
    digits: dict[Cell, Digit] = {given.cell: given.digit for given in givens}
    words = ", ".join(f"{geometry.name(cell)} = {sign_of(digit)}" for cell, digit in digits.items())
    return Correction(Text("{givens}", {"givens": words}), outcome, digits)
