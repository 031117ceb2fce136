"""From the bytes of a picture to the puzzles in it."""

from collections.abc import Callable
from typing import Self

import cv2
import numpy as np

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.photo import picture_file, quadrilateral
from sudoku_gui.photo.arrays import Floats, Grey
from sudoku_gui.photo.cell_classifier import (
    BLANK_CLASS,
    PRINTED,
    WRITTEN,
    CellClassifier,
    TwoNetworks,
)
from sudoku_gui.photo.cells import SIDE, cells_of
from sudoku_gui.photo.grid_finder import FoundGrid, find_grids, other_size_in, resized
from sudoku_gui.photo.grid_reading import DigitGuess, GridReading, ReadCell, is_puzzle
from sudoku_gui.photo.rules_check import suggestions_for, verdict_of
from sudoku_gui.photo.straightened import lattice_of
from sudoku_gui.solvers.diagnose.verdict import VerdictKind

_LARGEST_CELL = 80  # pixels; a digit is read as well in so many as in more
_TURNED_CELLS = 16  # with the most ink: read in all four directions, to know which is up
_INKED = 0.5  # how dark a pixel of a digit is at least
_NEVER = 1e-3  # less than that speaks no more against a digit
_HARDLY_INK = np.float32(1e-3)  # a digit less likely than that is neither printed nor written
_CLEARLY = 0.7  # so much less likely, as a logarithm and on average, is no choice
_READABLE = 0.7  # how sure digits have to be on average
_EMPTY_GRID = 0.7  # how well a grid without digits has to answer


class PhotoReader:
    """Reads pictures; works in the thread that calls it, and takes one core."""

    def __init__(self, classifier: CellClassifier) -> None:
        self._classifier = classifier
        cv2.setNumThreads(1)

    @classmethod
    def shipped(cls) -> Self:
        """Return one that reads with the weights that come with the program."""
        return cls(TwoNetworks.shipped())

    def read(self, data: bytes) -> tuple[GridReading, ...]:
        """Return the grids in a picture, the one that is most likely meant first.

        Raises UnreadablePictureError.
        """
        grey = picture_file.decoded(data)
        return self.read_grids(grey, find_grids(grey))

    def other_size(self, data: bytes) -> int | None:
        """Return how many rows a square table has, in a picture without a grid that is read."""
        return other_size_in(picture_file.decoded(data))

    def read_grids(
        self,
        grey: Grey,
        grids: tuple[FoundGrid, ...],
        before_each: Callable[[int], None] = lambda _: None,
    ) -> tuple[GridReading, ...]:
        """Return what was read of grids in a picture; puzzles come before their solutions.

        What answered as a grid and shows hardly anything that is a digit is none.
        before_each: is told how many grids were read by now, and may raise.
        """
        readings = []
        for number, found in enumerate(grids):
            before_each(number)
            readings.append(self.read_grid(grey, found))
        readable = [reading for reading in readings if _is_readable(reading)]
        return tuple(sorted(readable, key=lambda reading: not is_puzzle(reading.givens)))

    def read_grid(self, grey: Grey, found: FoundGrid) -> GridReading:
        """Return what was read of one grid, whichever side of it is up in the picture.

        A photo says that, but not always rightly.  A reading with exactly one solution is right;
        where there is none, digits were read best the right way up.
        """
        cells = cells_of(*lattice_in(grey, found))
        as_seen = self._reading_of(cells, found, turns=0)
        if as_seen.verdict.kind is VerdictKind.UNIQUE:
            return as_seen
        readings = []
        for turns in self._likeliest_turns(cells):
            readings.append(self._reading_of(cells, found, turns) if turns else as_seen)
            if readings[-1].verdict.kind is VerdictKind.UNIQUE:
                return readings[-1]
        return readings[0]

    def _reading_of(self, cells: Floats, found: FoundGrid, turns: int) -> GridReading:
        """Return what cells hold when they are turned to the left by so many quarters."""
        probabilities = self._classifier.probabilities(turned(cells, turns))
        read = _read_cells(probabilities)
        verdict = verdict_of(read)
        # What was turned by a quarter to the left begins one corner later.
        corners = np.roll(found.corners, -turns, axis=0)
        return GridReading(
            replace(found, corners=corners), read, verdict, suggestions_for(read, verdict)
        )

    def _likeliest_turns(self, cells: Floats) -> tuple[int, ...]:
        """Return by how many quarters to turn cells, what their digits speak for the most first.

        What they speak against as clearly is not among them.
        """
        inked = (cells[:, 4:-4, 4:-4] >= _INKED).sum(axis=(1, 2))
        sample = cells[np.argsort(-inked, kind="stable")[:_TURNED_CELLS]]
        sides = np.concatenate([np.rot90(sample, turns, (1, 2)) for turns in range(4)])
        digits = _by_digit(self._classifier.probabilities(np.ascontiguousarray(sides)))
        likelihoods = np.log(digits[:, 1:].max(axis=1) + _NEVER).reshape(4, -1).mean(axis=1)
        order = np.argsort(-likelihoods, kind="stable")
        near = likelihoods[order] > likelihoods[order[0]] - _CLEARLY
        return tuple(int(turns) for turns in order[near])


def _is_readable(reading: GridReading) -> bool:
    digits = [cell for cell in reading.cells if cell.digit != BLANK]
    if not digits:
        return reading.found.score >= _EMPTY_GRID
    return sum(cell.probability for cell in digits) >= _READABLE * len(digits)


def lattice_in(grey: Grey, found: FoundGrid) -> tuple[Grey, Floats]:
    """Return the part of the picture with a grid, no larger than needed, and its lattice there."""
    low = np.floor(found.corners.min(axis=0) - _LARGEST_CELL).astype(int).clip(0)
    high = np.ceil(found.corners.max(axis=0) + _LARGEST_CELL).astype(int)
    part = grey[low[1] : high[1], low[0] : high[0]]
    corners = (found.corners - low).astype(np.float32)
    scale = min(1.0, 9 * _LARGEST_CELL / float(quadrilateral.side_lengths(corners).mean()))
    if scale < 1:
        part = resized(part, scale)
        corners = (corners + 0.5) * np.float32(scale) - 0.5
    if found.is_light:
        part = np.asarray(cv2.bitwise_not(part), np.uint8)
    return part, lattice_of(part, corners)


def turned(cells: Floats, turns: int) -> Floats:
    """Return the cells of the grid turned to the left by so many quarters."""
    grid = np.rot90(cells.reshape(9, 9, SIDE, SIDE), turns, (0, 1))
    return np.ascontiguousarray(np.rot90(grid, turns, (2, 3))).reshape(81, SIDE, SIDE)


def _by_digit(probabilities: Floats) -> Floats:
    """Return how likely a blank and each digit is, however it is put there: (n, 10)."""
    digits = probabilities[:, PRINTED] + probabilities[:, WRITTEN]
    return np.concatenate([probabilities[:, : BLANK_CLASS + 1], digits], axis=1)


def _read_cells(probabilities: Floats) -> tuple[ReadCell, ...]:
    written, printed = (probabilities[:, part].sum(axis=1) for part in (WRITTEN, PRINTED))
    by_hand = written / np.maximum(written + printed, _HARDLY_INK)
    both = zip(_by_digit(probabilities), by_hand, strict=True)
    return tuple(_read_cell(likely, float(share)) for likely, share in both)


def _read_cell(likely: Floats, by_hand: float) -> ReadCell:
    """Return what a cell may hold; by_hand: how likely it was written, if it is not blank."""
    order = np.argsort(-likely, kind="stable")
    guesses = (DigitGuess(Digit(int(digit)), float(likely[digit])) for digit in order)
    return ReadCell(tuple(guesses), by_hand > 1 / 2, max(by_hand, 1 - by_hand))
