"""What each single step of a depth picture was, told by the depths around it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum


class StepMark(Enum):
    """What a step of a search was, or its start."""

    START = "start"
    PLACEMENT = "placement"
    BACKTRACK = "backtrack"
    DEAD_END = "dead end"
    SOLUTION = "solution"


def step_marks(
    depths: Sequence[int], full: int, *, is_at_start: bool, ends_dead: bool
) -> tuple[StepMark, ...]:
    """Return what each step was that led to these depths, one after another.

    full: the depth of a solution; is_at_start: the first of the depths is that of the start,
    otherwise it only tells what the second step was; ends_dead: nothing fits after the last
    """
    # A digit is taken out where nothing was left: just after a placement that is its dead end.
    following = (*depths[1:], depths[-1] - 1 if ends_dead else depths[-1])
    before = (None, *depths[:-1]) if is_at_start else depths[:-1]
    own = depths if is_at_start else depths[1:]
    after = following if is_at_start else following[1:]
    return tuple(_mark(*each, full) for each in zip(before, own, after, strict=True))


def _mark(before: int | None, depth: int, after: int, full: int) -> StepMark:
    if before is None:
        return StepMark.START
    if depth < before:
        return StepMark.BACKTRACK
    if depth == full:
        return StepMark.SOLUTION
    return StepMark.DEAD_END if after < depth else StepMark.PLACEMENT
