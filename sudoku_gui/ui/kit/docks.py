"""The docks of the window, which stand beside the grid."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

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

_MOVABLE = (
    QDockWidget.DockWidgetFeature.DockWidgetClosable
    | QDockWidget.DockWidgetFeature.DockWidgetMovable
    | QDockWidget.DockWidgetFeature.DockWidgetFloatable
)
_LEAST_WIDTH = 200  # pixels of fixed docks
_LEAST_LINES = 22  # of the height from which two of them stand one above the other
_UPPER_SHARE = 64  # percent of the height for the upper one


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


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """Where the docks are, and which were put away, in front, when one began to play."""

    state: QByteArray
    put_away: tuple[Dock, ...]
    in_front: tuple[Dock, ...]


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
        self._arrangement: _Arrangement | None = None  # before a fixed one
        self._fixed: list[Dock] = []
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
        if self._arrangement or is_fixed or dock.isFloating() or not self._is_at_side(dock):
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
        return [each for each in self._tabs_of(dock) if not each.isHidden()]

    def _tabs_of(self, dock: Dock) -> list[Dock]:
        tabs = self._window.tabifiedDockWidgets(dock)
        return [other for _, other in self._docks if other in tabs]

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

    def keep_arrangement(self) -> None:
        """Keep how the docks are, and widen the window for none, until `end_fixed`."""
        state = self._window.saveState()
        self._arrangement = _Arrangement(state, (*self._put_away,), (*self._in_front,))

    def begin_fixed(self, wanted: Sequence[ActionId]) -> None:
        """Show these alone, one above the other at the right, where nobody moves them."""
        found = {spec.action: dock for spec, dock in self._docks}
        self._fixed = [found[action] for action in wanted]
        for _spec, dock in self._docks:
            dock.hide()
        for dock in self._fixed:
            dock.setFloating(False)
            dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
            dock.setTitleBarWidget(QWidget())
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.show()

    def fit_fixed(self, beside: int) -> int:
        """Leave `beside` pixels to what else there is; return how many lines high they are wide.

        Where there is little height they are tabs.
        """
        above, below = self._fixed
        line = above.fontMetrics().lineSpacing()
        are_tabs = below in self._tabs_of(above)
        height = above.height() + (0 if are_tabs else below.height())
        width = max(_LEAST_WIDTH, self._window.width() - beside)
        if height < _LEAST_LINES * line:
            if not are_tabs:
                self._window.tabifyDockWidget(above, below)
                above.raise_()
        else:
            if are_tabs:
                self._window.removeDockWidget(below)
                self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, below)
                below.show()
            share = [height * _UPPER_SHARE // 100, height * (100 - _UPPER_SHARE) // 100]
            self._window.resizeDocks(self._fixed, share, Qt.Orientation.Vertical)
        self._window.resizeDocks([above], [width], Qt.Orientation.Horizontal)
        return width // line

    def end_fixed(self) -> None:
        """Have all docks as they were before."""
        assert self._arrangement is not None
        for dock in self._fixed:
            title = dock.titleBarWidget()
            dock.setTitleBarWidget(None)  # type: ignore[arg-type] # Qt's own again
            title.deleteLater()
            dock.setFeatures(_MOVABLE)
        self._window.restoreState(self._arrangement.state)
        for _spec, dock in self._docks:
            dock.draw_buttons()
        self._put_away = [*self._arrangement.put_away]
        self._in_front = [*self._arrangement.in_front]
        self._fixed, self._arrangement = [], None

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
