"""How racers stand as records for other programs.

Names and order of the fields are for scripts: they stay, and are the same in every
language.
"""

import csv
from collections.abc import Mapping, Sequence
from io import StringIO

from sudoku_gui.playback.race import RaceStanding

_COUNTERS = ("steps", "placements", "backtracks", "tries", "reads", "calls")


def race_row(standing: RaceStanding) -> dict[str, object]:
    """Return what it took a racer, by the names that scripts know, with seconds if it was timed."""
    moment, seconds = standing.moment, standing.seconds
    return {
        "algorithm": standing.racer.algorithm.name,
        "outcome": moment.outcome.value,
        **{name: moment.counters.known(name) for name in _COUNTERS},
        "seconds": None if seconds is None else round(seconds, 6),
    }


def race_csv(rows: Sequence[Mapping[str, object]]) -> str:
    """Return rows with the same fields, at least one, as CSV below the names of the fields.

    Lines end with a line feed.
    """
    table = StringIO()
    writer = csv.DictWriter(table, rows[0], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return table.getvalue()
