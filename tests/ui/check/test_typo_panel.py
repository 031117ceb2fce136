"""The panel of corrections: pointing previews, a click or Enter chooses."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QToolButton
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import text
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.presentation.typo_panel_words import Correction, TypoPanelContent
from sudoku_gui.ui.check.typo_panel import CorrectionsTable, TypoPanel
from tests.ui.check.test_corrections import FIRST, SECOND

TITLE, SUMMARY = text("Find the typo"), text("Trying every single slip…")


class Panel(TypoPanel):
    """A panel that notes what it reports."""

    def __init__(self) -> None:
        super().__init__(LIGHT)
        self.looked_at: list[Correction | None] = []
        self.chosen_ones: list[Correction] = []
        self.previewed.connect(self.looked_at.append)
        self.preview_ended.connect(self._note_end)
        self.chosen.connect(self.chosen_ones.append)

    @property
    def table(self) -> CorrectionsTable:
        """The list."""
        table = self.findChild(CorrectionsTable, "corrections")
        assert isinstance(table, CorrectionsTable)
        return table

    def place_of(self, row: int) -> QPoint:
        """Where that row is, in the list."""
        return self.table.visualRect(self.table.model().index(row, 0)).center()

    def words(self, name: str) -> str:
        """What a label says."""
        label = self.findChild(QLabel, name)
        assert isinstance(label, QLabel)
        return label.text()

    def _note_end(self) -> None:
        self.looked_at.append(None)


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    panel = Panel()
    qtbot.addWidget(panel)
    panel.set_theme(LIGHT)
    panel.retranslate()
    panel.resize(300, 400)
    with qtbot.waitActive(panel):
        panel.show()
        panel.activateWindow()
    return panel


def test_what_is_known_is_shown_with_the_progress(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (FIRST,), 0.4))

    bar = panel.findChild(QProgressBar)
    assert bar is not None
    assert (bar.isVisible(), bar.value()) == (True, 400)
    assert panel.words("typo-title") == "Find the typo"
    assert panel.words("typo-summary") == "Trying every single slip…"
    assert panel.table.model().rowCount() == 1


def test_the_bar_goes_when_all_is_known_and_the_rows_stay_where_they_are(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (FIRST,), 0.4))
    QApplication.processEvents()
    before = panel.table.geometry()

    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (FIRST,), 1.0))
    QApplication.processEvents()

    bar = panel.findChild(QProgressBar)
    assert bar is not None
    assert not bar.isVisible()
    assert panel.table.geometry() == before


def test_an_empty_list_is_not_shown(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (), 1.0))
    QApplication.processEvents()

    assert not panel.table.isVisible()
    summary = panel.findChild(QLabel, "typo-summary")
    assert summary is not None
    assert summary.geometry().bottom() < panel.height() / 3  # the sentence stays at the top


def test_a_click_chooses_a_row_once(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (FIRST, SECOND), 1.0))

    QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=panel.place_of(1))

    assert panel.chosen_ones == [SECOND]


def test_pointing_at_a_row_previews_it_until_the_pointer_leaves(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (FIRST, SECOND), 1.0))

    _move_pointer(panel, panel.place_of(1))
    assert panel.looked_at == [SECOND]

    QApplication.sendEvent(panel.table, QEvent(QEvent.Type.Leave))
    assert panel.looked_at[-1] is None


def test_keys_preview_and_choose_rows(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (FIRST, SECOND), 1.0))

    panel.take_focus()
    QTest.keyClick(panel.table, Qt.Key.Key_Down)
    QTest.keyClick(panel.table, Qt.Key.Key_Return)

    assert [each for each in panel.looked_at if each] == [FIRST, FIRST, SECOND]
    assert panel.chosen_ones == [SECOND]


def test_keys_begin_at_the_first_row_once_the_order_is_final(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (), 0.1))
    panel.take_focus()
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (SECOND,), 0.5))
    assert panel.looked_at == []

    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (FIRST, SECOND), 1.0))

    assert panel.looked_at == [FIRST]


def test_enter_without_a_row_chooses_nothing(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (), 0.1))
    panel.take_focus()

    QTest.keyClick(panel.table, Qt.Key.Key_Return)

    assert panel.chosen_ones == []


def test_its_button_closes_it(panel: Panel, qtbot: QtBot) -> None:
    button = panel.findChild(QToolButton, "close-typo-panel")
    assert isinstance(button, QToolButton)
    assert not button.icon().isNull()

    with qtbot.waitSignal(panel.closed):
        button.click()


def test_assistive_technology_reads_the_list_and_the_button(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (FIRST, SECOND), 1.0))
    button = panel.findChild(QToolButton, "close-typo-panel")

    table = QAccessible.queryAccessibleInterface(panel.table)
    children = [table.child(place) for place in range(table.childCount())]
    names = [
        child.text(QAccessible.Text.Name)
        for child in children
        if child.role() is QAccessible.Role.Cell
    ]

    assert table.text(QAccessible.Text.Name) == "Find the typo"
    assert names == ["r1c1: 1 → 2: 1 solution"] * 2 + ["r1c2: 3 → 4: 1 solution"] * 2
    assert isinstance(button, QToolButton)
    assert button.accessibleName() == "Close this list (Esc)"


def test_another_language_and_theme_reach_every_part(panel: Panel) -> None:
    panel.show_content(TypoPanelContent(TITLE, SUMMARY, (FIRST,), 1.0))

    language.set_language("ko")
    panel.retranslate()
    panel.set_theme(DARK)

    assert panel.words("typo-title") == "잘못 옮긴 숫자 찾기"
    assert panel.table.model().index(0, 1).data() == "답 1개"


def _move_pointer(panel: Panel, place: QPoint) -> None:
    viewport = panel.table.viewport()
    for point in (QPoint(1, 1), place):
        QApplication.sendEvent(
            viewport,
            QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(point),
                QPointF(viewport.mapToGlobal(point)),
                Qt.MouseButton.NoButton,
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
            ),
        )
    panel.looked_at[:] = panel.looked_at[-1:]
