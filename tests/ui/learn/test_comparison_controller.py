"""Another program beside the one watched, in the whole program."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.jumps import Measure
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Moment
from sudoku_gui.ui.learn.comparison_panel import ComparisonPanel
from tests.support.puzzles import SMALL
from tests.support.solvers.moments import moments_of
from tests.support.ui.open_program import OpenProgram

MISSING = moments_of(algorithm_named("missing-digits"), SMALL)
DESCENDING = moments_of(algorithm_named("descending"), SMALL)


@pytest.fixture
def opened(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[OpenProgram]:
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([])
    opened.put(SMALL)
    yield opened
    opened.end()


@pytest.fixture
def panel(opened: OpenProgram) -> ComparisonPanel:
    opened.trigger("comparison")
    return opened.panel_of(ComparisonPanel)


def choose(panel: ComparisonPanel, name: str) -> None:
    """Choose a program, or what the same moment is, as a person does."""
    for box in (panel.programs, panel.measures):
        place = box.findText(name)
        if place >= 0:
            box.setCurrentIndex(place)
            box.activated.emit(place)


def figures(panel: ComparisonPanel) -> dict[str, str]:
    """What the panel says of the counters of the other program."""
    return {name: row[1].text() for name, row in panel.figures.rows.items()}


def figures_of(moment: Moment) -> dict[str, str]:
    """The counters of a moment as they are written."""
    names = "placements", "backtracks", "tries", "reads", "calls", "depth"
    return {name: f"{getattr(moment.counters, name):,}" for name in names}


def wait_for(panel: ComparisonPanel, moment: Moment, qtbot: QtBot) -> None:
    """Wait until the other program is shown at `moment`."""
    qtbot.waitUntil(lambda: figures(panel) == figures_of(moment))


def test_without_a_search_it_says_what_to_do(panel: ComparisonPanel) -> None:
    assert panel.hint.text() == "Watch a search, and the other program goes along with it here."
    assert not panel.grid.isVisible()


def test_the_other_program_goes_along_step_by_step(
    opened: OpenProgram, panel: ComparisonPanel, qtbot: QtBot
) -> None:
    for step in (1, 5, 9, 30, 8):
        opened.jump_to_step(step)

        wait_for(panel, MISSING[step], qtbot)
    assert panel.difference.text() == "The same digits stand in all cells."
    assert not panel.hint.isVisible()


def test_another_program_and_another_measure_are_chosen(
    opened: OpenProgram, panel: ComparisonPanel, qtbot: QtBot
) -> None:
    opened.jump_to_step(9)
    reads = moments_of(algorithm_named("used-tables"), SMALL)[9].counters.reads

    choose(panel, str(algorithm_named("descending").title))
    wait_for(panel, DESCENDING[9], qtbot)
    choose(panel, "Number of reads")

    (*_, meant) = [each for each in DESCENDING if Measure.READS.of(each.counters) <= reads]
    wait_for(panel, meant, qtbot)


def test_a_search_that_goes_on_while_the_panel_is_closed_is_caught_up_with(
    opened: OpenProgram, panel: ComparisonPanel, qtbot: QtBot
) -> None:
    opened.jump_to_step(3)
    wait_for(panel, MISSING[3], qtbot)
    opened.trigger("comparison")
    opened.jump_to_step(12)

    opened.trigger("comparison")

    wait_for(panel, MISSING[12], qtbot)


def test_when_the_search_is_reset_there_is_nothing_to_compare(
    opened: OpenProgram, panel: ComparisonPanel, qtbot: QtBot
) -> None:
    opened.jump_to_step(3)
    qtbot.waitUntil(panel.grid.isVisible)

    opened.trigger("reset")

    assert not panel.grid.isVisible()
    assert panel.hint.text().startswith("Watch a search")
