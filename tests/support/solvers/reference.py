"""The programs to watch as their authors would write them, by the names of the algorithms."""

from tests.support.solvers.last_blank_port import LastBlank
from tests.support.solvers.program import Program
from tests.support.solvers.programs_by_cell import (
    Backwards,
    CandidateSets,
    Descending,
    DirectCheck,
    ListedPossibilities,
    MissingDigits,
    UsedTables,
)
from tests.support.solvers.programs_by_choice import (
    DancingLinks,
    FewestCandidates,
    SinglesFirst,
)

PROGRAMS: dict[str, type[Program]] = {
    "used-tables": UsedTables,
    "missing-digits": MissingDigits,
    "candidate-sets": CandidateSets,
    "listed-possibilities": ListedPossibilities,
    "direct-check": DirectCheck,
    "last-blank": LastBlank,
    "fewest-candidates": FewestCandidates,
    "singles-first": SinglesFirst,
    "dancing-links": DancingLinks,
    "backwards": Backwards,
    "descending": Descending,
}
