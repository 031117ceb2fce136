"""With Alt held, a letter opens its menu, whatever else of the window has letters."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from sudoku_gui import language
from sudoku_gui.ui.panel_table import PANELS
from tests.support.ui.open_program import OpenProgram


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_no_letter_beside_the_grid_is_that_of_a_menu(code: str, opened: OpenProgram) -> None:
    for spec, _ in PANELS:
        opened.action(spec.action).setChecked(True)
    opened.choose_language(code)
    menus = {letter for each in opened.window.menuBar().actions() for letter in _in(each.text())}

    beside = {letter for each in opened.window.findChildren(QWidget) for letter in _of(each)}

    assert len(menus) == len(opened.window.menuBar().actions())
    assert beside  # such as that of the speed
    assert not beside & menus


def _of(widget: QWidget) -> Iterator[str]:
    """Yield what chooses `widget`, or what it labels, with Alt held."""
    if isinstance(widget, QAbstractButton) or (
        isinstance(widget, QLabel) and widget.buddy() is not None
    ):
        yield from _in(widget.text())


def _in(words: str) -> list[str]:
    return [letter.upper() for letter in re.findall(r"&(\w)", words)]
