"""Moments of a search as records for other programs: JSON lines, and CSV.

Names and order of the fields are for scripts: they stay, and are the same in every
language.  `cell` is r1c1, ..., `digit` an integer, and both are missing at the start.
`kind` is what the step was, and at the last moment of a search how it has ended.
"""

import csv
import json
from collections.abc import Callable, Iterable, Mapping
from io import StringIO

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import NO_CELL
from sudoku_gui.solvers.search import Moment, Outcome, StepKind

_FIELDS = (
    *("step", "kind", "cell", "digit", "depth"),
    *("placements", "backtracks", "tries", "reads", "calls", "grid"),
)


def moment_fields(moment: Moment) -> dict[str, int | str | None]:
    """Return what there is to say about a moment, by the names that scripts know."""
    counters = moment.counters
    is_start = moment.cell == NO_CELL
    facts = (
        counters.steps,
        _kind(moment),
        None if is_start else moment.grid.geometry.name(moment.cell),
        None if is_start else moment.digit,
        counters.depth,
        counters.placements,
        counters.backtracks,
        counters.known("tries"),
        counters.reads,
        counters.calls,
        moment.grid.line(),
    )
    return dict(zip(_FIELDS, facts, strict=True))


@dataclass(frozen=True, slots=True)
class StepFormat:
    """One way to write moments down, each on a line: `header` comes first, then their `line`s.

    Lines end with a line feed.
    """

    suffix: str
    header: str
    line: Callable[[Moment], str]


def json_line(moment: Moment) -> str:
    """Return a moment as an object of JSON, with null for what is missing."""
    return json.dumps(moment_fields(moment)) + "\n"


def csv_line(moment: Moment) -> str:
    """Return a moment as a row of a table, with empty fields for what is missing."""
    return _row(moment_fields(moment).values())


def _row(values: Iterable[int | str | None]) -> str:
    row = StringIO()
    csv.writer(row, lineterminator="\n").writerow(values)
    return row.getvalue()


def _kind(moment: Moment) -> str:
    is_running = moment.outcome is Outcome.RUNNING
    kind: StepKind | Outcome = moment.kind if is_running else moment.outcome
    return str(kind.value)


JSON_LINES = StepFormat(".jsonl", "", json_line)
CSV = StepFormat(".csv", _row(_FIELDS), csv_line)
STEP_FORMATS: Mapping[str, StepFormat] = {form.suffix: form for form in (JSON_LINES, CSV)}
