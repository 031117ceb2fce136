"""The place where the verdict is read: sign, word and colour; what screen readers hear of it."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import text
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.presentation.verdict_display import VerdictDisplay, VerdictIcon
from sudoku_gui.ui.check.verdict_view import VerdictView
from tests.support.ui.pictures import colours_in, differing_pixels, grabbed

RIGHT = VerdictDisplay(VerdictIcon.UNIQUE, text("Exactly one solution"), text("Probably a typo"))
WRONG = VerdictDisplay(VerdictIcon.NONE, text("No solution"), text("Probably a typo"))


@pytest.fixture
def view(qtbot: QtBot) -> VerdictView:
    view = VerdictView(LIGHT)
    qtbot.addWidget(view)
    view.resize(300, 44)
    view.retranslate()
    return view


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told to say."""
    said: list[str] = []

    def note(event: QAccessibleAnnouncementEvent) -> None:
        said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return said


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("sign", "colour"),
    [
        (VerdictIcon.CONFLICT, "conflict"),
        (VerdictIcon.NONE, "conflict"),
        (VerdictIcon.UNIQUE, "solver"),
        (VerdictIcon.SEVERAL, "standing"),
        (VerdictIcon.TOO_FEW, "muted"),
        (VerdictIcon.UNDECIDED, "muted"),
    ],
)
def test_a_verdict_has_its_colour(
    sign: VerdictIcon, colour: str, theme: Theme, view: VerdictView
) -> None:
    view.set_theme(theme)
    view.show_verdict(VerdictDisplay(sign, text("No solution"), text("Probably a typo")))

    assert {getattr(theme, colour), theme.panel} <= colours_in(grabbed(view))


def test_without_colours_every_verdict_looks_different(view: VerdictView) -> None:
    pictures = []
    for sign in VerdictIcon:
        view.show_verdict(VerdictDisplay(sign, text("No solution"), text("Probably a typo")))
        pictures.append(grabbed(view))

    for place, picture in enumerate(pictures):
        assert all(differing_pixels(picture, other) > 20 for other in pictures[:place])


def test_a_check_that_takes_long_greys_the_last_verdict_and_leaves_it_there(
    view: VerdictView,
) -> None:
    view.show_verdict(WRONG)

    view.show_checking()

    assert _label(view, "verdict-headline") == "No solution"
    assert _label(view, "verdict-detail") == "checking…"
    assert LIGHT.conflict not in colours_in(grabbed(view))

    view.show_verdict(RIGHT)

    assert _label(view, "verdict-headline") == "Exactly one solution"
    assert LIGHT.solver in colours_in(grabbed(view))


def test_the_size_is_the_same_whatever_the_verdict(view: VerdictView) -> None:
    long = text("Goes through the cells row by row. " * 40)
    before = view.minimumSizeHint().height()

    view.show_verdict(VerdictDisplay(VerdictIcon.CONFLICT, text("Digits clash"), long))

    assert abs(view.minimumSizeHint().height() - before) <= 30
    assert view.toolTip()


def test_another_language_is_spoken_at_once(view: VerdictView) -> None:
    view.show_verdict(WRONG)

    language.set_language("ko")
    view.retranslate()

    assert _label(view, "verdict-headline") == "답이 없습니다"
    assert view.accessibleName() == "판정"


def test_assistive_technology_reads_the_verdict(view: VerdictView) -> None:
    view.show_verdict(WRONG)

    found = QAccessible.queryAccessibleInterface(view)

    assert found.text(QAccessible.Text.Name) == "Verdict"
    assert found.text(QAccessible.Text.Description) == "No solution. Probably a typo"


def test_another_verdict_is_announced_once(
    view: VerdictView, announced: list[str], qtbot: QtBot
) -> None:
    for face in (RIGHT, RIGHT, WRONG, WRONG):
        view.show_verdict(face)

    qtbot.waitUntil(lambda: len(announced) == 2)
    assert announced == [
        "Exactly one solution. Probably a typo",
        "No solution. Probably a typo",
    ]


def test_only_where_there_is_a_reason_can_one_ask_for_it(view: VerdictView, qtbot: QtBot) -> None:
    why = view.findChild(QToolButton, "why-button")
    assert isinstance(why, QToolButton)
    view.show_verdict(RIGHT)
    assert why.isHidden()

    view.show_verdict(replace(WRONG, has_reason=True))

    assert not why.isHidden()
    with qtbot.waitSignal(view.why_asked):
        why.click()


def test_before_the_first_verdict_nothing_is_claimed(view: VerdictView) -> None:
    view.show_checking()

    assert _label(view, "verdict-headline") == ""
    assert view.accessibleDescription() == ""


def _label(view: VerdictView, name: str) -> str:
    label = view.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text()
