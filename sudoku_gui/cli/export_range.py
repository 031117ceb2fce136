"""Which steps of a search are exported, and the search walked to them."""

import sys
from argparse import Namespace

from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.steps import refuse_reversed_range, report_missing_step
from sudoku_gui.language import text_n
from sudoku_gui.playback.step_range import StepRange, advance_to
from sudoku_gui.presentation.export.export_formats import (
    ANIMATION_FORMATS,
    MOST_FRAMES,
    ExportFormat,
    too_long,
)
from sudoku_gui.solvers.search import Search

_END = sys.maxsize  # of a range of steps whose end is not named


def step_range_of(options: Namespace, kind: ExportFormat, search: Search) -> StepRange | None:
    """Return the steps asked for, or None if the search has no such step.

    The search is then walked to a step in the range.

    A picture's is its one moment.  Raises BadInputError where there is too much of it.
    """
    first, last = options.first or 0, options.last
    if options.at is not None:
        first = last = options.at
    if last is None:
        return _range_to_end(first, options.every, kind, search)
    refuse_reversed_range(first, last)
    step_range = StepRange(first, last, options.every)
    problem = too_long(step_range.count) if kind in ANIMATION_FORMATS else None
    if problem is not None:
        raise BadInputError(problem)
    return step_range if _reaches(search, last) else None


def _range_to_end(first: int, every: int, kind: ExportFormat, search: Search) -> StepRange | None:
    if not _reaches(search, first):
        return None
    if kind not in ANIMATION_FORMATS:
        return StepRange(first, _END, every)  # however long the search: lines are as they come
    beyond = first + MOST_FRAMES * every
    for _ in advance_to(search, beyond):
        pass
    last = search.moment().counters.steps
    if last == beyond:
        raise BadInputError(
            text_n(
                "more than {n:,} frame would follow; name the last step with --to",
                "more than {n:,} frames would follow; name the last step with --to",
                n=MOST_FRAMES,
            )
        )
    return StepRange(first, last, every)


def _reaches(search: Search, step: int) -> bool:
    """Walk the search to `step`, and return whether it has one; say so if it has not."""
    for _ in advance_to(search, step):
        pass
    end = search.moment().counters.steps
    if end == step:
        return True
    report_missing_step(step, end)
    return False
