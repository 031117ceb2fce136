"""Walking the rows of subtrees: down to a child, up to the parent, aside to siblings."""

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.playback.subtree_rows import Subtree
from sudoku_gui.presentation.search.subtree_choice import SubtreeChoice, nearest_in, subtree_at


def subtree(depth: int, first: int, last: int) -> Subtree:
    return Subtree(depth, first, last, True, Cell(depth), Digit(1))


LEFT, RIGHT = subtree(1, 1, 49), subtree(1, 60, 99)
SMALL, WIDE, OTHER = subtree(2, 2, 9), subtree(2, 12, 40), subtree(2, 61, 90)
ROWS = ((LEFT, RIGHT), (SMALL, WIDE, OTHER))


def test_the_first_chosen_is_in_the_first_row_at_the_moment_or_nearest_to_it() -> None:
    entered = {}
    for step in (0, 30, 52, 58, 200):
        choice = SubtreeChoice()
        choice.show(ROWS)
        assert choice.enter(step)
        entered[step] = choice.chosen

    assert entered == {0: LEFT, 30: LEFT, 52: LEFT, 58: RIGHT, 200: RIGHT}


def test_one_goes_down_to_the_widest_child_and_up_to_the_parent_and_out() -> None:
    choice = SubtreeChoice()
    choice.show(ROWS)
    choice.enter(0)

    way = []
    for move in (choice.move_down, choice.move_down, choice.move_up, choice.move_up):
        move()
        way.append(choice.chosen)

    assert way == [WIDE, WIDE, LEFT, None]


def test_one_goes_aside_to_the_ends_of_a_row() -> None:
    choice = SubtreeChoice()
    choice.show(ROWS)
    choice.enter(0)
    choice.move_down()

    way = []
    for by in (1, 1, -1, -1, -1):
        choice.move_aside(by)
        way.append(choice.chosen)

    assert way == [OTHER, OTHER, WIDE, SMALL, SMALL]


def test_what_is_chosen_stays_while_it_grows_and_goes_with_its_row() -> None:
    choice = SubtreeChoice()
    choice.show(ROWS)
    choice.enter(60)
    grown = subtree(1, 60, 150)

    choice.show(((LEFT, grown), (SMALL,)))
    assert choice.chosen == grown
    choice.show(((WIDE,),))
    assert choice.chosen is None


def test_without_rows_there_is_nothing_to_choose() -> None:
    choice = SubtreeChoice()

    assert not choice.enter(5)
    for move in (choice.move_down, choice.move_up, lambda: choice.move_aside(1)):
        move()
    assert choice.chosen is None


def test_a_moment_belongs_to_one_subtree_of_a_row_or_to_none() -> None:
    assert [subtree_at(ROWS[0], step) for step in (0, 1, 49, 50, 60)] == [
        None,
        LEFT,
        LEFT,
        None,
        RIGHT,
    ]
    assert nearest_in(ROWS[1], 45) == WIDE
