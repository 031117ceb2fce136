"""From the bytes of a picture to puzzles."""

import cv2
import numpy as np
import pytest

from sudoku_gui.model.geometry import Cell
from sudoku_gui.photo.arrays import Floats, Grey
from sudoku_gui.photo.cell_classifier import PRINTED, WRITTEN, TwoNetworks
from sudoku_gui.photo.grid_reading import CellKind, GridReading
from sudoku_gui.photo.photo_reader import PhotoReader
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from tests.support.drawn_pictures import (
    PUZZLE,
    blank_page,
    chess_board,
    draw_grid,
    photographed,
    square,
    text_page,
)

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@pytest.fixture(scope="module")
def reader() -> PhotoReader:
    return PhotoReader.shipped()


class Undecided:
    """Says of some cells that the digits in them are printed, but may as well be written."""

    def __init__(self, cells: slice) -> None:
        self._cells = cells
        self._networks = TwoNetworks.shipped()

    def probabilities(self, cells: Floats) -> Floats:
        likely = self._networks.probabilities(cells)
        likely[self._cells, WRITTEN] = likely[self._cells, PRINTED] * 0.4
        likely[self._cells, PRINTED] *= 0.6
        return likely


def _page() -> Grey:
    page = blank_page()
    draw_grid(page, square(120, 200, 450))
    return page


def _read(reader: PhotoReader, picture: Grey) -> tuple[GridReading, ...]:
    return reader.read(bytes(cv2.imencode(".png", picture)[1]))


def test_a_photographed_puzzle_is_read(reader: PhotoReader) -> None:
    (reading,) = _read(reader, photographed(_page()))

    assert reading.grid.line() == PUZZLE
    assert reading.verdict.kind is VerdictKind.UNIQUE


def test_a_digit_that_may_be_printed_or_written_is_not_sure() -> None:
    (reading,) = _read(PhotoReader(Undecided(slice(1))), photographed(_page()))

    assert reading.unsure == (Cell(0),)
    assert reading.cells[0].is_digit_sure
    assert reading.cells[0].kind is CellKind.GIVEN
    assert reading.cells[0].kind_probability == pytest.approx(0.6, abs=0.01)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_page_on_its_side_is_read_and_its_corners_begin_where_it_does(
    reader: PhotoReader, turns: int
) -> None:
    turned = np.ascontiguousarray(np.rot90(photographed(_page()), turns))

    (reading,) = _read(reader, turned)

    assert reading.grid.line() == PUZZLE
    first = reading.found.corners[0]
    expected = {1: (200, 580), 2: (580, 700), 3: (700, 120)}[turns]
    assert first == pytest.approx(np.array(expected), abs=12)


def test_a_dark_screen_is_read(reader: PhotoReader) -> None:
    (reading,) = _read(reader, np.asarray(255 - _page(), np.uint8))

    assert reading.grid.line() == PUZZLE


def test_the_puzzle_comes_before_its_solution(reader: PhotoReader) -> None:
    page = blank_page(width=1100)
    draw_grid(page, square(40, 150, 500), line=SOLUTION)
    draw_grid(page, square(600, 150, 460))

    readings = _read(reader, photographed(page))

    assert [reading.grid.line() for reading in readings] == [PUZZLE, SOLUTION]


def test_a_large_photo_is_read(reader: PhotoReader) -> None:
    large = np.asarray(cv2.resize(photographed(_page()), None, fx=5, fy=5), np.uint8)

    (reading,) = _read(reader, large)

    assert reading.grid.line() == PUZZLE


@pytest.mark.parametrize("page", [text_page(), chess_board(), blank_page()])
def test_where_there_is_no_grid_nothing_is_read(reader: PhotoReader, page: Grey) -> None:
    assert _read(reader, photographed(page)) == ()
