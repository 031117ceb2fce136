"""How what is printed on a page is alike, and what is written by one pen is, too.

A network that looks at each cell alone takes a neat 7 for print.  Beside the others it may be
paler, smaller or sharper than all that is printed.
"""

import numpy as np

from sudoku_gui.photo.arrays import Floats

_RIM = 2  # pixels of a cell at each side, where lines may be left
_INK, _EDGES = 97, 99  # percentiles: the ink of a digit, its sharpest edges
_FAINTEST = 0.1
_LEAST_SPREAD = 1e-3
_MOST = 4.0  # that one feature may say


def written_by_likeness(cells: Floats, written: Floats, has_digit: Floats) -> Floats:
    """Return for each cell of a page what its ink says: the log odds that it is written.

    written, has_digit: how likely it is that each is written rather than printed, and that there is
    a digit at all, by what it looks like alone.
    """
    features = _features(cells)
    by_hand, in_print = written * has_digit, (1 - written) * has_digit
    says = _likelihoods(features, by_hand) - _likelihoods(features, in_print)
    result: Floats = np.clip(says, -_MOST, _MOST).sum(axis=1)
    return result


def _features(cells: Floats) -> Floats:
    """Return how dark the ink of each cell is, how high its digit, and how sharp: (n, 3)."""
    inner = cells[:, _RIM:-_RIM, _RIM:-_RIM]
    dark = np.percentile(inner, _INK, axis=(1, 2))
    ink = inner > inner.max(axis=(1, 2), keepdims=True) / 2
    rows = ink.any(axis=2)
    height = rows.shape[1] - rows.argmax(axis=1) - rows[:, ::-1].argmax(axis=1)
    steps = [np.abs(np.diff(cells, axis=axis)) for axis in (1, 2)]
    sharp = np.maximum(*(np.percentile(step, _EDGES, axis=(1, 2)) for step in steps))
    features = (dark, np.log(height + 1), sharp / np.maximum(dark, _FAINTEST))
    return np.stack(features, axis=1).astype(np.float32)


def _likelihoods(features: Floats, weights: Floats) -> Floats:
    """Return how likely each feature of each cell is among cells with weights, as logarithms."""
    shares = (weights / np.maximum(weights.sum(), _LEAST_SPREAD))[:, None]
    mean = (shares * features).sum(axis=0)
    spread = (shares * (features - mean) ** 2).sum(axis=0) + _LEAST_SPREAD
    result: Floats = -((features - mean) ** 2 / spread + np.log(spread)) / 2
    return result
