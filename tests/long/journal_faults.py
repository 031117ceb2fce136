"""A trial of the journal: every call of the system that writing it makes fails once.

    python -m tests.long.journal_faults

A journal is begun, added to, written anew and added to again; the first time its first open,
write, sync, link or rename fails, then the second, until none is left to fail: with
"input/output error", "no space left", "operation not permitted", and as a write of half the
data.  At any time the file must hold lines that were written, from the first on or from where
it was written anew; after the next call that succeeds, all of them.

Needs a C compiler for failing_calls.c, which is preloaded into the process that writes.
"""

import ctypes
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui.documents.journal_file import Journal, JournalFolder, read_journal
from tests.long.save_faults import ERRORS, lines_of_failing

FIRST, SECOND, WHOLE, LAST = [b"first"], [b"second", b"third"], [b"whole"], [b"last"]
STEPS: Sequence[tuple[Callable[[Journal], None], Sequence[bytes]]] = (
    (lambda journal: journal.append(FIRST), FIRST),
    (lambda journal: journal.sync(), FIRST),
    (lambda journal: journal.append(SECOND), FIRST + SECOND),
    (lambda journal: journal.sync(), FIRST + SECOND),
    (lambda journal: journal.replace(WHOLE), WHOLE),
    (lambda journal: journal.append(LAST), WHOLE + LAST),
    (lambda journal: journal.sync(), WHOLE + LAST),
)
"""What is done, and the lines that there are to be then."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One journal with one failing call; fault: what is wrong, if anything."""

    error: int
    call: str
    fault: str


def trials_of(writer: str = "") -> tuple[Trial, ...]:
    """All trials, in a process of their own; `writer` names a planted fault."""
    written = lines_of_failing("tests.long.journal_faults", "--child", writer)
    lines = (line.split("\t") for line in written)
    return tuple(Trial(int(error), call, fault) for error, call, fault in lines)


def _run(make: Callable[[JournalFolder], Journal]) -> Iterator[Trial]:
    """The trials, in the process into which failing_calls.c was preloaded."""
    calls = ctypes.CDLL(None)
    calls.failed_call.restype = ctypes.c_char_p
    for error in ERRORS:
        number = 1
        while (trial := _tried(make, error, calls, number)).call:
            yield trial
            number += 1


def _tried(
    make: Callable[[JournalFolder], Journal], error: int, calls: ctypes.CDLL, number: int
) -> Trial:
    with tempfile.TemporaryDirectory() as name:
        folder = JournalFolder(Path(name, "journals"))
        journal = make(folder)
        calls.fail_call(number, error)
        faults = []
        before: Sequence[bytes] = []
        for step, wanted in STEPS:
            has_failed = True
            with suppress(OSError):
                step(journal)
                has_failed = False
            faults += _faults_of(journal, before, wanted, has_failed=has_failed)
            before = wanted
        call = calls.failed_call().decode()
        journal.release()
    return Trial(error, call, "; ".join(faults))


def _faults_of(
    journal: Journal, before: Sequence[bytes], wanted: Sequence[bytes], *, has_failed: bool
) -> list[str]:
    """Compare the file with what it is to hold, and what it may hold where a call failed."""
    if not journal.path.exists():
        return [] if has_failed else ["no file"]
    with suppress(OSError):
        found = read_journal(journal.path)
        lines = list(found.lines)
        may_hold = [list(wanted)]
        if has_failed:
            may_hold += [list(all_[:count]) for all_ in (before, wanted) for count in range(9)]
        if found.is_damaged or lines not in may_hold:
            return [f"{lines} in place of {wanted}"]
    return []


class _TrustingJournal(Journal):
    """A planted fault: goes on behind a line that was torn."""

    def _close_file(self) -> None:
        """Keep the file open, whatever has become of it."""


def _trusting(folder: JournalFolder) -> Journal:
    return _TrustingJournal(folder.begin().path)


WRITERS: dict[str, Callable[[JournalFolder], Journal]] = {
    "": JournalFolder.begin,
    "trusting": _trusting,
}


def main(arguments: Sequence[str]) -> int:
    """Without an argument the trial; with "--child" and a writer its lines, for the trial."""
    if arguments:
        for trial in _run(WRITERS[arguments[-1]]):
            print(trial.error, trial.call, trial.fault, sep="\t", flush=True)
        return 0
    trials = trials_of()
    for trial in trials:
        error = os.strerror(trial.error) if trial.error else "half written"
        print(f"{trial.call}: {error}{trial.fault and '  WRONG: '}{trial.fault}")
    wrong = sum(bool(trial.fault) for trial in trials)
    print(f"failing calls {len(trials)}, wrong outcomes {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
