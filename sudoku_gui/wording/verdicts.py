"""How a verdict is said."""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.wording import conflicts_sentence


def verdict_sentence(verdict: Verdict, geometry: Geometry) -> Text:
    """The verdict in a few words, with its reason where one is known."""
    match verdict.kind:
        case VerdictKind.CONFLICT:
            return text(
                "digits clash: {clashes}", clashes=conflicts_sentence(verdict.conflicts, geometry)
            )
        case VerdictKind.NONE:
            return text("no solution")
        case VerdictKind.UNIQUE:
            return text("exactly one solution")
        case VerdictKind.SEVERAL:
            return _with_reason(
                number_sentence(verdict.solutions, has_more=verdict.has_more), verdict
            )
        case VerdictKind.UNDECIDED:
            undecided = text_n(
                "not decided within {n:,} guess",
                "not decided within {n:,} guesses",
                n=verdict.guesses,
            )
            return _with_reason(undecided, verdict)


def number_sentence(solutions: int, *, has_more: bool) -> Text:
    """How many solutions there are."""
    if has_more:
        return text_n("more than {n:,} solution", "more than {n:,} solutions", n=solutions)
    return text_n("{n:,} solution", "{n:,} solutions", n=solutions)


def _with_reason(sentence: Text, verdict: Verdict) -> Text:
    if not verdict.is_too_few:
        return sentence
    return text("{verdict}; too few givens for only one", verdict=sentence)
