"""What two networks say together of the cells of a grid."""

from typing import cast

import numpy as np

from sudoku_gui.photo.arrays import Floats
from sudoku_gui.photo.cell_classifier import PRINTED, WRITTEN, TwoNetworks
from sudoku_gui.photo.cells import SIDE
from sudoku_gui.photo.digit_network import DigitNetwork

CELLS = np.zeros((81, SIDE, SIDE), np.float32)
WRITTEN_CELL, PRINTED_CELL = 0, 30


class Says:
    """In place of a network: what it says of the cells of a page."""

    def __init__(self, classes: int, shown: list[int], sure: float = 0.99) -> None:
        self.likely = np.full((len(shown), classes), (1 - sure) / (classes - 1), np.float32)
        self.likely[np.arange(len(shown)), shown] = sure

    def probabilities(self, cells: Floats) -> Floats:
        return self.likely[: len(cells)].copy()


class SaysOtherwiseAside(Says):
    """Says what it is told of whole pages, and 4 of the cells that it is shown again."""

    def probabilities(self, cells: Floats) -> Floats:
        if len(cells) == len(CELLS):
            return super().probabilities(cells)
        self.shown_again = len(cells)
        return Says(19, [9 + 4] * len(cells)).probabilities(cells)


def together(as_print: list[int], both: list[int], sure_as_print: float = 0.6) -> Floats:
    says = (Says(10, as_print, sure_as_print), Says(19, both))
    networks = (cast("DigitNetwork", network) for network in says)
    return TwoNetworks(*networks).probabilities(CELLS)


def page(written: int, printed: int) -> list[int]:
    """What is on a page with so many written digits, all of them 3, and printed ones, all 5."""
    return [9 + 3] * written + [5] * printed + [0] * (81 - written - printed)


def test_a_page_on_which_nothing_is_written_is_what_the_network_for_print_says() -> None:
    likely = together(as_print=[5] * 30 + [0] * 51, both=[6] * 30 + [1] * 51)

    assert likely.argmax(axis=1).tolist() == [5] * 30 + [0] * 51
    assert not likely[:, WRITTEN].any()


def test_what_is_written_among_printed_digits_is_told_apart() -> None:
    shown = page(written=20, printed=28)

    likely = together(as_print=[5] * 48 + [0] * 33, both=shown)

    assert likely.argmax(axis=1).tolist() == shown
    assert np.allclose(likely.sum(axis=1), 1, atol=1e-5)


def test_cells_that_are_unsure_and_no_others_are_looked_at_again() -> None:
    both = SaysOtherwiseAside(19, page(written=20, printed=28))
    both.likely[WRITTEN_CELL] *= 0.6
    both.likely[WRITTEN_CELL, 9 + 4] += 0.4
    networks = (cast("DigitNetwork", each) for each in (Says(10, [5] * 81, 0.6), both))

    likely = TwoNetworks(*networks).probabilities(CELLS)

    assert both.shown_again == 1
    assert likely[: WRITTEN_CELL + 2].argmax(axis=1).tolist() == [9 + 4, 9 + 3]


def test_both_networks_read_what_is_printed() -> None:
    shown = page(written=20, printed=28)

    likely = together(as_print=[6] * 81, both=shown)[PRINTED_CELL]

    assert likely[5] > 0.4
    assert likely[6] > 0.2
    assert likely[PRINTED].sum() > 0.9


def test_digits_that_all_look_written_are_a_font() -> None:
    likely = together(as_print=[3] * 30 + [0] * 51, both=page(written=30, printed=0))

    assert likely.argmax(axis=1).tolist() == [3] * 30 + [0] * 51


def test_digits_that_look_written_and_are_easily_read_as_print_are_a_font() -> None:
    as_print = [5] * 48 + [0] * 33

    likely = together(as_print, page(written=20, printed=28), sure_as_print=0.95)

    assert likely.argmax(axis=1).tolist() == as_print


def test_a_single_digit_that_looks_written_is_dirt() -> None:
    likely = together(as_print=[0] + [5] * 28 + [0] * 52, both=page(written=1, printed=28))

    assert likely.argmax(axis=1)[WRITTEN_CELL] == 0
