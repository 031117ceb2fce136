"""The place where the window speaks: plain words, never more room, offers that work once."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import Text, text
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.kit.notice_bar import NoticeBar, fitted
from tests.support.ui.pictures import colours_in, differing_pixels, grabbed

HTML = "<h1>Title</h1><img src='nowhere.png'><a href='x'>link</a> &amp; {gap} %s"
MEGABYTE = "<b>long</b> " * 100_000
WITHOUT_SPACES = "x" * 1_000_000


@dataclass
class Clicks:
    """Something to be offered, which counts how often it was done."""

    count: int = 0

    def do(self) -> None:
        """Be done; takes no arguments, so a `checked` handed over would raise."""
        self.count += 1


def test_a_notice_is_said_with_a_capital_letter_and_read_aloud(bar: NoticeBar) -> None:
    bar.show_notice(Notice(text("no solution")))

    assert _said(bar) == _sentence(bar).accessibleName() == "No solution"
    assert _sentence(bar).accessibleDescription() == "No solution"  # not the signs of a tool tip


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        (text("{cell} holds 3", cell="r1c2"), "r1c2 holds 3"),
        (
            text("{clash}, and more", clash=text("{cell} clashes", cell="r1c2")),
            "r1c2 clashes, and more",
        ),
        (
            text("{problem}, and more", problem=text("line 3: {sign}", sign="l")),
            "Line 3: l, and more",
        ),
        (text("{nothing}line 3", nothing=""), "Line 3"),
    ],
)
def test_the_name_of_a_cell_or_a_file_gets_no_capital(
    bar: NoticeBar, sentence: Text, said: str
) -> None:
    bar.show_notice(Notice(sentence))

    assert _said(bar) == said


def test_what_a_file_says_is_shown_as_it_stands_there(bar: NoticeBar) -> None:
    bar.show_notice(Notice(text("{title}", title=HTML)))

    assert _said(bar) == HTML
    assert _sentence(bar).textFormat() is Qt.TextFormat.PlainText
    assert "&lt;h1&gt;" in _sentence(bar).toolTip()


@pytest.mark.parametrize("words", [MEGABYTE, WITHOUT_SPACES, "\n" * 1_000_000, HTML * 9])
def test_a_megabyte_takes_no_more_room_than_a_word(words: str, window: QMainWindow) -> None:
    bar = window.centralWidget()
    assert isinstance(bar, NoticeBar)
    bar.show_notice(Notice(text("word")))
    QApplication.processEvents()
    before, least = window.size(), window.minimumSizeHint()

    bar.show_notice(Notice(text("{words}", words=words)))
    QApplication.processEvents()

    assert (window.size(), window.minimumSizeHint()) == (before, least)
    assert len(_said(bar)) <= 401
    assert _said(bar).endswith("…")
    assert len(_sentence(bar).toolTip()) < 10_000
    grabbed(window)


@pytest.mark.parametrize("width", [60, 200, 777])
@pytest.mark.parametrize("words", [HTML * 5, "word " * 80, "x" * 400, "한국어 " * 90])
def test_words_that_do_not_fit_end_with_dots_inside_their_space(
    words: str, width: int, qapp: QApplication
) -> None:
    metrics, space = QFontMetrics(qapp.font()), QSize(width, 40)

    shown = fitted(words, metrics, space)

    assert shown.endswith("…")
    assert words.startswith(shown[:-1])
    assert fitted(shown, metrics, space) == shown
    one_more = words[: len(shown)] + "…"
    assert fitted(one_more, metrics, space) != one_more


@pytest.mark.parametrize("space", [QSize(0, 0), QSize(-1, -1), QSize(1, 500)])
def test_a_space_for_nothing_gets_dots(space: QSize, qapp: QApplication) -> None:
    assert fitted("words", QFontMetrics(qapp.font()), space) == "…"


def test_words_that_fit_are_shown_whole(qapp: QApplication) -> None:
    assert fitted("Solved.", QFontMetrics(qapp.font()), QSize(300, 40)) == "Solved."


def test_a_long_notice_is_painted_from_its_first_line_on(bar: NoticeBar) -> None:
    bar.resize(400, bar.height())
    bar.show()
    bar.show_notice(Notice(text("{words}", words="W" * 30 + " " + "." * 20 + " " + "i " * 150)))
    whole = grabbed(_sentence(bar))
    bar.show_notice(Notice(text("{words}", words="i " * 150)))

    assert differing_pixels(whole, grabbed(_sentence(bar))) > 100


def test_the_height_never_changes(bar: NoticeBar) -> None:
    heights = {bar.height()}
    for notice in (
        Notice(text("short")),
        Notice(text("{words}", words=MEGABYTE), NoticeTone.WARNING, _offers(1)),
        Notice(text("several"), NoticeTone.GOOD, _offers(3)),
    ):
        bar.show_notice(notice)
        bar.adjustSize()
        heights.add(bar.height())

    assert len(heights) == 1


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_each_tone_has_a_sign_and_a_colour(theme: Theme, bar: NoticeBar) -> None:
    bar.set_theme(theme)
    bar.show()
    signs, colours = set(), []
    for tone in NoticeTone:
        bar.show_notice(Notice(text("said"), tone))
        signs |= {label.text() for label in bar.findChildren(QLabel)} - {"Said"}
        colours.append(colours_in(grabbed(bar)))

    assert len(signs) == len(NoticeTone)
    for seen, ink in zip(colours, (theme.ink, theme.solver, theme.conflict), strict=True):
        assert {ink, theme.panel} <= seen


def test_without_an_offer_there_is_no_button(bar: NoticeBar) -> None:
    bar.show_notice(Notice(text("first"), actions=_offers(1)))
    bar.show_notice(Notice(text("second")))
    bar.show()

    assert not _button(bar).isVisible()


def test_one_offer_is_one_click_away_and_is_accepted_once(bar: NoticeBar) -> None:
    clicks = Clicks()
    bar.show_notice(Notice(text("said"), actions=(NoticeAction(text("Do it"), clicks.do),)))
    bar.show()

    assert _button(bar).text() == "Do it"
    QTest.mouseClick(_button(bar), Qt.MouseButton.LeftButton)
    assert clicks.count == 1
    QTest.keyClick(_button(bar), Qt.Key.Key_Space)
    assert clicks.count == 2


def test_of_several_offers_the_one_chosen_is_accepted_once(bar: NoticeBar) -> None:
    clicks = [Clicks(), Clicks(), Clicks()]
    offers = tuple(NoticeAction(text("Number {n}", n=n), each.do) for n, each in enumerate(clicks))
    bar.show_notice(Notice(text("said"), actions=offers))

    menu = _button(bar).menu()
    assert [action.text() for action in menu.actions()] == ["Number 0", "Number 1", "Number 2"]
    menu.actions()[1].trigger()

    assert [each.count for each in clicks] == [0, 1, 0]


def test_an_offer_may_lead_to_the_next_notice(bar: NoticeBar) -> None:
    clicks = Clicks()

    def go_on() -> None:
        bar.show_notice(Notice(text("second"), actions=(NoticeAction(text("Again"), clicks.do),)))

    bar.show_notice(Notice(text("first"), actions=(NoticeAction(text("Go on"), go_on),)))
    bar.show()
    QTest.mouseClick(_button(bar), Qt.MouseButton.LeftButton)
    QTest.mouseClick(_button(bar), Qt.MouseButton.LeftButton)

    assert (_said(bar), _button(bar).text(), clicks.count) == ("Second", "Again", 1)


def test_the_offers_of_an_old_notice_can_no_longer_be_accepted(bar: NoticeBar) -> None:
    old, new = Clicks(), Clicks()
    bar.show_notice(Notice(text("old"), actions=(NoticeAction(text("Old"), old.do),)))
    bar.show_notice(Notice(text("new"), actions=(NoticeAction(text("New"), new.do),)))

    _button(bar).click()

    assert (old.count, new.count) == (0, 1)


def test_a_notice_is_said_again_when_the_language_changes(
    bar: NoticeBar, pseudo_language: None
) -> None:
    clicks = Clicks()
    bar.show_notice(Notice(text("no solution"), actions=(NoticeAction(text("Do it"), clicks.do),)))

    language.set_language("ko")
    bar.retranslate()

    assert (_said(bar), _button(bar).text()) == ("⟦no solution⟧", "⟦Do it⟧")
    assert bar.accessibleName() == "⟦Messages⟧"
    _button(bar).click()
    assert clicks.count == 1


def test_before_the_first_notice_nothing_is_said(bar: NoticeBar) -> None:
    bar.retranslate()

    assert _said(bar) == ""


@pytest.fixture
def bar(qtbot: QtBot) -> NoticeBar:
    """A bar that has said nothing yet."""
    made = NoticeBar(LIGHT)
    qtbot.addWidget(made)
    made.resize(700, made.height())
    return made


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    """A window that has nothing but a bar in it."""
    made = QMainWindow()
    qtbot.addWidget(made)
    made.setCentralWidget(NoticeBar(LIGHT))
    made.resize(600, 200)
    made.show()
    return made


def _sentence(bar: NoticeBar) -> QLabel:
    label = bar.findChild(QLabel, "notice")
    assert isinstance(label, QLabel)
    return label


def _said(bar: NoticeBar) -> str:
    return _sentence(bar).text()


def _button(bar: NoticeBar) -> QPushButton:
    """The newest button; the one before it may still wait for its end."""
    return bar.findChildren(QPushButton, "offer")[-1]


def _offers(count: int) -> tuple[NoticeAction, ...]:
    label: Text = text("Go on with something long")
    return tuple(NoticeAction(label, Clicks().do) for _ in range(count))


def test_what_no_longer_holds_is_cleared_with_its_offer(bar: NoticeBar) -> None:
    bar.show_notice(
        Notice(text("no solution"), NoticeTone.WARNING, (NoticeAction(text("Again"), print),))
    )

    bar.clear()

    assert _said(bar) == ""
    assert [button.isHidden() for button in bar.findChildren(QPushButton)][-1]
