"""What a grid paints when something changes: those cells alone, and all of them in the end."""

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.annotation import Annotation, CellRole
from sudoku_gui.presentation.grid.cell_look import Findings
from sudoku_gui.presentation.grid.grid_layers import search_layer_of
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from tests.support.puzzles import SMALL
from tests.support.ui.pictures import grabbed, is_up_to_date
from tests.support.ui.shown_moments import shown_moment_after

SPACE = QSize(420, 400)
ANNOTATION = Annotation(text("no solution"), {Cell(3): CellRole.IN_QUESTION})


class Screen(QObject):
    """A grid on the screen, and the parts of it that are painted."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self._qtbot = qtbot
        self.overlays = GridOverlays(Sheet.of_givens(SMALL))
        self.grid = GridWidget(self.overlays, LIGHT)
        qtbot.addWidget(self.grid)
        self.grid.resize(SPACE)
        with qtbot.waitExposed(self.grid):
            self.grid.show()
        self.painted = QRegion()
        self.grid.viewport().installEventFilter(self)

    def show_step(self, step: int) -> None:
        self.overlays.show_search(search_layer_of(shown_moment_after(step)))

    def wait(self) -> None:
        """Let all be painted that is to be; more would never come."""
        self._qtbot.waitUntil(lambda: is_up_to_date(self.grid))

    def wait_for_paint(self) -> None:
        """Let something be painted."""
        self._qtbot.waitUntil(lambda: not self.painted.isEmpty())

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.painted = self.painted.united(event.region())
        return False


@pytest.fixture
def screen(qtbot: QtBot) -> Screen:
    return Screen(qtbot)


def test_a_step_of_a_search_has_the_cells_painted_that_it_changes(screen: Screen) -> None:
    screen.show_step(3)
    screen.wait()
    screen.painted = QRegion()

    screen.show_step(4)
    screen.wait_for_paint()

    layout = GridLayout(SMALL.geometry, screen.grid.viewport().size())
    cells = map(Cell, range(16))
    touched = [cell for cell in cells if screen.painted.intersects(layout.cell_rect(cell))]
    assert 1 <= len(touched) <= 8


def test_the_screen_shows_all_of_what_changes_in_any_order(screen: Screen) -> None:
    for step in (1, 2, 3, 9, 8, 30, 0):
        screen.show_step(step)
        screen.wait()
        screen.overlays.annotate(AnnotationSource.QUIZ, ANNOTATION)
        screen.wait()
        screen.grid.select(Cell(step % 16))
        screen.show_step(step + 1 if step < 30 else 5)
        screen.wait()
        screen.overlays.withdraw(AnnotationSource.QUIZ)
        screen.overlays.show_findings(Findings(wrong=frozenset({Cell(step % 16)})))
        screen.wait()
    screen.overlays.show_search(None)
    screen.wait()


def test_what_changes_is_on_the_screen_although_a_picture_was_taken_before(screen: Screen) -> None:
    screen.show_step(5)
    screen.wait()

    screen.show_step(6)
    grabbed(screen.grid)

    screen.wait()


def test_what_changes_while_it_is_hidden_is_seen_when_it_is_shown(screen: Screen) -> None:
    screen.grid.hide()
    screen.show_step(6)
    QApplication.processEvents()

    screen.grid.show()

    screen.wait()
