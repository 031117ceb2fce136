"""The panels beside the grid, as a table: the title, the place and the action of each."""

from dataclasses import dataclass
from enum import Enum

from sudoku_gui.language import Text, text
from sudoku_gui.presentation.action_ids import ActionId


class DockAreas(Enum):
    """Where in the window people may put a panel."""

    SIDES = "sides"
    SIDES_AND_BOTTOM = "sides and bottom"


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """One panel beside the grid: its title, its place and its action."""

    action: ActionId  # opens and closes it, and gives its dock the name that saved layouts know
    title: Text
    areas: DockAreas = DockAreas.SIDES_AND_BOTTOM
    is_tabbed: bool = True  # whether it shares its place with the others
    is_reopened: bool = True  # whether it is open at the next start if it was at the end
    is_in_view_menu: bool = True  # whether the View menu lists it


PANELS: tuple[PanelSpec, ...] = (
    PanelSpec(
        ActionId.COLLECTION,
        text("Puzzles"),
        DockAreas.SIDES,
        is_tabbed=False,
        is_reopened=False,  # it waits until there are several puzzles
    ),
    PanelSpec(ActionId.LESSON, text("Procedure")),
    PanelSpec(ActionId.SEARCH_TREE, text("Tree")),
    PanelSpec(ActionId.STEP_LOG, text("Log")),
    PanelSpec(ActionId.QUIZ, text("Quiz")),
    PanelSpec(ActionId.TOUR, text("Tour"), is_in_view_menu=False),
)
"""In the order of the View menu."""
