"""The grid comes first: its share of the window on screens of all sizes, in letters of all sizes.

What is measured is the grid as it is painted, against the shorter side of what menus and toolbar
leave of the window.  Whatever can be shown beside it is shown: a notice, a title, a search.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.main_window import MainWindow
from tests.support.ui.shown_moments import shown_moment_after

LEAST_SHARE = 0.6
SCREENS = [
    QSize(*size)
    for size in (
        (213, 160),  # 640x480, on which everything is three times as large
        (320, 240),
        (427, 320),
        (640, 360),  # a screen of 1920x1080 on which everything is three times as large
        (640, 480),
        (683, 384),
        (800, 600),
        (1024, 600),
        (1280, 720),
        (1366, 768),
        (1920, 1080),
        (2560, 1440),
        (3840, 2160),
        (480, 800),
        (768, 1366),
        (1080, 1920),
    )
]
SCREENS_OF_SCALES = [QSize(640, 480), QSize(800, 600), QSize(1366, 768), QSize(1920, 1080)]


@pytest.fixture
def font(qapp: QApplication) -> Iterator[QFont]:
    """The letters of the application, which are as before after the test."""
    font = qapp.font()
    yield QFont(font)
    qapp.setFont(font)
    language.set_language("en")


def window_with_all_bands(qtbot: QtBot) -> MainWindow:
    window = MainWindow(Sheet.of_givens(Grid.empty(Geometry.of_size(9))), 10, LIGHT)
    qtbot.addWidget(window)
    window.show_layout(WindowLayout.WATCH)
    window.retranslate()
    window.puzzle_heading.show_metadata(Metadata(title="Number 7", author="Somebody"))
    window.notices.show_notice(Notice(text("Searching with {algorithm}.", algorithm="X")))
    window.show_moment(shown_moment_after(3, "0" * 81))
    window.show()
    return window


def share_in(window: MainWindow, screen: QSize) -> float:
    window.resize(screen)
    QApplication.processEvents()
    assert window.size() == screen, "the window is larger than the screen"
    middle = window.centralWidget()
    assert middle is not None
    free = middle.size()
    first, last = window.grid.model().index(0, 0), window.grid.model().index(8, 8)
    side = window.grid.visualRect(last).right() - window.grid.visualRect(first).left() + 1
    corner = window.grid.mapTo(middle, window.grid.rect().bottomRight())
    assert corner.x() < free.width(), "the grid is cut off"
    assert corner.y() < free.height(), "the grid is cut off"
    return side / min(free.width(), free.height())


def too_small(window: MainWindow, screens: list[QSize]) -> list[object]:
    """The screens, layouts and languages in which the grid has too small a share."""
    found: list[object] = []
    for code in language.LANGUAGES:
        language.set_language(code)
        window.retranslate()
        for layout in WindowLayout:
            window.show_layout(layout)
            for screen in screens:
                share = share_in(window, screen)
                if share < LEAST_SHARE:
                    found.append((code, layout, screen, round(share, 2)))
    return found


@pytest.mark.usefixtures("font")
def test_the_grid_has_its_share_on_every_screen(qtbot: QtBot) -> None:
    assert too_small(window_with_all_bands(qtbot), SCREENS) == []


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0, 3.0])
def test_the_grid_has_its_share_in_large_letters(
    scale: float, font: QFont, qapp: QApplication, qtbot: QtBot
) -> None:
    font.setPointSizeF(font.pointSizeF() * scale)
    qapp.setFont(font)

    assert too_small(window_with_all_bands(qtbot), SCREENS_OF_SCALES) == []
