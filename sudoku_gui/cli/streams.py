"""The standard streams: results go out by one, everything else is said beside.

Any of the streams may be closed, and Python then has None in its place.
"""

import contextlib
import errno
import os
import sys
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from pathlib import Path

from sudoku_gui.cli.command import BadInputError
from sudoku_gui.invisible_signs import visible
from sudoku_gui.language import Text, say, text
from sudoku_gui.lazy_dataclasses import replace

STANDARD_INPUT = "-"
STANDARD_OUTPUT = "-"

_STANDARD_ERROR = 2  # as the system counts


def prepare() -> None:
    """Have signs that the terminal's encoding lacks written as escapes, as in messages."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def can_show(words: str) -> bool:
    """Return whether the encoding of results and messages has all of these letters."""
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                words.encode(stream.encoding)
    except UnicodeEncodeError:
        return False
    return True


def error_about(source: str, problem: Text) -> BadInputError:
    """Return the error that `source` has `problem`."""
    name = text("standard input") if source == STANDARD_INPUT else source
    return BadInputError(text("{file}: {problem}", file=name, problem=problem))


def results_go_to_terminal() -> bool:
    """Return whether results appear on a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def messages_go_to_terminal() -> bool:
    """Return whether everything else appears on a terminal."""
    return sys.stderr is not None and sys.stderr.isatty()


def write_result(result: bytes) -> None:
    """Write a result, to the byte."""
    if sys.stdout is None:
        raise BadInputError(text("standard output is closed"))
    sys.stdout.buffer.write(result)


def write_lines(*lines: str) -> None:
    """Write lines of a result in the encoding of the terminal."""
    if sys.stdout is None:
        raise BadInputError(text("standard output is closed"))
    for line in lines:
        sys.stdout.write(f"{line}\n")


def write_paths(*paths: Path) -> None:
    """Write paths, each on a line."""
    write_lines(*(visible(str(path)) for path in paths))


def flush_results() -> None:
    """Have everything written so far arrive; raises OSError if it cannot."""
    if sys.stdout is not None:
        sys.stdout.flush()


def is_about_closed_pipe(error: OSError) -> bool:
    """Return whether nobody reads what was written.

    Windows has errors of its own for that.
    """
    if isinstance(error, BrokenPipeError):
        return True
    return sys.platform == "win32" and error.errno == errno.EINVAL


def discard_results() -> None:
    """Forget what could not be delivered, or Python complains about it at exit."""
    if sys.stdout is None:
        return
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())


def print_message(sentence: Text) -> None:
    """Say something that is no result; a name of a file in it cannot steer the terminal."""
    print_message_line(say(_with_visible_signs(sentence)))


def print_message_line(line: str) -> None:
    """Write a line that is no result."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):  # nobody is left who could be told
            sys.stderr.write(f"{line}\n")


@contextlib.contextmanager
def only_own_messages() -> Iterator[None]:
    """Keep from the terminal what libraries in C write to standard error by themselves.

    Meant for a process with one thread: nothing that is written there meanwhile arrives.
    """
    try:
        kept = os.dup(_STANDARD_ERROR)
    except OSError:  # it is closed
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, _STANDARD_ERROR)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, _STANDARD_ERROR)
        os.close(kept)


def _with_visible_signs(sentence: Text) -> Text:
    """Return the sentence with what fills its gaps, but numbers, as signs that everybody sees."""
    return replace(sentence, values={gap: _shown(it) for gap, it in sentence.values.items()})


def _shown(value: object) -> object:
    match value:
        case Text():
            return _with_visible_signs(value)
        case int() | float():
            return value
    return visible(str(value))


def print_table(rows: Sequence[tuple[str, ...]]) -> None:
    """Write the rows in columns, two spaces apart."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        write_lines("  ".join(cells).rstrip())
