"""A photo, a scan or a screenshot becomes a puzzle: grids are found, their cells cut and read.

numpy and OpenCV are wanted here, and nowhere else: they come with the optional extra `photo`,
so this package is imported where a picture is read, and not before `missing_extra` was asked.
"""

import os

# One core is enough for a picture.  The threads that numpy would start for its products wait
# spinning, and so take more than the work itself.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
