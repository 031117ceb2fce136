"""Walking in a search over the game: stop, play on, back and forth, and what the game keeps."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.moves import MoveKind
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.playback.jumps import ToNext, ToStep
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Condition
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.wording.outcomes import outcome_sentence
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.game_bench import GameBench

NAIVE = walk(algorithm_named("used-tables"), SMALL)
PUZZLE = Sheet.of_givens(SMALL)
SOLVED = outcome_sentence(NAIVE.moments[-1])
NO_SUCH_MOMENT = "There is no such moment in this search."


@pytest.fixture
def desk(qapp: QApplication) -> GameBench:
    return GameBench()


@pytest.fixture
def solved(desk: GameBench) -> GameBench:
    """A search that has come to its end."""
    desk.game_search.search_to_end()
    desk.solver.run()
    assert desk.search.phase is SearchPhase.ENDED
    desk.said.clear()
    return desk


def at(desk: GameBench) -> int:
    """The step that is shown."""
    assert desk.search.shown_moment is not None
    return desk.search.shown_moment.moment.counters.steps


def stand_at(desk: GameBench, step: int) -> None:
    """Go to a step, which the grid then shows."""
    desk.game_search.jump(ToStep(step))
    desk.solver.run()
    assert at(desk) == step
    assert desk.bench.shown.grid == desk.shown[-1].grid == NAIVE.moments[step].grid


def test_what_stop_kept_is_where_play_goes_on(desk: GameBench) -> None:
    desk.step(7)
    desk.bench.stop()
    desk.solver.run()
    assert desk.sheet.grid == NAIVE.moments[7].grid
    scenes = len(desk.scenes)

    desk.game_search.watch()
    desk.solver.run()

    assert desk.scenes[scenes].moment.counters.steps >= 7
    assert desk.sentences[-1] == str(SOLVED)
    assert desk.sheet.grid == SMALL_SOLVED


def test_a_search_is_one_move_however_often_it_was_stopped(desk: GameBench) -> None:
    for step in (7, 12, 4):
        stand_at(desk, step)
        desk.bench.stop()
        desk.solver.run()
        assert desk.sheet.grid == NAIVE.moments[step].grid
        assert desk.bench.game.next_undo is MoveKind.FILL

    desk.bench.undo()

    assert desk.sheet == PUZZLE
    assert desk.bench.game.next_undo is None


@pytest.mark.parametrize("step", [29, 12, 0])
def test_from_the_end_one_can_go_back(solved: GameBench, step: int) -> None:
    stand_at(solved, step)

    assert solved.search.phase is SearchPhase.PAUSED
    assert solved.sentences == []


def test_step_back_at_the_end_goes_back_and_step_on_does_nothing(solved: GameBench) -> None:
    scenes = len(solved.scenes)
    solved.game_search.step(1)
    solved.solver.run()
    assert (solved.search.phase, len(solved.scenes)) == (SearchPhase.ENDED, scenes)

    solved.game_search.step(-1)
    solved.solver.run()
    assert (solved.search.phase, at(solved)) == (SearchPhase.PAUSED, 29)


def test_stepping_on_after_the_end_neither_repeats_nor_takes_away_what_was_said(
    solved: GameBench,
) -> None:
    phases: list[SearchPhase] = []
    silences: list[None] = []
    solved.search.phase_changed.connect(phases.append)
    solved.bench.notice_outdated.connect(lambda: silences.append(None))
    solved.game_search.notice_outdated.connect(lambda: silences.append(None))

    for _ in range(3):
        solved.game_search.step(1)
        solved.solver.run()

    assert (solved.said, silences, phases) == ([], [], [])


def test_who_steps_to_the_end_again_is_told_and_the_grid_is_kept(solved: GameBench) -> None:
    solved.game_search.step(-3)
    solved.game_search.step(3)
    solved.solver.run()

    assert solved.search.phase is SearchPhase.ENDED
    assert solved.sheet.grid == SMALL_SOLVED
    solved.bench.undo()
    assert solved.sheet == PUZZLE


def test_playing_backwards_ends_at_the_start_and_solve_goes_on_from_there(
    solved: GameBench,
) -> None:
    solved.game_search.play_back()
    solved.solver.run()
    assert (solved.search.phase, at(solved)) == (SearchPhase.PAUSED, 0)
    assert solved.bench.shown == PUZZLE

    solved.game_search.search_to_end()
    solved.solver.run()

    assert solved.sentences == [str(SOLVED)]  # and no search was begun
    assert solved.sheet.grid == SMALL_SOLVED


def test_playing_backwards_without_a_search_does_nothing(desk: GameBench) -> None:
    desk.game_search.play_back()
    desk.solver.run()

    assert desk.search.phase is SearchPhase.IDLE
    assert (desk.said, desk.scenes) == ([], [])


@pytest.mark.parametrize(
    "begin",
    [lambda desk: desk.game_search.watch(), lambda desk: desk.game_search.search_to_end()],
    ids=["watch", "search to the end"],
)
def test_at_the_end_another_search_begins(
    solved: GameBench, begin: Callable[[GameBench], None]
) -> None:
    scenes = len(solved.scenes)

    begin(solved)
    solved.solver.run()

    assert solved.scenes[scenes].sheet == PUZZLE
    assert solved.sentences[0] == "Searching with Used-number tables."
    assert solved.sentences[-1] == str(SOLVED)


@pytest.mark.parametrize("step", [12, 0])
def test_a_digit_typed_into_a_moment_looked_back_at_stays_with_that_moment(
    solved: GameBench, step: int
) -> None:
    stand_at(solved, step)
    blank = solved.sheet.geometry.name(NAIVE.moments[step].grid.blanks()[-1])

    solved.enter(blank, 1)

    cell = solved.cell(blank)
    assert solved.sheet.grid == NAIVE.moments[step].grid.with_digit(cell, Digit(1))
    assert solved.sheet.cells_of(Origin.ENTRY) == (cell,)
    assert (solved.search.phase, solved.search.shown_moment) == (SearchPhase.IDLE, None)
    while solved.bench.game.next_undo:
        solved.bench.undo()
    assert solved.sheet == PUZZLE


def test_undo_takes_the_moment_looked_back_at_back_as_a_whole(solved: GameBench) -> None:
    stand_at(solved, 12)

    solved.bench.undo()
    assert solved.sheet == solved.shown[-1] == PUZZLE
    assert solved.search.phase is SearchPhase.IDLE

    solved.bench.redo()
    assert solved.sheet.grid == NAIVE.moments[12].grid


def test_the_start_looked_back_at_leaves_nothing_to_undo(solved: GameBench) -> None:
    stand_at(solved, 0)

    solved.bench.reset()

    assert solved.sheet == PUZZLE
    assert solved.bench.game.next_undo is None


def test_erasing_where_nothing_stands_does_not_end_the_search(desk: GameBench) -> None:
    desk.step(2)

    desk.enter("r4c4", BLANK)

    assert (desk.search.phase, at(desk)) == (SearchPhase.PAUSED, 2)


def test_opening_another_puzzle_forgets_the_search_looked_back_at(solved: GameBench) -> None:
    stand_at(solved, 12)

    solved.bench.open_game(Game(Puzzle(SMALL_SOLVED)))
    solved.solver.run()

    assert solved.search.phase is SearchPhase.IDLE
    assert solved.sheet == solved.shown[-1] == Sheet.of_givens(SMALL_SOLVED)
    assert solved.bench.game.next_undo is None


def test_a_jump_to_nowhere_is_said_last_and_changes_nothing(solved: GameBench) -> None:
    solved.game_search.jump(ToNext(Condition.backtrack()))
    solved.solver.run()

    assert solved.sentences == [NO_SUCH_MOMENT]
    assert (solved.search.phase, at(solved)) == (SearchPhase.ENDED, 30)
    assert solved.sheet.grid == SMALL_SOLVED


def test_solving_at_once_leaves_a_timeline_to_walk_through(solved: GameBench) -> None:
    for step in (*range(0, 31, 5), *range(29, 0, -7)):
        stand_at(solved, step)
