"""Sets linked in a chain as numbers, and what cells lose."""

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.techniques.linked_sets import LinkedSets, Losses

PAIR = LinkedSets(((Cell(0), Cell(1)), (Cell(9), Cell(10))), (Digit(3), Digit(4)))
CHAIN = LinkedSets(((Cell(0),), (Cell(9), Cell(10)), (Cell(20),)), (Digit(3), Digit(4)))


def test_the_pattern_tells_sets_and_digits() -> None:
    for linked in (PAIR, CHAIN):
        assert LinkedSets.of_pattern(linked.pattern) == linked


def test_two_sets_share_all_digits_of_their_links() -> None:
    assert PAIR.linked(0, Digit(4)) == (0, 1)
    assert PAIR.linked(1, Digit(5)) == (1,)


def test_in_a_chain_only_neighbours_share_the_digit_of_their_link() -> None:
    assert CHAIN.linked(0, Digit(3)) == (0, 1)
    assert CHAIN.linked(1, Digit(3)) == (0, 1)
    assert CHAIN.linked(1, Digit(4)) == (1, 2)
    assert CHAIN.linked(0, Digit(4)) == (0,)


def test_losses_of_a_cell_are_gathered_in_one_mask() -> None:
    losses = Losses()
    losses.add(1 << 4 | 1 << 80, 3)
    losses.add(1 << 4, 7)

    assert losses.eliminations == ((4, 1 << 3 | 1 << 7), (80, 1 << 3))
