"""What stands below a picture of a moment."""

from sudoku_gui.language import Text, text
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.solvers.explain.attempts import attempts_of
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome
from sudoku_gui.wording.outcomes import outcome_sentence
from sudoku_gui.wording.steps import step_sentence


def puzzle_caption(puzzle: Puzzle) -> tuple[Text, ...]:
    """Return the title of a puzzle, if it has one."""
    return (text("{title}", title=puzzle.metadata.title),) if puzzle.metadata.title else ()


def moment_caption(puzzle: Puzzle, algorithm: Algorithm, moment: Moment) -> tuple[Text, ...]:
    """Return the title, where in the search the moment is, what happened, and what it has cost."""
    counters = moment.counters
    is_running = moment.outcome is Outcome.RUNNING
    place = text(
        "{algorithm}: step {step:,}, depth {depth}",
        algorithm=algorithm.title,
        step=counters.steps,
        depth=counters.depth,
    )
    attempts = attempts_of(algorithm.procedure, moment)
    event = step_sentence(moment, attempts) if is_running else outcome_sentence(moment)
    costs = text(
        "placements {placements:,}, backtracks {backtracks:,}, tries {tries:,}, "
        "reads {reads:,}, calls {calls:,}",
        placements=counters.placements,
        backtracks=counters.backtracks,
        tries=counters.tries,
        reads=counters.reads,
        calls=counters.calls,
    )
    return (*puzzle_caption(puzzle), place, event, costs)
