"""The text of a procedure with its current line."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.explain.procedures import DANCING_LINKS, USED_TABLES
from sudoku_gui.solvers.procedure import NO_LINE
from sudoku_gui.ui.learn.procedure_view import ProcedureView


@pytest.fixture
def view(qapp: QApplication, qtbot: QtBot) -> ProcedureView:
    view = ProcedureView(USED_TABLES, LIGHT)
    qtbot.addWidget(view)
    return view


def words(view: ProcedureView) -> list[str]:
    """What stands there, without the marks."""
    labels = [each for each in view.findChildren(QLabel) if not each.isHidden()]
    return [each.text() for each in labels if each.text() not in {"", "▶"}]


def marks(view: ProcedureView) -> int:
    """How many lines are marked."""
    return sum(each.text() == "▶" for each in view.findChildren(QLabel))


def heights(view: ProcedureView, lines: int) -> set[int]:
    """How high the lines are, each marked in turn."""
    found = set()
    for line in range(lines):
        view.mark(line)
        label = view.current_label
        assert label is not None
        found.add(label.height())
    return found


def test_one_line_alone_is_marked(view: ProcedureView) -> None:
    for line in (0, 4, 7):
        view.mark(line)

        label = view.current_label
        assert label is not None
        assert label.text() == str(USED_TABLES.lines[line].text)
        assert label.accessibleName() == f"current line: {label.text()}"
        assert marks(view) == 1

    view.mark(NO_LINE)

    assert view.current_label is None
    assert marks(view) == 0


def test_another_procedure_takes_the_place_of_the_first(view: ProcedureView) -> None:
    view.mark(7)

    view.show_procedure(DANCING_LINKS)

    assert words(view) == [str(line.text) for line in DANCING_LINKS.lines]
    assert marks(view) == 0


def test_lines_stand_close_together_whatever_was_shown_before(view: ProcedureView) -> None:
    view.resize(600, 600)  # far more than any of them needs, each line in one piece
    view.show()

    for algorithm in (*ALGORITHMS, *reversed(ALGORITHMS)):
        view.show_procedure(algorithm.procedure)
        QApplication.processEvents()

        assert len(heights(view, len(algorithm.procedure.lines))) == 1


def test_it_follows_the_language_and_the_theme(view: ProcedureView) -> None:
    view.mark(0)
    light = view.grab().toImage()

    view.set_theme(DARK)
    language.set_language("ko")
    view.retranslate()

    label = view.current_label
    assert label is not None
    assert label.text() == "칸 채우기:"
    assert view.grab().toImage() != light
