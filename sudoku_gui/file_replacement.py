"""Atomic replacement of a file: it holds all of the new content, or what it held before.

The new content stands in a file beside until it is whole.  On Linux that file has no name
(O_TMPFILE) before its last moment, so that nothing is left of it by a writer that is killed.
In that moment, and where the disk knows no files without names, the name is one of ours,
and the writer holds a lock on the file.  Who replaces a file in the same folder later
removes those on which nobody holds a lock; where there are no locks, nobody does.
"""

import contextlib
import errno
import os
import re
import stat
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sudoku_gui.file_errors import NoFolderError, NotRegularError

if sys.platform != "win32":
    import fcntl

    _LOCK = fcntl.LOCK_EX | fcntl.LOCK_NB

_CANNOT_SYNC = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}  # not every file system can
_CANNOT_CHANGE_MODE = {errno.EPERM, errno.EACCES, errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}
_PERMISSIONS = 0o777
# A folder may be shared with other machines, of whose locks this one need not know.
if sys.platform == "win32":
    _MACHINE_NAME = os.environ.get("COMPUTERNAME", "")
else:
    _MACHINE_NAME = os.uname().nodename  # socket and platform know it, too, but take long to load
_MACHINE = f"{zlib.crc32(_MACHINE_NAME.encode('utf-8', 'surrogateescape')):08x}"
_LEFT_BEHIND = re.compile(rf"\..{{1,50}}\.{_MACHINE}-[0-9a-f]{{16}}\.sudoku-gui", re.DOTALL)


@contextmanager
def atomic_writer(path: Path, *, is_first: bool = True) -> Iterator[BinaryIO]:
    """What is written within becomes the content of the file at `path`, at the end.

    It may be read again before.
    Raises OSError where that cannot be done; whatever is raised within, nothing is changed.
    A link stays a link, also one to a file that is still to be made, and a file keeps its mode.

    is_first: False for a file after the first of many in a folder.  What killed writers have left
    there was removed before the first: to look for it before each of n files would take the
    square of n looks.
    """
    target = _fit_target_of(path)
    if is_first:
        remove_left_behind(target.parent)
    beside = _Beside(target)
    try:
        yield beside.stream
        beside.take_place()
    finally:
        beside.end()


def remove_left_behind(folder: Path) -> None:
    """Remove what writers that were killed have left in `folder`."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for each in entries:
            if _LEFT_BEHIND.fullmatch(each.name):
                with contextlib.suppress(OSError):
                    _remove_unless_locked(Path(each.path))


def _remove_unless_locked(path: Path) -> None:
    """Remove a file of ours on which nobody holds a lock; raises OSError otherwise."""
    if sys.platform != "win32":  # where nobody can see who still writes
        handle = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK)
        try:
            status = os.fstat(handle)
            if stat.S_ISREG(status.st_mode) and status.st_uid == os.geteuid():
                fcntl.flock(handle, _LOCK)
                # It may be the content of another name by now; this name has no second use.
                path.unlink()
        finally:
            os.close(handle)


def _fit_target_of(path: Path) -> Path:
    """Return the file to be replaced, no link, or raise OSError where it cannot be."""
    _refuse_missing(path.parent)
    target = _target_of(path)
    _refuse_missing(target.parent)
    _refuse_unfit(target)
    return target


def _target_of(path: Path) -> Path:
    """Return the file to be replaced, no link, or raise OSError if a link leads nowhere."""
    with contextlib.suppress(FileNotFoundError, NotADirectoryError):
        path.stat()  # realpath would take a link that leads in a circle for a file
    return Path(os.path.realpath(path))


def _refuse_missing(folder: Path) -> None:
    if not folder.is_dir():
        raise NoFolderError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))


def _refuse_unfit(path: Path) -> None:
    """Raise OSError for what is no file, or must not be written to."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not path.is_file():
        raise NotRegularError(errno.EINVAL, os.strerror(errno.EINVAL))
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


class _Beside:
    """A new file beside the one at `target`, which it will replace; `stream` writes to it."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._path: Path | None = None  # as long as it has no name
        self.stream = os.fdopen(self._opened(), "w+b")

    def take_place(self) -> None:
        """Be the file at `target` from now on; raises OSError."""
        # The content is on the disk before the name is: else a crash could leave the name with
        # a part of it, or none.
        self.stream.flush()
        handle = self.stream.fileno()
        _sync(handle)
        if self._path is None:
            self._path = _name_beside(self._target)
            # A link never replaces a file, so it gets a name beside first, and is then moved.
            # Python follows the link only if it is told of a folder, which does not matter here.
            os.link(f"/proc/self/fd/{handle}", self._path, src_dir_fd=handle)
        if sys.platform == "win32":  # where an open file cannot be moved
            self.stream.close()
        self._path.replace(self._target)
        self._path = None  # its name is the target's now, which `end` must not remove

    def end(self) -> None:
        """Leave nothing that has not taken its place."""
        with contextlib.suppress(OSError):  # what cannot be written any more is not missed
            self.stream.close()
        self._forget()

    def _forget(self) -> None:
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._path.unlink()
            self._path = None

    def _opened(self) -> int:
        """Return a new file with the mode that the target has, or that new files get."""
        if not self._target.exists():
            return self._created(0o666)
        mode = stat.S_IMODE(self._target.stat().st_mode)
        handle = self._created(mode & _PERMISSIONS)  # never more than are allowed now
        # Windows has no modes: it makes one up of the name, which an open file does not know.
        if sys.platform == "win32" or stat.S_IMODE(os.fstat(handle).st_mode) == mode:
            return handle
        try:
            os.fchmod(handle, mode)
        except OSError as error:
            os.close(handle)
            self._forget()
            if error.errno not in _CANNOT_CHANGE_MODE:
                raise
            return self._created_with_mode(mode & _PERMISSIONS, error)
        return handle

    def _created_with_mode(self, mode: int, error: OSError) -> int:
        """Return a new file with just these permissions, which the disk lets nobody change later.

        Raises `error` where it has others even then.
        """
        before = os.umask(0)
        try:
            handle = self._created(mode)
        finally:
            os.umask(before)
        if os.fstat(handle).st_mode & _PERMISSIONS == mode:
            return handle
        os.close(handle)
        self._forget()
        raise error

    def _created(self, mode: int) -> int:
        try:
            return _created_without_name(self._target.parent, mode)
        except OSError:
            return self._created_with_name(mode)

    def _created_with_name(self, mode: int) -> int:
        binary = getattr(os, "O_BINARY", 0)  # Windows would write other line ends
        while True:
            path = _name_beside(self._target)
            handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | binary, mode)
            self._path = path
            if _lock(handle) and _is_at(handle, path):
                return handle
            os.close(handle)  # somebody who cleans up was quicker than the lock


def _created_without_name(folder: Path, mode: int) -> int:
    """Return a file without a name, or raise OSError where there are none."""
    if not hasattr(os, "O_TMPFILE"):
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
    handle = os.open(folder, os.O_RDWR | os.O_TMPFILE, mode)
    if not Path(f"/proc/self/fd/{handle}").exists():  # by which it gets its name
        os.close(handle)
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
    _lock(handle)
    return handle


def _lock(handle: int) -> bool:
    """Lock the file where there are locks, and return whether nobody else holds one on it."""
    if sys.platform != "win32":
        try:
            fcntl.flock(handle, _LOCK)
        except BlockingIOError:
            return False
        except OSError:
            return True
    return True


def _is_at(handle: int, path: Path) -> bool:
    """Return whether the open file is still the one at `path`."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _name_beside(path: Path) -> Path:
    return path.with_name(f".{path.name[:50]}.{_MACHINE}-{os.urandom(8).hex()}.sudoku-gui")


def _sync(handle: int) -> None:
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise
