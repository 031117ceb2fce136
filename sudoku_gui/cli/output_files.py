"""Files that commands write: replaced as a whole, or left alone with an error."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sudoku_gui import file_replacement
from sudoku_gui.cli.streams import error_about
from sudoku_gui.wording import file_sentence


def write_output_file(name: str, data: bytes) -> None:
    """Have the file called `name` hold `data`; raises BadInputError, and then changes nothing."""
    with output_file(name) as stream:
        stream.write(data)


@contextmanager
def output_file(name: str) -> Iterator[BinaryIO]:
    """What is written within becomes the content of the file called `name`, at the end.

    Where that cannot be done, or something else is raised within, nothing is changed; an
    OSError is raised as BadInputError.
    """
    try:
        with file_replacement.atomic_writer(Path(name)) as stream:
            yield stream
    except OSError as error:
        raise error_about(name, file_sentence(error)) from error
