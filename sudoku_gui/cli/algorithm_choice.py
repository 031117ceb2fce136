"""The choice of an algorithm by its name on the command line."""

from typing import TYPE_CHECKING

from sudoku_gui.cli.command import BadInputError
from sudoku_gui.language import text
from sudoku_gui.solvers import ALGORITHMS, UnknownAlgorithmError, algorithm_named
from sudoku_gui.solvers.engine import instant

if TYPE_CHECKING:
    from sudoku_gui.solvers.search import Algorithm


def algorithm_with_steps(name: str) -> "Algorithm":
    """Return the algorithm to watch that is called `name`, or raise BadInputError if none is."""
    if name == instant.NAME:
        raise BadInputError(
            text(
                '"{name}" solves without steps that could be shown; there are: {names}',
                name=name,
                names=", ".join(ALGORITHMS.names),
            )
        )
    return algorithm_of(name)


def algorithm_of(name: str, *others: str) -> "Algorithm":
    """Return the algorithm to watch that is called `name`, or raise BadInputError if none is.

    others: names that might have been meant as well.
    """
    try:
        return algorithm_named(name, others)
    except UnknownAlgorithmError as error:
        raise BadInputError(error.sentence) from error
