"""The table of the algorithms to watch.

A new algorithm is a file that implements the interface of `search`, and a line here.
"""

from collections.abc import Iterable, Sequence

from sudoku_gui.language import Text, text
from sudoku_gui.solvers.algorithms import (
    backwards,
    candidate_sets,
    dancing_links,
    descending,
    direct_check,
    fewest_candidates,
    last_blank,
    listed_possibilities,
    missing_digits,
    singles_first,
    used_tables,
)
from sudoku_gui.solvers.search import Algorithm

ALGORITHMS: tuple[Algorithm, ...] = (
    used_tables.ALGORITHM,
    missing_digits.ALGORITHM,
    candidate_sets.ALGORITHM,
    listed_possibilities.ALGORITHM,
    direct_check.ALGORITHM,
    last_blank.ALGORITHM,
    fewest_candidates.ALGORITHM,
    singles_first.ALGORITHM,
    dancing_links.ALGORITHM,
    backwards.ALGORITHM,
    descending.ALGORITHM,
)

QUICK_ALGORITHM = fewest_candidates.ALGORITHM
"""The one to watch that takes few steps on nearly every puzzle."""


class UnknownAlgorithmError(LookupError):
    """No algorithm has the name that was asked for; `sentence` lists those there are."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.sentence: Text = text(
            'no algorithm is called "{name}"; there are: {names}',
            name=name,
            names=", ".join(known),
        )
        super().__init__(str(self.sentence))


def algorithm_named(name: str, others: Sequence[str] = ()) -> Algorithm:
    """Return the algorithm that the terminal calls `name`, or raise UnknownAlgorithmError.

    others: names that might have been meant as well, beside those of the table.
    """
    for algorithm in ALGORITHMS:
        if algorithm.name == name:
            return algorithm
    raise UnknownAlgorithmError(name, [*(each.name for each in ALGORITHMS), *others])
