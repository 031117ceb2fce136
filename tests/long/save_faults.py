"""A trial of saving: every call of the system that a save makes fails once.

    python -m tests.long.save_faults

A save of plain digits and one of a game are repeated, over no file, over an old one and over a
game of a newer version of the program, which must stay; the first time its first open,
write, sync, change of mode, link or rename fails, then the second, until none is left to
fail: with "input/output error", with "no space left", with "operation not permitted", and
as a write of half the data.  After each save the file must hold all of the new grid, if
"saved" was said, or what it held before, if a failure was; it must have the mode it had,
and nothing else may be left in its folder.

Needs a C compiler for failing_calls.c, which is preloaded into the process that saves.
What the trial cannot see: a disk that says it has written and has not.
"""

import contextlib
import ctypes
import errno
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, product
from pathlib import Path
from unittest.mock import patch

from sudoku_gui import file_replacement
from sudoku_gui.documents.puzzle_files import FileFailed, FileSaved, write_file
from sudoku_gui.formats import FORMATS, Format, PuzzleRecord, format_named, write, write_all
from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from tests.support.contents import bare
from tests.support.waiting import PATIENCE_SECONDS

Writer = Callable[[Path, Sequence[PuzzleRecord], Format], FileSaved | FileFailed]

NEW = Grid.from_line("1" + "." * 80)
SAVED_AS = (FORMATS[0], format_named("sudoku"))
OLD = b"what the file held before\n"
NEWER = b'{"format":"sudoku-game","version":3}\n'
"""A game of a newer version of the program, which no save may replace."""

MODE = 0o664  # of the old file; not what new files get
ERRORS = (errno.EIO, errno.ENOSPC, errno.EPERM, 0)  # 0: a write of half the data
_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Trial:
    """One save with one failing call; fault: what is wrong about its outcome, if anything."""

    error: int
    call: str
    outcome: str
    fault: str


def has_compiler() -> bool:
    """Whether failing_calls.c can be compiled here."""
    return shutil.which("cc") is not None


def trials_of(writer: str) -> tuple[Trial, ...]:
    """All trials of the writer with that name, in a process of their own."""
    lines = lines_of_failing("tests.long.save_faults", writer)
    return tuple(map(_parsed, lines))


def lines_of_failing(*module: str) -> Sequence[str]:
    """Return what a module writes in a process of its own, with failing_calls.c preloaded."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "failing_calls.so")
        source = str(_HERE / "failing_calls.c")
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-o", str(library), source, "-ldl"],
            check=True,
            timeout=PATIENCE_SECONDS,
        )
        child = subprocess.run(
            [sys.executable, "-m", *module],
            cwd=_HERE.parents[1],
            env={**os.environ, "LD_PRELOAD": str(library)},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=PATIENCE_SECONDS,
        )
    return child.stdout.splitlines()


def write_file_by_name(
    path: Path, records: Sequence[PuzzleRecord], format: Format
) -> FileSaved | FileFailed:
    """The same on a disk that knows no files without names."""
    refuse = OSError(errno.ENOTSUP, "no files without names")
    with patch.object(file_replacement, "_created_without_name", side_effect=refuse):
        return write_file(path, records, format)


def writing_in_place(
    path: Path, records: Sequence[PuzzleRecord], format: Format
) -> FileSaved | FileFailed:
    """A planted fault: what was there is gone before the new grid is."""
    try:
        path.write_bytes(write_all(records, format))
    except OSError as error:
        return FileFailed(path, text("{error}", error=error))
    return FileSaved(path, format, records, frozenset(), b"")


def believing_all_went_well(
    path: Path, records: Sequence[PuzzleRecord], format: Format
) -> FileSaved | FileFailed:
    """A planted fault: asks nobody whether the new grid was written."""
    beside = path.with_name("beside")
    with contextlib.suppress(OSError):
        beside.write_bytes(write_all(records, format))
        beside.replace(path)
    return FileSaved(path, format, records, frozenset(), b"")


def forgetting_the_mode(
    path: Path, records: Sequence[PuzzleRecord], format: Format
) -> FileSaved | FileFailed:
    """A planted fault: the file is new, and has the mode of new files."""
    path.unlink(missing_ok=True)
    return write_file(path, records, format)


WRITERS: Mapping[str, Writer] = {
    each.__name__: each
    for each in (
        write_file,
        write_file_by_name,
        writing_in_place,
        believing_all_went_well,
        forgetting_the_mode,
    )
}


def _run(writer: Writer) -> Iterator[Trial]:
    """The trials, in the process into which failing_calls.c was preloaded."""
    calls = ctypes.CDLL(None)
    calls.failed_call.restype = ctypes.c_char_p
    for format, held, error in product(SAVED_AS, (b"", OLD, NEWER), ERRORS):
        for number in count(1):
            trial = _tried(writer, format, held, error, calls, number)
            if trial.call:
                yield trial
            elif trial.fault:  # nothing failed, and yet
                yield replace(trial, call="none")
            if not trial.call:
                break


def _tried(
    writer: Writer, format: Format, held: bytes, error: int, calls: ctypes.CDLL, number: int
) -> Trial:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "grid.txt")
        if held:
            path.write_bytes(held)
            path.chmod(MODE)
        calls.fail_call(number, error)
        outcome = writer(path, (bare(NEW),), format)
        call = calls.failed_call().decode()
        strays = [each.name for each in Path(folder).iterdir() if each != path]
        holds = path.read_bytes() if path.exists() else b""
        mode = path.stat().st_mode & 0o777 if held and path.exists() else MODE
    expected = held if isinstance(outcome, FileFailed) or held == NEWER else write(NEW, format)
    return Trial(error, call, _name(outcome), _fault_of(expected, holds, strays, mode))


def _fault_of(expected: bytes, holds: bytes, strays: Sequence[str], mode: int) -> str:
    if holds != expected:
        return f"the file holds {len(holds)} bytes, not the {len(expected)} it should"
    if mode != MODE:
        return f"the mode is {mode:o}"
    return f"left behind: {strays}" if strays else ""


def _name(outcome: FileSaved | FileFailed) -> str:
    return str(outcome.problem) if isinstance(outcome, FileFailed) else "saved"


def _parsed(line: str) -> Trial:
    error, call, outcome, fault = line.split("\t")
    return Trial(int(error), call, outcome, fault)


def main(arguments: Sequence[str]) -> int:
    """Without an argument the trial; with the name of a writer its lines, for the trial."""
    if arguments:
        for trial in _run(WRITERS[arguments[0]]):
            print(trial.error, trial.call, trial.outcome, trial.fault, sep="\t", flush=True)
        return 0
    trials = trials_of("write_file")
    for trial in trials:
        error = os.strerror(trial.error) if trial.error else "half written"
        print(f"{trial.call}: {error}: {trial.outcome}{trial.fault and '  WRONG: '}{trial.fault}")
    wrong = sum(bool(trial.fault) for trial in trials)
    print(f"failing calls {len(trials)}, wrong outcomes {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
