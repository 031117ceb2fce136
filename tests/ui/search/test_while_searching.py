"""Whatever people do while a search runs, at full speed and slowly: all of it is clean."""

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL
from tests.support.ui.game_bench import GameBench
from tests.support.ui.searches import ENDLESS, SLOW

Doing = Callable[[GameBench], None]


def _search_to_end(desk: GameBench) -> None:
    desk.game_search.search_to_end()


def _watch(desk: GameBench) -> None:
    desk.game_search.watch()


ENDING: Mapping[str, Doing] = {
    "typing an entry": lambda desk: desk.enter("r9c1", 1),
    "typing over a digit of the search": lambda desk: desk.enter("r1c1", 9),
    "erasing a digit of the search": lambda desk: desk.enter("r1c1", BLANK),
    "undo": lambda desk: desk.bench.undo(),
    "redo": lambda desk: desk.bench.redo(),
    "clearing the entries": lambda desk: desk.bench.clear_entries(),
    "reset": lambda desk: desk.bench.reset(),
}
REPLACING: Mapping[str, Doing] = {
    "opening another puzzle": lambda desk: desk.bench.open_game(Game(Puzzle(SMALL))),
    "opening the same puzzle again": lambda desk: desk.bench.open_game(Game(Puzzle(ENDLESS))),
    "new": lambda desk: desk.bench.new(9),
    "new of a smaller size": lambda desk: desk.bench.new(4),
    "new of a larger size": lambda desk: desk.bench.new(25),
}
GOING_ON: Mapping[str, tuple[Doing, ...]] = {
    "search to the end": (_search_to_end,),
    "to the end a second time": (_search_to_end, _search_to_end),
    "pause and play": (_watch, _watch),
    "pause, step and play": (
        _watch,
        lambda desk: desk.solver.deliver(),  # a step is counted from what is shown
        lambda desk: desk.game_search.step(1),
        _watch,
    ),
    "choosing another algorithm": (
        lambda desk: desk.search.choose_algorithm(algorithm_named("fewest-candidates")),
    ),
    "a slower pace": (lambda desk: desk.search.set_pace(SLOW),),
    "full speed": (lambda desk: desk.search.set_pace(UNLIMITED_PACE),),
    "typing on a given": (lambda desk: desk.enter("r2c6", 1),),
    "typing givens from now on": (lambda desk: desk.bench.set_typing(TypingMode.GIVENS),),
    "having been saved": (lambda desk: desk.bench.game.mark_saved(),),
}


@pytest.fixture(params=[UNLIMITED_PACE, SLOW], ids=["at full speed", "slowly"])
def desk(request: pytest.FixtureRequest, qapp: QApplication) -> GameBench:
    """A search that plays; on the way to the window there may be more of it."""
    desk = GameBench(ENDLESS, request.param)
    desk.watch_a_little()
    assert desk.search.phase is SearchPhase.PLAYING
    return desk


def test_at_full_speed_more_is_on_its_way_to_the_window(qapp: QApplication) -> None:
    desk = GameBench(ENDLESS)

    desk.watch_a_little()

    assert desk.solver.waiting


@pytest.mark.parametrize("doing", ENDING)
def test_it_ends_the_search_and_nothing_of_it_comes_after(desk: GameBench, doing: str) -> None:
    ENDING[doing](desk)
    desk.solver.run()

    assert desk.search.phase is SearchPhase.IDLE
    assert desk.shown[-1] == desk.sheet
    assert desk.sheet.givens == ENDLESS


@pytest.mark.parametrize("doing", ENDING)
def test_undo_goes_back_to_the_puzzle_and_never_fails(desk: GameBench, doing: str) -> None:
    ENDING[doing](desk)
    while desk.bench.game.next_undo:
        desk.bench.undo()

    assert desk.sheet == Sheet.of_givens(ENDLESS)
    desk.bench.undo()
    desk.enter("r1c1", 9)
    assert desk.sheet.cells_of(Origin.ENTRY) == (0,)


def test_what_was_shown_stays_when_an_entry_is_typed(desk: GameBench) -> None:
    shown = desk.scenes[-1].sheet

    desk.enter("r9c1", 1)

    assert desk.sheet.only({Origin.GIVEN, Origin.SOLVER}) == shown


def test_stop_keeps_what_was_shown_and_the_way_on(desk: GameBench) -> None:
    shown = desk.scenes[-1]

    desk.bench.stop()
    desk.solver.run()

    assert desk.search.phase is SearchPhase.STOPPED
    assert desk.sheet == desk.shown[-1] == shown.sheet
    assert desk.scenes[-1].moment == shown.moment


@pytest.mark.parametrize("doing", ENDING)
def test_the_next_search_starts_from_the_puzzle_and_the_entries(
    desk: GameBench, doing: str
) -> None:
    ENDING[doing](desk)
    entries = desk.sheet.only({Origin.GIVEN, Origin.ENTRY})
    if entries.grid.conflicts():
        desk.bench.undo()
        entries = desk.sheet.only({Origin.GIVEN, Origin.ENTRY})

    desk.game_search.watch()
    desk.solver.deliver()

    assert desk.scenes[-1].moment.grid == entries.grid


@pytest.mark.parametrize("doing", REPLACING)
def test_another_puzzle_knows_nothing_of_the_search(desk: GameBench, doing: str) -> None:
    REPLACING[doing](desk)
    scenes = len(desk.scenes)
    desk.solver.run()

    assert desk.search.phase is SearchPhase.IDLE
    assert len(desk.scenes) == scenes
    assert desk.shown[-1] == desk.sheet == Sheet.of_givens(desk.sheet.givens)
    assert desk.bench.game.next_undo is None
    assert not desk.bench.game.is_modified


@pytest.mark.parametrize("doing", REPLACING)
def test_another_puzzle_can_be_watched_at_once(desk: GameBench, doing: str) -> None:
    REPLACING[doing](desk)

    desk.step(3)

    assert [shown_moment.moment.counters.steps for shown_moment in desk.scenes[-4:]] == [0, 1, 2, 3]
    assert {shown_moment.sheet.geometry for shown_moment in desk.scenes[-4:]} == {
        desk.sheet.geometry
    }


@pytest.mark.parametrize("doing", GOING_ON)
def test_the_search_goes_on(desk: GameBench, doing: str) -> None:
    steps = desk.scenes[-1].moment.counters.steps

    for do in GOING_ON[doing]:
        do(desk)
    desk.solver.deliver()
    desk.search.set_pace(UNLIMITED_PACE)
    desk.solver.tick()
    desk.solver.deliver()

    assert desk.search.phase is SearchPhase.PLAYING
    assert desk.scenes[-1].moment.counters.steps > steps
    assert all(
        earlier.moment.counters.steps <= later.moment.counters.steps
        for earlier, later in zip(desk.scenes, desk.scenes[1:], strict=False)
    )
    assert desk.sheet == Sheet.of_givens(ENDLESS)


@pytest.mark.parametrize("doing", GOING_ON)
def test_the_search_can_still_be_stopped(desk: GameBench, doing: str) -> None:
    for do in GOING_ON[doing]:
        do(desk)
    desk.solver.deliver()
    shown = desk.scenes[-1].sheet

    desk.bench.stop()
    desk.solver.run()

    assert desk.sheet == desk.shown[-1] == shown


def test_closing_ends_the_search(desk: GameBench) -> None:
    desk.search.shut_down()
    scenes = len(desk.scenes)

    desk.solver.run()

    assert len(desk.scenes) == scenes


def test_undo_of_a_search_that_has_found_nothing_yet_is_clean(qapp: QApplication) -> None:
    desk = GameBench(ENDLESS, SLOW)
    desk.game_search.watch()
    desk.solver.deliver()

    desk.bench.undo()

    assert desk.search.phase is SearchPhase.IDLE
    assert desk.sheet == Sheet.of_givens(ENDLESS)


def test_redo_after_a_search_has_filled_cells_is_clean(qapp: QApplication) -> None:
    desk = GameBench(SMALL)
    desk.enter("r1c1", 3)
    desk.bench.undo()
    desk.step(3)
    shown = desk.scenes[-1].sheet

    desk.bench.redo()

    assert desk.sheet == shown


def test_redo_over_a_search_that_has_found_nothing_brings_the_entry_back(
    qapp: QApplication,
) -> None:
    desk = GameBench(SMALL, SLOW)
    desk.enter("r1c1", 3)
    desk.bench.undo()
    desk.game_search.watch()
    desk.solver.deliver()

    desk.bench.redo()

    assert desk.sheet.state_at(Cell(0)).digit == Digit(3)
    assert desk.search.phase is SearchPhase.IDLE
