"""How well and how fast photos are read: `python -m tests.benchmarks.photo_reading FOLDER`.

The folder has photos, and beside each a .dat with the nine rows, 0 for a blank, behind lines about
the camera.  Where the pages are filled in by hand, `--printed` names a folder with such a file of
the same name for each, which has only what is printed.  Shown are the grids found, the digits, the
kinds of cells and the whole grids that are right, as read and with what is suggested, wrong cells
that were sure, cells that were not, and the processor time of each stage.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import TypeVar

from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import Cell
from sudoku_gui.photo.cell_classifier import TwoNetworks
from sudoku_gui.photo.cells import cells_of
from sudoku_gui.photo.grid_finder import find_grids
from sudoku_gui.photo.grid_reading import CellKind, GridReading
from sudoku_gui.photo.photo_reader import PhotoReader, lattice_in
from sudoku_gui.photo.picture_file import decoded
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from tests.training.labelled_photos import digits_in

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LabelledPage:
    """What is on a page, and what of it is printed."""

    digits: bytes
    printed: bytes

    @property
    def kinds(self) -> tuple[CellKind, ...]:
        """What stands in each cell."""
        return tuple(
            CellKind.GIVEN if given else CellKind.ENTRY if digit else CellKind.BLANK
            for digit, given in zip(self.digits, self.printed, strict=True)
        )


@dataclass(slots=True)
class Figures:
    """What was counted over all photos, and the milliseconds of each stage, photo by photo."""

    photos: int = 0
    found: int = 0
    digits: int = 0
    right: int = 0
    kinds: int = 0
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

    def compare(self, reading: GridReading, page: LabelledPage) -> None:
        """Count what is right in the reading of a photo that shows such a page."""
        digits, read = page.digits, reading.grid.digits
        self.found += 1
        self.digits += sum(digit > 0 for digit in digits)
        self.right += sum(
            digit > 0 and digit == other for digit, other in zip(digits, read, strict=True)
        )
        self.whole += read == digits
        # What explains why there is not one solution is one change; the others do not depend on it.
        is_unique = reading.verdict.kind is VerdictKind.UNIQUE
        accepted = reading.suggestions if is_unique else reading.suggestions[:1]
        changes = [(each.cell, each.digit) for each in accepted]
        self.whole_as_suggested += reading.grid.with_digits(changes).digits == digits
        marked = {*reading.grid.conflicting_cells(), *reading.contradictions}
        for number, cell in enumerate(reading.cells):
            is_kind_right = cell.kind is page.kinds[number]
            self.kinds += is_kind_right
            is_right = is_kind_right and cell.digit == digits[number]
            self.unnoticed += not is_right and cell.is_sure and number not in marked
            self.flagged += not cell.is_sure


def main(folder: Path, printed: Path | None = None) -> Figures:
    """Read all photos of a folder, and print what came of it.

    printed: has what is printed on each page, where that is not all.
    """
    reader, figures = PhotoReader.shipped(), Figures()
    classifier = TwoNetworks.shipped()
    for labels in sorted(folder.glob("*.dat")):
        photo = labels.with_suffix(".jpg")
        if not photo.exists():
            continue
        data, figures.photos = photo.read_bytes(), figures.photos + 1
        readings = figures.timed("all", partial(reader.read, data))
        _time_stages(figures, data, classifier)
        known = printed / labels.name if printed else labels
        page = LabelledPage(bytes(digits_in(labels)), bytes(digits_in(known)))
        if not readings:
            print(f"{photo.name}: no grid")
            continue
        figures.compare(readings[0], page)
        _show_wrong(photo.name, readings[0], page)
    _show(figures)
    return figures


def _time_stages(figures: Figures, data: bytes, classifier: TwoNetworks) -> None:
    """Do the stages one by one, for the grid that comes first."""
    grey = figures.timed("decode", lambda: decoded(data))
    grids = figures.timed("detect", lambda: find_grids(grey))
    if grids:
        part, lattice = figures.timed("warp and lattice", lambda: lattice_in(grey, grids[0]))
        cells = figures.timed("cells", lambda: cells_of(part, lattice))
        figures.timed("networks", lambda: classifier.probabilities(cells))


def _show_wrong(name: str, reading: GridReading, page: LabelledPage) -> None:
    """Print each cell that was read wrong: what it is, what was read, and how sure that was."""
    suggested = {each.cell: each.digit for each in reading.suggestions}
    both = zip(reading.cells, page.digits, page.kinds, strict=True)
    for number, (cell, digit, kind) in enumerate(both):
        if (cell.digit, cell.kind) != (digit, kind):
            place = reading.grid.geometry.name(Cell(number))
            read = f"{cell.digit} {cell.kind.value} {cell.probability:.2f}"
            told = f", suggested {suggested[Cell(number)]}" if Cell(number) in suggested else ""
            print(f"{name} {place}: {digit} {kind.value} read as {read}{told}")


def _show(figures: Figures) -> None:
    print(f"grids found      {figures.found} of {figures.photos}")
    print(f"digits right     {figures.right} of {figures.digits}")
    print(f"kinds right      {figures.kinds} of {81 * figures.found}")
    print(f"whole grids      {figures.whole}, as suggested {figures.whole_as_suggested}")
    print(f"unnoticed        {figures.unnoticed}")
    print(f"cells to look at {figures.flagged / max(figures.found, 1):.2f} a grid")
    for stage, times in figures.milliseconds.items():
        print(f"{stage:16} median {median(times):.0f} ms, at most {max(times):.0f} ms")


if __name__ == "__main__":
    parser = ArgumentParser(description="How well and how fast photos are read.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--printed", type=Path)
    options = parser.parse_args()
    main(options.folder, options.printed)
