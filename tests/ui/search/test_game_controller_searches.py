"""Solving and watching on the workbench: how searches begin, end and leave the game."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.grid_cursor import Typing
from sudoku_gui.presentation.notice import Tone
from sudoku_gui.solvers.search import StepKind
from sudoku_gui.ui.search.search_controller import Phase
from tests.support.ui.game_bench import HandTurnedDesk
from tests.support.ui.searches import ENDLESS, SLOW, SMALL, SMALL_SOLVED


@pytest.fixture
def desk(qapp: QApplication) -> HandTurnedDesk:
    return HandTurnedDesk()


@pytest.fixture
def endless(qapp: QApplication) -> HandTurnedDesk:
    return HandTurnedDesk(ENDLESS)


def test_solve_fills_the_grid_as_one_move_that_can_be_undone(desk: HandTurnedDesk) -> None:
    desk.bench.solve()
    desk.solver.run()

    assert desk.sheet.grid == SMALL_SOLVED
    assert len(desk.sheet.cells_of(Origin.SOLVER)) == 12
    assert desk.sentences[-1] == "solved in 30 steps"
    assert desk.said[-1].tone is Tone.GOOD
    desk.bench.undo()
    assert desk.sheet == Sheet.of_givens(SMALL)


def test_what_a_solver_filled_need_not_be_saved(desk: HandTurnedDesk) -> None:
    desk.bench.solve()
    desk.solver.run()

    assert not desk.bench.game.is_modified


def test_stop_keeps_grid_and_counters_exactly_as_shown(endless: HandTurnedDesk) -> None:
    endless.watch_a_little()
    shown = endless.scenes[-1]

    endless.bench.stop()
    endless.solver.deliver()

    assert endless.sheet == shown.sheet
    assert endless.shown[-1] == shown.sheet
    assert endless.search.scene is not None
    assert endless.search.scene.moment == shown.moment
    assert endless.search.phase is Phase.STOPPED
    assert endless.sentences[-1] == "Stopped after 5 steps."
    endless.bench.undo()
    assert endless.sheet == Sheet.of_givens(ENDLESS)


def test_reset_goes_back_to_the_puzzle_and_can_be_undone(endless: HandTurnedDesk) -> None:
    endless.watch_a_little()
    shown = endless.scenes[-1].sheet

    endless.bench.reset()
    assert endless.sheet == Sheet.of_givens(ENDLESS)
    assert endless.search.phase is Phase.IDLE
    assert endless.search.scene is None

    endless.bench.undo()
    assert endless.sheet == shown


def test_reset_keeps_the_entries(desk: HandTurnedDesk) -> None:
    desk.enter("r1c1", 3)
    with_entry = desk.sheet
    desk.bench.solve()
    desk.solver.run()

    desk.bench.reset()

    assert desk.sheet == with_entry


@pytest.mark.parametrize("end", ["undone", "solved"])
def test_watching_again_starts_from_the_puzzle(desk: HandTurnedDesk, end: str) -> None:
    if end == "undone":
        desk.step(7)
        desk.bench.stop()
        desk.bench.undo()
    else:
        desk.bench.solve()
        desk.solver.run()

    desk.bench.watch()
    desk.solver.deliver()

    assert desk.search.phase is Phase.PLAYING
    assert desk.scenes[-1].moment.kind is StepKind.START
    assert desk.scenes[-1].sheet == Sheet.of_givens(SMALL)


def test_watch_pauses_what_plays_and_plays_what_is_paused(endless: HandTurnedDesk) -> None:
    phases = []
    for _ in range(3):
        endless.bench.watch()
        phases.append(endless.search.phase)

    assert phases == [Phase.PLAYING, Phase.PAUSED, Phase.PLAYING]


def test_solve_goes_on_from_a_paused_search(desk: HandTurnedDesk) -> None:
    desk.step(10)

    desk.bench.solve()
    desk.solver.run()

    assert desk.sentences[-1] == "solved in 30 steps"
    assert [scene.moment.counters.steps for scene in desk.scenes[:11]] == list(range(11))
    assert sum(scene.moment.kind is StepKind.START for scene in desk.scenes) == 1


def test_solve_hurries_a_search_that_is_watched_slowly(qapp: QApplication) -> None:
    desk = HandTurnedDesk(pace=SLOW)
    desk.bench.watch()
    desk.solver.deliver()

    desk.bench.solve()
    desk.solver.run()

    assert desk.sheet.grid == SMALL_SOLVED


def test_a_search_ends_the_typing_of_givens(desk: HandTurnedDesk) -> None:
    desk.bench.set_typing(Typing.GIVENS)

    desk.bench.watch()

    assert desk.bench.typing is Typing.ENTRIES


def test_nothing_is_said_any_more_of_an_end_that_people_walk_away_from(
    desk: HandTurnedDesk,
) -> None:
    desk.bench.solve()
    desk.solver.run()
    silences: list[bool] = []
    desk.bench.fell_silent.connect(lambda: silences.append(True))

    desk.bench.step(-1)

    assert silences == [True]


def test_nothing_is_said_any_more_of_a_search_that_an_edit_has_ended(
    endless: HandTurnedDesk,
) -> None:
    endless.watch_a_little()
    silences: list[bool] = []
    endless.bench.fell_silent.connect(lambda: silences.append(True))

    endless.enter("r9c1", 1)

    assert silences
