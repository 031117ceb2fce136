"""What a trial that went well has shown."""

import math


def upper_bound(count: int) -> float:
    """The rate below which an event lies with 95 % certainty that did not happen in `count`."""
    return 1.0 - math.pow(0.05, 1 / count)
