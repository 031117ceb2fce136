"""The dialog before printing: what is chosen is wanted, and the pages are shown beside it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QFont, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.language import text
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.export.print_options import (
    PageOrientation,
    PaperSize,
    PrintOptions,
    PrintScope,
    SolutionPlacement,
)
from sudoku_gui.presentation.export.print_request import (
    PrintContext,
    PrintPurpose,
    PrintRequest,
    PrintTarget,
)
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.printing.print_dialog import PrintDialog
from tests.support.puzzles import SMALL

RECORD = PuzzleRecord.without_entries(Puzzle(SMALL))
ONE = PrintContext(text("one"), [RECORD])
SEVERAL = PrintContext(text("several"), [RECORD] * 25, current=3, selected=(1, 2, 7))
OTHER = PrintOptions(
    6,
    has_entries=False,
    has_notes=False,
    has_colours=False,
    has_headings=False,
    solutions=SolutionPlacement.FOOT,
    is_large_print=True,
    paper=PaperSize.LETTER,
    orientation=PageOrientation.LANDSCAPE,
    margin=22,
)

Maker = Callable[..., PrintDialog]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Maker]:
    dialogs: list[PrintDialog] = []

    def make_dialog(
        context: PrintContext = SEVERAL,
        options: PrintOptions = OTHER,
        purpose: PrintPurpose = PrintPurpose.PRINT,
    ) -> PrintDialog:
        dialog = PrintDialog(context, options, purpose, LIGHT, QFont())
        qtbot.addWidget(dialog)
        dialogs.append(dialog)
        dialog.show()
        return dialog

    yield make_dialog
    for dialog in dialogs:
        dialog.reject()


def choose(dialog: PrintDialog, name: str, place: int) -> None:
    field = dialog.findChild(QComboBox, name)
    assert isinstance(field, QComboBox)
    field.setCurrentIndex(place)


def button(dialog: PrintDialog, target: PrintTarget) -> QPushButton:
    found = dialog.findChild(QPushButton, target.value)
    assert isinstance(found, QPushButton)
    return found


def test_what_was_chosen_last_is_proposed(make: Maker) -> None:
    dialog = make()

    assert dialog.request == PrintRequest(PrintScope.SELECTED, OTHER, PrintTarget.PRINTER)


def test_each_field_changes_what_is_wanted(make: Maker) -> None:
    dialog = make(options=PrintOptions())

    choose(dialog, "scope", 2)
    choose(dialog, "per-page", 3)
    choose(dialog, "solutions", 2)
    choose(dialog, "paper", 2)
    choose(dialog, "orientation", 1)
    for box in dialog.findChildren(QCheckBox):
        box.toggle()
    (margin,) = dialog.findChildren(QSpinBox)
    margin.setValue(22)

    assert dialog.request == PrintRequest(PrintScope.ALL, OTHER, PrintTarget.PRINTER)


@pytest.mark.parametrize("target", PrintTarget)
def test_the_button_pressed_says_where_the_pages_go(make: Maker, target: PrintTarget) -> None:
    dialog = make()

    button(dialog, target).click()

    assert dialog.result()
    assert dialog.request.target is target


@pytest.mark.parametrize(
    ("purpose", "target"),
    [
        (PrintPurpose.PRINT, PrintTarget.PRINTER),
        (PrintPurpose.PREVIEW, PrintTarget.PRINTER),
        (PrintPurpose.PDF, PrintTarget.PDF),
    ],
)
def test_enter_does_what_people_came_for(
    make: Maker, purpose: PrintPurpose, target: PrintTarget
) -> None:
    dialog = make(purpose=purpose)

    assert [each for each in PrintTarget if button(dialog, each).isDefault()] == [target]
    assert dialog.request.target is target


def test_who_came_for_the_preview_begins_there(make: Maker) -> None:
    dialog = make(purpose=PrintPurpose.PREVIEW)

    assert dialog.focusWidget() is dialog.preview


def test_pages_are_shown_and_painted_anew_with_other_choices(make: Maker, qtbot: QtBot) -> None:
    dialog = make(SEVERAL, PrintOptions())

    qtbot.waitUntil(lambda: dialog.preview.picture is not None)
    before = dialog.preview.picture
    choose(dialog, "per-page", 4)
    qtbot.waitUntil(lambda: dialog.preview.picture != before)

    assert isinstance(dialog.preview.picture, QImage)


def test_keys_go_from_page_to_page_and_not_beyond_them(make: Maker) -> None:
    dialog = make(PrintContext(text("all"), [RECORD] * 3), PrintOptions())
    choose(dialog, "scope", 1)
    seen = []

    for key in (
        *(Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_PageDown),
        *(Qt.Key.Key_PageUp, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_End),
    ):
        QTest.keyClick(dialog.preview, key)
        seen.append(dialog.preview.page)

    assert seen == [1, 2, 2, 1, 0, 0, 2]


def test_buttons_go_from_page_to_page_as_far_as_there_are_any(make: Maker) -> None:
    dialog = make(PrintContext(text("all"), [RECORD] * 4), PrintOptions())
    choose(dialog, "scope", 1)
    buttons = {each.accessibleName(): each for each in dialog.findChildren(QToolButton)}
    seen = []

    for name in ("Last page", "Previous page", "First page", "Next page"):
        buttons[name].click()
        seen.append(dialog.preview.page)
        enabled = {name for name, each in buttons.items() if each.isEnabled()}
        assert ({"First page", "Previous page"} <= enabled) == (seen[-1] > 0)
        assert ({"Next page", "Last page"} <= enabled) == (seen[-1] < 3)

    assert seen == [3, 2, 0, 1]


def test_the_wheel_goes_from_page_to_page_by_whole_notches(make: Maker) -> None:
    dialog = make(PrintContext(text("all"), [RECORD] * 3), PrintOptions())
    choose(dialog, "scope", 1)
    seen = []

    for turned in (-120, -60, -60, 120, 240):
        turn_wheel(dialog.preview, turned)
        seen.append(dialog.preview.page)

    assert seen == [1, 1, 2, 1, 0]


def turn_wheel(widget: QWidget, turned: int) -> None:
    """Turn the wheel of the mouse in the middle of `widget`, eight to a degree."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, turned),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_with_fewer_pages_the_last_one_is_shown(make: Maker) -> None:
    dialog = make(SEVERAL, PrintOptions())
    choose(dialog, "scope", 2)
    dialog.preview.go_to(20)

    choose(dialog, "per-page", 4)

    assert (dialog.preview.page, dialog.preview.page_count) == (2, 3)


def test_it_says_how_many_pages_there_are_and_how_large_cells_become(make: Maker) -> None:
    dialog = make(SEVERAL, PrintOptions(paper=PaperSize.A4))
    choose(dialog, "scope", 2)

    assert dialog.outcome == "25 pages; a cell is 45.0 mm wide"


def test_every_part_has_a_name_that_can_be_read_out(make: Maker) -> None:
    dialog = make()

    labelled = {dialog.fields.form.labelForField(each) for each in dialog.findChildren(QWidget)}
    assert len(labelled) > 6
    assert dialog.preview.accessibleName() == "Page 1 of 1"


def test_what_is_chosen_is_remembered(store: QSettings) -> None:
    Settings(store).print_options = OTHER

    assert Settings(store).print_options == OTHER
