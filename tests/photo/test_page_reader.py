"""A page with its grids, and grids that are read where somebody shows them."""

import cv2
import numpy as np
import pytest

from sudoku_gui.model.photo import Corners
from sudoku_gui.photo.arrays import Grey
from sudoku_gui.photo.page_reader import (
    GreyPicture,
    ImplausibleCornersError,
    PageReader,
    ReadingStage,
)
from tests.support.drawn_pictures import (
    PUZZLE,
    blank_page,
    draw_grid,
    photographed,
    put_table,
    square,
    table,
)

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@pytest.fixture(scope="module")
def reader() -> PageReader:
    return PageReader.shipped()


def _page() -> Grey:
    page = blank_page(width=1100)
    draw_grid(page, square(600, 150, 460))
    draw_grid(page, square(40, 150, 500), line=SOLUTION)
    return photographed(page)


def _png(page: Grey) -> bytes:
    return bytes(cv2.imencode(".png", page)[1])


def _corners(left: float, top: float, side: float) -> Corners:
    right, bottom = left + side, top + side
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _grey(picture: GreyPicture) -> Grey:
    return np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width)


def test_all_grids_of_a_page_are_read_and_the_page_is_shown(reader: PageReader) -> None:
    page = _page()

    read = reader.open(_png(page))

    assert [grid.reading.grid.line() for grid in read.grids] == [PUZZLE, SOLUTION]
    assert np.array_equal(_grey(read.picture), page)


def test_a_grid_is_shown_from_straight_above(reader: PageReader) -> None:
    page = blank_page()
    draw_grid(page, np.array([[150, 130], [560, 90], [620, 610], [90, 540]], np.float32))

    (grid,) = reader.open(_png(photographed(page))).grids

    seen = _grey(grid.picture)
    assert seen.shape == (576, 576)
    cells = seen.reshape(9, 64, 9, 64)[:, 16:48, :, 16:48].min(axis=(1, 3)).ravel()
    paper = np.median(cells[[sign == "0" for sign in PUZZLE]])
    assert (cells[[sign != "0" for sign in PUZZLE]] < paper - 40).all()


def test_what_is_being_done_is_told(reader: PageReader) -> None:
    told: list[tuple[ReadingStage, int, int]] = []

    reader.open(_png(_page()), lambda *stage: told.append(stage))

    assert told == [
        (ReadingStage.DECODING, 0, 0),
        (ReadingStage.FINDING, 0, 0),
        (ReadingStage.READING, 1, 2),
        (ReadingStage.READING, 2, 2),
    ]


def test_a_grid_is_read_where_its_corners_are_shown(reader: PageReader) -> None:
    page = reader.open(_png(_page())).picture

    grid = reader.read_at(page, _corners(603, 148, 459))

    assert grid.reading.grid.line() == PUZZLE
    assert grid.corners[0] == pytest.approx((603, 148))


def test_corners_may_be_shown_the_other_way_round(reader: PageReader) -> None:
    page = reader.open(_png(_page())).picture
    first, second, third, fourth = _corners(600, 150, 460)

    assert reader.read_at(page, (fourth, third, second, first)).reading.grid.line() == PUZZLE


def test_light_lines_are_read_where_they_are_shown(reader: PageReader) -> None:
    page = reader.open(_png(np.asarray(255 - _page(), np.uint8))).picture

    grid = reader.read_at(page, _corners(600, 150, 460))

    assert grid.reading.grid.line() == PUZZLE
    assert grid.reading.found.is_light
    assert np.median(_grey(grid.picture)) < 128 < _grey(grid.picture).max()


@pytest.mark.parametrize(
    "corners",
    [
        ((0.0, 0.0), (100.0, 100.0), (100.0, 0.0), (0.0, 100.0)),
        ((0.0, 0.0), (100.0, 0.0), (20.0, 20.0), (0.0, 100.0)),
        ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),
    ],
    ids=["crossed", "dented", "all in one"],
)
def test_corners_that_go_around_nothing_are_refused(reader: PageReader, corners: Corners) -> None:
    page = reader.open(_png(_page())).picture

    with pytest.raises(ImplausibleCornersError):
        reader.read_at(page, corners)


def test_of_a_page_with_a_grid_of_another_size_it_is_known_which(reader: PageReader) -> None:
    page = blank_page()
    put_table(page, table(16, 16, thick_every=4), 30, 60, 640)

    assert reader.open(_png(page)).other_size == 16
    assert reader.open(_png(blank_page())).other_size is None
