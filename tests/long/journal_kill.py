"""A trial of the journal: a game that is played is killed (-9) at a random moment.

    python -m tests.long.journal_kill --count 1000 --seed 1

Each process plays at random, 200 moves a second, with notes, undo and now and then a save, and
is killed 20 ms to 2 s after it began.  What the next start resumes must be the game as it was
at most a second before the kill; a game that counts as saved must stand in its file.

What the trial cannot see: kill -9 is not a power cut; what the system has been given to write
it still writes.
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
    FAULTS,
    Outcome,
    child_process,
    log_of,
    outcome_of,
    resume_in,
    wait_until_ready,
)
from tests.support.forked import kill

SHORTEST, LONGEST = 0.02, 2.0  # seconds until the kill


def killed(seed: int, seconds: float, fault: str = "") -> Outcome:
    """Kill one game after so many seconds, and return what is left of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        process = child_process(folder, ["game"], seed, fault)
        try:
            wait_until_ready(folder, "game")
            time.sleep(seconds)
        finally:
            kill(process)
        ended = time.monotonic()
        log = log_of(folder, "game")
        found = resume_in(folder)
        return outcome_of(found[0] if found else None, log, ended)


def run(count: int, seed: int, fault: str = "") -> list[Outcome]:
    """Kill `count` games one after another."""
    random = Random(seed)
    return [
        killed(random.randrange(1 << 32), random.uniform(SHORTEST, LONGEST), fault)
        for _ in range(count)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print its figures; the status is 1 if a game was not resumed."""
    parser = argparse.ArgumentParser(description="kill -9 while playing")
    parser.add_argument("--count", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fault", choices=sorted(FAULTS), default="")
    wanted = parser.parse_args(arguments)
    outcomes = run(wanted.count, wanted.seed, wanted.fault)
    for outcome in outcomes:
        if outcome.fault:
            print(outcome)
    wrong = sum(bool(outcome.fault) for outcome in outcomes)
    most = max(outcome.lost_moves for outcome in outcomes)
    longest = max(outcome.lost_seconds for outcome in outcomes)
    print(f"kills {wanted.count}\nseed {wanted.seed}\nwrong {wrong}")
    print(f"lost at most {most} moves of the last {longest:.3f} s")
    if wrong:
        return 1
    print(f"rate of lost games below {upper_bound(wanted.count):.2g} (95 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
