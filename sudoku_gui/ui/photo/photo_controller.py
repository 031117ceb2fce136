"""Has photos read, follows what people correct, and opens the puzzle that comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from sudoku_gui.language import Text, text
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.presentation.photo.photo_document import document_of, photo_of
from sudoku_gui.presentation.photo.photo_session import PhotoSession
from sudoku_gui.presentation.photo.transcript_words import CANCELLED, no_grid_words, taken_sentence
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.document_prompts import DocumentPrompts
from sudoku_gui.ui.photo.photo_thread import PhotoThread, PictureSource
from sudoku_gui.ui.photo.photo_window import PhotoWindow
from sudoku_gui.ui.photo.picture_source import source_in, source_of_file, source_of_image
from sudoku_gui.ui.photo.picture_takers import PictureTakers
from sudoku_gui.ui.photo.transcript_editor import TranscriptEditor

if TYPE_CHECKING:
    from sudoku_gui.model.photo import Corners
    from sudoku_gui.photo.grid_reading import Suggestion
    from sudoku_gui.photo.page_reader import ReadGrid, ReadPage
    from sudoku_gui.solvers.diagnose.verdict import Verdict


class PhotoController(QObject):
    """Shows one photo at a time; what was corrected in it is there until the next."""

    notice_posted = Signal(object)  # Notice
    opened = Signal()  # the puzzle of a photo is there to be played

    def __init__(
        self,
        opener: DocumentOpener,
        questions: DocumentPrompts,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._opener = opener
        self._questions = questions
        self._folder = Path.home()
        self._session: PhotoSession | None = None
        self._is_reading = False
        self._awaits_page = False  # another photo is being read, not a grid of this one
        self.window = PhotoWindow(theme)
        self.takers = PictureTakers(theme, self)
        """What takes pictures of the screen and with a camera."""
        self._editor = TranscriptEditor(self.window, self)
        self._thread = PhotoThread(self)
        self._connect()
        self.window.retranslate()

    @property
    def session(self) -> PhotoSession | None:
        """The photo that is shown, and what was read and corrected of it."""
        return self._session

    def open_file(self, path: Path) -> None:
        """Read the photo in a file."""
        self._folder = path.absolute().parent
        self._open(source_of_file(path.absolute()))

    def open_data(self, data: QMimeData) -> None:
        """Read the picture that was copied or dropped."""
        source = source_in(data)
        if source is not None:
            self._open(source)
        else:
            self._tell_none_taken(text("there is no picture in it (PNG, JPEG, WebP, BMP, GIF)"))

    def ask(self, over: QWidget) -> None:
        """Ask for a photo over a window, and read it."""
        path = self._questions.which_picture(self._folder, over)
        if path is not None:
            self.open_file(path)

    def shut_down(self) -> None:
        """Close the window, and end the thread."""
        self.takers.shut_down()
        self.window.close()
        self._thread.shut_down()

    def _connect(self) -> None:
        window, thread = self.window, self._thread
        for signal, slot in (
            (window.controls.open_wanted, self._ask_again),
            (window.controls.screen_wanted, self.takers.look_at_screen),
            (window.controls.camera_wanted, self.takers.photograph),
            (self.takers.notice_posted, self._tell_notice),
            (self.takers.taken, self._open_taken),
            (self.takers.failed, self._tell_none_taken),
            (window.controls.grid_chosen, self._choose_grid),
            (window.whole.grid_chosen, self._choose_grid),
            (window.whole.corners_shown, self._read_at),
            (window.paste_wanted, self._paste),
            (window.dropped, self.open_data),
            (window.take_wanted, self._take),
            (self._editor.take_wanted, self._take),
            (self._editor.changed, self._show),
            (window.cancel_wanted, self._cancel),
            (window.closed, self._cancel),
            (thread.progressed, self._tell_progress),
            (thread.page_read, self._show_page),
            (thread.grid_read, self._show_grid),
            (thread.judged, self._show_verdict),
            (thread.failed, self._tell_failure),
        ):
            signal.connect(slot)

    def _open(self, source: PictureSource) -> None:
        self.window.whole.forget_moves()
        self._begin_reading()
        self._awaits_page = True
        self._thread.open(source)
        self._present()

    def _present(self) -> None:
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if self.window.focusWidget() is None:
            self.window.grid.setFocus()

    @Slot(object)
    def _open_taken(self, picture: QImage) -> None:
        self._open(source_of_image(picture))

    @Slot(object)
    def _tell_notice(self, notice: Notice) -> None:
        """Say it in both windows: only one of them may be seen, and only one has buttons."""
        self.notice_posted.emit(notice)
        if not self._is_reading:
            self._end_reading(notice.sentence)

    @Slot(object)
    def _tell_none_taken(self, problem: Text) -> None:
        """Say why there is no picture, in the window, where another can be pasted."""
        self._present()
        if not self._is_reading:
            self._tell_failure(problem)

    def _begin_reading(self) -> None:
        self._is_reading = True
        self._let_correct()
        self.window.show_state(text("reading…"), is_busy=True)

    def _end_reading(self, sentence: Text | None = None) -> None:
        self._is_reading = self._awaits_page = False
        self._let_correct()
        self.window.show_state(sentence, is_busy=False)

    def _let_correct(self) -> None:
        """Let the photo that is shown be corrected, unless another reading is on its way."""
        self._editor.follow(None if self._is_reading else self._session)

    @Slot(object)
    def _read_at(self, corners: Corners) -> None:
        if self._session is not None and not self._awaits_page:
            self._begin_reading()
            self._thread.read_at(self._session.page.picture, corners)

    @Slot(object)
    def _tell_progress(self, sentence: Text) -> None:
        self.window.show_state(sentence, is_busy=True)

    @Slot(object)
    def _show_page(self, page: ReadPage) -> None:
        self._show(PhotoSession.of_page(page))
        self._end_reading(None if page.grids else no_grid_words(page))
        self.window.begin(shows_whole=not page.grids)

    @Slot(object)
    def _show_grid(self, grid: ReadGrid) -> None:
        if self._session is not None:
            self._show(self._session.with_grid(grid))
        self._end_reading()

    @Slot(object, object)
    def _show_verdict(self, verdict: Verdict, suggestions: Iterable[Suggestion]) -> None:
        if self._session is not None and self._session.transcript is not None:
            self._show(self._session.judged(verdict, suggestions))

    @Slot(object)
    def _tell_failure(self, problem: Text) -> None:
        self._end_reading(text("Not read: {problem}", problem=problem))
        self._judge_if_wanted()

    @Slot()
    def _cancel(self) -> None:
        if self._is_reading:
            self._thread.stop()
            self._end_reading(CANCELLED)
            self._judge_if_wanted()

    @Slot(object)
    def _show(self, session: PhotoSession) -> None:
        self._session = session
        self.window.show_session(session)
        self._let_correct()
        self._judge_if_wanted()

    def _judge_if_wanted(self) -> None:
        """Have it found how many solutions there are, where that is not known; or hear of none."""
        transcript = self._session.transcript if self._session is not None else None
        if transcript is not None and transcript.verdict is None:
            self._thread.judge(transcript.cells)
        elif not self._is_reading:
            self._thread.stop()  # what is judged now is of another transcript

    @Slot(int)
    def _choose_grid(self, number: int) -> None:
        if self._session is not None and not self._is_reading:
            self.window.whole.forget_moves()
            self._show(self._session.choosing(number))

    @Slot()
    def _ask_again(self) -> None:
        self.ask(self.window)

    @Slot()
    def _paste(self) -> None:
        self.open_data(QGuiApplication.clipboard().mimeData() or QMimeData())

    @Slot()
    def _take(self) -> None:
        session, transcript = self._session, self._editor.transcript
        if transcript is None or not transcript.can_be_taken:
            return
        assert session is not None, "it is what is corrected"
        assert session.work is not None, "its transcript is"
        photo = photo_of(session.page, session.work.grid)

        def tell() -> None:
            self.window.close()
            self._session = None
            self.window.show_session(None)
            self.opened.emit()
            tone = NoticeTone.WARNING if transcript.doubts else NoticeTone.GOOD
            self.notice_posted.emit(Notice(taken_sentence(transcript), tone))

        # The question has brought the other window in front of this one.
        self._opener.open_made(document_of(transcript.record, photo), tell, self._present)
