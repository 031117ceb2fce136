"""Finding grids: where they are, and what is none."""

from collections.abc import Callable

import cv2
import numpy as np
import pytest

from sudoku_gui.photo.arrays import Floats, Grey
from sudoku_gui.photo.grid_finder import FoundGrid, find_grids, other_size_in
from tests.support.drawn_pictures import (
    blank_page,
    chess_board,
    draw_grid,
    photographed,
    put_table,
    square,
    table,
    text_page,
)

OBLIQUE = np.array([[150, 130], [560, 90], [620, 610], [90, 540]], np.float32)


def test_a_grid_on_a_photographed_page_is_found() -> None:
    page = blank_page()
    draw_grid(page, square(120, 200, 450))

    (found,) = find_grids(photographed(page))

    assert _is_at(found, square(120, 200, 450))
    assert not found.is_light


def test_a_grid_seen_from_the_side_is_found() -> None:
    page = blank_page()
    draw_grid(page, OBLIQUE)

    (found,) = find_grids(photographed(page))

    assert _is_at(found, OBLIQUE)


@pytest.mark.parametrize("degrees", [8, 25, 44, -30])
def test_a_grid_that_is_turned_is_found(degrees: float) -> None:
    corners = _turned(square(180, 280, 340), degrees)
    page = blank_page()
    draw_grid(page, corners)

    (found,) = find_grids(photographed(page))

    assert any(_is_at(found, np.roll(corners, turns, axis=0)) for turns in range(4))


def test_a_grid_that_is_out_of_focus_is_found() -> None:
    page = blank_page()
    draw_grid(page, square(120, 200, 450))

    (found,) = find_grids(np.asarray(cv2.GaussianBlur(photographed(page), (0, 0), 7), np.uint8))

    assert _is_at(found, square(120, 200, 450))


def test_light_lines_on_a_dark_screen_are_found() -> None:
    page = blank_page()
    draw_grid(page, square(120, 200, 450))

    (found,) = find_grids(np.asarray(255 - page, np.uint8))

    assert _is_at(found, square(120, 200, 450))
    assert found.is_light


def test_a_grid_in_the_midst_of_text_is_found() -> None:
    page = text_page()
    cv2.rectangle(page, (150, 250), (560, 660), 225, -1)
    draw_grid(page, square(160, 260, 390))

    (found,) = find_grids(photographed(page))

    assert _is_at(found, square(160, 260, 390))


def test_the_puzzle_comes_before_the_smaller_grid_beside_it() -> None:
    page = blank_page()
    draw_grid(page, square(60, 60, 220), line="123456789" * 9)
    draw_grid(page, square(150, 330, 500))

    first, second = find_grids(photographed(page))

    assert _is_at(first, square(150, 330, 500))
    assert _is_at(second, square(60, 60, 220))


def test_two_grids_side_by_side_are_two() -> None:
    page = blank_page(width=1000)
    draw_grid(page, square(40, 200, 440))
    draw_grid(page, square(500, 200, 440))

    found = find_grids(photographed(page))

    assert sorted(round(float(grid.corners[0, 0]), -1) for grid in found) == [40, 500]


def test_a_grid_cut_by_the_edge_of_the_photo_is_found_where_its_frame_is_left() -> None:
    page = blank_page()
    draw_grid(page, square(4, 200, 500))

    (found,) = find_grids(photographed(page)[:, 2:])

    assert _is_at(found, square(2, 200, 500))


def test_a_large_photo_is_measured_in_its_own_pixels() -> None:
    page = blank_page()
    draw_grid(page, OBLIQUE)
    large = np.asarray(cv2.resize(photographed(page), None, fx=3, fy=3), np.uint8)

    (found,) = find_grids(large)

    assert _is_at(found, OBLIQUE * 3)


def _crossword() -> Grey:
    page = blank_page()
    put_table(page, table(13, 13), 60, 100, 560)
    return page


def _calendar() -> Grey:
    page = blank_page()
    put_table(page, table(7, 5), 60, 100, 560)
    return page


def _ten_by_ten() -> Grey:
    page = blank_page()
    put_table(page, table(10, 10), 60, 100, 560)
    return page


def _sixteen_by_sixteen() -> Grey:
    page = blank_page()
    draw_grid(page, square(60, 100, 580), line="", size=16)
    return page


def _long_table() -> Grey:
    page = blank_page()
    put_table(page, table(9, 14), 60, 40, 500)
    return page


def _noise() -> Grey:
    return np.random.default_rng(1).integers(0, 255, (500, 700)).astype(np.uint8)


@pytest.mark.parametrize(
    "picture",
    [
        blank_page,
        text_page,
        chess_board,
        _crossword,
        _calendar,
        _ten_by_ten,
        _sixteen_by_sixteen,
        _long_table,
    ],
)
def test_what_is_no_grid_of_nine_by_nine_is_not_found(picture: Callable[[], Grey]) -> None:
    assert find_grids(photographed(picture())) == ()


def test_in_noise_nothing_answers_like_a_grid() -> None:
    assert all(found.score < 0.5 for found in find_grids(_noise()))


def _is_at(found: FoundGrid, corners: Floats) -> bool:
    """Return whether each corner is within 2 % of the side."""
    side = float(np.linalg.norm(corners[0] - corners[1]))
    return bool(np.abs(found.corners - corners).max() < side / 50)


def _turned(corners: Floats, degrees: float) -> Floats:
    angle = np.radians(degrees)
    matrix = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    middle = corners.mean(axis=0)
    result: Floats = ((corners - middle) @ matrix.T + middle).astype(np.float32)
    return result


@pytest.mark.parametrize("size", [6, 8, 10, 12, 16, 25])
def test_a_table_of_another_size_is_known_by_its_rows(size: int) -> None:
    page = blank_page()
    put_table(page, table(size, size), 30, 60, 640)

    assert other_size_in(page) == size


@pytest.mark.parametrize("picture", [blank_page, text_page, _calendar])
def test_what_is_no_square_table_has_no_size(picture: Callable[[], Grey]) -> None:
    assert other_size_in(picture()) is None
