"""A trial of starting the program again at once on a display where it was closed by keys.

    python -m tests.long.restart_on_display --count 200

Each time the window is closed by Ctrl+Q or Alt+F4, and the program is started again without
waiting for the end of the process.  The process must end with status 0 and no message, and the
next one must show a window of its own, which then has the keyboard focus.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path

from tests.long.bound import upper_bound
from tests.support.display.display import Display
from tests.support.display.running_program import CLEAN, RunningProgram

CLOSING_KEYS = ("ctrl+q", "alt+F4")


def count_restarts(display: Display, home: Path, count: int) -> int:
    """Restart the program `count` times, print each failure, and return how many succeeded."""
    shown = 0
    program = RunningProgram(display, home)
    for number, key in enumerate(islice(cycle(CLOSING_KEYS), count), start=1):
        closed = program
        closed.keys(key)
        try:
            program = RunningProgram(display, home)
            assert program.owns_window, "the window belongs to another process"
            assert closed.ending() == CLEAN, f"the closed program: {closed.ending()}"
            shown += 1
        except AssertionError as error:
            print(f"start {number}, after {key}: {error}", flush=True)
            closed.kill()
            program.kill()
            program = RunningProgram(display, home)
    program.kill()
    return shown


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print its figures; the status is 1 if a start showed no window."""
    parser = argparse.ArgumentParser(description="start again on a display")
    parser.add_argument("--count", type=int, default=200)
    count = parser.parse_args(arguments).count
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        home.mkdir()
        display = Display(Path(folder))
        try:
            shown = count_restarts(display, home, count)
        finally:
            display.close()
    print(f"starts {count}\nshown {shown}")
    if shown < count:
        return 1
    print(f"rate of starts without a window below {upper_bound(count):.2g} (95 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
