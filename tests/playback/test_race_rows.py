"""How a race went, as records for other programs."""

import csv
import math

from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.race import Race
from sudoku_gui.playback.race_rows import race_csv, race_row
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.playback.racers import racers_by_algorithm
from sudoku_gui.solvers import algorithm_named
from tests.support.playback.clock import Clock
from tests.support.puzzles import SMALL


def race_over_small(rule: RaceRule) -> Race:
    sheet = Sheet.of_givens(SMALL)
    return Race(racers_by_algorithm(sheet, [algorithm_named("used-tables")]), Clock(), rule)


def test_a_record_says_what_it_took_by_names_for_scripts() -> None:
    race = race_over_small(RaceRule.SECONDS)
    race.run_apart(math.inf)

    (standing,) = race.standings()

    assert race_row(standing) == {
        "algorithm": "used-tables",
        "outcome": "solved",
        "steps": 30,
        "placements": 21,
        "backtracks": 9,
        "tries": 67,
        "reads": 148,
        "calls": 27,
        "seconds": 0.0,
    }


def test_seconds_that_nobody_measured_are_left_empty_in_a_table() -> None:
    race = race_over_small(RaceRule.STEPS)
    race.run_together(math.inf, math.inf)

    table = race_csv([race_row(standing) for standing in race.standings()])

    (row,) = csv.DictReader(table.splitlines())
    assert (row["steps"], row["seconds"]) == ("30", "")


def test_a_table_reads_back_as_its_rows() -> None:
    rows = [{"name": 'a "b", c', "steps": 1}, {"name": "", "steps": 2}]

    table = race_csv(rows)

    assert table.splitlines()[0] == "name,steps"
    assert [dict(row) for row in csv.DictReader(table.splitlines())] == [
        {"name": 'a "b", c', "steps": "1"},
        {"name": "", "steps": "2"},
    ]
