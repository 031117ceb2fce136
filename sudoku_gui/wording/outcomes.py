"""The sentence about what a search has come to."""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.search import Moment, Outcome


def outcome_sentence(moment: Moment) -> Text:
    """Return what the search has come to."""
    match moment.outcome:
        case Outcome.RUNNING:
            return text("still searching")
        case Outcome.SOLVED:
            return text_n("solved in {n:,} step", "solved in {n:,} steps", n=moment.counters.steps)
        case Outcome.EXHAUSTED:
            return text("no solution")
        case Outcome.STUCK:
            return text_n(
                "stuck: every row, column and box with a blank has at least two; {n} blank remains",
                "stuck: every row, column and box with a blank has at least two; {n} blanks remain",
                n=len(moment.grid.blanks()),
            )


def solved_by_hand_sentence(geometry: Geometry) -> Text:
    """Return what to say when the last digit is entered and nothing clashes."""
    if geometry.has_extra_houses:
        return text("Solved. Every row, column, box and extra house is right.")
    return text("Solved. Every row, column and box is right.")
