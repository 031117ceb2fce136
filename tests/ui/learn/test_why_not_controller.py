"""Why not?, in the whole window: by keys, by the mouse, with and without a search."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.failure_analysis import FailureReport
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.blame import blame_at
from sudoku_gui.solvers.explain.why_not import WhyNot, blame_for, moment_without_search, why_not
from sudoku_gui.solvers.search import StepKind
from sudoku_gui.wording.why_not import answer_in_short, answer_sentence, blamed_option_words
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.grid_bench import SHIFT
from tests.support.ui.open_program import OpenProgram

NAIVE = walk(algorithm_named("used-tables"), SMALL)
DEAD_END = 5
RAN_OUT = 8


class Asker(OpenProgram):
    """Somebody who asks why."""

    @property
    def menu(self) -> QMenu:
        """The answers."""
        return self.why_not.menu

    @property
    def words(self) -> list[str]:
        """What stands in the menu, its title left out."""
        entries = self.menu.actions()[1:]
        return [each.text().replace("&", "") for each in entries if not each.isSeparator()]

    @property
    def notice(self) -> str:
        """What is said above the grid."""
        return self.window.notices.findChildren(QLabel, "notice")[0].text()

    def picture(self) -> QImage:
        """What the grid looks like."""
        return self.grid.grab().toImage()

    def entry(self, beginning: str) -> QAction:
        """The entry of the menu that begins like this."""
        return next(
            each for each in self.menu.actions() if each.text().lstrip("&").startswith(beginning)
        )

    def stand_at(self, step: int, qtbot: QtBot) -> None:
        """Show a moment of the small puzzle's search."""
        self.put(SMALL)
        self.jump_to_end()
        qtbot.waitUntil(lambda: self.steps() == NAIVE.end)
        self.go_to(step)

    def press(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press a key wherever the window takes it."""
        QTest.keyClick(self.window, key, held)


def _why_not(digit: Digit) -> WhyNot:
    """Return what speaks against a digit in r2c3 of the small puzzle."""
    return why_not(moment_without_search(SMALL), Cell(6), digit)


def _blamed_at_dead_end() -> list[str]:
    """Return what the menu says of each digit of r2c3 at the dead end."""
    moment = NAIVE.moments[DEAD_END]
    return [str(blamed_option_words(each, moment)) for each in blame_for(moment).options]


@pytest.fixture
def asker(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[Asker]:
    asker = Asker(qapp, store, qtbot)
    asker.program.start([])
    yield asker
    asker.end()


def test_without_a_search_a_key_lists_what_speaks_against_each_digit(asker: Asker) -> None:
    asker.put(SMALL)
    asker.grid.select(Cell(6))

    asker.press(Qt.Key.Key_F2)

    answers = [answer_in_short(_why_not(Digit(digit)), SMALL.geometry) for digit in range(1, 5)]
    assert asker.words == list(map(str, answers))


def test_a_digit_typed_in_the_list_is_drawn_and_said(asker: Asker) -> None:
    asker.put(SMALL)
    asker.grid.select(Cell(6))
    before = asker.picture()
    asker.press(Qt.Key.Key_F2)

    QTest.keyClick(asker.menu, Qt.Key.Key_2)

    assert asker.notice == str(answer_sentence(_why_not(Digit(2)), SMALL.geometry))
    assert not asker.menu.isVisible()
    assert asker.picture() != before


def test_what_is_drawn_goes_when_the_cursor_moves_on_or_escape_is_pressed(asker: Asker) -> None:
    asker.put(SMALL)
    grid = asker.grid
    leaves: list[Callable[[], None]] = [
        lambda: grid.select(Cell(7)),
        lambda: asker.trigger("clear_marks"),
    ]
    for leave in leaves:
        grid.select(Cell(6))
        before = asker.picture()
        asker.trigger("why_not")
        asker.entry("2").trigger()
        asker.menu.hide()
        assert asker.picture() != before

        leave()
        grid.select(Cell(6))

        assert asker.picture() == before


def test_a_digit_is_drawn_as_soon_as_its_entry_is_pointed_at(asker: Asker) -> None:
    asker.put(SMALL)
    asker.grid.select(Cell(6))
    before = asker.picture()
    asker.trigger("why_not")

    asker.entry("1").hover()
    first = asker.picture()
    asker.entry("2").hover()
    second = asker.picture()
    asker.menu.hide()

    assert before != first != second != before
    assert asker.picture() == before


def test_a_dead_end_is_explained_and_one_jumps_back_as_far_as_a_clever_search_could(
    asker: Asker, qtbot: QtBot
) -> None:
    asker.stand_at(DEAD_END, qtbot)

    asker.press(Qt.Key.Key_F2, SHIFT)

    assert asker.words == [*_blamed_at_dead_end(), "Go to where r1c4 is taken out"]
    assert asker.notice == (
        "Dead end: nothing fits r2c3. To blame: r1c3, r1c4. "
        "A search that knew would go back to r1c4 at once, past 2 digits."
    )

    asker.menu.hide()
    asker.offer().click()
    jump_to = blame_for(NAIVE.moments[DEAD_END]).jump_to
    meant = next(
        step
        for step, moment in enumerate(NAIVE.moments)
        if step > DEAD_END and moment.kind is StepKind.BACKTRACK and moment.cell == jump_to
    )
    qtbot.waitUntil(lambda: asker.steps() == meant)


def test_where_something_fits_it_is_said_that_this_is_no_dead_end(
    asker: Asker, qtbot: QtBot
) -> None:
    asker.stand_at(0, qtbot)

    asker.trigger("why_dead_end")

    assert asker.notice.startswith("This moment is no dead end.")
    assert not asker.menu.isVisible()


def test_a_step_after_a_dead_end_the_cell_that_ran_out_is_explained(
    asker: Asker, qtbot: QtBot
) -> None:
    asker.stand_at(DEAD_END + 1, qtbot)

    asker.press(Qt.Key.Key_F2, SHIFT)

    assert asker.words == [*_blamed_at_dead_end(), "Go to where r1c4 is taken out"]
    assert asker.grid.selected == Cell(6)
    assert asker.notice.startswith("Dead end: nothing fits r2c3. To blame: r1c3, r1c4.")


def test_where_all_that_fitted_led_nowhere_it_is_found_out_who_is_to_blame(
    asker: Asker, qtbot: QtBot
) -> None:
    asker.stand_at(RAN_OUT, qtbot)

    asker.press(Qt.Key.Key_F2, SHIFT)
    qtbot.waitUntil(asker.menu.isVisible)

    assert asker.words[:-1] == [
        "The blanks from r2c1 to r2c3 cannot all be filled.",
        "1: r1c1 holds it (column 1, box 1; placed by the search, depth 1)",
        "2: r2c4 holds it (row 2)",
        "3: fits, but led nowhere, because of r1c1",
        "4: r4c1 holds it (column 1)",
    ]
    assert asker.notice.startswith("All that fits r2c1 led nowhere. To blame: r1c1. A search")
    qtbot.waitUntil(lambda: asker.notice.endswith("That would save 8 steps."))
    assert asker.menu.actions()[-1].text() == "Go to where r1c1 is taken out (8 steps saved)"


def test_what_the_jump_would_save_is_said_as_soon_as_it_is_known(
    asker: Asker, qtbot: QtBot
) -> None:
    asker.put(puzzle_of_counts("B"))
    asker.jump_to_step(28)
    qtbot.waitUntil(lambda: asker.steps() == 28)

    asker.trigger("why_dead_end")

    qtbot.waitUntil(lambda: asker.notice.endswith("That would save 14 steps."))


def test_finding_out_can_be_given_up(asker: Asker, qtbot: QtBot) -> None:
    asker.stand_at(RAN_OUT, qtbot)
    asker.trigger("why_dead_end")
    assert asker.notice == "Finding out which placements are to blame…"

    asker.offer().click()

    assert asker.notice == "Stopped before it was found out."
    assert not asker.menu.isVisible()


def test_who_walks_on_gets_no_answer_about_a_moment_that_is_gone(
    asker: Asker, qtbot: QtBot
) -> None:
    asker.stand_at(RAN_OUT, qtbot)
    explained = asker.search.queries.failure_analysed
    asker.trigger("why_dead_end")

    asker.trigger("step")
    qtbot.waitUntil(lambda: asker.steps() == RAN_OUT + 1)
    moment = NAIVE.moments[RAN_OUT]
    explained.emit(FailureReport(moment, blame_at(NAIVE.algorithm.procedure, moment)))

    assert not asker.menu.isVisible()


def test_in_a_branch_the_digits_found_before_it_are_blamed_as_those_of_the_search(
    asker: Asker, qtbot: QtBot
) -> None:
    asker.stand_at(3, qtbot)
    (place, *_) = asker.branches.choice_points()
    option = next(each for each in place.options if (each.cell, each.digit) == (Cell(4), Digit(3)))
    asker.branches.enter_branch(place, option)
    qtbot.waitUntil(lambda: asker.shown_moment is not None)
    asker.trigger("step")
    qtbot.waitUntil(lambda: asker.steps() == 1)

    asker.trigger("why_dead_end")

    # and no offer to go where this branch never goes
    assert asker.words == _blamed_at_dead_end()
    assert "To blame: r1c3, r1c4." in asker.notice


def test_where_the_givens_alone_leave_nothing_there_is_nowhere_to_jump_to(
    asker: Asker, qtbot: QtBot
) -> None:
    asker.put(Grid.from_line("0024300001000000"))
    asker.game_search.step(1)
    qtbot.waitUntil(lambda: asker.steps() == 1)

    asker.trigger("why_dead_end")

    assert asker.notice.endswith("so there is no solution.")
    assert [each[:1] for each in asker.words] == ["1", "2", "3", "4"]


def test_walking_on_takes_away_what_was_drawn(asker: Asker, qtbot: QtBot) -> None:
    asker.stand_at(DEAD_END, qtbot)
    asker.trigger("why_dead_end")
    asker.menu.hide()

    asker.trigger("step")
    qtbot.waitUntil(lambda: asker.steps() == DEAD_END + 1)

    assert asker.window.overlays.layers.annotation is None
