"""The window in which a photo becomes a puzzle: the photo on the left, the grid beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.photo.photo_session import PhotoSession
from sudoku_gui.presentation.photo.transcript import Transcript
from sudoku_gui.presentation.photo.transcript_annotation import annotation_of
from sudoku_gui.presentation.photo.transcript_words import summary_of
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.screen_room import screen_room
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.ui.photo.cell_bar import CellBar
from sudoku_gui.ui.photo.photo_controls import PhotoControls
from sudoku_gui.ui.photo.straight_photo import StraightPhoto
from sudoku_gui.ui.photo.transcript_grid import TranscriptGrid
from sudoku_gui.ui.photo.whole_photo import WholePhoto

if TYPE_CHECKING:
    from sudoku_gui.photo.page_reader import GreyPicture

_MARGIN = 10
_FIRST_SIZE = QSize(960, 640)
_EMPTY = Sheet.of_givens(Grid.empty(Geometry.of_size(9)))


class PhotoWindow(QWidget):
    """Shows a session, and reports what people want of it."""

    closed = Signal()
    cancel_wanted = Signal()
    take_wanted = Signal()
    paste_wanted = Signal()
    undo_wanted = Signal()
    dropped = Signal(object)  # QMimeData

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._session: PhotoSession | None = None
        self._seen: GreyPicture | None = None  # of the grid
        self._is_busy = False
        self.controls = PhotoControls()
        self.overlays = GridOverlays(_EMPTY, self)
        self.grid = TranscriptGrid(self.overlays, theme)
        self.straight = StraightPhoto(theme)
        self.whole = WholePhoto(theme)
        self.cell_bar = CellBar()
        self._summary = WrappingLabel("photo-summary")
        self.take = QPushButton()
        self.take.setObjectName("photo-take")
        self._announcer = Announcer(self)
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.show_session(None)

    def _lay_out(self) -> None:
        self._photos = QStackedWidget()
        self._photos.addWidget(self.straight)
        self._photos.addWidget(self.whole)
        panes = QHBoxLayout()
        panes.addWidget(self._photos, stretch=1)
        panes.addWidget(self.grid, stretch=1)
        font = self._summary.font()
        font.setBold(True)
        self._summary.setFont(font)
        foot = QHBoxLayout()
        foot.addWidget(self._summary, stretch=1)
        foot.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.controls)
        column.addLayout(panes, stretch=1)
        column.addWidget(self.cell_bar)
        column.addLayout(foot)
        self.resize(_FIRST_SIZE.boundedTo(screen_room(self)))

    def _connect(self) -> None:
        self.grid.cell_selected.connect(self._show_cell)
        self.straight.cell_pressed.connect(self._go_to)
        self.controls.whole_wanted.connect(self._show_whole)
        self.controls.cancel_wanted.connect(self.cancel_wanted)
        self.take.clicked.connect(self.take_wanted)
        for key, slot in (
            ("Esc", self._cancel_or_close),
            ("Ctrl+W", self.close),
            ("Ctrl+O", self.controls.open_wanted.emit),
            ("Ctrl+V", self.paste_wanted.emit),
            ("Ctrl+Z", self.undo_wanted.emit),
            ("Ctrl+Return", self.take.click),
            ("Ctrl+Enter", self.take.click),
            ("F2", self.controls.whole.toggle),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)

    @property
    def transcript(self) -> Transcript | None:
        """What is shown of the grid that is looked at."""
        return self._session.transcript if self._session is not None else None

    @property
    def summary(self) -> str:
        """What is said of the grid as a whole."""
        return self._summary.text()

    def show_session(self, session: PhotoSession | None) -> None:
        """Show a photo and what was read of it, None for nothing."""
        before, self._session = self._session, session
        if session is None:
            self._seen = None
            for part in (self.straight, self.whole):
                part.show_picture(QImage())
            self._show_transcript(None)
            return
        if before is None or before.page is not session.page:
            self.whole.show_picture(_image_of(session.page.picture))
        picture = session.work.grid.picture if session.work is not None else None
        if picture is not self._seen:
            self._seen = picture
            self.straight.show_picture(QImage() if picture is None else _image_of(picture))
        self.whole.show_grids(tuple(each.grid.corners for each in session.works), session.chosen)
        self.controls.show_grids(len(session.works), session.chosen)
        self._show_transcript(session.transcript)

    def show_state(self, sentence: Text | None, *, is_busy: bool) -> None:
        """Say what is being done or why nothing was read; nothing can be taken meanwhile."""
        self._is_busy = is_busy
        self.controls.tell(sentence, is_busy=is_busy)
        self.cell_bar.setEnabled(not is_busy)
        self._show_take()
        if sentence is not None:
            self._announcer.announce(self.controls.told)

    def begin(self, *, shows_whole: bool) -> None:
        """Look at what was just read: at the first doubt, or at the whole photo."""
        self.controls.whole.setChecked(shows_whole)
        if shows_whole:
            self.whole.setFocus()
            return
        self.grid.select(Cell(0))
        if self.transcript is not None and Cell(0) not in self.transcript.doubts:
            self.grid.go_to_doubt()
        self.grid.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in the colours of `theme` from now on."""
        for part in (self.grid, self.straight, self.whole):
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(tr("A Puzzle from a Photo"))
        self.take.setText(tr("&Take It"))
        self.take.setToolTip(tr("Open the puzzle, to be played or watched (Ctrl+Enter)"))
        for part in (self.controls, self.grid, self.straight, self.whole, self.cell_bar):
            part.retranslate()
        self._say_summary()

    def _show_transcript(self, transcript: Transcript | None) -> None:
        self.overlays.show_sheet(_EMPTY if transcript is None else _sheet_of(transcript))
        if transcript is None:
            self.overlays.withdraw(AnnotationSource.PHOTO)
        else:
            self.overlays.annotate(AnnotationSource.PHOTO, annotation_of(transcript))
        self.grid.show_transcript(transcript)
        self.straight.show_transcript(transcript)
        self._show_cell(self.grid.selected)
        self._say_summary()
        self._show_take()

    def _say_summary(self) -> None:
        words = say(summary_of(self.transcript)) if self.transcript is not None else ""
        if words != self._summary.text():
            self._summary.setText(words)
            self._announcer.announce(words)

    def _show_take(self) -> None:
        transcript = self.transcript
        can_take = transcript is not None and transcript.can_be_taken and not self._is_busy
        self.take.setEnabled(can_take)
        self.take.setDefault(can_take and transcript is not None and transcript.is_certain)

    @Slot(int)
    def _show_cell(self, cell: Cell) -> None:
        self.straight.show_cursor(cell)
        self.cell_bar.show_cell(self.transcript, cell)

    @Slot(int)
    def _go_to(self, cell: Cell) -> None:
        self.grid.select(cell)
        self.grid.setFocus()

    @Slot(bool)
    def _show_whole(self, is_whole: bool) -> None:
        self._photos.setCurrentWidget(self.whole if is_whole else self.straight)
        (self.whole if is_whole else self.grid).setFocus()

    @Slot()
    def _cancel_or_close(self) -> None:
        if self._is_busy:
            self.cancel_wanted.emit()
        else:
            self.close()

    # Qt's own names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_return = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_return and self.take.isDefault():
            self.take.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if data.hasImage() or any(url.isLocalFile() for url in data.urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        data: QMimeData = event.mimeData()
        self.dropped.emit(data)


def _sheet_of(transcript: Transcript) -> Sheet:
    return transcript.record.sheet


def _image_of(picture: GreyPicture) -> QImage:
    """Return a picture of its own, which does not need the bytes any more."""
    image = QImage(
        picture.pixels,
        picture.width,
        picture.height,
        picture.width,
        QImage.Format.Format_Grayscale8,
    )
    return image.copy()
