"""Replacing a file as a whole: it holds all of the new content, or what it held before."""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sudoku_gui.cli.streams import about
from sudoku_gui.language import text
from sudoku_gui.wording import file_sentence

_CANNOT_SYNC = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}  # not every file system can


def replace_file(name: str, data: bytes) -> None:
    """Have the file called `name` hold `data`; raises BadInputError, and then changes nothing."""
    with replacement_of(name) as stream:
        stream.write(data)


@contextmanager
def replacement_of(name: str) -> Iterator[BinaryIO]:
    """What is written within becomes the content of the file called `name`, at the end.

    Where that cannot be done, or something else is raised within, nothing is changed; an
    OSError is raised as BadInputError.  A link stays a link, and a file keeps its mode.
    """
    try:
        path = Path(os.path.realpath(name))
        if not path.parent.is_dir():
            raise about(name, text("there is no folder {folder}", folder=path.parent))
        if path.exists():
            _refuse_unfit(name, path)
        with _beside(path) as stream:
            yield stream
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


@contextmanager
def _beside(path: Path) -> Iterator[BinaryIO]:
    """A file beside the one at `path`, whose place it takes at the end."""
    # The name is a new one, or it is not opened; tempfile would do the same, and loads slowly.
    beside = path.with_name(f".{path.name[:50]}.{os.urandom(8).hex()}")
    handle = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as stream:
            yield stream
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
