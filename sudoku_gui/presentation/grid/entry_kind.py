"""What a digit that is typed or pressed becomes in the cells that are selected."""

from enum import Enum


class EntryKind(Enum):
    """The kinds of what a player writes."""

    DIGIT = "digit"
    CORNER = "corner"
    CENTRE = "centre"
    COLOUR = "colour"
