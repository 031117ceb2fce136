"""The description of one action of the window."""

from collections.abc import Callable

from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.window_state import WindowState


def always(_state: WindowState) -> bool:
    """Return True in every state of the window."""
    return True


def _never(_state: WindowState) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action of the window: its words, keys and icon, and when it is enabled."""

    words: Text
    keys: tuple[str, ...] = ()
    icon: str = ""
    tip: Text | None = None  # what it does, for the tool tip and the status of screen readers
    checkable: bool = False
    is_enabled: Callable[[WindowState], bool] = always
    is_offered: Callable[[WindowState], bool] = always
    """Whether menus have it at all: not where this machine can never do it."""
    is_primary: Callable[[WindowState], bool] = _never
    """Whether it is what people most likely want next; at most one action is in any state."""
    while_playing: "ActionSpec | None" = None  # what to show in its place while a search plays

    def shown_in(self, state: WindowState) -> "ActionSpec":
        """Return the words and the icon to show in `state`."""
        if self.while_playing and state.is_playing:
            return self.while_playing
        return self
