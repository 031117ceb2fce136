"""Writing a file so that it holds either all that was written or what it held before."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSaveFile

from sudoku_gui.language import Text, text
from sudoku_gui.wording import file_sentence

NOT_REGULAR = text("not a regular file")


class SaveError(Exception):
    """Nothing was written; `problem` says why."""

    def __init__(self, problem: Text) -> None:
        super().__init__(str(problem))
        self.problem = problem


class WholeFile:
    """The file being written; nothing of it is seen before it is whole."""

    def __init__(self, target: QSaveFile) -> None:
        self._target = target

    def write(self, data: bytes) -> None:
        """Add `data`; raises SaveError."""
        # QSaveFile commits a cut file unless told of the short write.
        if self._target.write(data) != len(data):
            raise SaveError(_DISK_FULL)


@contextmanager
def whole_file(path: Path) -> Iterator[WholeFile]:
    """A file to be written, and put in the place of the one at `path` when that is done.

    Raises SaveError.  Whatever is raised meanwhile, Ctrl+C too, leaves all as it was.
    """
    if not _can_be_named(path):
        raise SaveError(_NO_NAME_FOR_QT)
    try:
        if path.exists() and not path.is_file():  # QSaveFile would put a file in its place
            raise SaveError(NOT_REGULAR)
        target = QSaveFile(str(path))
        if not target.open(QSaveFile.OpenModeFlag.WriteOnly):
            raise SaveError(_why_not_opened(target, path))
        try:
            yield WholeFile(target)
            _finish(target)
        except BaseException:
            target.cancelWriting()
            target.commit()
            raise
        if not target.commit():
            raise SaveError(_why_not_committed(target))
    except OSError as error:
        raise SaveError(file_sentence(error)) from error


def write_whole(path: Path, data: bytes) -> None:
    """Replace the file at `path` by one that holds `data`; raises SaveError."""
    with whole_file(path) as file:
        file.write(data)


def _can_be_named(path: Path) -> bool:
    """Whether Qt means this file by its name: it writes beside one that is not UTF-8."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return False
    return True


def _finish(target: QSaveFile) -> None:
    # QSaveFile does not ask what became of its own fsync.
    if not target.flush():
        raise SaveError(_DISK_FULL)
    try:
        os.fsync(target.handle())
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise


def _why_not_opened(target: QSaveFile, path: Path) -> Text:
    if not path.parent.is_dir():
        return text("there is no folder {folder}", folder=path.parent)
    if all(os.access(each, os.W_OK) for each in (path.parent, path) if each.exists()):
        return text("the system says: {reason}", reason=target.errorString())
    return text("this file or its folder may not be written to")


def _why_not_committed(target: QSaveFile) -> Text:
    match target.error():
        case QSaveFile.FileError.ResourceError | QSaveFile.FileError.WriteError:
            return _DISK_FULL
        case _:
            return text("the system says: {reason}", reason=target.errorString())


_DISK_FULL = text("the disk is full or does not answer")
_NO_NAME_FOR_QT = text("its name or that of a folder is not in UTF-8; save it under another")
_CANNOT_SYNC = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}  # not every file system can
