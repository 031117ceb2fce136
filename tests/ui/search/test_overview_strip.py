"""The overview of a zoomed timeline: the frame stands where what is shown lies in the whole."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_gui.playback.depth_picture import DepthPicture, StepSpan
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.search.overview_strip import OverviewStrip, frame_in

ROOM = QRect(26, 17, 400, 10)

pytestmark = pytest.mark.usefixtures("qapp")


@given(st.integers(20, 10**12), st.data())
def test_the_frame_lies_in_the_strip_around_what_is_shown(last: int, data: st.DataObject) -> None:
    whole = StepSpan(0, last)
    first = data.draw(st.integers(0, last))
    shown = StepSpan(first, data.draw(st.integers(first, last)))

    frame = frame_in(ROOM, whole, shown)

    assert ROOM.contains(frame)
    assert frame.width() >= 5
    exact = (shown.last - shown.first) / (last + 1) * ROOM.width()
    assert frame.width() == 5 or abs(frame.width() - exact) <= 1
    middle = ROOM.left() + whole.share_of((shown.first + shown.last) // 2) * ROOM.width()
    assert frame.left() - 1 <= middle <= frame.right() + 2


def test_the_whole_is_seen_the_frame_and_the_moment_now() -> None:
    whole = DepthPicture(StepSpan(0, 999), (DepthRange(0, 20),) * ROOM.width())
    image = QImage(450, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)

    OverviewStrip(ROOM, 1.0, LIGHT).paint(painter, whole, StepSpan(250, 500), 750)

    painter.end()
    frame = frame_in(ROOM, whole.span, StepSpan(250, 500))
    assert image.pixelColor(frame.topLeft()) == QColor(LIGHT.accent)
    assert image.pixelColor(frame.bottomRight()) == QColor(LIGHT.accent)
    assert image.pixelColor(frame.center()) == QColor(LIGHT.solver)
    assert image.pixelColor(QPoint(26 + 300, 20)) == QColor(LIGHT.standing)
    beside = image.pixelColor(frame.right() + 20, frame.center().y())
    assert QColor(LIGHT.solver).lightness() < beside.lightness() < QColor(LIGHT.base).lightness()
