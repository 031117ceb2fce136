"""Noticing that a file may have been changed, replaced or deleted by somebody else."""

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

_SETTLING_MILLISECONDS = 100  # a program that saves touches file and folder several times


class FileWatch(QObject):
    """Watches one file at a time, as far as the system tells of changes; it need not."""

    changed = Signal()  # the file may hold something else by now, or may be gone

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._begin_to_settle)
        self._watcher.directoryChanged.connect(self._begin_to_settle)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLING_MILLISECONDS)
        self._settling.timeout.connect(self._tell)

    def watch(self, path: Path | None) -> None:
        """Watch the file at `path`, which need not be there yet, instead of the one before."""
        if path == self._path:
            return
        self._path = path
        self._settling.stop()
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)
        if path is not None:
            self._watcher.addPath(str(path.parent))
            self._watch_file()

    def _watch_file(self) -> None:
        """Watch the file itself: one that replaced it is another, and is not watched yet."""
        path = str(self._path)
        if path not in self._watcher.files() and Path(path).exists():
            self._watcher.addPath(path)

    @Slot()
    def _begin_to_settle(self) -> None:
        if not self._settling.isActive():
            self._settling.start()

    @Slot()
    def _tell(self) -> None:
        if self._path is not None:
            self._watch_file()
            self.changed.emit()
