"""Cells of photos of which somebody has written down what they show."""

from pathlib import Path

import cv2
import numpy as np

from sudoku_gui.photo.cells import SIDE
from tests.support.drawn_pictures import PUZZLE, blank_page, draw_grid, photographed, square
from tests.training.labelled_photos import LabelledCells, digits_in, labelled_cells

HAND = 9
FILLED = f"534{PUZZLE[3:]}"  # one entry, beside a 5 and a 3 that are given


def labels_of(line: str) -> str:
    rows = "\n".join(" ".join(line[start : start + 9]) for start in range(0, 81, 9))
    return f"a camera\n640x480:24 JPG\n{rows}\n"


def write_photo(folder: Path, line: str, turns: int = 0) -> None:
    """Write `one.jpg` of a page, and what it shows."""
    folder.mkdir()
    page = blank_page()
    draw_grid(page, square(120, 200, 450), line=line)
    photo = np.ascontiguousarray(np.rot90(photographed(page), turns))
    (folder / "one.jpg").write_bytes(bytes(cv2.imencode(".jpg", photo)[1]))
    (folder / "one.dat").write_text(labels_of(line))


def test_the_cells_are_turned_as_they_are_read_and_what_is_not_printed_is_written(
    tmp_path: Path,
) -> None:
    write_photo(tmp_path / "images", PUZZLE)
    write_photo(tmp_path / "mixed", FILLED, turns=1)
    (tmp_path / "some.desc").write_text("mixed/one.jpg\nmixed/unknown.jpg\n")

    found = labelled_cells(tmp_path, "some.desc", HAND)

    assert found.cells.shape == (81, SIDE, SIDE)
    assert found.shown.tolist() == [5, 3, 4 + HAND, *map(int, PUZZLE[3:])]
    ink = found.cells[:, 8:-8, 8:-8].max(axis=(1, 2))
    assert ink[found.shown > 0].min() > ink[found.shown == 0].max()


def test_labels_are_the_rows_behind_what_is_said_of_the_camera(tmp_path: Path) -> None:
    (tmp_path / "one.dat").write_text(labels_of(PUZZLE))

    assert digits_in(tmp_path / "one.dat").tolist() == list(map(int, PUZZLE))


def test_cells_are_taken_by_page_by_what_they_show_and_by_chance() -> None:
    shown = np.array([0, 4, 0, 7], np.uint8)
    cells = LabelledCells(np.full((4, SIDE, SIDE), shown[:, None, None] * 10, np.uint8), shown)

    second, blanks = cells.of_pages(lambda page: page == 1, 2), cells.blanks()
    some, labels = cells.some(50, np.random.default_rng(1))

    assert second.shown.tolist() == [0, 7]
    assert second.with_others(blanks).shown.tolist() == [0, 7, 0, 0]
    assert not blanks.cells.any()
    assert set(labels.tolist()) == {0, 4, 7}
    assert np.allclose(some[:, 0, 0], labels * 10 / 255)
