"""The files opened and saved last, as all running programs keep them together."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QSettings

RECENT_AT_MOST = 10
_KEY = "recent_files"


class RecentFiles:
    """The stored list, the newest file first; what is missing or damaged is left out."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def files(self) -> list[Path]:
        """The files, and no more than are shown."""
        found = self._store.value(_KEY, [], type=list)
        items = found if isinstance(found, list) else []
        named = (item for item in items if isinstance(item, str) and item)
        return [Path(item) for item in islice(named, RECENT_AT_MOST)]

    @property
    def folder(self) -> Path:
        """That of the newest of them, or the home."""
        files = self.files
        return files[0].parent if files else Path.home()

    def remember(self, path: Path) -> None:
        """Put `path` at the head, before those that other programs have added."""
        self._keep([path, *self._others_than(path)])

    def forget(self, path: Path) -> None:
        """Take `path` out."""
        self._keep(self._others_than(path))

    def clear(self) -> None:
        """Empty the list."""
        self._store.remove(_KEY)
        self._store.sync()

    def _others_than(self, path: Path) -> list[Path]:
        """Return the files without `path`, as another running program may have left them."""
        self._store.sync()
        return [other for other in self.files if other != path]

    def _keep(self, files: Sequence[Path]) -> None:
        """Store the list at once, for another running program may be the next to add to it."""
        self._store.setValue(_KEY, [str(file) for file in files[:RECENT_AT_MOST]])
        self._store.sync()
