"""Reduced motion: how much may move on the screen."""

from enum import Enum

REDUCED_MOTION_SECONDS = 0.4
"""Between two pictures of what plays when motion is reduced: fewer than three a second."""


class MotionPreference(Enum):
    """What the user chose in the View menu."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"
