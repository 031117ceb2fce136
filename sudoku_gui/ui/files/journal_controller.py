"""The journal of the window: written as the document changes, and resumed at the next start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.document_journal import JournalRecorder
from sudoku_gui.documents.file_transfer import FileTransfer
from sudoku_gui.documents.journal_file import JournalFolder
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.file_thread import FileRequest, FileThread
from sudoku_gui.ui.files.journal_thread import JournalThread
from sudoku_gui.ui.search.game_controller import GameController

# What functions import has to do with unfinished puzzles: mostly there are none.
if TYPE_CHECKING:
    from sudoku_gui.documents.unfinished import (
        ResumedDocument,
        UnfinishedPuzzle,
        UnfinishedPuzzles,
    )
    from sudoku_gui.ui.files.transfer_watch import TransferWatch


class JournalController(QObject):
    """Has each change of the document written to the journal, and brings documents back.

    Journals are kept in `folder`, one for each window.
    begin_another: what is offered in place of the document that was brought back.
    """

    notice_posted = Signal(object)  # Notice
    unfinished_changed = Signal()

    def __init__(
        self,
        folder: Path,
        game_controller: GameController,
        documents: DocumentController,
        files: FileThread,
        begin_another: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = JournalFolder(folder)
        self._game_controller = game_controller
        self._documents = documents
        self._files = files
        self._begin_another = begin_another
        self._recorder = JournalRecorder()
        self._thread = JournalThread(self._folder, self)
        self._unfinished: Sequence[UnfinishedPuzzle] = ()
        self._has_told_failure = self._has_warned = False
        for signal, slot in (
            (game_controller.game_changed, self.record),
            (game_controller.game_replaced, self.record),
            (documents.document_changed, self.record),
            (documents.collection_changed, self.record),
            (documents.notice_posted, self.hear_notice),
            (self._thread.failed, self._tell_failure),
            (self._thread.taken_over, self._list_unfinished),
        ):
            signal.connect(slot)

    @property
    def unfinished(self) -> Sequence[UnfinishedPuzzle]:
        """The puzzles that wait to be gone back to, the one left last first."""
        return self._unfinished

    def resume(self) -> None:
        """Go on where the window was left that was closed last, if there was one."""
        self._find(self._take_found, resumes=True)

    def keep_unfinished(self) -> None:
        """Leave unfinished puzzles where they are, and say how to go back to them."""
        self._find(self._tell_of_others, resumes=False)

    @Slot(object)
    def hear_notice(self, notice: Notice) -> None:
        """Something is said of the document that is being opened."""
        self._has_warned = notice.tone is NoticeTone.WARNING

    def go_back_to(self, puzzle: UnfinishedPuzzle) -> None:
        """Go on with an unfinished puzzle; what is open now waits in turn, if it is unfinished."""
        from sudoku_gui.documents.unfinished import take_unfinished  # noqa: PLC0415
        from sudoku_gui.presentation.journal_notices import (  # noqa: PLC0415
            not_to_be_had_notice,
            waiting_notice,
        )

        reading = FileTransfer()
        watch = self._watch(reading)

        def take(resumed: ResumedDocument | None) -> None:
            watch.end()
            if resumed is None and reading.is_cancelled:
                self.notice_posted.emit(waiting_notice(puzzle, 0, partial(self.go_back_to, puzzle)))
            elif resumed is None:
                self.notice_posted.emit(not_to_be_had_notice())
                self._list_unfinished()
            else:
                self._game_controller.stop()  # and keep what is shown of a search
                self._go_on_with(resumed)
                self._unfinished = [each for each in self._unfinished if each is not puzzle]
                self.unfinished_changed.emit()
                self._tell_resumed(resumed, 0)

        self._files.ask(
            FileRequest(lambda: take_unfinished(self._folder, puzzle.path, reading), take)
        )

    @Slot()
    def record(self) -> None:
        """Have written what has changed since the last time."""
        edit = self._recorder.edit(
            self._documents.document, is_typing_givens=self._is_typing_givens()
        )
        if edit is not None:
            self._thread.edit(edit)

    def forget(self) -> None:
        """Leave nothing to resume of the document."""
        self._recorder.write_anew()
        self._thread.forget()

    def shut_down(self) -> None:
        """End the thread with all written; to be called before the window goes."""
        self._thread.shut_down()

    def _find(self, answer: Callable[[UnfinishedPuzzles], None], *, resumes: bool) -> None:
        """Look for unfinished puzzles; `answer` follows where there may be some."""
        reading = FileTransfer()
        watch = self._watch(reading)

        def find() -> UnfinishedPuzzles | None:
            if not self._folder.paths():
                return None
            from sudoku_gui.documents.unfinished import find_unfinished  # noqa: PLC0415

            return find_unfinished(self._folder, resumes=resumes, reading=reading)

        def take(found: UnfinishedPuzzles | None) -> None:
            watch.end()
            self._set_unfinished(() if found is None else found.others)
            if found is not None:
                answer(found)

        self._files.ask(FileRequest(find, take))

    def _watch(self, reading: FileTransfer) -> TransferWatch:
        """Tell how far the file of an unfinished puzzle is read, once that takes a while."""
        from sudoku_gui.ui.files.transfer_watch import TransferWatch  # noqa: PLC0415

        def notice(reading: FileTransfer, cancel: Callable[[], None]) -> Notice | None:
            from sudoku_gui.presentation.journal_notices import resuming_notice  # noqa: PLC0415

            return resuming_notice(reading, cancel)

        watch = TransferWatch(reading, notice, parent=self)
        watch.notice_posted.connect(self.notice_posted)
        return watch

    def _take_found(self, found: UnfinishedPuzzles) -> None:
        if found.resumed is not None:
            self._go_on_with(found.resumed)
            self._tell_resumed(found.resumed, len(found.others))
        elif found.others:
            self._tell_of_others(found)
        elif found.lost_count:
            from sudoku_gui.presentation.journal_notices import lost_notice  # noqa: PLC0415

            self.notice_posted.emit(lost_notice())

    def _tell_of_others(self, found: UnfinishedPuzzles) -> None:
        from sudoku_gui.presentation.journal_notices import waiting_notice  # noqa: PLC0415

        if found.others and not self._has_warned:  # a warning about the file says more
            first, *more = found.others
            go_back = partial(self.go_back_to, first)
            self.notice_posted.emit(waiting_notice(first, len(more), go_back))

    def _go_on_with(self, resumed: ResumedDocument) -> None:
        keeps_present = self._documents.is_modified
        self._thread.take_over(resumed.journal, keeps_present=keeps_present)
        typing = TypingMode.GIVENS if resumed.is_typing_givens else TypingMode.ENTRIES
        if resumed.problem is None:
            self._recorder.follow(resumed.document, is_typing_givens=resumed.is_typing_givens)
        else:
            self._recorder.write_anew()
        self._documents.resume(resumed.document, typing)

    def _tell_resumed(self, resumed: ResumedDocument, others: int) -> None:
        from sudoku_gui.presentation.journal_notices import resumed_notice  # noqa: PLC0415

        name = self._documents.name
        self.notice_posted.emit(resumed_notice(resumed, name, others, self._begin_another))

    @Slot()
    def _list_unfinished(self) -> None:
        self._find(lambda _: None, resumes=False)

    def _set_unfinished(self, unfinished: Sequence[UnfinishedPuzzle]) -> None:
        self._unfinished = unfinished
        self.unfinished_changed.emit()

    def _is_typing_givens(self) -> bool:
        return self._game_controller.typing is TypingMode.GIVENS

    @Slot(object)
    def _tell_failure(self, error: OSError) -> None:
        if not self._has_told_failure:
            from sudoku_gui.presentation.journal_notices import not_kept_notice  # noqa: PLC0415

            self._has_told_failure = True
            self.notice_posted.emit(not_kept_notice(error))
