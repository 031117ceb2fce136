"""Ratings, compared with those of Sudoku Explainer, and the ways that they take."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.rating import BASIC_TECHNIQUES, HarderSteps, Rater, deductions_of
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique
from tests.support.techniques.paths import after

FILE = Path(__file__).parents[1] / "data" / "explainer_ratings.tsv"
WITHOUT_CHAINS = 62
"""Tenths of the hardest technique that is no chain and comes before them."""
NAKED_SINGLE = 23
PUZZLE = Grid.from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)


@cache
def rows() -> list[tuple[Grid, int, int, int]]:
    lines = FILE.read_text("utf-8").splitlines()
    read = []
    for line in lines:
        if not line.startswith("#"):
            puzzle, *numbers = line.split("\t")
            hardest, pearl, diamond = (round(10 * float(each)) for each in numbers)
            read.append((Grid.from_line(puzzle), hardest, pearl, diamond))
    return read


def test_it_rates_as_sudoku_explainer_does() -> None:
    rater = Rater(PUZZLE.geometry)
    # As Python, those with chains would take minutes.
    known = [row for row in rows() if row[1] <= WITHOUT_CHAINS or compilation.is_compiled()][::4]
    assert len(known) > 25

    rated = []
    for puzzle, *_ in known:
        rating = rater.rate(puzzle)
        assert rating.is_solved
        assert rating.hardest
        pearl = next(i for i, step in enumerate(rating.steps) if step.finding.placements)
        hardest_to_there = max(step.tenths for step in rating.steps[: pearl + 1])
        rated.append((puzzle, rating.hardest.tenths, hardest_to_there, rating.steps[0].tenths))

    assert rated == known


def test_the_harder_steps_are_those_of_the_rating() -> None:
    techniques = [each for each in TECHNIQUES if each.tenths <= WITHOUT_CHAINS]
    rater = Rater(PUZZLE.geometry, techniques)
    harder = HarderSteps(PUZZLE.geometry, techniques)
    solved = 0
    for puzzle, *_ in rows()[::3]:
        rating = rater.rate(puzzle)

        steps = [*filter(None, harder.of(puzzle))]

        assert steps == [each for each in rating.steps if each.tenths > NAKED_SINGLE]
        assert harder.is_solved == rating.is_solved
        solved += rating.is_solved
    assert 0 < solved < len(rows()[::3])


def test_the_steps_after_basic_ones_are_the_same_in_whatever_order_those_are_done() -> None:
    techniques = [each for each in TECHNIQUES if each.tenths <= WITHOUT_CHAINS]
    rater = Rater(PUZZLE.geometry, techniques)
    harder = HarderSteps(PUZZLE.geometry, techniques, ExplainerOrder.HIDDEN_TRIPLE)
    count = 0
    for puzzle, *_ in rows()[1::3]:
        rating = rater.rate(puzzle)

        steps = [*filter(None, harder.of(puzzle))]

        assert steps == [each for each in rating.steps if each.technique not in BASIC_TECHNIQUES]
        assert harder.is_solved == rating.is_solved
        count += len(steps)
    assert count > 20


@pytest.mark.long
def test_chains_nested_in_others_are_proved() -> None:
    if not compilation.is_compiled():
        pytest.skip("as Python it takes minutes")
    for puzzle, *_ in rows()[-3:]:
        rating = Rater(PUZZLE.geometry).rate(puzzle)
        names = {step.technique.name for step in rating.steps}

        proved = list(deductions_of(rating, puzzle))

        assert "nested-forcing-chain" in names or "nested-multiple-forcing-chain" in names
        assert len(proved) == len(rating.steps)


def test_a_rating_may_be_given_up_while_nested_chains_are_looked_for() -> None:
    if not compilation.is_compiled():
        pytest.skip("as Python it takes minutes")
    slices = Rater(PUZZLE.geometry).rate_in_slices(rows()[-1][0])

    assert [next(slices) for _ in range(100)] == [None] * 100


def test_what_was_given_up_leaves_nothing_to_the_next_rating() -> None:
    rater = Rater(PUZZLE.geometry)
    collector = rater._search._collector
    collector.most_added = 0  # as in the middle of a group of techniques
    collector.found.append(rater.rate(PUZZLE).steps[0].finding)

    assert rater.rate(rows()[100][0]) == Rater(PUZZLE.geometry).rate(rows()[100][0])


def test_its_steps_are_proved_and_lead_to_the_solution() -> None:
    rater = Rater(PUZZLE.geometry)
    for puzzle, *_ in rows()[60:120:10]:
        position = Position.of_grid(puzzle)
        rating = rater.rate(puzzle)

        for deduction in deductions_of(rating, puzzle):
            position = after(position, deduction)

        assert position.grid.is_complete()
        assert not position.grid.conflicts()


def test_a_puzzle_that_no_technique_solves_has_no_hardest_step() -> None:
    rating = Rater(PUZZLE.geometry, ()).rate(PUZZLE)

    assert not rating.is_solved
    assert rating.hardest is None


@pytest.mark.parametrize("tenths", [(30, 24), (24, 30)])
def test_of_a_group_the_easiest_finding_counts(tenths: tuple[int, int]) -> None:
    slow, quick = (_always(each, added) for each, added in zip((20, 22), tenths, strict=True))
    later = replace(_always(10, 10), explainer_order=ExplainerOrder.NAKED_PAIR)

    rating = Rater(PUZZLE.geometry, (slow, quick, later)).rate(PUZZLE)

    assert {step.tenths for step in rating.steps} == {min(tenths)}


def test_techniques_outside_the_classical_set_play_no_part() -> None:
    outside = [replace(each, explainer_order=None) for each in TECHNIQUES]

    assert not Rater(PUZZLE.geometry, outside).rate(PUZZLE).steps


class _FirstCandidate:
    """Places the first candidate of the first blank."""

    def __init__(self, _: Geometry, added_tenths: int) -> None:
        self._added_tenths = added_tenths

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        for cell, mask in enumerate(masks.of_cell):
            if mask:
                digit = (mask & -mask).bit_length() - 1
                placed = ((Cell(cell), Digit(digit)),)
                collector.take(Finding(placed, (), (), self._added_tenths))
                return


def _always(least: int, tenths: int) -> Technique:
    """A technique from which something follows as long as there are blanks."""
    return Technique(
        "guess",
        least,
        text("Guess"),
        text("the first candidate"),
        lambda geometry: _FirstCandidate(geometry, tenths - least),
        lambda *_: (),
        explainer_order=ExplainerOrder.HIDDEN_SINGLE,
    )
