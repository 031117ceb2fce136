"""What is shown of each verdict: its sign, a few words, and what they mean."""

from collections.abc import Mapping
from enum import Enum

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.wording import conflicts_sentence
from sudoku_gui.wording.verdicts import VERDICT_NAMES, number_sentence


class VerdictIcon(Enum):
    """The shapes a verdict is told by; the drawings carry these names."""

    CONFLICT = "verdict-conflict"
    NONE = "verdict-none"
    UNIQUE = "verdict-unique"
    SEVERAL = "verdict-several"
    TOO_FEW = "verdict-few"
    UNDECIDED = "verdict-undecided"


SIGNS: Mapping[VerdictKind, VerdictIcon] = {kind: VerdictIcon[kind.name] for kind in VerdictKind}
"""Of verdicts of which no more is known than their kind."""


@dataclass(frozen=True, slots=True)
class VerdictDisplay:
    """What is shown of a verdict."""

    icon: VerdictIcon
    headline: Text
    detail: Text
    has_reason: bool = False  # one can ask why it is not a better one


def verdict_display_of(verdict: Verdict, geometry: Geometry) -> VerdictDisplay:
    """Return the icon and the words for the verdict on a puzzle of that geometry."""
    name = VERDICT_NAMES[verdict.kind]
    match verdict.kind:
        case VerdictKind.CONFLICT:
            clashes = conflicts_sentence(verdict.conflicts, geometry)
            return VerdictDisplay(VerdictIcon.CONFLICT, name, clashes, has_reason=True)
        case VerdictKind.NONE:
            cause = text("The puzzle: probably a typo")
            return VerdictDisplay(VerdictIcon.NONE, name, cause, has_reason=True)
        case VerdictKind.UNIQUE:
            return VerdictDisplay(
                VerdictIcon.UNIQUE,
                text("Exactly one solution"),
                text("The puzzle: {givens}", givens=_givens(verdict)),
            )
        case VerdictKind.SEVERAL if not verdict.is_too_few:
            missing = text("{givens}: not enough", givens=_givens(verdict))
            return VerdictDisplay(
                VerdictIcon.SEVERAL, _solutions(verdict), missing, has_reason=True
            )
        case VerdictKind.UNDECIDED if not verdict.is_too_few:
            gave_up = text_n(
                "Not within {n:,} guess", "Not within {n:,} guesses", n=verdict.guesses
            )
            return VerdictDisplay(VerdictIcon.UNDECIDED, name, gave_up)
        case VerdictKind.SEVERAL | VerdictKind.UNDECIDED:
            detail = text("{givens} cannot pin down one solution", givens=_givens(verdict))
            return VerdictDisplay(VerdictIcon.TOO_FEW, text("Too few givens"), detail)


def _givens(verdict: Verdict) -> Text:
    return text_n("{n} given", "{n} givens", n=verdict.givens)


def _solutions(verdict: Verdict) -> Text:
    if verdict.has_more:
        return text_n("More than {n:,} solution", "More than {n:,} solutions", n=verdict.solutions)
    return number_sentence(verdict.solutions, has_more=False)
