"""Files that commands write: replaced as a whole, or left alone with an error."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import BinaryIO

from sudoku_gui.cli.streams import error_about
from sudoku_gui.file_replacement import atomic_writer
from sudoku_gui.language import text
from sudoku_gui.wording import file_sentence


def write_output_file(name: str, data: bytes) -> None:
    """Have the file called `name` hold `data`; raises BadInputError, and then changes nothing."""
    with output_file(name) as stream:
        stream.write(data)


@contextmanager
def output_file(
    name: str, writer: Callable[[Path], AbstractContextManager[BinaryIO]] = atomic_writer
) -> Iterator[BinaryIO]:
    """What is written within becomes the content of the file called `name`, at the end.

    Where that cannot be done, or something else is raised within, nothing is changed; an
    OSError is raised as BadInputError.
    """
    try:
        with writer(Path(name)) as stream:
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
    # Imported late because most commands write no games.
    from sudoku_gui.formats.sudoku import newer_version_problem  # noqa: PLC0415

    try:
        newer = newer_version_problem(Path(name))
    except OSError as error:
        raise error_about(name, file_sentence(error)) from error
    if newer:
        raise error_about(name, newer)
