"""How fast a timeline plays, and which way."""

import math
from enum import Enum

UNLIMITED_PACE = math.inf
SLOWEST, FASTEST = 1.0, 100_000.0  # steps per second that can be chosen, besides the above
READABLE_PACE = 30.0  # steps per second up to which people can read each


class PlayDirection(Enum):
    """Whether a timeline plays, and in which direction."""

    PAUSED = "standing"
    FORWARDS = "forwards"
    BACKWARDS = "backwards"
