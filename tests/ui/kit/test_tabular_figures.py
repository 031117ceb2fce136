"""Figures of one width, with every PySide6 that is allowed."""

from unittest.mock import patch

import PySide6
import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.tabular_figures import with_tabular_figures


@pytest.mark.skipif(PySide6.__version_info__[:3] < (6, 8, 3), reason="it cannot construct a tag")
def test_the_figures_of_a_font_get_one_width(qtbot: QtBot) -> None:
    font = with_tabular_figures(QFont("Noto Sans", 12))

    assert [tag.toString() for tag in font.featureTags()] == [b"tnum"]
    assert font.pointSize() == 12


def test_where_pyside_cannot_construct_a_tag_the_font_stays_as_it_is(qtbot: QtBot) -> None:
    plain = QFont("Noto Sans", 12)

    with patch.object(QFont, "Tag", side_effect=TypeError):  # as before PySide6 6.8.3
        font = with_tabular_figures(plain)

    assert font == plain
