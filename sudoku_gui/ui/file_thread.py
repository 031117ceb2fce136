"""Reading and writing puzzle files in a thread of its own, away from the window's.

A disk can be slow and a file hostile; the window waits for neither.  Requests are
answered in order, each with its own answer object.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QSaveFile, QThread, Signal, Slot

from sudoku_gui import formats
from sudoku_gui.formats import Format, Reading
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import Text, text
from sudoku_gui.model.grid import Grid
from sudoku_gui.wording import file_sentence

_STOP_MILLISECONDS = 5_000


@dataclass(frozen=True, slots=True)
class Opened:
    """The file at `path` was read."""

    path: Path
    reading: Reading


@dataclass(frozen=True, slots=True)
class Saved:
    """The grid is safe in the file at `path`."""

    path: Path
    format: Format
    grid: Grid


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
    """Read the puzzle in a regular file of at most formats.SIZE_LIMIT bytes."""
    try:
        if not path.is_file():
            path.stat()  # says best why: missing, or not permitted
            return Failed(path, text("not a regular file"))
        with path.open("rb") as stream:
            data = stream.read(formats.SIZE_LIMIT + 1)
        return Opened(path, formats.read(data))
    except OSError as error:
        return Failed(path, file_sentence(error))
    except FormatError as error:
        return Failed(path, error.sentence)


def write_file(path: Path, grid: Grid, format_: Format) -> Saved | Failed:
    """Write `grid` so that the file holds either all of it or what it held before."""
    try:
        data = formats.write(grid, format_)
    except FormatError as error:
        return Failed(path, error.sentence)
    target = QSaveFile(str(path))
    if not target.open(QSaveFile.OpenModeFlag.WriteOnly):
        return Failed(path, _save_sentence(target))
    # QSaveFile commits a cut file unless told of the short write.
    if target.write(data) != len(data):
        problem = _save_sentence(target)
        target.cancelWriting()
        target.commit()
        return Failed(path, problem)
    if not target.commit():
        return Failed(path, _save_sentence(target))
    return Saved(path, format_, grid)


def _save_sentence(target: QSaveFile) -> Text:
    folder = Path(target.fileName()).parent
    if not folder.is_dir():
        return text("the folder {folder} is gone", folder=folder)
    match target.error():
        case QSaveFile.FileError.PermissionsError | QSaveFile.FileError.OpenError:
            return text("this file or its folder may not be written to")
        case QSaveFile.FileError.ResourceError | QSaveFile.FileError.WriteError:
            return text("the disk is full or does not answer")
        case _:
            return text("the system says: {reason}", reason=target.errorString())


class _FileWorker(QObject):
    """Does the work; lives in the file thread."""

    done = Signal(object, object)  # Request, its outcome

    @Slot(object)
    def do(self, request: Request) -> None:
        self.done.emit(request, request.work())


class FileThread(QObject):
    """The window's end of the file thread."""

    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._thread.setObjectName("files")
        self._worker = _FileWorker()
        self._worker.moveToThread(self._thread)
        self._wanted.connect(self._worker.do)
        self._worker.done.connect(self._answer)
        self._thread.start()

    def ask(self, request: Request) -> None:
        """Have `request` done after those before it."""
        self._wanted.emit(request)

    def shut_down(self) -> None:
        """End the thread after the work it has begun."""
        self._thread.quit()
        self._thread.wait(_STOP_MILLISECONDS)

    @Slot(object, object)
    def _answer(self, request: Request, outcome: Opened | Saved | Failed) -> None:
        request.answer(outcome)
