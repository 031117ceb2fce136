"""The lock that says that a journal belongs to a living window.

The system gives it back when the process ends, however that happens, so that the journal of
a dead window is free at once.  It is held on a file of its own, because the journal itself is
replaced when it has grown.
"""

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class JournalLock:
    """An exclusive lock on the file at `path`, which is made for it and removed with it."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def acquired(cls, path: Path) -> "JournalLock | None":
        """Return the lock, or None where somebody else holds it; raises OSError.

        Where the disk knows no locks nobody gets one: a game taken from under a living window
        would be worse than one that is kept and not resumed.
        """
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
            # Whoever held it before may have removed it since it was opened here.
            if os.path.samestat(os.fstat(handle), path.stat()):
                return cls(path, handle)
        except (BlockingIOError, PermissionError, FileNotFoundError):
            pass
        except OSError:
            os.close(handle)
            raise
        os.close(handle)
        return None

    def release(self) -> None:
        """Let others have it."""
        os.close(self._handle)

    def remove(self) -> None:
        """Remove the file, so that nobody else can have this lock, and release it."""
        if sys.platform == "win32":  # where an open file cannot be removed
            os.close(self._handle)
        with contextlib.suppress(OSError):
            self._path.unlink()
        if sys.platform != "win32":
            os.close(self._handle)


def _lock(handle: int) -> None:
    """Lock the file; raises BlockingIOError or PermissionError where somebody else has."""
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
