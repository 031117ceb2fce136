"""The two layouts of the window: one for playing a puzzle, one for watching a search over it."""

from enum import Enum

from sudoku_gui.language import Text, text


class WindowLayout(Enum):
    """What stands beside the grid; the value is the name in the settings."""

    PLAY = "play"
    WATCH = "watch"

    @property
    def other(self) -> "WindowLayout":
        """The layout that this one is exchanged for."""
        return WindowLayout.WATCH if self is WindowLayout.PLAY else WindowLayout.PLAY


LAYOUT_NAMES: dict[WindowLayout, Text] = {
    WindowLayout.PLAY: text("Play"),
    WindowLayout.WATCH: text("Watch"),
}
"""In the order in which the switch shows them."""

LAYOUT_TIPS: dict[WindowLayout, Text] = {
    WindowLayout.PLAY: text("The grid, and what one plays with"),
    WindowLayout.WATCH: text("The grid, and what shows how an algorithm searches"),
}
