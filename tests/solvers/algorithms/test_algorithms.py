"""The table of the algorithms."""

import re

import pytest

from sudoku_gui.solvers import ALGORITHMS, UnknownAlgorithmError, algorithm_named
from sudoku_gui.solvers.search import Algorithm

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)


def test_the_names_are_those_of_the_terminal_in_their_order() -> None:
    assert [algorithm.name for algorithm in ALGORITHMS] == [
        "used-tables",
        "missing-digits",
        "candidate-sets",
        "listed-possibilities",
        "direct-check",
        "last-blank",
        "fewest-candidates",
        "singles-first",
        "dancing-links",
        "backwards",
        "descending",
    ]


@every_algorithm
def test_an_algorithm_is_found_by_its_name(algorithm: Algorithm) -> None:
    assert algorithm_named(algorithm.name) is algorithm


@pytest.mark.parametrize("name", ["", "Used-tables", "used tables", "dlx"])
def test_a_name_that_no_algorithm_has_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownAlgorithmError) as caught:
        algorithm_named(name)

    message = str(caught.value.sentence)
    assert f'"{name}"' in message
    assert all(algorithm.name in message for algorithm in ALGORITHMS)
    assert str(caught.value) == message


@every_algorithm
def test_a_description_is_two_sentences(algorithm: Algorithm) -> None:
    assert len(re.findall(r"\.( |$)", str(algorithm.description))) == 2


def test_titles_tell_the_algorithms_apart() -> None:
    assert len({str(algorithm.title) for algorithm in ALGORITHMS}) == len(ALGORITHMS)
