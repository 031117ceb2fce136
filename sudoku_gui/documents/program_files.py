"""Programs in Python read from files, to be judged."""

from importlib.util import decode_source
from pathlib import Path

from sudoku_gui.documents.puzzle_files import FileFailed
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.wording import NOT_REGULAR, file_sentence
from sudoku_gui.wording.judgements import NOT_A_PROGRAM

_BYTES_AT_MOST = 1 << 20
_TOO_LARGE = text("longer than any program that is judged: more than 1 MB")


@dataclass(frozen=True, slots=True)
class ProgramOpened:
    """The program in the file at `path` was read."""

    path: Path
    source: str


def read_program(path: Path) -> ProgramOpened | FileFailed:
    """Read a program, in the encoding that it names, and return how that went."""
    try:
        if not path.is_file():
            path.stat()  # says best why: missing, or not permitted
            return FileFailed(path, NOT_REGULAR)
        with path.open("rb") as stream:
            content = stream.read(_BYTES_AT_MOST + 1)
    except OSError as error:
        return FileFailed(path, file_sentence(error))
    if len(content) > _BYTES_AT_MOST:
        return FileFailed(path, _TOO_LARGE)
    try:
        return ProgramOpened(path, decode_source(content))
    except (SyntaxError, UnicodeDecodeError):
        return FileFailed(path, NOT_A_PROGRAM)
