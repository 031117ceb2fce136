"""The controller of the search, over a solver's thread that is turned by hand."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.playback.pace import READABLE_PACE, UNLIMITED_PACE
from sudoku_gui.presentation.search.variation import Variation
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Outcome, StepKind
from sudoku_gui.solvers.search_start import ConflictError
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import CountsRow, Pace, counts_rows
from tests.support.ui.heard_search import HeardSearch
from tests.support.ui.searches import ENDLESS, SLOW

QUICK_PUZZLES = {"A", "B", "C", "small"}
CLASHING = Grid.from_line("2200000200104000")


@pytest.fixture
def heard(qapp: QApplication) -> HeardSearch:
    return HeardSearch()


@pytest.fixture
def slowly(qapp: QApplication) -> HeardSearch:
    return HeardSearch(pace=SLOW)


def test_a_search_begins_paused_at_its_start(heard: HeardSearch) -> None:
    heard.begin()

    assert heard.phases == [SearchPhase.PAUSED]
    assert heard.search.is_under_way
    assert heard.scenes[-1].moment.kind is StepKind.START
    assert heard.search.shown_moment is heard.scenes[-1]


def test_a_search_played_to_its_end_says_so_once(heard: HeardSearch) -> None:
    heard.begin()
    heard.search.play()

    heard.solver.run()

    assert heard.phases == [SearchPhase.PAUSED, SearchPhase.PLAYING, SearchPhase.ENDED]
    assert not heard.search.is_under_way
    assert heard.ended == [heard.scenes[-1]]
    assert heard.ended[0].sheet.grid == SMALL_SOLVED
    assert heard.stopped == []


def test_a_pause_that_meets_the_end_does_not_end_the_search_twice(heard: HeardSearch) -> None:
    heard.begin()
    heard.search.play()
    heard.solver.deliver()
    heard.solver.tick()  # the end is on its way to the window

    heard.search.pause()
    heard.solver.deliver()

    assert len(heard.ended) == 1
    assert heard.phases[-1] is SearchPhase.ENDED


def test_a_step_that_meets_the_end_is_a_step_from_what_was_shown(heard: HeardSearch) -> None:
    heard.begin()
    heard.search.play()
    heard.solver.deliver()
    shown = heard.steps()
    heard.solver.tick()  # the end is on its way to the window

    heard.search.step(1)
    heard.solver.deliver()

    assert heard.steps() == shown + 1
    assert heard.phases[-1] is SearchPhase.PAUSED


@pytest.mark.parametrize(
    "row",
    [row for row in counts_rows(Pace.QUICK) if row.puzzle in QUICK_PUZZLES],
    ids=lambda row: f"{row.puzzle}-{row.algorithm}",
)
def test_the_counters_shown_at_the_end_are_those_of_the_table(
    row: CountsRow, heard: HeardSearch
) -> None:
    heard.search.choose_algorithm(algorithm_named(row.algorithm))
    heard.begin(row.grid)
    heard.search.play()

    heard.solver.run()

    assert heard.ended[0].moment.counters == row.counters
    assert heard.ended[0].moment.outcome is row.outcome


def test_a_grid_without_blanks_is_solved_before_it_is_played(heard: HeardSearch) -> None:
    heard.begin(SMALL_SOLVED)

    assert heard.phases == [SearchPhase.PAUSED, SearchPhase.ENDED]
    assert heard.ended[0].moment.outcome is Outcome.SOLVED


def test_clashing_cells_are_refused_and_the_search_under_way_goes_on(heard: HeardSearch) -> None:
    heard.begin(ENDLESS)
    heard.search.play()
    before = heard.search.shown_moment

    with pytest.raises(ConflictError) as refused:
        heard.begin(CLASHING)

    assert (refused.value.conflicts[0].first, refused.value.conflicts[0].second) == (0, 1)
    assert heard.search.phase is SearchPhase.PLAYING
    assert heard.search.shown_moment is before


def test_pause_step_and_play_go_on_from_where_the_search_stands(heard: HeardSearch) -> None:
    heard.play_a_little()
    heard.search.pause()
    heard.solver.deliver()
    paused_at = heard.steps()
    assert paused_at > 0

    heard.search.step(1)
    heard.solver.deliver()
    assert heard.steps() == paused_at + 1

    heard.search.play()
    heard.solver.deliver()
    heard.solver.tick()
    heard.solver.deliver()
    assert heard.steps() > paused_at + 1
    assert heard.phases == [
        SearchPhase.PAUSED,
        SearchPhase.PLAYING,
        SearchPhase.PAUSED,
        SearchPhase.PLAYING,
    ]


def test_stop_keeps_what_was_shown_last_and_not_what_was_on_its_way(heard: HeardSearch) -> None:
    shown = heard.play_a_little()
    heard.solver.tick()
    assert heard.solver.waiting[-1].moment.counters.steps > shown.moment.counters.steps
    scenes = len(heard.scenes)

    heard.search.stop()
    heard.solver.run()

    assert heard.stopped == [shown]
    assert {shown_moment.moment for shown_moment in heard.scenes[scenes:]} <= {shown.moment}
    assert heard.search.phase is SearchPhase.STOPPED


def test_stopping_before_anything_was_shown_keeps_nothing(heard: HeardSearch) -> None:
    heard.search.begin(Variation.main(Sheet.of_givens(SMALL), heard.search.algorithm))

    heard.search.stop()
    heard.solver.deliver()

    assert heard.stopped == []
    assert [shown_moment.moment.kind for shown_moment in heard.scenes] == [StepKind.START]
    assert heard.search.phase is SearchPhase.STOPPED


def test_stopping_what_has_ended_does_nothing(heard: HeardSearch) -> None:
    heard.begin()
    heard.search.play()
    heard.solver.run()

    heard.search.stop()

    assert heard.stopped == []
    assert heard.search.phase is SearchPhase.ENDED


def test_solving_at_once_does_not_wait_for_the_pace(slowly: HeardSearch) -> None:
    slowly.begin()
    slowly.search.search_to_end()

    slowly.solver.run()

    assert slowly.ended[0].moment.outcome is Outcome.SOLVED


def test_the_slider_does_not_slow_down_solving_at_once(heard: HeardSearch) -> None:
    heard.begin()
    heard.search.search_to_end()
    heard.search.set_pace(SLOW)

    heard.solver.run()

    assert len(heard.ended) == 1


def test_playing_after_solving_at_once_is_at_the_pace_chosen_again(slowly: HeardSearch) -> None:
    slowly.begin(ENDLESS)
    slowly.search.search_to_end()
    slowly.solver.deliver()
    slowly.solver.tick()
    slowly.search.pause()
    slowly.solver.deliver()
    paused_at = slowly.steps()
    assert paused_at > 0

    slowly.search.play()
    slowly.solver.deliver()
    slowly.solver.tick()
    slowly.solver.deliver()

    assert slowly.steps() == paused_at


def test_the_pace_changes_while_it_plays(slowly: HeardSearch) -> None:
    slowly.begin()
    slowly.search.play()
    slowly.solver.run()
    assert (slowly.steps(), slowly.search.phase) == (0, SearchPhase.PLAYING)

    slowly.search.set_pace(UNLIMITED_PACE)
    slowly.solver.run()

    assert len(slowly.ended) == 1


@pytest.mark.parametrize(
    ("pace", "explained"), [(SLOW, True), (READABLE_PACE, True), (UNLIMITED_PACE, False)]
)
def test_single_steps_are_explained_while_they_can_be_read(
    pace: float, explained: bool, qapp: QApplication
) -> None:
    heard = HeardSearch(pace)
    heard.begin(ENDLESS)
    heard.search.play()
    heard.solver.deliver()

    assert (heard.scenes[-1].attempts is not None) == explained

    heard.search.pause()
    heard.solver.deliver()
    assert heard.scenes[-1].attempts is not None


def test_nothing_is_explained_while_solving_at_once(slowly: HeardSearch) -> None:
    slowly.begin(ENDLESS)
    slowly.search.search_to_end()
    slowly.solver.deliver()

    assert slowly.scenes[-1].attempts is None


def test_what_the_search_has_found_is_told_from_givens_and_entries(heard: HeardSearch) -> None:
    sheet = Sheet.of_givens(SMALL)
    with_entry = enter_in_all(sheet, (Cell(0),), Digit(3)).done_to(sheet)
    heard.search.begin(Variation.main(with_entry, heard.search.algorithm))
    heard.search.play()

    heard.solver.run()

    shown = heard.scenes[-1].sheet
    assert shown.grid == SMALL_SOLVED
    assert shown.cells_of(Origin.ENTRY) == (0,)
    assert shown.givens == SMALL
    assert len(shown.cells_of(Origin.SOLVER)) == 11


def test_an_algorithm_chosen_while_one_runs_is_for_the_next_search(heard: HeardSearch) -> None:
    heard.begin(ENDLESS)
    heard.search.play()
    heard.search.choose_algorithm(algorithm_named("fewest-candidates"))
    heard.solver.deliver()
    heard.solver.tick()
    heard.solver.deliver()
    assert heard.search.phase is SearchPhase.PLAYING

    heard.begin(SMALL)
    heard.search.play()
    heard.solver.run()

    assert heard.ended[0].moment.counters.backtracks == 0  # row by row it has nine


def test_forgetting_leaves_nothing_of_the_search(heard: HeardSearch) -> None:
    forgotten: list[bool] = []
    heard.search.forgotten.connect(lambda: forgotten.append(True))
    heard.begin(ENDLESS)
    heard.search.play()
    heard.solver.deliver()
    heard.solver.tick()
    assert heard.solver.waiting

    heard.search.forget()
    scenes = len(heard.scenes)
    heard.solver.deliver()

    assert (heard.search.phase, heard.search.shown_moment) == (SearchPhase.IDLE, None)
    assert forgotten == [True]
    assert len(heard.scenes) == scenes
    assert heard.stopped == []


def test_shutting_down_ends_the_thread(heard: HeardSearch) -> None:
    heard.begin()

    heard.search.shut_down()

    assert heard.solver.has_shut_down
