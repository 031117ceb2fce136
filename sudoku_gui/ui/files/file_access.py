"""Reading and writing puzzles in the file thread, and telling how it went."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sudoku_gui import formats
from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.documents.file_transfer import FileTransfer
from sudoku_gui.documents.puzzle_files import (
    FileChanged,
    FileFailed,
    FileOpened,
    FileSaved,
    digest_at,
    read_file,
    write_file,
    write_unchanged_file,
)
from sudoku_gui.formats import PuzzleRecord, ReadResult
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import text
from sudoku_gui.presentation.document_notices import (
    has_been_read_notice,
    not_opened_notice,
    not_saved_notice,
    not_saved_yet_notice,
    reading_cancelled_notice,
    reading_notice,
    saved_notice,
    saving_notice,
)
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.ui.files.file_thread import FileRequest, FileThread
from sudoku_gui.ui.files.transfer_watch import TransferWatch


class FileAccess(QObject):
    """Reads files and texts and writes files; what follows is handed along, and waits for it."""

    notice_posted = Signal(object)  # Notice

    def __init__(self, files: FileThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._saves = 0  # that are under way

    def open(
        self,
        path: Path,
        then: Callable[[FileOpened], None],
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        """Read the file at `path`; `then` or `failed` follows, where nobody cancels it."""
        reading, name = FileTransfer(), path.name
        watch = self._watch(
            reading,
            partial(reading_notice, name),
            reading_cancelled_notice(name),
        )

        def read(outcome: FileOpened | FileFailed) -> None:
            has_told = watch.end()
            if reading.is_cancelled:
                return
            if has_told:
                self.notice_posted.emit(has_been_read_notice(name))
            if isinstance(outcome, FileOpened):
                then(outcome)
            else:
                failed()
                self.notice_posted.emit(not_opened_notice(outcome))

        self._files.ask(FileRequest(lambda: read_file(path, reading), read))

    def open_text(self, pasted: str, then: Callable[[ReadResult], None]) -> None:
        """Read a puzzle copied somewhere else; a long text takes as long as a file."""

        def read(outcome: ReadResult | FormatError) -> None:
            if isinstance(outcome, FormatError):
                sentence = text("What was copied is no puzzle: {problem}", problem=outcome.sentence)
                self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING))
            else:
                then(outcome)

        self._files.ask(FileRequest(lambda: _read_text(pasted), read))

    def save(
        self,
        records: Sequence[PuzzleRecord],
        target: SaveTarget,
        then: Callable[[FileSaved], None] = lambda _: None,
        notice: Callable[[FileSaved], Notice] = saved_notice,
        expected: bytes | None = None,
        changed: Callable[[FileChanged], None] = lambda _: None,
    ) -> None:
        """Have `records` written to `target`; `then` follows when they are safe there.

        notice: what to say then.
        expected: the digest of what may be replaced; `changed` follows where there is another.
        """
        path = target.path.absolute()
        writing = FileTransfer()
        watch = self._watch(writing, partial(saving_notice, path.name, len(records)))
        self._saves += 1

        def written(outcome: FileSaved | FileFailed | FileChanged) -> None:
            self._saves -= 1
            has_told = watch.end()
            if isinstance(outcome, FileSaved):
                self.notice_posted.emit(notice(outcome))
                then(outcome)
            elif isinstance(outcome, FileChanged):
                if has_told:
                    self.notice_posted.emit(not_saved_yet_notice(path.name))
                changed(outcome)
            else:
                self.notice_posted.emit(not_saved_notice(outcome))

        def write() -> FileSaved | FileFailed | FileChanged:
            if expected is None:
                return write_file(path, records, target.format, writing)
            return write_unchanged_file(path, records, target.format, expected, writing)

        self._files.ask(FileRequest(write, written))

    def after_saves(self, then: Callable[[], None]) -> None:
        """Do `then` once what is being saved now is saved or is not; at once if nothing is."""
        if self._saves:
            self._files.ask(FileRequest(lambda: None, lambda _: then()))
        else:
            then()

    def _watch(
        self,
        transfer: FileTransfer,
        notice: Callable[[FileTransfer, Callable[[], None]], Notice],
        cancelled: Notice | None = None,
    ) -> TransferWatch:
        watch = TransferWatch(transfer, notice, cancelled, self)
        watch.notice_posted.connect(self.notice_posted)
        return watch

    def look_at(self, path: Path, then: Callable[[FileChanged], None]) -> None:
        """Find out what the file at `path` holds now; `then` follows."""
        self._files.ask(FileRequest(lambda: FileChanged(path, digest_at(path)), then))


def _read_text(pasted: str) -> ReadResult | FormatError:
    try:
        return formats.read(pasted.encode("utf-8", "surrogatepass"))
    except FormatError as error:
        return error
