"""The window of the handbook: read, followed, searched, and closed by keys and clicks."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QPalette, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.presentation.handbook import read_handbook
from sudoku_gui.presentation.theme import DARK, LIGHT, Appearance
from sudoku_gui.ui.help.handbook_layout import fitted_picture
from sudoku_gui.ui.help.handbook_window import HandbookWindow
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.pictures import colours_in, grabbed

CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
_IMAGE = QTextDocument.ResourceType.ImageResource.value
TYPING, IS_IT_RIGHT = (
    [chapter.headings[0].title for chapter in read_handbook("en").chapters].index(title)
    for title in ("Typing in a puzzle", "Is it right?")
)
"""The numbers of these chapters."""
NARROW = 560, 420


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[HandbookWindow]:
    window = HandbookWindow(LIGHT)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    language.set_language("en")


def test_it_opens_from_the_menu_beside_the_main_window(opened: OpenProgram) -> None:
    opened.trigger("handbook")

    window = opened.handbook
    assert window.isVisible()
    assert not window.isModal()
    assert window.windowTitle() == "Handbook – Sudoku"
    assert _heading(window) == "The Sudoku handbook"


def test_it_opens_again_at_the_place_where_it_was_left(opened: OpenProgram) -> None:
    opened.trigger("handbook")
    window = opened.handbook
    window.page.show_chapter(TYPING)
    window.close()

    opened.trigger("handbook")

    assert opened.handbook is window
    assert window.isVisible()
    assert _heading(window) == "Typing in a puzzle"


def test_it_closes_with_the_program(opened: OpenProgram) -> None:
    opened.trigger("handbook")

    opened.program.shut_down()

    window = opened.handbook
    assert not window.isVisible()


def test_it_follows_the_language_and_the_theme_of_the_program(opened: OpenProgram) -> None:
    opened.trigger("handbook")
    window = opened.handbook
    window.page.show_chapter(TYPING)

    opened.choose_language("ko")
    opened.program.preferences.choose_appearance(Appearance.DARK)

    assert window.windowTitle() == "안내서 – 스도쿠"
    assert _heading(window) == "퍼즐 입력하기"
    assert _chapters(window)[TYPING].text(0) == "퍼즐 입력하기"
    assert DARK.panel in colours_in(grabbed(window.page))  # behind keys


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_the_contents_list_every_chapter_and_its_sections(
    code: str, window: HandbookWindow
) -> None:
    language.set_language(code)
    window.show_language()

    listed = [
        [item.text(0), *(section.text(0) for section in _sections(item))]
        for item in _chapters(window)
    ]

    assert listed == [
        [heading.title for heading in chapter.headings] for chapter in read_handbook(code).chapters
    ]


def test_a_click_on_a_chapter_shows_it_and_opens_its_sections(window: HandbookWindow) -> None:
    chapter = _chapters(window)[IS_IT_RIGHT]

    _click(window, chapter)

    assert _heading(window) == "Is it right?"
    assert chapter.isExpanded()


def test_a_click_on_a_section_goes_there(window: HandbookWindow) -> None:
    window.resize(*NARROW)
    chapter = _chapters(window)[IS_IT_RIGHT]
    chapter.setExpanded(True)
    section = _sections(chapter)[0]

    _click(window, section)

    assert _first_line_in_sight(window) == "Find the typo"
    assert window.contents.currentItem() is section


def test_enter_in_the_contents_shows_a_chapter_and_arrows_alone_do_not(
    window: HandbookWindow,
) -> None:
    window.contents.setFocus()

    QTest.keyClick(window.contents, Qt.Key.Key_Down)
    assert _heading(window) == "The Sudoku handbook"
    QTest.keyClick(window.contents, Qt.Key.Key_Return)

    assert _heading(window) == "The window"


def test_links_lead_to_other_chapters_and_back_and_forward_return(window: HandbookWindow) -> None:
    assert not window.back.isEnabled()

    window.page.anchorClicked.emit(QUrl("handbook:/0.md#is-it-right"))
    assert _heading(window) == "Is it right?"
    QTest.keyClick(window, Qt.Key.Key_Left, ALT)
    assert _heading(window) == "The Sudoku handbook"
    QTest.keyClick(window, Qt.Key.Key_Right, ALT)
    assert _heading(window) == "Is it right?"
    window.back.click()

    assert _heading(window) == "The Sudoku handbook"
    assert window.contents.currentItem() is _chapters(window)[0]
    assert window.forward.isEnabled()


def test_a_link_to_the_web_is_opened_outside(window: HandbookWindow) -> None:
    opened: list[QUrl] = []

    with patch.object(QDesktopServices, "openUrl", opened.append):
        window.page.anchorClicked.emit(QUrl("https://www.acmicpc.net/problem/2580"))

    assert opened == [QUrl("https://www.acmicpc.net/problem/2580")]
    assert _heading(window) == "The Sudoku handbook"


def test_words_are_found_in_later_chapters_and_again_from_the_first_one(
    window: HandbookWindow,
) -> None:
    QTest.keyClick(window, Qt.Key.Key_F, CTRL)
    assert window.words.hasFocus()
    QTest.keyClicks(window.words, "exact cover")

    found = [_found(window)]
    for _ in range(2):
        QTest.keyClick(window.words, Qt.Key.Key_Return)
        found.append(_found(window))
    QTest.keyClick(window, Qt.Key.Key_F3)

    assert found == [
        ("Procedure and data", "exact cover"),
        ("The algorithms", "exact cover"),
        ("Procedure and data", "exact cover"),
    ]
    assert _found(window) == ("The algorithms", "exact cover")


def test_the_place_before_is_found_too(window: HandbookWindow) -> None:
    QTest.keyClicks(window.words, "exact cover")

    QTest.keyClick(window, Qt.Key.Key_F3, SHIFT)

    assert _found(window) == ("The algorithms", "exact cover")


def test_words_being_typed_stay_where_they_were_found(window: HandbookWindow) -> None:
    window.page.show_chapter(TYPING)
    QTest.keyClicks(window.words, "cur")
    begun = window.page.textCursor().selectionStart()

    QTest.keyClicks(window.words, "sor")

    assert _found(window) == ("Typing in a puzzle", "cursor")
    assert window.page.textCursor().selectionStart() == begun


def test_words_that_are_nowhere_are_said_to_be_nowhere(window: HandbookWindow) -> None:
    QTest.keyClicks(window.words, "xyzzy")
    assert window.found.text() == "Not found"
    assert _heading(window) == "The Sudoku handbook"

    window.words.clear()
    QTest.keyClicks(window.words, "puzzle")

    assert window.found.text() == ""


def test_ctrl_with_page_keys_turns_the_pages(window: HandbookWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_PageUp, CTRL)
    assert _heading(window) == "The Sudoku handbook"

    QTest.keyClick(window, Qt.Key.Key_PageDown, CTRL)
    QTest.keyClick(window, Qt.Key.Key_PageDown, CTRL)
    QTest.keyClick(window, Qt.Key.Key_PageUp, CTRL)

    assert _heading(window) == "The window"


def test_letters_become_larger_and_smaller_and_as_they_were(window: HandbookWindow) -> None:
    before = window.page.font().pointSizeF()

    QTest.keyClick(window, Qt.Key.Key_Plus, CTRL)
    larger = window.page.font().pointSizeF()
    QTest.keyClick(window, Qt.Key.Key_Minus, CTRL)
    QTest.keyClick(window, Qt.Key.Key_Minus, CTRL)
    smaller = window.page.font().pointSizeF()
    QTest.keyClick(window, Qt.Key.Key_0, CTRL)

    assert smaller < before < larger
    assert window.page.font().pointSizeF() == before


@pytest.mark.parametrize("keys", [(Qt.Key.Key_Escape, None), (Qt.Key.Key_W, CTRL)])
def test_it_is_closed_by_keys(
    keys: tuple[Qt.Key, Qt.KeyboardModifier | None], window: HandbookWindow
) -> None:
    key, held = keys

    QTest.keyClick(window.words, key, held or Qt.KeyboardModifier.NoModifier)

    assert not window.isVisible()


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_nothing_is_wider_than_a_narrow_page(
    code: str, window: HandbookWindow, qapp: QApplication
) -> None:
    language.set_language(code)
    window.show_language()
    window.resize(*NARROW)

    for number in range(len(_chapters(window))):
        window.page.show_chapter(number)
        qapp.processEvents()

        assert window.page.horizontalScrollBar().maximum() == 0, _heading(window)


def test_pictures_are_drawn_anew_for_a_page_of_another_width(
    window: HandbookWindow, qtbot: QtBot
) -> None:
    window.page.show_chapter(TYPING)
    wide = _width_of_picture(window)

    window.resize(*NARROW)

    qtbot.waitUntil(lambda: _width_of_picture(window) < wide)
    window.page.fit_pictures()
    assert _width_of_picture(window) <= window.page.viewport().width() * 0.8


@pytest.mark.parametrize(
    ("pixel_ratio", "pixels"), [(1.0, (401, 327)), (1.5, (602, 491)), (2.0, (802, 654))]
)
def test_a_picture_has_every_pixel_that_the_screen_has_for_it(
    pixel_ratio: float, pixels: tuple[int, int]
) -> None:
    fitted = fitted_picture(QImage(920, 750, QImage.Format.Format_RGB32), 401, pixel_ratio)

    assert (fitted.width(), fitted.height()) == pixels
    assert fitted.devicePixelRatio() == pixel_ratio


def test_a_small_picture_stays_small() -> None:
    fitted = fitted_picture(QImage(100, 50, QImage.Format.Format_RGB32), 401, 1.0)

    assert (fitted.width(), fitted.height()) == (100, 50)


def test_another_theme_keeps_the_place(window: HandbookWindow) -> None:
    window.resize(*NARROW)
    window.page.show_chapter(IS_IT_RIGHT, "check-my-entries")
    place = window.page.verticalScrollBar().value()

    window.set_theme(DARK)

    assert place > 0
    assert window.page.verticalScrollBar().value() == place


def test_links_have_the_colour_of_the_palette(window: HandbookWindow) -> None:
    cursor = window.page.document().find("Typing in a puzzle")

    colour = cursor.charFormat().foreground().color()

    assert colour == window.palette().color(QPalette.ColorRole.Link)


def test_screen_readers_are_told_what_the_parts_are(
    window: HandbookWindow, pseudo_language: None
) -> None:
    language.set_language("ko")
    window.show_language()

    names = {part.accessibleName() for part in (window.contents, window.page, window.words)}

    assert names == {"⟦Contents⟧", "⟦Handbook⟧", "⟦Find in the handbook⟧"}


def _chapters(window: HandbookWindow) -> list[QTreeWidgetItem]:
    items = (window.contents.topLevelItem(n) for n in range(window.contents.topLevelItemCount()))
    return [item for item in items if item is not None]


def _sections(chapter: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    items = (chapter.child(place) for place in range(chapter.childCount()))
    return [item for item in items if item is not None]


def _width_of_picture(window: HandbookWindow) -> float:
    """How wide the only picture of the chapter is on the page."""
    picture = QUrl("handbook:/screenshots/typing-en.webp")
    image = window.page.document().resource(_IMAGE, picture)
    assert isinstance(image, QImage)
    return image.deviceIndependentSize().width()


def _click(window: HandbookWindow, item: QTreeWidgetItem) -> None:
    place = window.contents.visualItemRect(item).center()
    QTest.mouseClick(window.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)


def _heading(window: HandbookWindow) -> str:
    """The heading of the chapter shown."""
    return window.page.document().firstBlock().text()


def _found(window: HandbookWindow) -> tuple[str, str]:
    """The chapter in which words are selected, and the words."""
    return _heading(window), window.page.textCursor().selectedText().lower()


def _first_line_in_sight(window: HandbookWindow) -> str:
    cursor: QTextCursor = window.page.cursorForPosition(QPoint(20, 4))
    return cursor.block().text()
