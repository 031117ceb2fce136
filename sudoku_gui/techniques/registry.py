"""The table of techniques, in the order in which they are tried.

Order and numbers are those of Sudoku Explainer; what it does not know stands beside its like.  A
new technique is a file that makes a finder and a prover, and a row here.
"""

from collections.abc import Iterable
from functools import partial

from sudoku_gui.language import Text, text
from sudoku_gui.techniques import (
    bug_plus_one,
    empty_rectangle,
    fish,
    full_house,
    hidden_single,
    hidden_subset,
    locked_candidates,
    naked_single,
    naked_subset,
    strong_links,
    unique_rectangle,
    wings,
)
from sudoku_gui.techniques.bug_plus_one import BugPlusOneFinder
from sudoku_gui.techniques.empty_rectangle import EmptyRectangleFinder
from sudoku_gui.techniques.fish import FishFinder, FishKind
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
from sudoku_gui.techniques.strong_links import LinkShape, StrongLinksFinder
from sudoku_gui.techniques.technique import BOXES, OTHERS, Technique
from sudoku_gui.techniques.unique_rectangle import UniqueRectangleFinder
from sudoku_gui.techniques.wings import PivotWingFinder, WWingFinder

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
        "x-wing",
        32,
        text("X-wing"),
        text("two lines in which a digit has places in two cross lines only"),
        partial(FishFinder, count=2, kind=FishKind.BASIC),
        fish.prove,
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
        "swordfish",
        38,
        text("Swordfish"),
        text("three lines in which a digit has places in three cross lines only"),
        partial(FishFinder, count=3, kind=FishKind.BASIC),
        fish.prove,
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
        "skyscraper",
        40,
        text("Skyscraper"),
        text("two parallel lines with two places each for a digit, joined at one end"),
        partial(StrongLinksFinder, shape=LinkShape.SKYSCRAPER),
        strong_links.prove,
    ),
    Technique(
        "two-string-kite",
        41,
        text("Two-string kite"),
        text("a row and a column with two places each for a digit, joined in a box"),
        partial(StrongLinksFinder, shape=LinkShape.KITE),
        strong_links.prove,
    ),
    Technique(
        "turbot-fish",
        42,
        text("Turbot fish"),
        text("two houses with two places each for a digit, of which two see each other"),
        partial(StrongLinksFinder, shape=LinkShape.TURBOT),
        strong_links.prove,
    ),
    Technique(
        "xy-wing",
        42,
        text("XY-wing"),
        text("a cell with two digits between two cells that share a third"),
        partial(PivotWingFinder, pivot_digits=2),
        wings.prove_pivot_wing,
    ),
    Technique(
        "empty-rectangle",
        43,
        text("Empty rectangle"),
        text("a box with places for a digit in one row and one column, and a line that joins"),
        EmptyRectangleFinder,
        empty_rectangle.prove,
    ),
    Technique(
        "finned-x-wing",
        43,
        text("Finned X-wing"),
        text("an X-wing with a few places more, which see what is ruled out"),
        partial(FishFinder, count=2, kind=FishKind.FINNED),
        fish.prove,
    ),
    Technique(
        "sashimi-x-wing",
        44,
        text("Sashimi X-wing"),
        text("a finned X-wing with a line that has one place left without its fins"),
        partial(FishFinder, count=2, kind=FishKind.SASHIMI),
        fish.prove,
    ),
    Technique(
        "xyz-wing",
        44,
        text("XYZ-wing"),
        text("an XY-wing whose middle cell has the third digit as well"),
        partial(PivotWingFinder, pivot_digits=3),
        wings.prove_pivot_wing,
    ),
    Technique(
        "w-wing",
        44,
        text("W-wing"),
        text("two cells with the same two digits, joined by two places for one of them"),
        WWingFinder,
        wings.prove_w_wing,
    ),
    Technique(
        "unique-rectangle-1",
        45,
        text("Unique rectangle type 1"),
        text("a rectangle of two digits with others in one corner"),
        partial(UniqueRectangleFinder, rule=unique_rectangle.type_1),
        unique_rectangle.prove,
        needs_uniqueness=True,
    ),
    Technique(
        "unique-rectangle-2",
        45,
        text("Unique rectangle type 2"),
        text("a rectangle of two digits with one other in two corners of a line"),
        partial(UniqueRectangleFinder, rule=unique_rectangle.type_2),
        unique_rectangle.prove,
        needs_uniqueness=True,
    ),
    Technique(
        "unique-rectangle-4",
        45,
        text("Unique rectangle type 4"),
        text("a rectangle of two digits, of which the line with others has one nowhere else"),
        partial(UniqueRectangleFinder, rule=unique_rectangle.type_4),
        unique_rectangle.prove,
        needs_uniqueness=True,
    ),
    Technique(
        "unique-rectangle-6",
        45,
        text("Unique rectangle type 6"),
        text("a rectangle of two digits with others across, two lines of which lack one besides"),
        partial(UniqueRectangleFinder, rule=unique_rectangle.type_6),
        unique_rectangle.prove,
        needs_uniqueness=True,
    ),
    Technique(
        "hidden-rectangle",
        45,
        text("Hidden rectangle"),
        text("a rectangle of two digits, of which the lines of a corner have one nowhere else"),
        partial(UniqueRectangleFinder, rule=unique_rectangle.hidden),
        unique_rectangle.prove,
        needs_uniqueness=True,
    ),
    Technique(
        "finned-swordfish",
        48,
        text("Finned swordfish"),
        text("a swordfish with a few places more, which see what is ruled out"),
        partial(FishFinder, count=3, kind=FishKind.FINNED),
        fish.prove,
    ),
    Technique(
        "sashimi-swordfish",
        49,
        text("Sashimi swordfish"),
        text("a finned swordfish with a line that has one place left without its fins"),
        partial(FishFinder, count=3, kind=FishKind.SASHIMI),
        fish.prove,
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
        "jellyfish",
        52,
        text("Jellyfish"),
        text("four lines in which a digit has places in four cross lines only"),
        partial(FishFinder, count=4, kind=FishKind.BASIC),
        fish.prove,
    ),
    Technique(
        "hidden-quadruple",
        54,
        text("Hidden quadruple"),
        text("four digits with four places left between them in a house"),
        partial(HiddenSubsetFinder, count=4),
        hidden_subset.prove,
    ),
    Technique(
        "bug-plus-one",
        56,
        text("BUG + 1"),
        text("two candidates in every blank but one, which has three"),
        BugPlusOneFinder,
        bug_plus_one.prove,
        needs_uniqueness=True,
    ),
    Technique(
        "finned-jellyfish",
        57,
        text("Finned jellyfish"),
        text("a jellyfish with a few places more, which see what is ruled out"),
        partial(FishFinder, count=4, kind=FishKind.FINNED),
        fish.prove,
    ),
    Technique(
        "sashimi-jellyfish",
        58,
        text("Sashimi jellyfish"),
        text("a finned jellyfish with a line that has one place left without its fins"),
        partial(FishFinder, count=4, kind=FishKind.SASHIMI),
        fish.prove,
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
