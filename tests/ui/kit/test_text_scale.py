"""One scale for all text, and back to what there was."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from sudoku_gui.ui.kit.text_scale import WHOLE, scaled, scaled_text, set_text_scale


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    font = qapp.font()
    yield
    set_text_scale(WHOLE)
    qapp.setFont(font)


def test_text_of_qt_and_of_the_program_have_the_same_scale(qapp: QApplication) -> None:
    before = QFont(qapp.font())
    height = QFontInfo(before).pixelSize()

    set_text_scale(200)

    assert QFontInfo(qapp.font()).pixelSize() == pytest.approx(2 * height, abs=1)
    assert scaled(18) == 36
    set_text_scale(WHOLE)
    assert qapp.font() == before
    assert scaled(18) == 18


def test_small_text_is_small_only_at_its_whole_size() -> None:
    assert scaled_text(10) == 10

    set_text_scale(200)

    assert scaled_text(10) == scaled_text(12) == 24
