"""The switch Play | Watch."""

from sudoku_gui.language import text
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.presentation.window_layout import LAYOUT_NAMES, LAYOUT_TIPS
from sudoku_gui.ui.kit.choice_switch import ChoiceSwitch, SwitchPart


def layout_switch(theme: Theme) -> ChoiceSwitch:
    """Return the switch that shows which layout the window has."""
    parts = (SwitchPart(each, name, LAYOUT_TIPS[each]) for each, name in LAYOUT_NAMES.items())
    return ChoiceSwitch("layout", text("Layout of the window"), parts, theme)
