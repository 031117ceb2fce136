"""The counters, right to the last digit however large they are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import text
from sudoku_gui.solvers.search import Counters
from sudoku_gui.ui.kit.leading_label import LeadingLabel
from sudoku_gui.ui.search.counters_view import CountersView

NAMES = ("placements", "backtracks", "tries", "reads", "calls", "depth")


@pytest.mark.parametrize("code", ["en", "ko"])
@pytest.mark.parametrize(
    ("count", "shown"),
    [
        (0, "0"),
        (999, "999"),
        (1_000, "1,000"),
        (138_350_568, "138,350,568"),
        (2**31 - 1, "2,147,483,647"),
        (2**31, "2,147,483,648"),
        (2**32 + 1, "4,294,967,297"),
        (10**12, "1,000,000,000,000"),
        (2**63 - 1, "9,223,372,036,854,775,807"),
    ],
)
def test_large_counts_are_shown_to_the_last_digit(
    code: str, count: int, shown: str, view: CountersView
) -> None:
    language.set_language(code)
    view.retranslate()

    view.show_counters(Counters(count, 0, count, count, count))

    assert {name: _figure(view, name) for name in NAMES} == dict.fromkeys(NAMES, shown) | {
        "backtracks": "0"
    }


def test_each_counter_stands_at_its_own_name(view: CountersView) -> None:
    view.show_counters(Counters(placements=9, backtracks=2, tries=13, reads=4, calls=5))

    assert [_figure(view, name) for name in NAMES] == ["9", "2", "13", "4", "5", "7"]


def test_tries_that_nobody_counted_are_not_shown_as_none(view: CountersView) -> None:
    view.show_counters(Counters(placements=9, backtracks=2, reads=4, calls=5))

    assert _figure(view, "tries") == "–"


def test_counts_go_into_the_digits_of_the_language_when_it_changes(view: CountersView) -> None:
    view.show_counters(Counters(placements=1_234))
    english = _words(view)

    language.set_language("ko")
    view.retranslate()

    korean = _words(view)
    assert "Placements" in english
    assert "Placements" not in korean
    assert "1,234" in korean


def test_what_they_are_about_is_said_above_them_if_it_is_not_the_whole(view: CountersView) -> None:
    caption = view.findChild(QLabel, "counters-caption")
    assert isinstance(caption, QLabel)
    assert caption.isHidden()

    view.show_counters(Counters(), text("Since this branch began:"))
    assert not caption.isHidden()
    assert caption.text() == "Since this branch began:"

    view.show_counters(Counters())
    assert caption.isHidden()


def test_each_figure_has_a_name_and_says_what_it_counts(view: CountersView) -> None:
    view.show_counters(Counters(placements=1_234, tries=2_000))
    figures = [_label(view, name) for name in NAMES]

    counts = ["1,234", "0", "2,000", "0", "0", "1,234"]
    expected = [f"{name.title()}: {count}" for name, count in zip(NAMES, counts, strict=True)]
    assert [figure.accessibleName() for figure in figures] == expected
    assert len({figure.toolTip() for figure in figures}) == len(NAMES)
    assert all(figure.toolTip() for figure in figures)


@pytest.fixture
def view(qtbot: QtBot) -> CountersView:
    """Counters that stand at zero."""
    made = CountersView()
    qtbot.addWidget(made)
    made.retranslate()
    return made


def _label(view: CountersView, name: str) -> QLabel:
    found = view.findChild(QLabel, f"counter-{name}")
    assert isinstance(found, QLabel)
    return found


def _figure(view: CountersView, name: str) -> str:
    return _label(view, name).text()


def test_what_is_zero_is_paler_than_what_counts(view: CountersView) -> None:
    view.show_counters(Counters(3, 0, 3, 3, 3))

    roles = {
        name: label.foregroundRole()
        for name in ("placements", "backtracks")
        for label in view.findChildren(QLabel, f"counter-{name}")
    }

    assert roles["placements"] is QPalette.ColorRole.WindowText
    assert roles["backtracks"] is QPalette.ColorRole.PlaceholderText


@pytest.mark.parametrize("name", NAMES)
def test_a_click_on_a_name_or_a_key_in_it_chooses_the_counter(
    name: str, view: CountersView
) -> None:
    label = view.findChild(LeadingLabel, f"counter-name-{name}")
    assert label is not None
    chosen: list[str] = []
    view.counter_chosen.connect(chosen.append)

    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    QTest.keyClick(label, Qt.Key.Key_Return)
    QTest.keyClick(label, Qt.Key.Key_Space)

    assert chosen == [name] * 3


def _words(view: CountersView) -> list[str]:
    """The names and the figures."""
    names = [label.text() for label in view.findChildren(LeadingLabel)]
    return names + [label.text() for label in view.findChildren(QLabel)]
