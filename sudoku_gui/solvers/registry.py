"""The table of the algorithms to watch.

A new algorithm is a file of its name that implements the interface of `search` and makes
ALGORITHM, and a line here.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sudoku_gui.language import Text, text
from sudoku_gui.late_rows import LateRows

if TYPE_CHECKING:
    from sudoku_gui.solvers.search import Algorithm

ALGORITHMS: "LateRows[Algorithm]" = LateRows(
    "sudoku_gui.solvers.algorithms",
    "ALGORITHM",
    (
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
    ),
)


class UnknownAlgorithmError(LookupError):
    """No algorithm has the name that was asked for; `sentence` lists those there are."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.sentence: Text = text(
            'no algorithm is called "{name}"; there are: {names}',
            name=name,
            names=", ".join(known),
        )
        super().__init__(str(self.sentence))


def algorithm_named(name: str, others: Sequence[str] = ()) -> "Algorithm":
    """Return the algorithm that the terminal calls `name`, or raise UnknownAlgorithmError.

    others: names that might have been meant as well, beside those of the table.
    """
    if name in ALGORITHMS.names:
        return ALGORITHMS.named(name)
    raise UnknownAlgorithmError(name, [*ALGORITHMS.names, *others])


def quick_algorithm() -> "Algorithm":
    """Return the one to watch that takes few steps on nearly every puzzle."""
    return ALGORITHMS.named("fewest-candidates")
