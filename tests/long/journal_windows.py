"""A trial of the journal: windows and programs that play at the same time in one data folder.

    python -m tests.long.journal_windows --count 100 --seed 1

Two processes with two windows each play at random; one is killed (-9), and while the other goes
on a third one starts, which may take over what the dead windows left and nothing else.  Then the
others are killed.  Each of the games must be there once, as it was at most a second before.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.long.bound import upper_bound
from tests.long.journal_player import (
    Done,
    child_process,
    log_of,
    outcome_of,
    resume_in,
    wait_until_ready,
)
from tests.support.forked import kill

PROGRAMS = (("a", "b"), ("c", "d"))
LONGEST = 1.0  # seconds until the first kill


def faults_of(seed: int, fault: str = "") -> list[str]:
    """Let four windows play and die; return what is wrong about what is left of them."""
    random = Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        processes = [child_process(folder, names, seed, fault) for names in PROGRAMS]
        try:
            for names in PROGRAMS:
                wait_until_ready(folder, names[0])
            time.sleep(random.uniform(0.02, LONGEST))
            faults = list[str]()
            for names in PROGRAMS:
                kill(processes.pop(0))
                faults += _faults_of_killed(folder, names)
            return faults
        finally:
            for process in processes:
                kill(process)


def _faults_of_killed(folder: Path, names: Sequence[str]) -> list[str]:
    """Return what is wrong: the windows just killed, and no others, must have left their games."""
    ended = time.monotonic()
    logs = {name: log_of(folder, name) for name in names}
    faults = []
    for resumed in resume_in(folder):
        outcomes = {name: outcome_of(resumed, log, ended) for name, log in logs.items()}
        fits = [name for name, outcome in outcomes.items() if not outcome.fault]
        if fits:
            del logs[fits[0]]
        else:
            faults.append(f"a game of nobody: {[each.fault for each in outcomes.values()]}")
    return faults + [
        f"no game of window {name}" for name, log in logs.items() if _is_old(log, ended)
    ]


def _is_old(log: Sequence[Done], ended: float) -> bool:
    return bool(log) and ended - log[0].seconds > 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print its figures; the status is 1 if a game was lost or taken."""
    parser = argparse.ArgumentParser(description="two windows and two programs at one time")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    random = Random(wanted.seed)
    wrong = 0
    for _ in range(wanted.count):
        faults = faults_of(random.randrange(1 << 32))
        wrong += bool(faults)
        for fault in faults:
            print(fault)
    print(f"runs {wanted.count}\nseed {wanted.seed}\nwrong {wrong}")
    if wrong:
        return 1
    print(f"rate of wrong runs below {upper_bound(wanted.count):.2g} (95 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
