"""The benchmark of reading photos counts what it says."""

from pathlib import Path

import cv2
import numpy as np

from tests.benchmarks.photo_reading import main
from tests.support.drawn_pictures import PUZZLE, blank_page, draw_grid, photographed, square


def test_what_is_right_in_a_folder_of_photos_is_counted(tmp_path: Path) -> None:
    rows = "\n".join(" ".join(PUZZLE[start : start + 9]) for start in range(0, 81, 9))
    pages = {"grid": blank_page(), "nothing": blank_page()}
    draw_grid(pages["grid"], square(120, 200, 450))
    for name, page in pages.items():
        coloured = np.repeat(photographed(page)[..., None], 3, axis=2)
        (tmp_path / f"{name}.jpg").write_bytes(bytes(cv2.imencode(".jpg", coloured)[1]))
        (tmp_path / f"{name}.dat").write_text(f"a camera\n640x480:24 JPG\n{rows}\n")

    figures = main(tmp_path)

    assert (figures.photos, figures.found, figures.whole) == (2, 1, 1)
    assert (figures.digits, figures.right, figures.unnoticed) == (30, 30, 0)
    assert figures.kinds == 81
    assert len(figures.milliseconds["all"]) == 2
