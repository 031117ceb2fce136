"""Lecture mode: the whole screen, large text, and beside the grid code, tables and tree.

Whatever it moves is put back when it is left: docks, sizes, the window and its layout.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QToolBar

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.text_scale import WHOLE, set_text_scale
from sudoku_gui.ui.learn.lecture_bar import LectureBar
from sudoku_gui.ui.learn.procedure_controller import ProcedureController
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.panels import Panels
from sudoku_gui.ui.play.layout_controller import LayoutController
from sudoku_gui.ui.search.search_controller import SearchController

SCALES = (100, 125, 150, 175, 200, 225, 250)
"""Percent of the size of all text."""

_AT_1080 = 200
_PANELS = (ActionId.LESSON, ActionId.SEARCH_TREE)
_KEYS = (("Ctrl++", 1), ("Ctrl+=", 1), ("Ctrl+-", -1), ("Ctrl+0", 0))


class LectureMode(QObject):
    """Enters and leaves the mode, and keeps the scale of its text in the settings."""

    def __init__(
        self,
        window: MainWindow,
        panels: Panels,
        layouts: LayoutController,
        search: SearchController,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._panels = panels
        self._layouts = layouts
        self._search = search
        self._settings = settings
        self._is_on = False
        self._bar = LectureBar(window.named_actions)
        self._toolbar = QToolBar(window)
        self._toolbar.setObjectName("lecture")
        self._toolbar.setMovable(False)
        self._toolbar.addWidget(self._bar)
        self._toolbar.hide()
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self._fit)
        self._shortcuts = [self._shortcut(keys, by) for keys, by in _KEYS]
        controller = panels[ActionId.LESSON]
        assert isinstance(controller, ProcedureController)
        self._procedure = controller.procedure_panel
        for signal, slot in (
            (self._bar.scale_wanted, self._change_scale),
            (controller.display.moment_shown, self._bar.show_moment),
            (controller.display.step_entered, self._bar.show_moment_before_step),
            (search.forgotten, self._show_nothing),
            (controller.display.counted, self._bar.show_counters),
            (controller.procedure_panel.told, self._bar.tell),
        ):
            signal.connect(slot)
        window.add_later(self)

    def toggle(self) -> None:
        """Enter the mode, or leave it."""
        if self._is_on:
            self.leave()
        else:
            self._enter()

    def leave(self) -> None:
        """Have everything as it was before, if the mode is on."""
        if not self._is_on:
            return
        self._is_on = False
        self._window.area.removeEventFilter(self)
        set_text_scale(WHOLE)
        self._procedure.end_lecture()
        self._toolbar.hide()
        self._window.removeToolBar(self._toolbar)
        self._layouts.choose(self._layout)
        # What has become smaller must say so before the docks can be as narrow as they were.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._window.end_lecture()
        self._set_keys()
        if self._focused is not None and self._focused.isVisible():
            self._focused.setFocus()

    def set_theme(self, _theme: object) -> None:
        """Nothing here has colours of its own."""

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._bar.retranslate()
        self._toolbar.setWindowTitle("")
        self._bar.show_moment(self._search.shown_moment)
        self._bar.tell(self._procedure.said)

    def _enter(self) -> None:
        self._is_on = True
        self._focused = self._window.focusWidget()
        self._layout = self._layouts.layout
        self._window.begin_lecture()
        self._layouts.watch()
        self._window.addToolBarBreak()
        self._window.addToolBar(self._toolbar)
        self._toolbar.show()
        for name in _PANELS:
            self._panels[name]
        self._window.docks.begin_fixed(_PANELS)
        self._window.area.installEventFilter(self)
        self._use_scale(self._scale)
        self._set_keys()
        self.retranslate()
        self._window.grid.setFocus()

    @property
    def _scale(self) -> int:
        chosen = self._settings.lecture_scale
        return chosen if chosen in SCALES else self._scale_at_first

    @property
    def _scale_at_first(self) -> int:
        """That by which text is 24 pixels high or more on a screen of 1920x1080."""
        height = self._window.screen().size().height()
        return max((each for each in SCALES if each * 1080 <= height * _AT_1080), default=SCALES[0])

    @Slot(int)
    def _change_scale(self, by: int) -> None:
        place = SCALES.index(self._scale if by else self._scale_at_first) + by
        self._settings.lecture_scale = SCALES[max(0, min(len(SCALES) - 1, place))]
        self._use_scale(self._scale)

    def _use_scale(self, percent: int) -> None:
        set_text_scale(percent)
        self._bar.show_scale(percent)
        self._fitting.start()

    @Slot()
    def _fit(self) -> None:
        """Share the screen out: the grid is square, the panels have the rest."""
        if not self._is_on:
            return
        self._bar.fit()  # its parts have the font in use by now
        lines = self._window.docks.fit_fixed(self._window.side_of_grid())
        self._procedure.set_lecture(lines)

    def _set_keys(self) -> None:
        """Have Esc leave the mode while it is on; otherwise it clears marks."""
        actions = self._window.named_actions
        actions[ActionId.LECTURE].setChecked(self._is_on)
        leaving = ["F11", "Esc"] if self._is_on else ["F11"]
        actions[ActionId.LECTURE].setShortcuts([QKeySequence(key) for key in leaving])
        clearing = [] if self._is_on else ["Esc"]
        actions[ActionId.CLEAR_MARKS].setShortcuts([QKeySequence(key) for key in clearing])
        for shortcut in self._shortcuts:
            shortcut.setEnabled(self._is_on)

    def _shortcut(self, keys: str, by: int) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self._window)
        shortcut.activated.connect(lambda: self._change_scale(by))
        return shortcut

    @Slot()
    def _show_nothing(self) -> None:
        self._bar.show_moment(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._fitting.start()
        return super().eventFilter(watched, event)
