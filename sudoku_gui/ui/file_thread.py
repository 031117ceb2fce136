"""Reading and writing puzzle files in a thread of its own, away from the window's.

A disk can be slow and a file hostile; the window waits for neither.  Requests are
answered in order, each with its own answer object.
"""

import errno
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QSaveFile, QThread, Signal, Slot

from sudoku_gui import formats
from sudoku_gui.formats import Content, Format, Part, Reading
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import Text, text
from sudoku_gui.wording import file_sentence

_STOP_MILLISECONDS = 5_000


@dataclass(frozen=True, slots=True)
class Opened:
    """The file at `path` was read."""

    path: Path
    reading: Reading


@dataclass(frozen=True, slots=True)
class Saved:
    """The contents are safe in the file at `path`, but for the parts that it has no room for."""

    path: Path
    format: Format
    contents: Sequence[Content]
    lost: frozenset[Part]


@dataclass(frozen=True, slots=True)
class Failed:
    """Nothing was read, or nothing written; the file at `path` is as it was."""

    path: Path
    problem: Text


@dataclass(frozen=True, slots=True)
class Request:
    """Work for the thread; `answer` gets its outcome, back in the window's thread."""

    work: Callable[[], Opened | Saved | Failed]
    answer: Callable[[Opened | Saved | Failed], None]


def read_file(path: Path) -> Opened | Failed:
    """Read what is in a regular file of at most formats.SIZE_LIMIT bytes."""
    try:
        if not path.is_file():
            path.stat()  # says best why: missing, or not permitted
            return Failed(path, _NOT_REGULAR)
        with path.open("rb") as stream:
            data = stream.read(formats.SIZE_LIMIT + 1)
        return Opened(path, formats.read(data))
    except OSError as error:
        return Failed(path, file_sentence(error))
    except FormatError as error:
        return Failed(path, error.sentence)
    except ValueError:  # a zero byte in the name, which a link dragged here may have
        return Failed(path, file_sentence(FileNotFoundError(errno.ENOENT, "")))


def write_file(path: Path, contents: Sequence[Content], format_: Format) -> Saved | Failed:
    """Write `contents` so that the file holds either all of them or what it held before."""
    try:
        data = formats.write_all(contents, format_)
        lost = formats.lost(contents, data, format_)
        if path.exists() and not path.is_file():  # QSaveFile would put a file in its place
            return Failed(path, _NOT_REGULAR)
        _write_all(path, data)
    except FormatError as error:
        return Failed(path, error.sentence)
    except OSError as error:
        return Failed(path, file_sentence(error))
    except _SaveError as error:
        return Failed(path, error.problem)
    return Saved(path, format_, contents, lost)


class _SaveError(Exception):
    """Nothing was written; `problem` says why."""

    def __init__(self, problem: Text) -> None:
        super().__init__(str(problem))
        self.problem = problem


def _write_all(path: Path, data: bytes) -> None:
    """Replace the file at `path`; raises _SaveError or OSError, and then has changed nothing."""
    target = QSaveFile(str(path))
    if not target.open(QSaveFile.OpenModeFlag.WriteOnly):
        raise _SaveError(_why_not_opened(target, path))
    try:
        # QSaveFile commits a cut file unless told of the short write, and one that never
        # reached the disk: it does not ask what became of its own fsync.
        if target.write(data) != len(data) or not target.flush():
            raise _SaveError(_DISK_FULL)
        _sync(target.handle())
    except (OSError, _SaveError):
        target.cancelWriting()
        target.commit()
        raise
    if not target.commit():
        raise _SaveError(_why_not_committed(target))


def _sync(handle: int) -> None:
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise


def _why_not_opened(target: QSaveFile, path: Path) -> Text:
    if not path.parent.is_dir():
        return text("the folder {folder} is gone", folder=path.parent)
    if all(os.access(each, os.W_OK) for each in (path.parent, path) if each.exists()):
        return text("the system says: {reason}", reason=target.errorString())
    return text("this file or its folder may not be written to")


def _why_not_committed(target: QSaveFile) -> Text:
    match target.error():
        case QSaveFile.FileError.ResourceError | QSaveFile.FileError.WriteError:
            return _DISK_FULL
        case _:
            return text("the system says: {reason}", reason=target.errorString())


_NOT_REGULAR = text("not a regular file")
_DISK_FULL = text("the disk is full or does not answer")
_CANNOT_SYNC = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}  # not every file system can


class _FileWorker(QObject):
    """Does the work; lives in the file thread."""

    done = Signal(object, object)  # Request, its outcome

    @Slot(object)
    def do(self, request: Request) -> None:
        self.done.emit(request, request.work())

    @Slot()
    def close(self) -> None:
        self.thread().quit()


class FileThread(QObject):
    """The window's end of the file thread."""

    _wanted = Signal(object)
    _close_wanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._patience_milliseconds = _STOP_MILLISECONDS
        self._thread = QThread(self)
        self._thread.setObjectName("files")
        self._worker = _FileWorker()
        self._worker.moveToThread(self._thread)
        self._wanted.connect(self._worker.do)
        self._close_wanted.connect(self._worker.close)
        self._worker.done.connect(self._answer)
        self._thread.start()

    @property
    def is_running(self) -> bool:
        """Whether the thread lives; after `shut_down`: whether a disk that is silent holds it."""
        return self._thread.isRunning()

    def ask(self, request: Request) -> None:
        """Have `request` done after those before it."""
        self._wanted.emit(request)

    def shut_down(self) -> None:
        """End the thread after all the work it was asked for."""
        self._close_wanted.emit()
        self._thread.wait(self._patience_milliseconds)
        self._patience_milliseconds = 0  # a disk that has not answered by now will not

    @Slot(object, object)
    def _answer(self, request: Request, outcome: Opened | Saved | Failed) -> None:
        request.answer(outcome)
