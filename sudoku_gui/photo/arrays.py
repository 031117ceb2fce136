"""The arrays that a picture is while it is looked at."""

import numpy as np
from numpy.typing import NDArray

Grey = NDArray[np.uint8]
"""A grey picture, 0 black to 255 white, row by row."""

Floats = NDArray[np.float32]
"""Numbers of single precision, of the shape that its user says."""
