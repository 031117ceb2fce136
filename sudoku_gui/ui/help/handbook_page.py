"""A page of the handbook: one chapter, laid out in the colours of the theme."""

from collections.abc import Iterator

from PySide6.QtCore import QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QFont, QImage, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from sudoku_gui.assets import resource
from sudoku_gui.presentation.handbook import Handbook
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.help.handbook_layout import PICTURE_WIDTH, complete_layout, fitted_picture

_MARGIN = 16
_WEB = {"http", "https"}
_RESIZING_MILLISECONDS = 100  # until pictures are fitted to a page that has another width
_IMAGE = QTextDocument.ResourceType.ImageResource


class HandbookPage(QTextBrowser):
    """Shows a chapter, follows links between chapters, and has links to the web opened outside.

    A chapter at a time, because laying out the whole handbook would hold the window up.
    """

    chapter_shown = Signal(int)

    def __init__(self, handbook: Handbook, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._handbook = handbook
        self._theme = theme
        self._chapter = -1
        self._pictures: set[QUrl] = set()
        self._resizing = QTimer(self)
        self._resizing.setSingleShot(True)
        self._resizing.setInterval(_RESIZING_MILLISECONDS)
        self._resizing.timeout.connect(self.fit_pictures)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(self._follow)
        self.sourceChanged.connect(self._complete)

    @property
    def chapter(self) -> int:
        """The number of the chapter shown."""
        return self._chapter

    def show_chapter(self, chapter: int, anchor: str = "") -> None:
        """Show the chapter of that number, from its beginning or from one of its headings."""
        url = QUrl(f"handbook:/{chapter}.md")
        url.setFragment(anchor)
        self.setSource(url, QTextDocument.ResourceType.MarkdownResource)

    def show_chapter_after(self, distance: int) -> None:
        """Show the chapter that stands so far after the one shown, if there is one."""
        if self._chapter + distance in range(len(self._handbook.chapters)):
            self.show_chapter(self._chapter + distance)

    def show_handbook(self, handbook: Handbook) -> None:
        """Show the same chapter of another language's handbook."""
        self._handbook = handbook
        self._show_anew()

    def set_theme(self, theme: Theme) -> None:
        """Show the page in the colours of `theme`, at the same place."""
        self._theme = theme
        self._show_anew()

    def find_words(self, words: str, flags: QTextDocument.FindFlag) -> bool:
        """Select the next place of `words`, and return whether there is one.

        Later chapters are searched if need be.
        """
        if self.find(words, flags):
            return True
        is_backward = bool(flags & QTextDocument.FindFlag.FindBackward)
        move = QTextCursor.MoveOperation
        for chapter in self._chapters_from_here(is_backward):
            if words.casefold() in self._handbook.chapters[chapter].words:
                self.show_chapter(chapter)
                self.moveCursor(move.End if is_backward else move.Start)
                if self.find(words, flags):
                    return True
        return False

    def reset_zoom(self) -> None:
        """Show letters in the size that they have elsewhere in the program."""
        self.setFont(QFont())

    @Slot()
    def fit_pictures(self) -> None:
        """Draw the pictures as large as the page has room for, which Qt would do badly."""
        document = self.document()
        for url in self._pictures:
            document.addResource(_IMAGE.value, url, self._picture(url))
        if self._pictures:
            document.markContentsDirty(0, document.characterCount())

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        if url.scheme() in _WEB:
            QDesktopServices.openUrl(url)
        else:
            self.show_chapter(self._handbook.place_of(url.fragment()), url.fragment())

    @Slot(QUrl)
    def _complete(self, url: QUrl) -> None:
        chapter = _chapter_of(url)  # source() is still the one before
        if chapter != self._chapter:
            self._chapter = chapter
            complete_layout(self.document(), self._handbook.chapters[chapter].headings, self._theme)
        self.scrollToAnchor(url.fragment())
        self.chapter_shown.emit(chapter)

    def _show_anew(self) -> None:
        """Lay the chapter out again; how far down it was scrolled stays about the same."""
        place, self._chapter = self.verticalScrollBar().value(), -1
        self.reload()
        self.verticalScrollBar().setValue(place)

    def _chapters_from_here(self, is_backward: bool) -> Iterator[int]:
        """Yield the numbers of all chapters, the one shown last."""
        count = len(self._handbook.chapters)
        for distance in range(1, count + 1):
            yield (self._chapter + (-distance if is_backward else distance)) % count

    def _picture(self, url: QUrl) -> QImage:
        image = QImage(str(resource("screenshots", url.fileName())))
        room = (self.viewport().width() - 2 * _MARGIN) * PICTURE_WIDTH // 100
        return fitted_picture(image, room, self.devicePixelRatioF())

    def loadResource(self, type_: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if type_ == _IMAGE.value:
            self._pictures.add(url)
            return self._picture(url)
        self._pictures.clear()
        return self._handbook.chapters[_chapter_of(url)].markdown

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resizing.start()


def _chapter_of(url: QUrl) -> int:
    """Return the number of the chapter that has this address inside the program."""
    return int(url.fileName().removesuffix(".md"))
