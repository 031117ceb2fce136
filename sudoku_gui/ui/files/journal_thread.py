"""Writing the journal of a window in a thread of its own, away from the window's.

What is told to it is with the system at once, and on the disk as soon as nothing else waits.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_gui.documents.document_journal import JournalEdit
from sudoku_gui.documents.journal_file import Journal, JournalFolder
from sudoku_gui.ui.kit.threads.worker_thread import Worker, WorkerThread

_RETRY_MILLISECONDS = 5_000


class _JournalWorker(Worker):
    """Holds the journal; lives in the thread."""

    failed = Signal(object)  # OSError
    taken_over = Signal()

    def __init__(self, folder: JournalFolder) -> None:
        super().__init__()
        self._folder = folder
        self._journal = folder.begin()
        self._is_synced = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._sync)

    def edit(self, edit: JournalEdit) -> None:
        """Write what is to be written; what the disk refuses is tried again later."""
        lines = edit.lines()
        if not edit.is_whole:
            self._try(partial(self._journal.append, lines, edit.photos))
        elif lines:
            self._try(partial(self._journal.replace, lines, edit.photos or ()))
        else:
            self._remove()

    def take_over(self, journal: Journal, keeps_present: bool) -> None:
        """Write to `journal` from now on; the present one waits for somebody, or is removed."""
        if keeps_present and self._journal.line_count:
            self._sync()
            self._journal.release()
        else:
            self._remove()
        self._journal = journal
        self._journal.touch()
        self.taken_over.emit()

    def forget(self) -> None:
        """Remove the journal: nothing of it is wanted any more."""
        self._remove()

    def drop(self) -> None:
        if not self._is_synced:
            self._sync()
        self._timer.stop()
        self._journal.touch()
        self._journal.release()

    def _remove(self) -> None:
        self._timer.stop()
        self._is_synced = True
        try:
            self._journal.remove()
        except OSError as error:
            self.failed.emit(error)
        self._journal = self._folder.begin()

    def _sync(self) -> None:
        self._try(self._journal.sync)

    def _try(self, write: Callable[[], None]) -> None:
        """Write, and see to it that it reaches the disk: soon, or when there is room again."""
        try:
            write()
        except OSError as error:
            self._is_synced = False
            self._timer.start(_RETRY_MILLISECONDS)
            self.failed.emit(error)
            return
        self._is_synced = write == self._journal.sync
        if self._is_synced:
            self._timer.stop()
        else:
            self._timer.start(0)


class JournalThread(WorkerThread[_JournalWorker]):
    """The window's end of the thread."""

    failed = Signal(object)  # OSError
    taken_over = Signal()

    def __init__(self, folder: JournalFolder, parent: QObject | None = None) -> None:
        super().__init__(_JournalWorker(folder), "journal", parent)
        self._worker.failed.connect(self.failed)
        self._worker.taken_over.connect(self.taken_over)

    def edit(self, edit: JournalEdit) -> None:
        """Have the journal hold what `edit` says."""
        self._queue(self._worker.edit, edit)

    def take_over(self, journal: Journal, *, keeps_present: bool) -> None:
        """Have another journal written from now on; says `taken_over` when that is so."""
        self._queue(self._worker.take_over, journal, keeps_present)

    def forget(self) -> None:
        """Have the journal removed."""
        self._queue(self._worker.forget)
