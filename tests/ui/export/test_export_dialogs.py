"""The dialogs before an export: what is chosen is wished for, and what it will be is said."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.export.export_defaults import ExportDefaults
from sudoku_gui.presentation.export.export_formats import PICTURES, ExportFormat
from sudoku_gui.presentation.export.export_options import (
    ExportContext,
    ExportOptions,
    PictureSubject,
    RenderStyle,
)
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.export.export_dialog_parts import ExportDialog
from sudoku_gui.ui.export.export_dialogs import (
    AnimationDialog,
    ExportDialogs,
    StepsDialog,
)
from sudoku_gui.ui.export.picture_dialog import PictureDialog
from sudoku_gui.ui.files.settings import Settings

NINE = Geometry.of_size(9)
FIRST_TIME = ExportDefaults()
NOW = StepRange(31, 31)
OFFER = ExportContext(NINE, lines=3, now=31, explored=5_000, is_complete=True)


def outcome(dialog: ExportDialog) -> str:
    label = dialog.findChild(QLabel, "outcome")
    assert isinstance(label, QLabel)
    return label.text()


def can_go_on(dialog: ExportDialog) -> bool:
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    return buttons.button(QDialogButtonBox.StandardButton.Save).isEnabled()


def number(dialog: ExportDialog, name: str) -> QSpinBox:
    field = dialog.findChild(QSpinBox, name)
    assert isinstance(field, QSpinBox)
    return field


def choice(dialog: ExportDialog, name: str) -> QComboBox:
    field = dialog.findChild(QComboBox, name)
    assert isinstance(field, QComboBox)
    return field


def check(dialog: ExportDialog, name: str) -> QCheckBox:
    field = dialog.findChild(QCheckBox, name)
    assert isinstance(field, QCheckBox)
    return field


def test_a_picture_is_light_and_has_its_words_unless_people_say_otherwise(qtbot: QtBot) -> None:
    dialog = PictureDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(dialog)

    assert dialog.options == ExportOptions(
        ExportFormat.PNG, NOW, RenderStyle(600, LIGHT, has_caption=True)
    )
    assert outcome(dialog) == "600 × 687 pixels"

    choice(dialog, "colours").setCurrentIndex(1)
    number(dialog, "side").setValue(1_200)
    check(dialog, "caption").setChecked(False)

    assert dialog.options == ExportOptions(
        ExportFormat.PNG, NOW, RenderStyle(1_200, DARK, has_caption=False)
    )
    assert outcome(dialog) == "1,200 × 1,200 pixels"


@pytest.mark.parametrize(("row", "format_"), [(1, ExportFormat.SVG), (2, ExportFormat.PDF)])
def test_a_drawing_has_no_pixels_to_choose(qtbot: QtBot, row: int, format_: ExportFormat) -> None:
    dialog = PictureDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(dialog)

    choice(dialog, "format").setCurrentIndex(row)

    assert dialog.options.format is format_
    assert not number(dialog, "side").isEnabled()
    assert outcome(dialog) == "A drawing that is sharp at any size"


def test_words_that_there_are_not_cannot_be_chosen(qtbot: QtBot) -> None:
    dialog = PictureDialog(ExportContext(NINE, lines=0), FIRST_TIME)
    qtbot.addWidget(dialog)

    assert not check(dialog, "caption").isEnabled()
    assert outcome(dialog) == "600 × 600 pixels"


def test_a_picture_may_be_of_a_panel_and_is_then_twice_as_fine_as_the_screen(
    qtbot: QtBot,
) -> None:
    dialog = PictureDialog(
        ExportContext(NINE, 3, 31, 40, others={PictureSubject.TREE: (476, 1_000)}), FIRST_TIME
    )
    qtbot.addWidget(dialog)
    choice(dialog, "subject").setCurrentIndex(1)

    assert dialog.options.subject is PictureSubject.TREE
    assert number(dialog, "side").value() == 1_000
    assert outcome(dialog) == "1,000 × 2,180 pixels"
    check(dialog, "caption").setChecked(False)
    assert outcome(dialog) == "1,000 × 2,048 pixels"
    assert dialog.defaults.picture_side == FIRST_TIME.picture_side

    number(dialog, "side").setValue(8_000)
    assert outcome(dialog) == "8,000 × 16,384 pixels are too many"
    choice(dialog, "format").setCurrentIndex(1)
    assert outcome(dialog) == "A drawing that is sharp at any size"
    choice(dialog, "subject").setCurrentIndex(0)
    assert dialog.options.style.side == FIRST_TIME.picture_side


def test_of_what_is_not_open_no_picture_is_made(qtbot: QtBot) -> None:
    dialog = PictureDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(dialog)
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    save = buttons.button(QDialogButtonBox.StandardButton.Save)
    said = []
    for row in range(4):
        choice(dialog, "subject").setCurrentIndex(row)
        said.append((outcome(dialog), save.isEnabled()))

    assert said[0] == ("600 × 687 pixels", True)
    assert said[1:] == [
        ("Open the search tree in the menu View first, and let a search go.", False),
        ("Open the procedure in the menu View first, and let a search go.", False),
        ("Let a search go first.", False),
    ]


def test_an_animation_begins_at_the_moment_shown(qtbot: QtBot) -> None:
    dialog = AnimationDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(dialog)

    assert dialog.options == ExportOptions(
        ExportFormat.GIF, StepRange(31, 81), RenderStyle(400, LIGHT, has_caption=True), rate=5
    )
    assert outcome(dialog) == "51 frames of 400 × 458 pixels, 10.2 seconds"


@pytest.mark.parametrize(
    ("now", "explored", "step_range"),
    [(0, 0, StepRange(0, 0)), (0, 30, StepRange(0, 30)), (90, 100, StepRange(50, 100))],
)
def test_near_the_end_an_animation_begins_before_it(
    qtbot: QtBot, now: int, explored: int, step_range: StepRange
) -> None:
    dialog = AnimationDialog(ExportContext(NINE, 3, now, explored), FIRST_TIME)
    qtbot.addWidget(dialog)

    assert dialog.options.step_range == step_range


def test_what_an_animation_will_be_follows_every_choice(qtbot: QtBot) -> None:
    dialog = AnimationDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(dialog)

    number(dialog, "first").setValue(0)
    number(dialog, "last").setValue(1_000)
    number(dialog, "every").setValue(10)
    number(dialog, "rate").setValue(20)
    number(dialog, "side").setValue(300)
    choice(dialog, "format").setCurrentIndex(1)
    check(dialog, "caption").setChecked(False)

    assert outcome(dialog) == "101 frames of 300 × 300 pixels, 5.0 seconds"
    assert dialog.options == ExportOptions(
        ExportFormat.APNG,
        StepRange(0, 1_000, 10),
        RenderStyle(300, LIGHT, has_caption=False),
        rate=20,
    )


def test_too_many_frames_are_said_to_be_too_many(qtbot: QtBot) -> None:
    dialog = AnimationDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(dialog)

    number(dialog, "last").setValue(5_000)
    assert outcome(dialog) == "4,970 frames are too many; 2,000 are possible"
    assert not can_go_on(dialog)

    number(dialog, "every").setValue(3)
    assert can_go_on(dialog)


def test_a_stretch_does_not_end_before_it_begins(qtbot: QtBot) -> None:
    dialog = AnimationDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(dialog)

    number(dialog, "first").setValue(200)
    assert dialog.options.step_range == StepRange(200, 200)

    number(dialog, "last").setValue(100)
    assert dialog.options.step_range == StepRange(200, 200)

    number(dialog, "last").setValue(9_999)
    assert dialog.options.step_range == StepRange(200, 5_000)


def test_all_steps_known_are_written_unless_people_say_otherwise(qtbot: QtBot) -> None:
    dialog = StepsDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(dialog)

    assert dialog.options == ExportOptions(ExportFormat.JSON_LINES, StepRange(0, 5_000))
    assert outcome(dialog) == "5,001 lines, about 1.3 MB"

    choice(dialog, "format").setCurrentIndex(1)
    number(dialog, "first").setValue(4_000)

    assert dialog.options == ExportOptions(ExportFormat.CSV, StepRange(4_000, 5_000))
    assert outcome(dialog) == "1,001 lines, about 0.1 MB"


def test_all_steps_are_those_to_the_end_even_if_it_is_not_known(qtbot: QtBot) -> None:
    dialog = StepsDialog(ExportContext(NINE, 3, 31, 5_000, is_complete=False), FIRST_TIME)
    qtbot.addWidget(dialog)

    check(dialog, "to-end").setChecked(True)

    assert dialog.options.step_range.last > 10**15
    assert outcome(dialog) == "As many lines as there are steps; how many is not known yet"
    assert not number(dialog, "last").isEnabled()


def test_all_steps_of_a_search_that_is_known_are_counted(qtbot: QtBot) -> None:
    dialog = StepsDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(dialog)
    number(dialog, "first").setValue(4_000)

    check(dialog, "to-end").setChecked(True)

    assert dialog.options.step_range == StepRange(0, 5_000)


def test_a_dialog_proposes_what_was_chosen_in_it_last(qtbot: QtBot) -> None:
    picture = PictureDialog(OFFER, FIRST_TIME)
    qtbot.addWidget(picture)
    choice(picture, "format").setCurrentIndex(2)
    number(picture, "side").setValue(1_200)
    choice(picture, "colours").setCurrentIndex(1)
    animation = AnimationDialog(OFFER, picture.defaults)
    qtbot.addWidget(animation)
    choice(animation, "format").setCurrentIndex(1)
    for name, value in (("first", 20), ("last", 30), ("every", 5), ("rate", 12), ("side", 250)):
        number(animation, name).setValue(value)
    check(animation, "caption").setChecked(False)
    steps = StepsDialog(OFFER, animation.defaults)
    qtbot.addWidget(steps)
    choice(steps, "format").setCurrentIndex(1)
    check(steps, "to-end").setChecked(True)

    again = (
        PictureDialog(OFFER, steps.defaults),
        AnimationDialog(OFFER, steps.defaults),
        StepsDialog(OFFER, steps.defaults),
    )
    for dialog in again:
        qtbot.addWidget(dialog)

    assert again[0].options == ExportOptions(
        ExportFormat.PDF, NOW, RenderStyle(1_200, DARK, has_caption=False)
    )
    assert again[1].options == ExportOptions(
        ExportFormat.APNG, StepRange(31, 41, 5), RenderStyle(250, DARK, has_caption=False), rate=12
    )
    assert again[2].options == ExportOptions(ExportFormat.CSV, StepRange(0, 5_000))
    assert check(again[2], "to-end").isChecked()


def test_a_short_search_shortens_no_later_animation(qtbot: QtBot) -> None:
    short = AnimationDialog(ExportContext(NINE, 3, 0, 30), FIRST_TIME)
    qtbot.addWidget(short)

    assert short.options.step_range == StepRange(0, 30)
    assert short.defaults.steps == FIRST_TIME.steps


def test_a_grid_without_words_takes_nobodys_words_away(qtbot: QtBot) -> None:
    dialog = PictureDialog(ExportContext(NINE, lines=0), FIRST_TIME)
    qtbot.addWidget(dialog)

    assert not dialog.options.style.has_caption
    assert dialog.defaults.has_caption


@pytest.mark.parametrize("is_accepted", [True, False])
def test_choices_are_kept_for_the_next_start_unless_people_change_their_mind(
    is_accepted: bool, store: QSettings, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    def choose() -> None:
        (dialog,) = window.findChildren(AnimationDialog)
        number(dialog, "rate").setValue(17)
        if is_accepted:
            dialog.accept()
        else:
            dialog.reject()

    QTimer.singleShot(0, window, choose)
    options = ExportDialogs(window, Settings(store)).which_animation(OFFER)

    assert (options is not None) == is_accepted
    assert Settings(store).export_defaults.rate == (17 if is_accepted else FIRST_TIME.rate)


def test_the_file_may_be_of_another_kind_than_the_one_suggested(
    store: QSettings, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    proposed: list[str] = []

    def choose_pdf(dialog: QFileDialog) -> int:
        proposed.extend([*dialog.nameFilters(), dialog.selectedNameFilter()])
        dialog.filterSelected.emit("PDF (*.pdf)")  # as a choice by hand does
        dialog.selectFile("m")
        return 1

    monkeypatch.setattr(QFileDialog, "exec", choose_pdf)

    path = ExportDialogs(window, Settings(store)).which_target(tmp_path / "m.svg", PICTURES)

    assert proposed == ["PNG (*.png)", "SVG (*.svg)", "PDF (*.pdf)", "SVG (*.svg)"]
    assert path == tmp_path / "m.pdf"
