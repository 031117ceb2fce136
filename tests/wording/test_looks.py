"""Looks as sentences."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.sub_steps import inner_moments
from sudoku_gui.solvers.look import Look
from sudoku_gui.wording.looks import look_sentence
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL


def told(name: str, step: int) -> list[str]:
    """What is told of the looks in the step that leads to `step`; of the start for 0."""
    algorithm = algorithm_named(name)
    moments = walk(algorithm, SMALL).moments
    before = moments[max(0, step - 1)]
    happened = inner_moments(algorithm.procedure, before, moments[step], with_looks=True)
    looks = [each.sub_step for each in happened if isinstance(each.sub_step, Look)]
    return [str(look_sentence(each, SMALL.geometry)) for each in looks]


def test_a_look_at_a_table_is_a_question_and_its_answer() -> None:
    assert told("used-tables", 5)[:4] == [
        "Has row 2 used 1? No.",
        "Has column 2 used 1? No.",
        "Has box 1 used 1? Yes, so 1 is refused.",
        "Has row 2 used 2? Yes, so 2 is refused.",
    ]


def test_a_look_at_a_cell_says_what_it_holds_and_what_follows() -> None:
    assert told("direct-check", 5)[:3] == [
        "Looks at r2c1: 3, not 1.",
        "Looks at r1c2: 2, not 1.",
        "Looks at r1c1: 1, so 1 is refused.",
    ]


def test_the_list_of_what_the_givens_allow_is_asked_before_the_cells() -> None:
    assert told("listed-possibilities", 2)[1:4] == [
        "Is 2 on the list of r1c3? No, so it is refused.",
        "Is 3 on the list of r1c3? Yes.",
        "Looks at r1c3: blank.",
    ]


def test_candidates_places_and_options_are_counted() -> None:
    assert told("fewest-candidates", 0)[:2] == [
        "Looks at r1c1: blank.",
        "How many candidates has r1c1? 2",
    ]
    assert told("fewest-candidates", 1)[1:3] == [
        "Does a peer of r3c2 hold 2? Yes, so it is refused.",
        "Does a peer of r3c2 hold 3? No.",
    ]
    options = told("dancing-links", 0)
    assert options[0] == "How many options are left for r1c1? 2"
    assert "How many options are left for 3 in row 1? 3" in options


def test_places_are_counted_where_no_blank_has_a_single_candidate() -> None:
    algorithm = algorithm_named("singles-first")
    start = algorithm.start(Grid.from_line("0" * 16)).moment()
    happened = inner_moments(algorithm.procedure, start, start, with_looks=True)
    looks = [each.sub_step for each in happened if isinstance(each.sub_step, Look)]

    said = [str(look_sentence(each, start.grid.geometry)) for each in looks]

    assert "How many places has 1 in row 1? 4" in said
