"""The grid beside the photo, by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.photo.transcript import Transcript
from sudoku_gui.presentation.photo.transcript_annotation import annotation_of
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.photo.transcript_grid import TranscriptGrid
from tests.support.readings import transcript_of

FAINT = ((7, 0.6), (1, 0.4))


@pytest.fixture
def transcript() -> Transcript:
    return transcript_of(others={4: FAINT, 79: FAINT})


@pytest.fixture
def grid(qtbot: QtBot, transcript: Transcript) -> TranscriptGrid:
    overlays = GridOverlays(Sheet.of_givens(transcript.grid))
    grid = TranscriptGrid(overlays, LIGHT)
    overlays.setParent(grid)
    overlays.annotate(AnnotationSource.PHOTO, annotation_of(transcript))
    grid.show_transcript(transcript)
    qtbot.addWidget(grid)
    return grid


def test_tab_goes_around_the_cells_to_look_at(grid: TranscriptGrid) -> None:
    visited = []
    for _ in range(3):
        QTest.keyClick(grid, Qt.Key.Key_Tab)
        visited.append(grid.selected)

    assert visited == [4, 79, 4]


def test_enter_is_reported_and_leaves_the_cursor(grid: TranscriptGrid, qtbot: QtBot) -> None:
    with qtbot.waitSignal(grid.return_pressed):
        QTest.keyClick(grid, Qt.Key.Key_Return)

    assert grid.selected == 0


def test_the_only_doubt_is_not_gone_to_from_itself(
    grid: TranscriptGrid, transcript: Transcript
) -> None:
    grid.show_transcript(transcript.with_digit((Cell(79),), transcript.grid.digit_at(Cell(79))))
    grid.select(Cell(4))

    assert not grid.go_to_doubt()


def test_screen_readers_hear_what_is_unsure(grid: TranscriptGrid) -> None:
    index = grid.model().index(0, 4)

    words = grid.model().data(index, Qt.ItemDataRole.AccessibleTextRole)

    assert words == "r1c5: given 7, unsure"
