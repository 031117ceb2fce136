"""The window of the handbook: contents at the left, a chapter at the right, a field to find words.

It stands beside the main window and can be used while that is worked with.
"""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui import language
from sudoku_gui.language import tr
from sudoku_gui.presentation.handbook import read_handbook
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.help.handbook_contents import HandbookContents
from sudoku_gui.ui.help.handbook_page import HandbookPage
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.screen_room import screen_room

_MARGIN = 10
_SMALLEST = (380, 240)
_FIRST_SIZE = QSize(980, 720)
_CONTENTS_SHARE, _PAGE_SHARE = 1, 3
_FORWARD = QTextDocument.FindFlag(0)
_BACKWARD = QTextDocument.FindFlag.FindBackward


class HandbookWindow(QWidget):
    """Shows the handbook in the language in use."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        handbook = read_handbook(language.current_language())
        self.page = HandbookPage(handbook, theme, self)
        self.contents = HandbookContents(handbook)
        self.words = QLineEdit()
        self.words.setClearButtonEnabled(True)
        self.found = QLabel()
        self.back, self.forward = QToolButton(), QToolButton()
        self.previous, self.next = QToolButton(), QToolButton()
        self._announcer = Announcer(self)
        self._lay_out()
        self._connect()
        self._bind_keys()
        self.retranslate()
        self.page.show_chapter(0)
        self.page.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Show the page in the colours of `theme` from now on."""
        self.page.set_theme(theme)

    def retranslate(self) -> None:
        """Show the handbook in the language in use."""
        self.setWindowTitle(tr("Handbook – Sudoku"))
        self.back.setText(tr("Go Back"))
        self.forward.setText(tr("Go Forward"))
        self.previous.setText(tr("Previous"))
        self.next.setText(tr("Next"))
        self.words.setPlaceholderText(tr("Find in the handbook"))
        self.words.setAccessibleName(tr("Find in the handbook"))
        self.contents.setAccessibleName(tr("Contents"))
        self.page.setAccessibleName(tr("Handbook"))
        self.found.clear()

    def show_language(self) -> None:
        """Show the same chapter in the language in use, which has changed."""
        handbook = read_handbook(language.current_language())
        self.contents.show_handbook(handbook)
        self.page.show_handbook(handbook)
        self.retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for part in (self.back, self.forward):
            row.addWidget(part)
        row.addSpacing(_MARGIN)
        row.addWidget(self.found)
        row.addWidget(self.words, stretch=1)
        for part in (self.previous, self.next):
            row.addWidget(part)
        sides = QSplitter()
        sides.addWidget(self.contents)
        sides.addWidget(self.page)
        sides.setStretchFactor(0, _CONTENTS_SHARE)
        sides.setStretchFactor(1, _PAGE_SHARE)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addLayout(row)
        column.addWidget(sides, stretch=1)
        self.setMinimumSize(*_SMALLEST)
        self.resize(_FIRST_SIZE.boundedTo(screen_room(self)))

    def _connect(self) -> None:
        for button, page_can in (
            (self.back, self.page.backwardAvailable),
            (self.forward, self.page.forwardAvailable),
        ):
            button.setEnabled(False)
            page_can.connect(button.setEnabled)
        self.back.clicked.connect(self.page.backward)
        self.forward.clicked.connect(self.page.forward)
        self.previous.clicked.connect(self.find_previous)
        self.next.clicked.connect(self.find_next)
        self.words.returnPressed.connect(self.find_next)
        self.words.textEdited.connect(self._find_while_typed)
        self.contents.chosen.connect(self.page.show_chapter)
        self.page.chapter_shown.connect(self.contents.mark_chapter)

    def _bind_keys(self) -> None:
        for keys, do in (
            (("Esc", "Ctrl+W"), self.close),
            (("Ctrl+F",), self._go_to_words),
            (("F3",), self.find_next),
            (("Shift+F3",), self.find_previous),
            (("Alt+Left",), self.page.backward),
            (("Alt+Right",), self.page.forward),
            (("Ctrl+PgDown",), self._show_next_chapter),
            (("Ctrl+PgUp",), self._show_previous_chapter),
            (("Ctrl++", "Ctrl+="), self.page.zoomIn),
            (("Ctrl+-",), self.page.zoomOut),
            (("Ctrl+0",), self.page.reset_zoom),
        ):
            for key in keys:
                QShortcut(QKeySequence(key), self).activated.connect(do)

    @Slot()
    def find_next(self) -> None:
        """Go to the next place of the words in the field, behind the last one to the first."""
        self._find(_FORWARD)

    @Slot()
    def find_previous(self) -> None:
        """Go to the place before."""
        self._find(_BACKWARD)

    @Slot()
    def _find_while_typed(self) -> None:
        """Stay where the words were found as long as they go on like that."""
        cursor = self.page.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.page.setTextCursor(cursor)
        self._find(_FORWARD)

    def _find(self, flags: QTextDocument.FindFlag) -> None:
        words = self.words.text()
        is_missing = bool(words) and not self.page.find_words(words, flags)
        self.found.setText(tr("Not found") if is_missing else "")
        if is_missing:
            self._announcer.announce(self.found.text())

    @Slot()
    def _go_to_words(self) -> None:
        self.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.words.selectAll()

    @Slot()
    def _show_next_chapter(self) -> None:
        self.page.show_chapter_after(1)

    @Slot()
    def _show_previous_chapter(self) -> None:
        self.page.show_chapter_after(-1)
