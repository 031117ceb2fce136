"""What would have saved us: compared in a thread, shown in panel, timeline and grid."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.playback.savings import RuleSavings
from sudoku_gui.playback.search_tree import failed_branches
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Condition
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.ui.learn.savings_panel import SavingsPanel
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.playback.savings import RULES, needless_steps
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.open_program import OpenProgram

BACKJUMPING, FORWARD_CHECKING, GIVEN = range(3)


class Comparison(OpenProgram):
    """The whole program with the panel open."""

    @property
    def panel(self) -> SavingsPanel:
        """The panel."""
        return self.panel_of(SavingsPanel)

    def watch(self, grid: Grid, algorithm: str = "used-tables") -> None:
        """Search a puzzle to the end."""
        self.put(grid)
        self.choose_algorithm(algorithm_named(algorithm))
        self.jump_to_end()
        self.wait_for(SearchPhase.ENDED)

    def choose_rule(self, place: int) -> None:
        """Choose from the list of rules."""
        self.panel.rules.setCurrentIndex(place)
        self.panel.rules.activated.emit(place)

    def compare(self, place: int) -> None:
        """Choose a rule, and have the comparison finished."""
        self.choose_rule(place)
        self.panel.compare.click()
        self.wait_until(lambda: "So far" not in self.numbers() != "")

    def numbers(self) -> str:
        """What is said of the steps."""
        return self.panel.numbers.text()

    def reason(self) -> str:
        """What is said of the step shown."""
        return self.panel.reason.text()

    def is_shaded(self) -> bool:
        """Whether the timeline has needless steps shaded."""
        return self.window.search_view.timeline.needless is not None


@pytest.fixture
def compared(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[Comparison]:
    compared = Comparison(qapp, store, qtbot)
    compared.program.start([])
    compared.trigger("savings")
    yield compared
    compared.end()


def test_without_a_search_there_is_nothing_to_compare(compared: Comparison) -> None:
    assert not compared.panel.compare.isEnabled()
    assert compared.panel.description.text().startswith("Watch a search")


def test_how_many_steps_fall_away_is_said(compared: Comparison) -> None:
    compared.watch(SMALL)

    compared.compare(FORWARD_CHECKING)

    assert compared.numbers() == (
        "26.7 % of 30 steps fall away. 22 are left: 17 placements and 5 backtracks."
    )


def test_of_a_needless_step_the_reason_is_said_and_of_others_that_they_stay(
    compared: Comparison,
) -> None:
    grid = puzzle_of_counts("C")
    steps = sorted(needless_steps(algorithm_named("used-tables"), grid, RULES["jump"]))
    compared.watch(grid)
    compared.compare(BACKJUMPING)
    compared.wait_until(lambda: compared.reason() == "Step 8,365 would be taken all the same.")

    compared.go_to(steps[50])

    said = f"Step {steps[50]:,} is needless: after step "
    compared.wait_until(lambda: compared.reason().startswith(said))
    assert "changes that." in compared.reason()


def test_needless_steps_are_shaded_on_the_timeline_until_another_search_begins(
    compared: Comparison,
) -> None:
    compared.watch(puzzle_of_counts("C"))
    assert not compared.is_shaded()

    compared.compare(FORWARD_CHECKING)

    assert compared.is_shaded()
    compared.choose_rule(BACKJUMPING)
    assert not compared.is_shaded()
    compared.compare(FORWARD_CHECKING)
    compared.put(SMALL)
    assert not compared.is_shaded()
    assert compared.numbers() == ""


def test_a_costly_guess_leads_to_the_step_that_placed_it(compared: Comparison) -> None:
    compared.watch(puzzle_of_counts("C"))
    compared.compare(FORWARD_CHECKING)
    guesses = compared.panel.guesses
    compared.wait_until(lambda: guesses.count() > 0)

    guesses.setCurrentRow(0)
    guesses.itemActivated.emit(guesses.currentItem())

    placed = guesses.currentItem().text().partition(":")[0]
    compared.wait_until(lambda: compared.steps() < 8_365)
    moment = compared.moment
    name = moment.grid.geometry.name(moment.cell)
    assert f"{name} = {moment.digit}" == placed


def test_the_cell_of_a_given_more_is_that_of_the_cursor(compared: Comparison) -> None:
    compared.watch(SMALL)
    compared.choose_rule(GIVEN)
    compared.grid.select(Cell(1))
    assert not compared.panel.compare.isEnabled()

    compared.grid.select(Cell(0))

    assert compared.panel.compare.isEnabled()
    assert "r1c1" in compared.panel.description.text()
    compared.compare(GIVEN)
    assert "% of 30 steps fall away" in compared.numbers()
    compared.grid.select(Cell(3))
    assert compared.numbers().startswith("With r1c1 given: ")


def test_where_the_blanks_are_chosen_numbers_are_compared_and_nothing_is_shaded(
    compared: Comparison,
) -> None:
    compared.watch(puzzle_of_counts("C"), "fewest-candidates")
    compared.grid.select(puzzle_of_counts("C").blanks()[0])
    compared.choose_rule(GIVEN)
    assert "nothing is shaded" in compared.panel.description.text()

    compared.compare(GIVEN)

    assert compared.numbers().startswith("With ")
    assert "instead of" in compared.numbers()
    assert not compared.is_shaded()


def test_another_program_is_compared_by_its_numbers(compared: Comparison) -> None:
    compared.watch(SMALL)
    titles = [compared.panel.rules.itemText(i) for i in range(compared.panel.rules.count())]

    compared.compare(titles.index("Fewest candidates first"))

    assert "steps instead of 30: " in compared.numbers()
    assert "Used-number tables" not in titles


def test_a_program_that_never_guesses_is_spared_nothing(compared: Comparison) -> None:
    compared.watch(puzzle_of_counts("A"), "last-blank")

    assert "never guesses" in compared.panel.description.text()
    assert not compared.panel.compare.isEnabled()


def test_heat_is_drawn_over_the_grid_and_said_in_the_panel(compared: Comparison) -> None:
    compared.watch(SMALL)

    compared.panel.heat.click()

    compared.wait_until(lambda: compared.window.overlays.layers.heat is not None)
    assert "Most in r1c1" in compared.panel.legend.text()
    compared.panel.heat.click()
    compared.wait_until(lambda: compared.window.overlays.layers.heat is None)


def test_behind_a_solution_nothing_is_told_of_heat_as_none_of_it_is_recorded(
    compared: Comparison,
) -> None:
    compared.watch(SMALL.with_digit(Cell(1), BLANK))
    compared.panel.heat.click()
    compared.wait_until(lambda: compared.window.overlays.layers.heat is not None)
    solved = compared.steps()

    compared.trigger("next_solution")
    compared.wait_until(lambda: compared.steps() > solved)

    compared.wait_until(lambda: compared.window.overlays.layers.heat is None)
    assert not compared.panel.legend.isVisible()
    assert compared.reason().startswith("This moment is behind the first solution")
    compared.go_to(solved)
    compared.wait_until(lambda: compared.window.overlays.layers.heat is not None)
    assert not compared.reason().startswith("This moment")


def test_nothing_is_shown_any_more_when_the_panel_is_closed(compared: Comparison) -> None:
    compared.watch(puzzle_of_counts("C"))
    compared.compare(FORWARD_CHECKING)
    assert compared.is_shaded()

    compared.trigger("savings")

    assert not compared.is_shaded()
    compared.trigger("savings")
    assert compared.is_shaded()


def test_a_long_comparison_can_be_stopped(compared: Comparison) -> None:
    compared.put(puzzle_of_counts("defeating"))
    compared.choose_algorithm(algorithm_named("used-tables"))
    compared.go_to(100)
    compared.choose_rule(BACKJUMPING)
    compared.panel.compare.click()
    compared.wait_until(lambda: compared.numbers().startswith("So far: "))

    compared.panel.compare.click()

    assert compared.panel.compare.text() == "Co&mpare"
    assert compared.numbers().startswith("So far: ")


def test_a_comparison_ends_with_the_search_it_is_about(compared: Comparison) -> None:
    compared.put(puzzle_of_counts("defeating"))
    compared.choose_algorithm(algorithm_named("used-tables"))
    compared.go_to(100)
    compared.panel.compare.click()

    compared.put(SMALL)

    assert compared.panel.compare.text() == "Co&mpare"
    assert compared.numbers() == ""


def test_branches_of_the_tree_are_shaded_by_the_part_of_their_steps_that_is_needless(
    compared: Comparison,
) -> None:
    grid = puzzle_of_counts("C")
    needless = needless_steps(algorithm_named("used-tables"), grid, RULES["check"])
    told: list[dict[int, float]] = []
    compared.search.needless_branches_told.connect(told.append)
    compared.trigger("search_tree")
    compared.watch(grid)
    compared.wait_until(lambda: compared.tree_panel.view.tree_layout.tree.at == 8_365)

    compared.compare(FORWARD_CHECKING)

    compared.wait_until(lambda: bool(told and told[-1]))
    branches = dict(failed_branches(compared.tree_panel.view.tree_layout.tree))
    for first, part in told[-1].items():
        steps = range(first, branches[first] + 1)
        assert part == sum(step in needless for step in steps) / len(steps)
    assert max(told[-1].values()) > 0.9


def test_the_window_closes_while_a_search_is_compared(compared: Comparison) -> None:
    compared.put(puzzle_of_counts("defeating"))
    compared.choose_algorithm(algorithm_named("used-tables"))
    compared.go_to(100)

    compared.panel.compare.click()

    compared.wait_until(lambda: compared.numbers().startswith("So far: "))
    compared.program.shut_down()  # no thread is left, which is seen to around every test


def test_while_a_question_is_open_nothing_is_told_of_what_comes(compared: Comparison) -> None:
    compared.trigger("quiz")
    compared.watch(puzzle_of_counts("C"))
    compared.compare(FORWARD_CHECKING)
    compared.panel.heat.click()
    search = start_search(algorithm_named("used-tables"), puzzle_of_counts("C"))
    search.advance(4_000)
    placed = search.advance_until(Condition.placement(), 100).taken
    compared.go_to(4_000 + placed - 1)
    assert compared.is_shaded()

    compared.jump_to_step(4_000 + placed)
    compared.search.question_gate.ask_on_arrival()
    compared.wait_until(lambda: compared.search.question_gate.is_open)

    compared.wait_until(lambda: compared.reason() == "Hidden until the question is answered.")
    assert not compared.is_shaded()
    assert compared.panel.guesses.count() == 0
    assert compared.window.overlays.layers.heat is None
    compared.search.question_gate.reveal()
    compared.wait_until(compared.is_shaded)


def test_a_comparison_that_raises_ends_and_says_so(
    compared: Comparison, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared.watch(SMALL)

    def raise_an_error(self: RuleSavings, steps: int) -> bool:
        raise RuntimeError

    monkeypatch.setattr(RuleSavings, "work", raise_an_error)
    with qtbot.captureExceptions() as raised:
        compared.panel.compare.click()
        compared.wait_until(lambda: compared.numbers().startswith("Something went wrong"))

    assert [kind for kind, *_ in raised] == [RuntimeError]
    assert compared.panel.compare.text() == "Co&mpare"
    assert not compared.panel.bar.isVisible()
    compared.go_to(1)
    compared.wait_until(lambda: compared.steps() == 1)
    assert compared.numbers().startswith("Something went wrong")
