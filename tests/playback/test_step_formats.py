"""Records of moments: the same facts in every form, and those of a naive walk."""

import csv
import json
from io import StringIO

from hypothesis import given, settings

from sudoku_gui.model.geometry import NO_CELL
from sudoku_gui.playback.step_formats import CSV, JSON_LINES
from sudoku_gui.solvers.search import Moment, Outcome
from tests.support.playback.naive import Walked, walks


@settings(max_examples=30, deadline=None)
@given(walked=walks())
def test_json_lines_hold_the_facts_of_every_moment(walked: Walked) -> None:
    lines = JSON_LINES.header + "".join(map(JSON_LINES.line, walked.moments))

    assert [json.loads(line) for line in lines.splitlines()] == [
        _expected(moment) for moment in walked.moments
    ]


@settings(max_examples=30, deadline=None)
@given(walked=walks())
def test_csv_holds_the_same_facts_below_their_names(walked: Walked) -> None:
    table = CSV.header + "".join(map(CSV.line, walked.moments))

    assert list(csv.DictReader(StringIO(table))) == [
        {name: "" if fact is None else str(fact) for name, fact in _expected(moment).items()}
        for moment in walked.moments
    ]


def _expected(moment: Moment) -> dict[str, object]:
    counters, has_ended = moment.counters, moment.outcome is not Outcome.RUNNING
    row, column = divmod(moment.cell, moment.grid.geometry.size)
    return {
        "step": counters.placements + counters.backtracks,
        "kind": moment.outcome.value if has_ended else moment.kind.value,
        "cell": None if moment.cell == NO_CELL else f"r{row + 1}c{column + 1}",
        "digit": None if moment.cell == NO_CELL else moment.digit,
        "depth": len(moment.path),
        "placements": counters.placements,
        "backtracks": counters.backtracks,
        "tries": counters.tries,
        "reads": counters.reads,
        "calls": counters.calls,
        "grid": "".join("0123456789ABCDEFGHIJKLMNOP"[digit] for digit in moment.grid.digits),
    }
