"""The shapes of the marks of single steps, told apart without their colours.

A placement points up, a backtrack down; a dead end is a cross, a solution a diamond, the
start a disc.
"""

from collections.abc import Iterator
from math import sqrt

from sudoku_gui.playback.step_marks import StepMark

Strokes = tuple[tuple[float, float], ...]
"""Of one column of pixels: how far above the middle, and how far below it, each is inked."""


def mark_strokes(mark: StepMark, breadth: int) -> Iterator[Strokes]:
    """Yield the strokes of the columns of a mark `breadth` pixels wide, from left to right."""
    half = breadth / 2
    for place in range(breadth):
        aside = abs(place + 0.5 - half)  # of the middle of the column from that of the mark
        if mark is StepMark.PLACEMENT:
            yield ((half - 2 * aside, half),)
        elif mark is StepMark.BACKTRACK:
            yield ((half, half - 2 * aside),)
        elif mark is StepMark.SOLUTION:
            yield ((half - aside, half - aside),)
        elif mark is StepMark.START:
            reach = sqrt(half**2 - aside**2)
            yield ((reach, reach),)
        else:
            yield _cross(aside, max(1.0, breadth / 8))


def _cross(aside: float, thick: float) -> Strokes:
    return ((aside + thick, thick - aside), (thick - aside, aside + thick))
