"""Code and data in step with the grid, in the whole window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.search.program_state import EMPTY_PROGRAM_STATE
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.sub_steps import line_at, sub_steps
from sudoku_gui.solvers.procedure import NO_LINE
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.wording.sub_steps import sub_step_sentence
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import FULL_SPEED_POSITION, SLOWEST_POSITION
from tests.support.ui.pupil import ALGORITHM, NAIVE, Pupil

OPEN_CALLS = {4: 6, 5: 7}  # after so many steps: of the cells filled, a given, the blank
SUB_STEPS = [  # of the step after four others
    sub_step_sentence(each, SMALL.geometry)
    for each in sub_steps(ALGORITHM.procedure, NAIVE.moments[4], NAIVE.moments[5])
]


@pytest.fixture
def pupil(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[Pupil]:
    pupil = Pupil(qapp, store, qtbot)
    pupil.program.start([])
    pupil.trigger("lesson")
    pupil.tell_looks(False)
    yield pupil
    pupil.end()


def test_the_line_of_every_moment_is_marked(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.stand_at(0, qtbot)
    for step in (0, 3, 5, 7, NAIVE.end):
        pupil.go_to(step)

        assert pupil.panel.procedure.current == line_at(ALGORITHM.procedure, NAIVE.moments[step])


def test_by_hand_one_walks_through_a_step_digit_by_digit(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.stand_at(4, qtbot)
    told, lines, shown = [], [], []

    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)
    for last in range(len(SUB_STEPS)):
        if last:
            pupil.trigger("sub_step")
        told.append(pupil.sentence)
        lines.append(pupil.line)
        shown.append(pupil.shown_in(5))

    assert told == list(map(str, SUB_STEPS))
    assert lines[0] == "if its row, column or box has used it: next digit"
    assert lines[3] == "write it, note it as used, fill the next cell"
    assert shown == ["", "", "", "4", "4"]


def test_a_key_pressed_again_before_the_step_is_shown_skips_none(
    pupil: Pupil, qtbot: QtBot
) -> None:
    pupil.stand_at(4, qtbot)

    pupil.trigger("sub_step")
    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)

    assert pupil.sentence == str(SUB_STEPS[0])


def test_after_the_last_sub_step_comes_the_next_step(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.stand_at(4, qtbot)
    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)
    for _ in SUB_STEPS:
        pupil.trigger("sub_step")

    qtbot.waitUntil(lambda: pupil.steps() == 6)

    assert pupil.sentence == "1 is refused in r2c3: r3c3 holds it (column 3)."


def test_the_cell_that_refuses_a_digit_is_drawn_in_the_grid(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.stand_at(4, qtbot)
    before = pupil.grid.grab().toImage()

    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)
    first = pupil.grid.grab().toImage()
    pupil.trigger("sub_step")

    assert pupil.grid.grab().toImage() != first != before


def test_where_there_is_no_search_the_key_shows_its_start(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.put(SMALL)

    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.shown_moment is not None)

    assert pupil.steps() == 0
    assert pupil.line == "fill a cell:"


def test_inside_a_step_the_data_is_that_of_the_moment_before(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.stand_at(4, qtbot)
    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)
    qtbot.waitUntil(lambda: len(pupil.panel.stack.blocks[0].items) == OPEN_CALLS[4])

    for _ in range(3):
        pupil.trigger("sub_step")

    assert pupil.sentence == str(SUB_STEPS[3])
    qtbot.waitUntil(lambda: len(pupil.panel.stack.blocks[0].items) == OPEN_CALLS[5])


def test_inside_a_step_blanks_are_those_of_the_moment_in_the_grid_and_tries_run(
    pupil: Pupil, qtbot: QtBot
) -> None:
    pupil.stand_at(4, qtbot)
    placements, tries, filled = [], [], []

    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)
    for last in range(len(SUB_STEPS)):
        if last:
            pupil.trigger("sub_step")
        placements.append(pupil.counters()["placements"])
        tries.append(pupil.counters()["tries"])
        filled.append(pupil.window.search_view.strip.accessibleDescription().split()[0])

    before, after = (NAIVE.moments[step].counters.tries for step in (4, 5))
    assert placements == [4, 4, 4, 5, 5]
    assert tries == [before + 1, before + 2, before + 3, after, after]
    assert filled == ["4", "4", "4", "5", "5"]


def test_played_slowly_it_walks_by_itself_and_stays_where_one_pauses(
    pupil: Pupil, qtbot: QtBot
) -> None:
    pupil.stand_at(4, qtbot)
    pupil.set_speed(SLOWEST_POSITION)

    pupil.trigger("watch")
    qtbot.waitUntil(lambda: pupil.sentence == str(SUB_STEPS[1]))
    pupil.trigger("watch")

    assert pupil.phase is SearchPhase.PAUSED
    assert pupil.sentence == str(SUB_STEPS[1])
    pupil.trigger("sub_step")
    assert pupil.sentence == str(SUB_STEPS[2])


def test_a_single_step_shows_the_moment_without_its_sub_steps(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.stand_at(4, qtbot)

    pupil.trigger("step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)

    assert pupil.sentence.startswith("■ 4 placed in r2c2.")
    assert pupil.shown_in(5) == "4"


def test_too_fast_to_be_read_no_line_is_marked(pupil: Pupil) -> None:
    pupil.game_controller.open_game(Game(Puzzle.empty(25)))
    pupil.set_speed(FULL_SPEED_POSITION)

    pupil.trigger("watch")
    pupil.wait_for_steps(2)

    assert pupil.panel.procedure.current == NO_LINE


def test_an_edit_in_the_middle_of_a_step_leaves_nothing_of_it(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.stand_at(4, qtbot)
    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)

    pupil.game_controller.enter_in_all((Cell(12 + 1),), Digit(3))

    assert pupil.shown_moment is None
    assert pupil.panel.procedure.current == NO_LINE
    assert pupil.shown_in(5) == "4"


@pytest.mark.parametrize("leave", ["lesson", "stop"])
def test_who_leaves_in_the_middle_of_a_step_sees_the_moment_after_it(
    pupil: Pupil, qtbot: QtBot, leave: str
) -> None:
    pupil.stand_at(4, qtbot)
    pupil.trigger("sub_step")
    qtbot.waitUntil(lambda: pupil.steps() == 5)
    assert pupil.shown_in(5) == ""

    pupil.trigger(leave)

    assert pupil.shown_in(5) == "4"


def test_the_data_follows_the_search_while_it_is_seen(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.stand_at(5, qtbot)

    qtbot.waitUntil(lambda: len(pupil.panel.stack.blocks) == 1)
    qtbot.waitUntil(lambda: len(pupil.panel.stack.blocks[0].items) == OPEN_CALLS[5])

    assert pupil.data() == [
        "Used in the rows",
        "Used in the columns",
        "Used in the boxes",
        "Scan: the cells just looked at",
    ]

    pupil.trigger("reset")

    assert pupil.data() == []


def test_nothing_is_looked_into_while_the_panel_is_closed(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.trigger("lesson")
    pupil.stand_at(5, qtbot)
    assert pupil.data() == []

    pupil.trigger("lesson")

    qtbot.waitUntil(lambda: bool(pupil.data()))
    assert pupil.panel.procedure.current == line_at(ALGORITHM.procedure, NAIVE.moments[5])


def test_another_algorithm_brings_its_own_procedure(pupil: Pupil) -> None:
    pupil.put(Grid.from_line("0" * 16))

    pupil.choose_algorithm(algorithm_named("dancing-links"))

    labels = [each.text() for each in pupil.panel.procedure.findChildren(QLabel)]
    assert "cover on:" in labels
    assert pupil.panel.blocks.blocks == EMPTY_PROGRAM_STATE.data
