"""Replacing a file as a whole: it holds all of the new content, or what it held before."""

import contextlib
import errno
import os
import stat
import tempfile
from pathlib import Path

from sudoku_gui.cli.streams import about
from sudoku_gui.language import text
from sudoku_gui.wording import file_sentence

_CANNOT_SYNC = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}  # not every file system can


def replace_file(name: str, data: bytes) -> None:
    """Have the file called `name` hold `data`; raises BadInputError, and then changes nothing.

    A link stays a link, and a file keeps its mode.
    """
    try:
        path = Path(os.path.realpath(name))
        if not path.parent.is_dir():
            raise about(name, text("the folder {folder} is gone", folder=path.parent))
        if path.exists():
            _refuse_unfit(name, path)
        _replace(path, data)
    except OSError as error:
        raise about(name, file_sentence(error)) from error


def _refuse_unfit(name: str, path: Path) -> None:
    """Raise BadInputError for what is no file, or must not be written to."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not path.is_file():
        raise about(name, text("not a regular file"))
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _replace(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:50]}.", dir=path.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            _sync(handle)
        beside.chmod(_mode_for(path))
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def _sync(handle: int) -> None:
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise


def _mode_for(path: Path) -> int:
    """The mode of the file at `path`, or the one that a new file gets."""
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
