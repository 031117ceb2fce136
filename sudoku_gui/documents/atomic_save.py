"""Files that the window writes: replaced as a whole, or left alone with an error."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sudoku_gui.file_replacement import atomic_writer
from sudoku_gui.language import Text, text
from sudoku_gui.wording import NOT_REGULAR, file_sentence


class SaveError(Exception):
    """Nothing was written; `problem` says why."""

    def __init__(self, problem: Text) -> None:
        super().__init__(str(problem))
        self.problem = problem


@contextmanager
def saving_to(path: Path) -> Iterator[BinaryIO]:
    """Yield a file to be written, which replaces the one at `path` when that is done.

    What was written may be read again before.  Raises SaveError.  Whatever is raised meanwhile,
    Ctrl+C too, leaves all as it was.
    """
    try:
        with atomic_writer(path) as stream:
            yield stream
    except OSError as error:
        raise SaveError(_problem(error)) from error


def save_bytes(path: Path, data: bytes) -> None:
    """Replace the file at `path` by one that holds `data`; raises SaveError."""
    with saving_to(path) as file:
        file.write(data)


def _problem(error: OSError) -> Text:
    match error:
        case IsADirectoryError():
            return NOT_REGULAR
        case PermissionError() | OSError(errno=errno.EROFS):
            return text("this file or its folder may not be written to")
    return file_sentence(error)
