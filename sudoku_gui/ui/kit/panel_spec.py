"""What a dock is told of its panel: its title, its place and its action."""

from enum import Enum

from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.actions.action_ids import ActionId


class DockAreas(Enum):
    """Where in the window people may put a panel."""

    SIDES = "sides"
    SIDES_AND_BOTTOM = "sides and bottom"


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """One panel beside the grid."""

    action: ActionId
    """Opens and closes it, and gives its dock the name that saved layouts know."""
    title: Text
    areas: DockAreas = DockAreas.SIDES_AND_BOTTOM
    is_tabbed: bool = True
    """Whether it shares its place with the others."""
    is_reopened: bool = True
    """Whether it is open at the next start if it was at the end."""
    is_about_search: bool = True
    """Whether it belongs to the layout in which searches are watched."""
    handles: tuple[ActionId, ...] = ()
    """The actions that its controller does, whether the panel is open or not."""
    tells_of_past: bool = False
    """Whether it shows what was before it is opened, and so is made when a search begins."""
