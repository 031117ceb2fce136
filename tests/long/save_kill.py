"""A trial of saving: a process that saves without pause is killed at a random moment.

    python -m tests.long.save_kill --count 1000 --seed 1

Each process saves two grids in turn over the same file and is killed (-9) 2 to 30 ms
after its first save.  The file must then hold all of one of the two.

What the trial cannot see: kill -9 is not a power cut; what the system has been given
to write it still writes.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui.formats import FORMATS, write
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from tests.long.bound import upper_bound
from tests.long.save_faults import WRITERS, Writer
from tests.support.contents import bare
from tests.support.forked import kill
from tests.support.waiting import line_from

FORMAT = FORMATS[0]
SHORTEST, LONGEST = 0.002, 0.030  # seconds until the kill
_GEOMETRY = Geometry.of_size(25)
GRIDS = tuple(Grid(_GEOMETRY, bytes([digit]) * 625) for digit in (1, 25))


@dataclass(frozen=True, slots=True)
class Figures:
    """How many files were found in which state; strays: other files left beside them."""

    whole: int
    corrupt: int
    missing: int
    strays: int


def run(count: int, seed: int, writer: Writer) -> Figures:
    """Kill `count` processes while they save with `writer`."""
    rng = random.Random(seed)
    wholes = {write(grid, FORMAT) for grid in GRIDS}
    found: list[bytes | None] = []
    strays = 0
    for _ in range(count):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "grid.txt")
            path.write_bytes(write(GRIDS[0], FORMAT))
            _kill_while_saving(path, writer, rng.uniform(SHORTEST, LONGEST))
            found.append(path.read_bytes() if path.exists() else None)
            strays += sum(each != path for each in Path(folder).iterdir())
    missing = found.count(None)
    whole = sum(content in wholes for content in found)
    return Figures(whole, count - whole - missing, missing, strays)


def _kill_while_saving(path: Path, writer: Writer, seconds: float) -> None:
    """Start a process that saves on and on, and kill it `seconds` after its first save."""
    has_begun, begins = os.pipe()
    process = os.fork()  # quick, and safe: this process has one thread and no window
    if process == 0:
        _save_for_ever(path, writer, begins)
    os.close(begins)
    try:
        with os.fdopen(has_begun, "rb", buffering=0) as begun:
            assert line_from(begun), "the process that saves has ended"
        time.sleep(seconds)
    finally:
        kill(process)


def _save_for_ever(path: Path, writer: Writer, begins: int) -> None:
    try:
        writer(path, (bare(GRIDS[1]),), FORMAT)
        os.write(begins, b"begun\n")
        while True:
            for grid in GRIDS:
                writer(path, (bare(grid),), FORMAT)
    finally:
        os._exit(1)  # whatever happens: the rest of the trial is not this process's


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print its figures; the status is 1 if a file was not whole."""
    parser = argparse.ArgumentParser(description="kill -9 while saving")
    parser.add_argument("--count", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--writer", choices=sorted(WRITERS), default="write_file")
    wanted = parser.parse_args(arguments)
    figures = run(wanted.count, wanted.seed, WRITERS[wanted.writer])
    print(f"kills {wanted.count}\nseed {wanted.seed}\nwhole {figures.whole}")
    print(f"corrupt {figures.corrupt}\nmissing {figures.missing}\nstrays {figures.strays}")
    if figures.whole < wanted.count:
        return 1
    print(f"rate of lost files below {upper_bound(wanted.count):.2g} (95 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
