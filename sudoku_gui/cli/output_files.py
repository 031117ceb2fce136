"""Files that commands write: replaced as a whole, or left alone with an error."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sudoku_gui import formats
from sudoku_gui.cli.streams import error_about
from sudoku_gui.file_replacement import atomic_writer
from sudoku_gui.language import text
from sudoku_gui.wording import file_sentence


def write_output_file(name: str, data: bytes) -> None:
    """Have the file called `name` hold `data`; raises BadInputError, and then changes nothing."""
    with output_file(name) as stream:
        stream.write(data)


@contextmanager
def output_file(name: str, *, is_first: bool = True) -> Iterator[BinaryIO]:
    """What is written within becomes the content of the file called `name`, at the end.

    Where that cannot be done, or something else is raised within, nothing is changed; an
    OSError is raised as BadInputError.  is_first: as `atomic_writer` has it.
    """
    try:
        with atomic_writer(Path(name), is_first=is_first) as stream:
            yield stream
    except OSError as error:
        raise error_about(name, file_sentence(error)) from error


def refuse_present(name: str) -> None:
    """Raise BadInputError where the file called `name`, the last of several, has something in it.

    A shell makes `*.sdk` of all names there are, and the last would be the one to be replaced.
    """
    path = Path(name)
    if path.is_file() and path.stat().st_size:
        problem = text(
            "the last name is that of the file to write, and this one is there already: "
            "give another, or remove it first"
        )
        raise error_about(name, problem)


def refuse_newer(name: str) -> None:
    """Raise BadInputError where a file of that name is a game that a newer version has written."""
    try:
        newer = formats.newer_version_problem(Path(name))
    except OSError as error:
        raise error_about(name, file_sentence(error)) from error
    if newer:
        raise error_about(name, newer)
