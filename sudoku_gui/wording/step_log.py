"""The course of a search as sentences, one after another, for those who listen to it."""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.solvers.explain.trial import Trial
from sudoku_gui.solvers.search import Moment
from sudoku_gui.wording.steps import step_sentence


def numbered_sentence(moment: Moment, trial: Trial) -> Text:
    """The last step in words, with its number."""
    return text(
        "{step:,}: {sentence}", step=moment.counters.steps, sentence=step_sentence(moment, trial)
    )


def way_sentence(first: int, last: int) -> Text:
    """How one came from the moment after `first` steps to that after `last`, another one."""
    if last > first:
        return text_n(
            "{n:,} step on, to step {last:,}",
            "{n:,} steps on, to step {last:,}",
            n=last - first,
            last=last,
        )
    return text_n(
        "{n:,} step back, to step {last:,}",
        "{n:,} steps back, to step {last:,}",
        n=first - last,
        last=last,
    )
