"""The scale of the speed slider: from one step a second to as fast as it goes, logarithmic."""

import math

from sudoku_gui.playback.pace import FASTEST, SLOWEST, UNLIMITED_PACE

POSITIONS = 50
"""The last position, which is "as fast as it goes"."""

FIRST_POSITION = 10
"""Where the slider stands at first."""

SUB_STEP_PACES = (1 / 3, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Sub-steps per second at the positions of their slider."""

FIRST_SUB_STEP_POSITION = 2


def pace_at(position: int) -> float:
    """Return the steps per second at a position of the slider, 0 to 50."""
    if position >= POSITIONS:
        return UNLIMITED_PACE
    exponent = position / (POSITIONS - 1)
    pace = SLOWEST * math.pow(FASTEST / SLOWEST, exponent)
    magnitude = math.pow(10, math.floor(math.log10(pace)))
    return round(pace / magnitude, 1) * magnitude
