"""The table of techniques, in the order in which they are tried.

Order and numbers are those of Sudoku Explainer; what it does not know stands beside its like.  A
new technique is a file that makes a finder and a prover, and a row here.
"""

from collections.abc import Iterable
from functools import partial

from sudoku_gui.language import Text, text
from sudoku_gui.techniques import (
    full_house,
    hidden_single,
    hidden_subset,
    locked_candidates,
    naked_single,
    naked_subset,
)
from sudoku_gui.techniques.full_house import FullHouseFinder
from sudoku_gui.techniques.hidden_single import HiddenSingleFinder
from sudoku_gui.techniques.hidden_subset import DirectHiddenSubsetFinder, HiddenSubsetFinder
from sudoku_gui.techniques.locked_candidates import DirectLockedFinder, LockedCandidatesFinder
from sudoku_gui.techniques.naked_single import NakedSingleFinder
from sudoku_gui.techniques.naked_subset import (
    ANY_HOUSES,
    ONE_HOUSE,
    SEVERAL_HOUSES,
    NakedSubsetFinder,
)
from sudoku_gui.techniques.technique import BOXES, OTHERS, Technique

TECHNIQUES: tuple[Technique, ...] = (
    Technique(
        "full-house",
        10,
        text("Full house"),
        text("the last blank of a house"),
        FullHouseFinder,
        full_house.prove,
    ),
    Technique(
        "hidden-single",
        12,
        text("Hidden single"),
        text("the only place for a digit in a house"),
        partial(HiddenSingleFinder, kinds=BOXES),
        hidden_single.prove,
    ),
    Technique(
        "hidden-single",
        15,
        text("Hidden single"),
        text("the only place for a digit in a house"),
        partial(HiddenSingleFinder, kinds=OTHERS),
        hidden_single.prove,
    ),
    Technique(
        "direct-pointing",
        17,
        text("Direct pointing"),
        text("pointing that leaves a digit one place in another box"),
        partial(DirectLockedFinder, base_kinds=BOXES),
        locked_candidates.prove_direct,
    ),
    Technique(
        "direct-claiming",
        19,
        text("Direct claiming"),
        text("claiming that leaves a digit one place in another line"),
        partial(DirectLockedFinder, base_kinds=OTHERS),
        locked_candidates.prove_direct,
    ),
    Technique(
        "direct-hidden-pair",
        20,
        text("Direct hidden pair"),
        text("a hidden pair that leaves a digit one place in the same house"),
        partial(DirectHiddenSubsetFinder, count=2),
        hidden_subset.prove_direct,
    ),
    Technique(
        "naked-single",
        23,
        text("Naked single"),
        text("the only digit left to a cell"),
        NakedSingleFinder,
        naked_single.prove,
    ),
    Technique(
        "direct-hidden-triple",
        25,
        text("Direct hidden triple"),
        text("a hidden triple that leaves a digit one place in the same house"),
        partial(DirectHiddenSubsetFinder, count=3),
        hidden_subset.prove_direct,
    ),
    Technique(
        "pointing",
        26,
        text("Pointing"),
        text("a box has places for a digit in one line only"),
        partial(LockedCandidatesFinder, base_kinds=BOXES),
        locked_candidates.prove,
    ),
    Technique(
        "claiming",
        28,
        text("Claiming"),
        text("a line has places for a digit in one box only"),
        partial(LockedCandidatesFinder, base_kinds=OTHERS),
        locked_candidates.prove,
    ),
    Technique(
        "locked-pair",
        30,
        text("Locked pair"),
        text("two cells in both a box and a line with two digits left"),
        partial(NakedSubsetFinder, count=2, effective_houses=SEVERAL_HOUSES),
        naked_subset.prove,
    ),
    Technique(
        "naked-pair",
        30,
        text("Naked pair"),
        text("two cells of a house with two digits left between them"),
        partial(NakedSubsetFinder, count=2, effective_houses=ONE_HOUSE),
        naked_subset.prove,
    ),
    Technique(
        "hidden-pair",
        34,
        text("Hidden pair"),
        text("two digits with two places left between them in a house"),
        partial(HiddenSubsetFinder, count=2),
        hidden_subset.prove,
    ),
    Technique(
        "locked-triple",
        36,
        text("Locked triple"),
        text("three cells in both a box and a line with three digits left"),
        partial(NakedSubsetFinder, count=3, effective_houses=SEVERAL_HOUSES),
        naked_subset.prove,
    ),
    Technique(
        "naked-triple",
        36,
        text("Naked triple"),
        text("three cells of a house with three digits left between them"),
        partial(NakedSubsetFinder, count=3, effective_houses=ONE_HOUSE),
        naked_subset.prove,
    ),
    Technique(
        "hidden-triple",
        40,
        text("Hidden triple"),
        text("three digits with three places left between them in a house"),
        partial(HiddenSubsetFinder, count=3),
        hidden_subset.prove,
    ),
    Technique(
        "naked-quadruple",
        50,
        text("Naked quadruple"),
        text("four cells of a house with four digits left between them"),
        partial(NakedSubsetFinder, count=4, effective_houses=ANY_HOUSES),
        naked_subset.prove,
    ),
    Technique(
        "hidden-quadruple",
        54,
        text("Hidden quadruple"),
        text("four digits with four places left between them in a house"),
        partial(HiddenSubsetFinder, count=4),
        hidden_subset.prove,
    ),
)


class UnknownTechniqueError(LookupError):
    """No technique has the name that was asked for; `sentence` lists those there are."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.sentence: Text = text(
            'no technique is called "{name}"; there are: {names}',
            name=name,
            names=", ".join(known),
        )
        super().__init__(str(self.sentence))


def techniques_named(name: str) -> tuple[Technique, ...]:
    """Return the rows that the terminal calls `name`, or raise UnknownTechniqueError."""
    rows = tuple(each for each in TECHNIQUES if each.name == name)
    if not rows:
        raise UnknownTechniqueError(name, dict.fromkeys(each.name for each in TECHNIQUES))
    return rows
