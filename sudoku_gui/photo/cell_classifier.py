"""What each cell shows: nothing, a printed digit or one written by hand, and how sure that is.

A page of print is read by the network for print alone, which has seen hundreds of fonts.  The one
for handwriting says whether anything is written into what is printed; if so, it tells the two
apart and reads what is written, and both read what is printed.
"""

from typing import Protocol, Self

import numpy as np

from sudoku_gui.photo.arrays import Floats
from sudoku_gui.photo.digit_network import DigitNetwork
from sudoku_gui.photo.ink_likeness import written_by_likeness

BLANK_CLASS = 0
PRINTED = slice(1, 10)
"""The classes of the printed digits 1 to 9."""
WRITTEN = slice(10, 19)
"""The classes of the written digits 1 to 9."""

_CLASSES = 19
_SURELY = 0.8
_WRITTEN_CELLS = 2  # so many written digits make a page one that is filled in by hand
_PRINTED_CELLS = 15  # fewer than that: digits that look written are those of a fancy font,
_NO_FONT = 0.25  # and so they are where fewer of them are hard to read as print
_READ_AS_PRINT = 0.9
_ASIDE = ((0, 1), (0, -1), (1, 0), (-1, 0))  # pixels that a cell is moved, for a second look
_AT_FIRST_SIGHT = 0.9  # so sure, a cell needs no second look
_LIKENESS = 0.5  # how much what is alike on a page counts, beside what each cell looks like
_NEVER = np.float32(1e-6)


class CellClassifier(Protocol):
    """Tells what cells show."""

    def probabilities(self, cells: Floats, /) -> Floats:
        """Return how likely each class is for each cell: (n, 19) of cells (n, 32, 32).

        A cell is cut as `sudoku_gui.photo.cells` does it, paper 0.0 and ink 1.0.
        """


class TwoNetworks:
    """Reads the cells of a grid, which are looked at together."""

    def __init__(self, for_print: DigitNetwork, for_handwriting: DigitNetwork) -> None:
        self._for_print = for_print
        self._for_handwriting = for_handwriting

    @classmethod
    def shipped(cls) -> Self:
        """Return the one that comes with the program."""
        return cls(DigitNetwork.shipped(), DigitNetwork.shipped_for_handwriting())

    def probabilities(self, cells: Floats) -> Floats:
        """Return how likely each class is for each of the cells of a grid."""
        as_print = self._for_print.probabilities(cells)
        both = self._for_handwriting.probabilities(cells)
        if not _is_filled_in(as_print, both):
            nothing = np.zeros((len(cells), _CLASSES - as_print.shape[1]), np.float32)
            return np.concatenate([as_print, nothing], axis=1)
        return _together(cells, as_print, self._seen_aside(cells, both))

    def _seen_aside(self, cells: Floats, both: Floats) -> Floats:
        """Return what the network says of cells, and where unsure, on average of moved ones too."""
        unsure = both.max(axis=1) < _AT_FIRST_SIGHT
        aside = (np.roll(cells[unsure], move, axis=(1, 2)) for move in _ASIDE)
        says = [both[unsure], *(self._for_handwriting.probabilities(moved) for moved in aside)]
        result = both.copy()
        result[unsure] = np.mean(says, axis=0)
        return result


def _is_filled_in(as_print: Floats, both: Floats) -> bool:
    """Return whether some digits of a grid are written, and others printed."""
    written = both[:, WRITTEN].sum(axis=1) >= _SURELY
    printed = both[:, PRINTED].sum(axis=1) > 1 / 2
    if written.sum() < _WRITTEN_CELLS or printed.sum() < _PRINTED_CELLS:
        return False
    return bool((as_print[written].max(axis=1) < _READ_AS_PRINT).mean() >= _NO_FONT)


def _together(cells: Floats, as_print: Floats, both: Floats) -> Floats:
    """Return what the two networks say together of a page that is filled in.

    What is printed, either may be right about; what is written, the page as a whole tells as well.
    """
    printed, written = (both[:, part].sum(axis=1) + _NEVER for part in (PRINTED, WRITTEN))
    has_digit = 1 - both[:, BLANK_CLASS]
    share = np.asarray(written / (printed + written), np.float32)
    ink = written_by_likeness(cells, share, has_digit)
    odds = written / printed * np.exp(_LIKENESS * ink)
    by_hand = (has_digit * odds / (1 + odds))[:, None]
    result = both.copy()
    result[:, WRITTEN] = by_hand * _shares(both[:, WRITTEN])
    digits = (_shares(as_print[:, PRINTED]) + _shares(both[:, PRINTED])) / 2
    result[:, PRINTED] = (has_digit[:, None] - by_hand) * digits
    return result


def _shares(likely: Floats) -> Floats:
    """Return how likely each digit is if it is one of these."""
    shares: Floats = (likely + _NEVER) / (likely + _NEVER).sum(axis=1, keepdims=True)
    return shares
