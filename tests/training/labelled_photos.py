"""Cells of photos of which somebody has written down what they show.

The folder is that of the data set `wichtounet/sudoku_dataset`: `images/` has printed puzzles,
`mixed/` the same ones filled in; beside each photo a .dat with the nine rows, 0 a blank.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import numpy as np

from sudoku_gui.photo import picture_file
from sudoku_gui.photo.cells import cells_of
from sudoku_gui.photo.digit_network import DigitNetwork
from sudoku_gui.photo.grid_finder import find_grids
from sudoku_gui.photo.photo_reader import lattice_in, turned
from tests.training.arrays import Floats, Grey

_LEAST = 1e-3
_GRIDS = 3  # of a photo, the best, one of which is that of the labels


@dataclass(frozen=True, slots=True)
class LabelledCells:
    """Cells, (n, 32, 32), 0 paper to 255 ink, and what each shows: 0 a blank."""

    cells: Grey
    shown: Grey

    def of_pages(self, is_wanted: Callable[[int], bool], size: int) -> Self:
        """Return the cells of some pages; each has so many."""
        wanted = [is_wanted(number // size) for number in range(len(self.shown))]
        return type(self)(self.cells[wanted], self.shown[wanted])

    def blanks(self) -> Self:
        """Return the cells without a digit."""
        return type(self)(self.cells[self.shown == 0], self.shown[self.shown == 0])

    def with_others(self, others: Self) -> Self:
        """Return these cells and others."""
        cells = np.concatenate([self.cells, others.cells])
        return type(self)(cells, np.concatenate([self.shown, others.shown]))

    def some(self, count: int, chance: np.random.Generator) -> tuple[Floats, Grey]:
        """Return so many of them, paper 0.0 and ink 1.0, and what they show."""
        chosen = chance.integers(len(self.shown), size=count)
        return self.cells[chosen].astype(np.float32) / np.float32(255), self.shown[chosen]


def labelled_cells(folder: Path, split: str, hand: int) -> LabelledCells:
    """Return the cells of all photos that a .desc file names and in which a grid is found.

    hand: what is added to a digit that is written, not printed.
    """
    network = DigitNetwork.shipped()
    cells, shown = [], []
    for line in (folder / split).read_text().split():
        photo, labels = folder / line, (folder / "images" / Path(line).name).with_suffix(".dat")
        if not labels.exists():
            continue  # nobody knows what is printed there
        printed, digits = digits_in(labels), digits_in(photo.with_suffix(".dat"))
        upright = _upright(photo.read_bytes(), printed, network)
        if upright is not None:
            cells.append(np.round(upright * 255).astype(np.uint8))
            shown.append(digits + hand * ((digits > 0) & (printed == 0)).astype(np.uint8))
    return LabelledCells(np.concatenate(cells), np.concatenate(shown))


def digits_in(labels: Path) -> Grey:
    """Return the 81 digits that a .dat file tells of."""
    rows = [line.split() for line in labels.read_text().splitlines()]
    digits = [int(sign) for row in rows if len(row) == 9 for sign in row if sign.isdigit()]
    return np.array(digits, np.uint8)


def _upright(data: bytes, printed: Grey, network: DigitNetwork) -> Floats | None:
    """Return the cells of the grid that shows these printed digits, turned as they are read."""
    grey = picture_file.decoded(data)
    best, likelihood = None, -np.inf
    for grid in find_grids(grey)[:_GRIDS]:
        cells = cells_of(*lattice_in(grey, grid))
        for turns in range(4):
            upright = turned(cells, turns)
            likely = network.probabilities(upright)[np.arange(81), printed]
            mean = float(np.log(likely + _LEAST)[printed > 0].mean())
            if mean > likelihood:
                best, likelihood = upright, mean
    return best
