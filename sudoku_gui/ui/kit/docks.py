"""The docks of the window, which stand beside the grid."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.kit.dock import Dock
from sudoku_gui.ui.kit.panel_spec import DockAreas, PanelSpec

_SIDES = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
_AREAS = {
    DockAreas.SIDES: _SIDES,
    DockAreas.SIDES_AND_BOTTOM: _SIDES | Qt.DockWidgetArea.BottomDockWidgetArea,
}


@dataclass(frozen=True, slots=True)
class _Widening:
    """By how many pixels a window is widened, and moved to the left."""

    wider: int
    to_left: int

    @classmethod
    def of(cls, window: QMainWindow, width: int) -> "_Widening":
        """Return how to widen a window by `width`, or by as much as its screen has room for."""
        screen, frame = window.screen().availableGeometry(), window.frameGeometry()
        at_right = max(0, screen.right() - frame.right())
        at_left = max(0, frame.left() - screen.left())
        wider = min(width, at_right + at_left)
        return cls(wider, max(0, wider - at_right))

    def reversed(self) -> "_Widening":
        """Return what undoes this."""
        return _Widening(-self.wider, -self.to_left)

    def apply(self, window: QMainWindow) -> None:
        """Move the window, and make it as wide as that."""
        if self.to_left:
            window.move(window.x() - self.to_left, window.y())
        window.resize(window.width() + self.wider, window.height())


class Docks:
    """Makes the docks of `window`, and has them follow its theme and its language.

    room: how much of the screen there is for one.
    """

    def __init__(
        self,
        window: QMainWindow,
        actions: Mapping[ActionId, QAction],
        theme: Theme,
        room: Callable[[], QSize],
    ) -> None:
        self._window = window
        self._actions = actions
        self._theme = theme
        self._room = room
        self._docks: list[tuple[PanelSpec, Dock]] = []
        self._put_away: list[Dock] = []
        self._in_front: list[Dock] = []  # of those put away
        self._widenings: dict[Dock, _Widening] = {}  # of the window, for each that is open

    def add(self, spec: PanelSpec, want_panel: Callable[[], object]) -> Dock:
        """Return an empty dock, which stands and is restored as `spec` says.

        When it is first shown it asks with `want_panel` for its panel.
        """
        action, areas = self._actions[spec.action], _AREAS[spec.areas]
        dock = Dock(want_panel, spec.title, action, self._theme, self._window, self._room, areas)
        tabbed = [each for other, each in self._docks if other.is_tabbed]
        if spec.is_tabbed and tabbed:  # beside each other as tabs, for there is not much room
            self._window.tabifyDockWidget(tabbed[-1], dock)
        self._docks.append((spec, dock))
        dock.toggleViewAction().toggled.connect(partial(self._make_room, dock))
        return dock

    def _make_room(self, dock: Dock, is_open: bool) -> None:
        """Widen the window by a panel that opens at its side, and narrow it when that closes.

        So what stands in the middle keeps its size, as far as the screen is wide enough; a window
        at the right of the screen goes to the left for it.
        """
        window = self._window
        is_fixed = window.isMaximized() or window.isFullScreen() or not window.isVisible()
        if is_fixed or dock.isFloating() or not self._is_at_side(dock):
            return
        company = self._company_of(dock)
        if company:
            if not is_open and dock in self._widenings:  # the room is now that of another
                self._widenings[company[0]] = self._widenings.pop(dock)
        elif is_open:
            self._widenings[dock] = _Widening.of(window, dock.sizeHint().width())
            self._widenings[dock].apply(window)
        elif dock in self._widenings:
            self._widenings.pop(dock).reversed().apply(window)

    def _is_at_side(self, dock: Dock) -> bool:
        return bool(self._window.dockWidgetArea(dock) & _SIDES)

    def _company_of(self, dock: Dock) -> list[Dock]:
        """Return the open panels that `dock` shares its place with."""
        tabs = self._window.tabifiedDockWidgets(dock)
        return [other for _, other in self._docks if other in tabs and not other.isHidden()]

    def show_layout(self, layout: WindowLayout) -> None:
        """Put the panels about searches away while one plays; bring back those that were open."""
        if layout is WindowLayout.PLAY:
            about_search = [dock for spec, dock in self._docks if spec.is_about_search]
            self._put_away = [dock for dock in about_search if not dock.isHidden()]
            self._in_front = [dock for dock in self._put_away if dock.is_in_front]
            for dock in self._put_away:
                dock.hide()
        else:
            brought_back, self._put_away = self._put_away, []
            for dock in brought_back:
                dock.show()
            for dock in self._in_front:
                dock.raise_()
            self._in_front = []

    def restore(self, layout: QByteArray) -> None:
        """Place the docks as they were."""
        self._window.restoreState(layout)
        for spec, dock in self._docks:
            dock.draw_buttons()
            if not spec.is_reopened:
                dock.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        for _spec, dock in self._docks:
            dock.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for _spec, dock in self._docks:
            dock.retranslate()
