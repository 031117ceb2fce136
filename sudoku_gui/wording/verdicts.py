"""The words for a verdict, at each place where it is said."""

from collections.abc import Mapping

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.wording import conflicts_sentence

SHORT_VERDICTS: Mapping[VerdictKind, Text] = {
    VerdictKind.UNIQUE: text("One"),
    VerdictKind.SEVERAL: text("Several"),
    VerdictKind.NONE: text("None"),
    VerdictKind.CONFLICT: text("Clash"),
    VerdictKind.UNDECIDED: text("Not decided"),
}
"""In a column of verdicts."""

VERDICT_NAMES: Mapping[VerdictKind, Text] = {
    VerdictKind.UNIQUE: text("One solution"),
    VerdictKind.SEVERAL: text("Several solutions"),
    VerdictKind.NONE: text("No solution"),
    VerdictKind.CONFLICT: text("Digits clash"),
    VerdictKind.UNDECIDED: text("Not decided"),
}
"""By themselves."""

ENTRIES_NOT_CHECKED: Mapping[VerdictKind, Text] = {
    VerdictKind.SEVERAL: text(
        "The puzzle has several solutions, so no entry can be called wrong yet."
    ),
    VerdictKind.NONE: text("The puzzle itself has no solution: look for the typo first."),
    VerdictKind.CONFLICT: text("Digits of the puzzle itself clash: look for the typo first."),
    VerdictKind.UNDECIDED: text(
        "It was not decided how many solutions the puzzle has, so entries cannot be judged."
    ),
}
"""Why the entries in such a puzzle cannot be checked."""

NOTHING_TO_FIND: Mapping[VerdictKind, Text] = {
    VerdictKind.UNIQUE: text("The puzzle has exactly one solution. There is nothing to find."),
    VerdictKind.UNDECIDED: text(
        "The check of the puzzle gave up, and so it is not known whether something is wrong."
    ),
}
"""Why nothing is looked for in such a puzzle."""


def verdict_sentence(verdict: Verdict, geometry: Geometry) -> Text:
    """Return the verdict in a few words, with its reason where one is known."""
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
    """Return how many solutions there are."""
    if has_more:
        return text_n("more than {n:,} solution", "more than {n:,} solutions", n=solutions)
    return text_n("{n:,} solution", "{n:,} solutions", n=solutions)


def _with_reason(sentence: Text, verdict: Verdict) -> Text:
    if not verdict.is_too_few:
        return sentence
    return text("{verdict}; too few givens for only one", verdict=sentence)
