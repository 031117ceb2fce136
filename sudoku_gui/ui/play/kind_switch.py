"""The switch of what a pressed digit becomes: Digit | Corner | Centre | Colour."""

from sudoku_gui.language import text
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.choice_switch import ChoiceSwitch, SwitchPart

_PARTS = (
    SwitchPart(EntryKind.DIGIT, text("Digit"), text("Digits go into the selected cells")),
    SwitchPart(
        EntryKind.CORNER,
        text("Corner"),
        text("Digits become notes in the corners of the selected cells"),
    ),
    SwitchPart(
        EntryKind.CENTRE,
        text("Centre"),
        text("Digits become notes in the middle of the selected cells"),
    ),
    SwitchPart(EntryKind.COLOUR, text("Colour"), text("Digits give the selected cells colours")),
)


def kind_switch(theme: Theme) -> ChoiceSwitch:
    """Return the switch that shows what digits become."""
    return ChoiceSwitch("kind", text("What a digit becomes"), _PARTS, theme, is_wide=True)
