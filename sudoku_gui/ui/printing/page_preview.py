"""Shows what a printed page will look like, page by page."""

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from sudoku_gui.language import tr
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.threads.job_runner import JobRunner
from sudoku_gui.ui.printing.print_jobs import PrintContent, picture_of_page

_NOTCH = 120  # an eighth of a degree each, as Qt tells how far a wheel was turned
_MARGIN = 8  # pixels around the page
_LEAST = QSize(120, 140)


class PagePreview(QFrame):
    """Shows one page, and goes to others by key; each is painted in short slices."""

    page_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._content: PrintContent | None = None
        self._page = 0
        self._turned = 0  # the wheel, since it made a notch
        self._picture: QImage | None = None
        self._runner = JobRunner("preview", self)
        self._runner.done.connect(self._show_picture)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def page(self) -> int:
        """The number of the page that is shown, counted from 0."""
        return self._page

    @property
    def page_count(self) -> int:
        """How many pages there are."""
        return self._content.plan.page_count if self._content else 0

    @property
    def picture(self) -> QImage | None:
        """The page as it is shown, or None until one is painted."""
        return self._picture

    def show_content(self, content: PrintContent) -> None:
        """Show these pages, beginning with the one shown before, if there is such a page."""
        self._content = content
        self.go_to(self._page)

    def go_to(self, page: int) -> None:
        """Show a page, or the first or the last one instead of one beyond them."""
        if self._content is not None:
            self._page = max(0, min(page, self.page_count - 1))
            self._say()
            self._paint_page()
            self.page_changed.emit()

    def shut_down(self) -> None:
        """Stop painting; to be called before the dialog goes."""
        self._runner.shut_down()

    def _say(self) -> None:
        words = tr("Page {page:,} of {pages:,}", page=self._page + 1, pages=self.page_count)
        self.setAccessibleName(words)

    def _paint_page(self) -> None:
        """Have the page painted in the size that it has room for."""
        content, place = self._content, self._place()
        if content is None or place.isEmpty():
            return
        dots = place.width() * self.devicePixelRatioF() / content.plan.paper.width
        self._runner.begin(picture_of_page(content, self._page, dots))

    def _place(self) -> QRect:
        """Return where the page lies in the widget."""
        if self._content is None:
            return QRect()
        paper = self._content.plan.paper
        room = self.contentsRect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        scale = min(room.width() / paper.width, room.height() / paper.height)
        size = QSize(int(paper.width * scale), int(paper.height * scale))
        place = QRect(room.topLeft(), size)
        place.moveCenter(room.center())
        return place

    @Slot(object)
    def _show_picture(self, picture: QImage) -> None:
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, 480)

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._paint_page()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(self.contentsRect(), QColor(self._theme.panel))
        place = self._place()
        painter.fillRect(place, Qt.GlobalColor.white)
        if self._picture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(place, self._picture)
        is_focused = self.hasFocus()
        painter.setPen(QColor(self._theme.accent if is_focused else self._theme.thin_line))
        painter.drawRect(place.adjusted(-1, -1, 0, 0))
        painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go on a page for each notch of the wheel; a touchpad turns it by parts of one."""
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        if notches:
            self.go_to(self._page - notches)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wanted = {
            Qt.Key.Key_PageDown: self._page + 1,
            Qt.Key.Key_Right: self._page + 1,
            Qt.Key.Key_PageUp: self._page - 1,
            Qt.Key.Key_Left: self._page - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.page_count - 1,
        }.get(Qt.Key(event.key()))
        if wanted is None:
            super().keyPressEvent(event)
        else:
            self.go_to(wanted)
