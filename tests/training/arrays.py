"""The arrays that cells are rendered and learned in; OpenCV's types tell no more of them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Grey = NDArray[np.uint8]
"""A grey picture, row by row, or several."""

Floats = NDArray[Any]
"""Numbers of single precision: ink 0.0 to 1.0, places in pixels, weights."""
