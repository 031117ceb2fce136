"""Saving contents in the file thread, and telling how it went."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_gui.documents.document import Target
from sudoku_gui.documents.puzzle_files import Failed, Opened, Saved, write_file
from sudoku_gui.formats import Content
from sudoku_gui.presentation.document_notices import about_not_saved, about_saved, about_saving
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.files.file_thread import FileThread, Request

_MANY = 1_000  # puzzles that take so long to write that people should know what is going on


class Saver(QObject):
    """Writes whole files; what follows on it is handed along and waits until they are safe."""

    said = Signal(object)  # Notice

    def __init__(self, files: FileThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files

    def save(
        self,
        contents: Sequence[Content],
        target: Target,
        then: Callable[[Saved], None] = lambda _: None,
        notice: Callable[[Saved], Notice] = about_saved,
    ) -> None:
        """Have `contents` written to `target`; `then` follows when they are safe there.

        notice: what to say then.
        """

        def written(outcome: Opened | Saved | Failed) -> None:
            if isinstance(outcome, Saved):
                self.said.emit(notice(outcome))
                then(outcome)
            elif isinstance(outcome, Failed):
                self.said.emit(about_not_saved(outcome))

        path = target.path.absolute()
        if len(contents) >= _MANY:
            self.said.emit(about_saving(path, len(contents)))
        self._files.ask(Request(lambda: write_file(path, contents, target.format), written))
