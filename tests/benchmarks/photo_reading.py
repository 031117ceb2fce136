"""How well and how fast photos are read: `python -m tests.benchmarks.photo_reading FOLDER`.

The folder has photos, and beside each a .dat with the nine rows, 0 for a blank, behind lines about
the camera.  Printed are the grids found, the digits and the whole grids that are right, wrong
cells that were sure, cells that were not, and the processor time of each stage.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import TypeVar

from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.photo.cells import cells_of
from sudoku_gui.photo.digit_network import DigitNetwork
from sudoku_gui.photo.grid_finder import find_grids
from sudoku_gui.photo.grid_reading import SURE, GridReading
from sudoku_gui.photo.photo_reader import PhotoReader, lattice_in
from sudoku_gui.photo.picture_file import decoded

T = TypeVar("T")


@dataclass(slots=True)
class Figures:
    """What was counted over all photos, and the milliseconds of each stage, photo by photo."""

    photos: int = 0
    found: int = 0
    givens: int = 0
    right: int = 0
    whole: int = 0
    whole_as_suggested: int = 0
    unnoticed: int = 0
    flagged: int = 0
    milliseconds: dict[str, list[float]] = field(default_factory=dict)

    def timed(self, stage: str, work: Callable[[], T]) -> T:
        """Do some work, and note what it took of the processor."""
        before = process_time()
        result = work()
        self.milliseconds.setdefault(stage, []).append((process_time() - before) * 1_000)
        return result

    def compare(self, reading: GridReading, digits: bytes) -> None:
        """Count what is right in the reading of a photo that shows such a puzzle."""
        read = reading.grid.digits
        self.found += 1
        self.givens += sum(digit > 0 for digit in digits)
        self.right += sum(
            digit > 0 and digit == other for digit, other in zip(digits, read, strict=True)
        )
        self.whole += read == digits
        changes = [(each.cell, each.digit) for each in reading.suggestions[:1]]
        self.whole_as_suggested += reading.grid.with_digits(changes).digits == digits
        for cell, digit in zip(reading.cells, digits, strict=True):
            self.unnoticed += cell.digit != digit and cell.probability >= SURE
            self.flagged += cell.probability < SURE


def main(folder: Path) -> Figures:
    """Read all photos of a folder, and print what came of it."""
    reader, figures = PhotoReader(DigitNetwork.shipped()), Figures()
    network = DigitNetwork.shipped()
    for labels in sorted(folder.glob("*.dat")):
        photo = labels.with_suffix(".jpg")
        if not photo.exists():
            continue
        data, figures.photos = photo.read_bytes(), figures.photos + 1
        readings = figures.timed("all", partial(reader.read, data))
        _time_stages(figures, data, network)
        digits = _digits_of(labels)
        if not readings:
            print(f"{photo.name}: no grid")
            continue
        figures.compare(readings[0], digits)
        if readings[0].grid.digits != digits:
            print(f"{photo.name}: {readings[0].grid.line()} {readings[0].verdict.kind.value}")
    _show(figures)
    return figures


def _time_stages(figures: Figures, data: bytes, network: DigitNetwork) -> None:
    """Do the stages one by one, for the grid that comes first."""
    grey = figures.timed("decode", lambda: decoded(data))
    grids = figures.timed("detect", lambda: find_grids(grey))
    if grids:
        part, lattice = figures.timed("warp and lattice", lambda: lattice_in(grey, grids[0]))
        cells = figures.timed("cells", lambda: cells_of(part, lattice))
        figures.timed("network", lambda: network.probabilities(cells))


def _digits_of(labels: Path) -> bytes:
    rows = [line.split() for line in labels.read_text().splitlines()]
    return bytes(int(sign) for row in rows if len(row) == 9 for sign in row if sign.isdigit())


def _show(figures: Figures) -> None:
    print(f"grids found      {figures.found} of {figures.photos}")
    print(f"digits right     {figures.right} of {figures.givens}")
    print(f"whole grids      {figures.whole}, as suggested {figures.whole_as_suggested}")
    print(f"unnoticed        {figures.unnoticed}")
    print(f"cells to look at {figures.flagged / max(figures.found, 1):.2f} a grid")
    for stage, times in figures.milliseconds.items():
        print(f"{stage:16} median {median(times):.0f} ms, at most {max(times):.0f} ms")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
