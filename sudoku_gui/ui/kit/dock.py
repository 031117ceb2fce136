"""A panel beside the grid that people show, move, tear off and close as they like."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow, QWidget

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.fitting_scroll_area import FittingScrollArea
from sudoku_gui.ui.kit.icons import icon

_WIDTH = 220


@dataclass(frozen=True, slots=True)
class _TitleButton:
    """A button in the title bar of a dock: what it does, and the icon in resources/icons."""

    words: Text
    icon: str


# Qt names these buttons when a dock is made, and not again when the language changes.
_BUTTONS = {
    "qt_dockwidget_floatbutton": _TitleButton(text("Tear off or put back"), "tear-off"),
    "qt_dockwidget_closebutton": _TitleButton(text("Close"), "close"),
}


class Panel(QWidget):
    """What a dock holds; tells when it comes into sight, when it goes, and what it wants."""

    shown = Signal()
    hidden = Signal()
    focus_wanted = Signal()
    visibility_wanted = Signal(bool)

    def open_with_focus(self) -> None:
        """Have its dock opened in front of others, and the focus in it."""
        self.focus_wanted.emit()

    def set_open(self, is_open: bool) -> None:
        """Have its dock opened or closed; the focus stays where it is."""
        self.visibility_wanted.emit(is_open)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on; Qt's own widgets follow by themselves."""

    def retranslate(self) -> None:
        """Say everything in the language in use."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hidden.emit()


class NarrowPanel(Panel):
    """A panel that is narrow at first, so that the grid keeps its room."""

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, super().sizeHint().height())


class Dock(QDockWidget):
    """A dock, closed at first; its action in the View menu is checked while it is open.

    It is empty until it is first shown, and then asks with `want_panel` for what it is to hold.
    What the window saves of its layout names the dock by the action's name.  room: how much
    of the screen there is for it.
    """

    def __init__(
        self,
        want_panel: Callable[[], object],
        title: Text,
        action: QAction,
        theme: Theme,
        window: QMainWindow,
        room: Callable[[], QSize],
        areas: Qt.DockWidgetArea,
    ) -> None:
        super().__init__(window)
        self._want_panel = want_panel
        self._panel: Panel | None = None
        self._title = title
        self._room = room
        self._action = action
        self._theme = theme
        self.setObjectName(action.objectName())
        self.setAllowedAreas(areas)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self)
        self.hide()
        action.triggered.connect(self._follow_action)
        self.toggleViewAction().toggled.connect(action.setChecked)
        self.topLevelChanged.connect(self.draw_buttons)
        self.draw_buttons()

    def hold(self, panel: Panel) -> None:
        """Hold `panel`, made by now, from now on."""
        self._panel = panel
        self.setWidget(FittingScrollArea(panel, self._room))
        panel.focus_wanted.connect(self._open)
        panel.visibility_wanted.connect(self.setVisible)
        panel.retranslate()

    def setVisible(self, visible: bool) -> None:
        if visible and self._panel is None:
            self._want_panel()
        super().setVisible(visible)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self.draw_buttons()
        if self._panel is not None:
            self._panel.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(say(self._title))
        _name_buttons(self)
        if self._panel is not None:
            self._panel.retranslate()

    @Slot()
    def draw_buttons(self) -> None:
        """In the ink of the theme; torn off or restored, Qt puts its own grey ones back."""
        for name, title_button in _BUTTONS.items():
            for button in self.findChildren(QAbstractButton, name):
                button.setIcon(icon(title_button.icon, self._theme))

    @property
    def is_in_front(self) -> bool:
        """Whether it is seen, and not behind another at its place."""
        return not self.visibleRegion().isEmpty()

    def _follow_action(self, wanted: bool) -> None:
        if wanted or not self.is_in_front:
            self._action.setChecked(True)  # of one brought to the front, Qt has unchecked it
            self._open()
        else:
            self.hide()

    @Slot()
    def _open(self) -> None:
        self.show()
        self.raise_()
        if self._panel is not None:
            self._panel.setFocus()


def _name_buttons(dock: QDockWidget) -> None:
    """Say what the buttons in the title bar of `dock` do, in the language in use."""
    for name, title_button in _BUTTONS.items():
        words = say(title_button.words)
        for button in dock.findChildren(QAbstractButton, name):
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.setAccessibleDescription(tr("Panel: {title}", title=dock.windowTitle()))
