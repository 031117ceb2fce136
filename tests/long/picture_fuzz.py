"""A trial of reading pictures: nothing is misread without a word, whatever the file is.

    python -m tests.long.picture_fuzz --count 3000 --seed 1

A third of the pictures show a puzzle: in perspective, turned, dark, with a tag that lies about
where up is.  A third show none: boards, crosswords, calendars, tables of other sizes, mirrored
puzzles, noise, and sizes that are hardly any.  The others are damaged files.  An escape is

    anything but an UnreadablePictureError that leaves the reader,
    a message that is too long or unprintable,
    a puzzle that is not found, unless the file is damaged,
    a wrong cell that was read for sure, in a grid with exactly one solution,
    a grid that was read as a puzzle, every cell for sure, where there is none,
    more than three seconds of the processor, or more memory than MEMORY_LIMIT.

What it cannot see: how photos fare that no program has drawn.
"""

import argparse
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator

import numpy as np

from sudoku_gui.photo.cell_classifier import CellClassifier
from sudoku_gui.photo.grid_reading import SURE, GridReading
from sudoku_gui.photo.photo_reader import PhotoReader
from sudoku_gui.photo.picture_file import UnreadablePictureError
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from tests.long.bound import upper_bound
from tests.long.picture_cases import PictureCase, Promise, picture_cases

LONGEST_MESSAGE = 120
LONGEST_TIME = 3.0  # seconds of the processor
MEMORY_LIMIT = 3 << 29  # bytes of address space, in a run of its own


def faults_of(case: PictureCase, reader: PhotoReader) -> list[str]:
    """What is wrong in how a reader deals with a picture."""
    start = time.process_time()
    faults: list[str] = []
    try:
        faults += _faults_of_readings(case, reader.read(case.data))
    except UnreadablePictureError as error:
        faults += _faults_of_refusal(case, str(error.sentence))
    except Exception as error:  # whatever it is, it should not have left the reader
        faults.append(repr(error))
    seconds = time.process_time() - start
    return [*faults, f"{seconds:.1f} seconds"] if seconds > LONGEST_TIME else faults


def run(
    count: int, seed: int, classifier: CellClassifier | None = None
) -> tuple[Counter[Promise], list[str]]:
    """How many pictures of each kind there were, and what escaped."""
    reader = PhotoReader(classifier) if classifier else PhotoReader.shipped()
    kinds: Counter[Promise] = Counter()
    escapes: list[str] = []
    for number, case in enumerate(picture_cases(count, random.Random(seed))):
        kinds[case.promise] += 1
        escapes += (f"picture {number}, {case.name}: {each}" for each in faults_of(case, reader))
    return kinds, escapes


def _faults_of_refusal(case: PictureCase, message: str) -> Iterator[str]:
    if len(message) > LONGEST_MESSAGE or not message.isprintable():
        yield f"unfit message {message!r}"
    if case.promise is Promise.READ:
        yield f"refused: {message}"


def _faults_of_readings(case: PictureCase, readings: tuple[GridReading, ...]) -> Iterator[str]:
    if case.promise is Promise.READ and not readings:
        yield "not found"
    for reading in readings:
        is_certain = reading.verdict.kind is VerdictKind.UNIQUE and not reading.unsure
        if case.promise is Promise.NOT_SURE:
            if is_certain:
                yield f"read for sure: {reading.grid.line()}"
        elif reading.verdict.kind is VerdictKind.UNIQUE and not _is_flagged(reading, case.line):
            yield f"misread for sure: {reading.grid.line()}"


def _is_flagged(reading: GridReading, line: str) -> bool:
    """Whether all that was read otherwise is not sure, whichever side of the grid is up."""
    shown = np.array([*line]).reshape(9, 9)
    return any(
        all(
            str(cell.digit) == sign or cell.probability < SURE
            for cell, sign in zip(reading.cells, np.rot90(shown, turns).ravel(), strict=True)
        )
        for turns in range(4)
    )


def main() -> int:
    """Run the trial and print its figures; the status is 1 if anything escaped."""
    parser = argparse.ArgumentParser(description="pictures for the reader of puzzles")
    parser.add_argument("--count", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    kinds, escapes = run(arguments.count, arguments.seed)
    print(f"pictures {arguments.count}\nseed {arguments.seed}")
    for promise in Promise:
        print(f"{promise.value} {kinds[promise]}")
    print(f"memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB at most")
    if escapes:
        print("escapes:", *escapes, sep="\n  ")
        return 1
    print(f"rate of escapes below {upper_bound(arguments.count):.2g} (95 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
