"""The sentences about what a search, or a game, has come to."""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.game import Game
from sudoku_gui.model.sheet import Origin
from sudoku_gui.solvers.explain.inspection import blank_queue
from sudoku_gui.solvers.search import Moment, Outcome
from sudoku_gui.wording.durations import clock_time


def outcome_sentence(moment: Moment) -> Text:
    """Return what the search has come to."""
    match moment.outcome:
        case Outcome.RUNNING:
            return text("still searching")
        case Outcome.SOLVED:
            return _solution_sentence(moment)
        case Outcome.EXHAUSTED if moment.solutions:
            return text_n(
                "everything is tried: there is only {n:,} solution",
                "everything is tried: there are {n:,} solutions",
                n=moment.solutions,
            )
        case Outcome.EXHAUSTED:
            return text("no solution")
        case Outcome.STUCK:
            return text_n(
                "stuck: {n} blank remains (rounds in vain: {rounds}; the original never stops)",
                "stuck: {n} blanks remain (rounds in vain: {rounds}; the original never stops)",
                n=len(moment.grid.blanks()),
                rounds=blank_queue(moment).rounds_in_vain,
            )
        case Outcome.NOT_RECORDED:
            return text_n(
                "nothing is recorded behind {n:,} step",
                "nothing is recorded behind {n:,} steps",
                n=moment.counters.steps,
            )


def _solution_sentence(moment: Moment) -> Text:
    steps = moment.counters.steps
    if moment.solutions > 1:
        return text_n(
            "solution {count:,} found after {n:,} step",
            "solution {count:,} found after {n:,} steps",
            n=steps,
            count=moment.solutions,
        )
    return text_n("solved in {n:,} step", "solved in {n:,} steps", n=steps)


def no_solution_sentence(*, has_entries: bool) -> Text:
    """Return whose fault it is that there is no solution: that of entries, or the puzzle's own."""
    if has_entries:
        return text("With your digits there is no solution.")
    return text("The puzzle itself has no solution.")


def solved_sentence(game: Game, *, has_several: bool = False) -> Text:
    """Return what to say when the last digit is entered and nothing clashes.

    Of checks and hints, those that the player asked for; where others filled cells in, how many.
    has_several: whether the puzzle is known to have several solutions, which is said then.
    """
    end = _end_of(game)
    if not has_several:
        return end
    return text("{end} It is one of several solutions of the puzzle.", end=end)


def _end_of(game: Game) -> Text:
    filled = len(game.sheet.cells_of(Origin.SOLVER))
    if filled:
        return text_n(
            "Complete, but {n} cell was filled in for you.",
            "Complete, but {n} cells were filled in for you.",
            n=filled,
        )
    asked = {
        "checks": text_n("with {n} check", "with {n} checks", n=game.totals.checks)
        if game.totals.checks
        else text("without checks"),
        "hints": text_n("with {n} hint", "with {n} hints", n=game.totals.hints)
        if game.totals.hints
        else text("without hints"),
    }
    if game.totals.seconds < 1:
        return text("Solved, {checks} and {hints}.", **asked)
    time = clock_time(game.totals.seconds)
    return text("Solved in {time}, {checks} and {hints}.", time=time, **asked)
