"""Reading and writing puzzles in the file thread, and telling how it went."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sudoku_gui import formats
from sudoku_gui.documents.document import Target
from sudoku_gui.documents.puzzle_files import Failed, Opened, Saved, read_file, write_file
from sudoku_gui.formats import Content, Reading
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import text
from sudoku_gui.presentation.document_notices import (
    about_not_opened,
    about_not_saved,
    about_saved,
    about_saving,
)
from sudoku_gui.presentation.notice import Notice, Tone
from sudoku_gui.ui.files.file_thread import FileThread, Request

_MANY = 1_000  # puzzles that take so long to write that people should know what is going on


class FileAccess(QObject):
    """Reads files and texts and writes files; what follows is handed along, and waits for it."""

    said = Signal(object)  # Notice

    def __init__(self, files: FileThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files

    def open(
        self, path: Path, then: Callable[[Opened], None], failed: Callable[[], None] = lambda: None
    ) -> None:
        """Read the file at `path`; `then` or `failed` follows."""

        def read(outcome: Opened | Failed) -> None:
            if isinstance(outcome, Opened):
                then(outcome)
            else:
                failed()
                self.said.emit(about_not_opened(outcome))

        self._files.ask(Request(lambda: read_file(path), read))

    def open_text(self, pasted: str, then: Callable[[Reading], None]) -> None:
        """Read a puzzle copied somewhere else; a long text takes as long as a file."""

        def read(outcome: Reading | FormatError) -> None:
            if isinstance(outcome, FormatError):
                sentence = text("What was copied is no puzzle: {problem}", problem=outcome.sentence)
                self.said.emit(Notice(sentence, Tone.WARNING))
            else:
                then(outcome)

        self._files.ask(Request(lambda: _read_text(pasted), read))

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

        def written(outcome: Saved | Failed) -> None:
            if isinstance(outcome, Saved):
                self.said.emit(notice(outcome))
                then(outcome)
            else:
                self.said.emit(about_not_saved(outcome))

        path = target.path.absolute()
        if len(contents) >= _MANY:
            self.said.emit(about_saving(path, len(contents)))
        self._files.ask(Request(lambda: write_file(path, contents, target.format), written))


def _read_text(pasted: str) -> Reading | FormatError:
    try:
        return formats.read(pasted.encode("utf-8", "surrogatepass"))
    except FormatError as error:
        return error
