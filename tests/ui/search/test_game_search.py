"""Solving and watching: how searches over the game begin, end and leave it."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import NoticeTone
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import StepKind
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.wording.outcomes import outcome_sentence
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.game_bench import GameBench
from tests.support.ui.searches import ENDLESS, SLOW

SOLVED = outcome_sentence(walk(algorithm_named("used-tables"), SMALL).moments[-1])


@pytest.fixture
def desk(qapp: QApplication) -> GameBench:
    return GameBench()


@pytest.fixture
def endless(qapp: QApplication) -> GameBench:
    return GameBench(ENDLESS)


def test_solve_fills_the_grid_as_one_move_that_can_be_undone(desk: GameBench) -> None:
    desk.game_search.search_to_end()
    desk.solver.run()

    assert desk.sheet.grid == SMALL_SOLVED
    assert len(desk.sheet.cells_of(Origin.SOLVER)) == 12
    assert desk.sentences[-1] == str(SOLVED)
    assert desk.said[-1].tone is NoticeTone.GOOD
    desk.bench.undo()
    assert desk.sheet == Sheet.of_givens(SMALL)


def test_what_a_solver_filled_need_not_be_saved(desk: GameBench) -> None:
    desk.game_search.search_to_end()
    desk.solver.run()

    assert not desk.bench.game.is_modified


def test_stop_keeps_grid_and_counters_exactly_as_shown(endless: GameBench) -> None:
    endless.watch_a_little()
    shown = endless.scenes[-1]

    endless.bench.stop()
    endless.solver.deliver()

    assert endless.sheet == shown.sheet
    assert endless.shown[-1] == shown.sheet
    assert endless.search.shown_moment is not None
    assert endless.search.shown_moment.moment == shown.moment
    assert endless.search.phase is SearchPhase.STOPPED
    assert endless.sentences[-1] == "Stopped after 5 steps."
    endless.bench.undo()
    assert endless.sheet == Sheet.of_givens(ENDLESS)


def test_reset_goes_back_to_the_puzzle_and_can_be_undone(endless: GameBench) -> None:
    endless.watch_a_little()
    shown = endless.scenes[-1].sheet

    endless.bench.reset()
    assert endless.sheet == Sheet.of_givens(ENDLESS)
    assert endless.search.phase is SearchPhase.IDLE
    assert endless.search.shown_moment is None

    endless.bench.undo()
    assert endless.sheet == shown


def test_reset_keeps_the_entries(desk: GameBench) -> None:
    desk.enter("r1c1", 3)
    with_entry = desk.sheet
    desk.game_search.search_to_end()
    desk.solver.run()

    desk.bench.reset()

    assert desk.sheet == with_entry


@pytest.mark.parametrize("end", ["undone", "solved"])
def test_watching_again_starts_from_the_puzzle(desk: GameBench, end: str) -> None:
    if end == "undone":
        desk.step(7)
        desk.bench.stop()
        desk.bench.undo()
    else:
        desk.game_search.search_to_end()
        desk.solver.run()

    desk.game_search.watch()
    desk.solver.deliver()

    assert desk.search.phase is SearchPhase.PLAYING
    assert desk.scenes[-1].moment.kind is StepKind.START
    assert desk.scenes[-1].sheet == Sheet.of_givens(SMALL)


def test_watch_pauses_what_plays_and_plays_what_is_paused(endless: GameBench) -> None:
    phases = []
    for _ in range(3):
        endless.game_search.watch()
        phases.append(endless.search.phase)

    assert phases == [SearchPhase.PLAYING, SearchPhase.PAUSED, SearchPhase.PLAYING]


def test_solve_goes_on_from_a_paused_search(desk: GameBench) -> None:
    desk.step(10)

    desk.game_search.search_to_end()
    desk.solver.run()

    assert desk.sentences[-1] == str(SOLVED)
    assert [shown_moment.moment.counters.steps for shown_moment in desk.scenes[:11]] == list(
        range(11)
    )
    assert sum(shown_moment.moment.kind is StepKind.START for shown_moment in desk.scenes) == 1


def test_solve_hurries_a_search_that_is_watched_slowly(qapp: QApplication) -> None:
    desk = GameBench(pace=SLOW)
    desk.game_search.watch()
    desk.solver.deliver()

    desk.game_search.search_to_end()
    desk.solver.run()

    assert desk.sheet.grid == SMALL_SOLVED


def test_a_search_ends_the_typing_of_givens(desk: GameBench) -> None:
    desk.bench.set_typing(TypingMode.GIVENS)

    desk.game_search.watch()

    assert desk.bench.typing is TypingMode.ENTRIES


def test_nothing_is_said_any_more_of_an_end_that_people_walk_away_from(
    desk: GameBench,
) -> None:
    desk.game_search.search_to_end()
    desk.solver.run()
    silences: list[bool] = []
    desk.game_search.notice_outdated.connect(lambda: silences.append(True))

    desk.game_search.step(-1)

    assert silences == [True]


def test_nothing_is_said_any_more_of_a_search_that_an_edit_has_ended(
    endless: GameBench,
) -> None:
    endless.watch_a_little()
    silences: list[bool] = []
    endless.bench.notice_outdated.connect(lambda: silences.append(True))

    endless.enter("r9c1", 1)

    assert silences
