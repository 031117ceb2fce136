"""Where things are in the window: asked of a window that nobody drives,
in the layout for watching searches.

The tests start this module as a program of its own on the same display, so that
the same fonts lead to the same places.  It prints one object of JSON: for the name
of each button, menu and menu entry the place of its middle in the window, and where
the timeline begins and ends.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QPoint, QSettings
from PySide6.QtWidgets import QApplication, QMenu, QToolBar, QToolButton, QWidget

from sudoku_gui.presentation.actions.menu_specs import MENUS
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.central_area import CentralArea
from sudoku_gui.ui.kit.qactions import without_mnemonic
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.program import Program
from sudoku_gui.ui.search.timeline_places import timeline_places
from tests.support.display.waiting import wait_until
from tests.support.journals import journals_beside
from tests.support.waiting import PATIENCE_SECONDS

Plan = dict[str, tuple[int, int]]


def plan_of_window(environment: dict[str, str]) -> Plan:
    """The plan of the window as it opens in `environment` for the first time."""
    command = [sys.executable, "-m", __name__]
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, check=True, timeout=PATIENCE_SECONDS
    )
    return {name: (x, y) for name, (x, y) in json.loads(done.stdout).items()}


def _is_shown(widget: QWidget) -> bool:
    """Return whether `widget` can be seen once what happened is handled."""
    QApplication.processEvents()
    return widget.isVisible()


def _places(window: MainWindow) -> Plan:
    """The places in `window`, which has to be shown."""
    places = {}
    for button in window.search_view.panel.findChildren(QToolButton):
        places[button.objectName()] = _within(window, button, button.rect().center())
    timeline = window.search_view.timeline
    middle = timeline.rect().center()
    plot = timeline_places(timeline.size()).plot
    places["timeline-left"] = _within(window, timeline, QPoint(plot.left(), middle.y()))
    places["timeline-right"] = _within(window, timeline, QPoint(timeline.width(), middle.y()))
    places["timeline-top"] = _within(window, timeline, QPoint(middle.x(), 0))
    handle = timeline_places(timeline.size()).axis.bottom() - 3  # where it is broad
    places["timeline-handle"] = _within(window, timeline, QPoint(middle.x(), handle))
    verdict = window.verdict
    places["verdict-bar"] = _within(window, verdict, QPoint(2, verdict.height() // 2))
    for toolbar in window.findChildren(QToolBar):
        for action in toolbar.actions():
            tool = toolbar.widgetForAction(action)
            places[f"{action.objectName()}-tool"] = _within(window, tool, tool.rect().center())
    return places | _places_in_menus(window)


def _places_in_menus(window: MainWindow) -> Plan:
    bar, places = window.menuBar(), {}
    for title, spec in zip(bar.actions(), MENUS, strict=True):
        name = without_mnemonic(spec.words.template)
        places[name] = _within(window, bar, bar.actionGeometry(title).center())
        menu = title.menu()
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()  # some entries are there or not each time it is opened
        corner = bar.actionGeometry(title).bottomLeft() + QPoint(0, 1)
        for entry in menu.actions():
            middle = corner + menu.actionGeometry(entry).center()
            places[entry.objectName()] = _within(window, bar, middle)
    return places


def _within(window: MainWindow, widget: QWidget, point: QPoint) -> tuple[int, int]:
    place = widget.mapTo(window, point)
    return place.x(), place.y()


def main() -> None:
    """Show a window and print its plan."""
    application = QApplication(sys.argv)
    application.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        Settings(store).layout = WindowLayout.WATCH
        program = Program(application, store, journals_beside(store))
        program.start([])
        area = program.window.findChild(CentralArea)
        assert area is not None
        area.set_animated(False)  # or the places would be those on the way
        program.game_search.step(1)  # a search, or there would be no timeline
        wait_until(lambda: _is_shown(program.window.search_view.timeline), "the timeline is shown")
        application.processEvents()
        print(json.dumps(_places(program.window)))
        program.shut_down()


if __name__ == "__main__":
    main()
