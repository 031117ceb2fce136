"""Reading puzzles in the file thread, and telling where there are none."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sudoku_gui import formats
from sudoku_gui.documents.puzzle_files import Failed, Opened, read_file
from sudoku_gui.formats import Reading
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import text
from sudoku_gui.presentation.document_notices import about_not_opened
from sudoku_gui.presentation.notice import Notice, Tone
from sudoku_gui.ui.files.file_thread import FileThread, Request


class Opener(QObject):
    """Reads files and texts; what follows on it is handed along."""

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


def _read_text(pasted: str) -> Reading | FormatError:
    try:
        return formats.read(pasted.encode("utf-8", "surrogatepass"))
    except FormatError as error:
        return error
