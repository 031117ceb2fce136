"""How the colours that people give to cells and notes look and are called, as a table.

Each has a pattern of its own besides its ground, so that nobody needs to tell grounds apart.
"""

from collections.abc import Collection, Mapping
from enum import Enum

from sudoku_gui.language import Text, say, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.notes import COLOURS, Colour


class ColourPattern(Enum):
    """What is drawn on the ground of a colour."""

    PLAIN = "plain"
    RISING = "rising lines"
    FALLING = "falling lines"
    LYING = "lying lines"
    STANDING = "standing lines"
    SQUARES = "lying and standing lines"
    DIAMONDS = "rising and falling lines"
    DOTS = "dots"
    FRAME = "frame"


@dataclass(frozen=True, slots=True)
class ColourStyle:
    """How a colour is drawn and said."""

    name: Text
    ground: str  # the name of a colour of the theme
    pattern: ColourPattern


COLOUR_STYLES: Mapping[Colour, ColourStyle] = dict(
    zip(
        COLOURS,
        (
            ColourStyle(text("yellow"), "yellow_ground", ColourPattern.PLAIN),
            ColourStyle(text("green"), "green_ground", ColourPattern.RISING),
            ColourStyle(text("blue"), "blue_ground", ColourPattern.LYING),
            ColourStyle(text("red"), "red_ground", ColourPattern.FALLING),
            ColourStyle(text("orange"), "orange_ground", ColourPattern.STANDING),
            ColourStyle(text("purple"), "purple_ground", ColourPattern.DOTS),
            ColourStyle(text("turquoise"), "turquoise_ground", ColourPattern.SQUARES),
            ColourStyle(text("brown"), "brown_ground", ColourPattern.DIAMONDS),
            ColourStyle(text("grey"), "grey_ground", ColourPattern.FRAME),
        ),
        strict=True,
    )
)
"""In the order of the keys that give them."""


def colours_in_words(colours: Collection[Colour]) -> str:
    """Return the names of some colours, in the order of their keys."""
    return ", ".join(say(COLOUR_STYLES[colour].name) for colour in sorted(colours))
