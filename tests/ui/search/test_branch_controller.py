"""Leaving a search for a branch and coming back, with the thread turned by hand."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.sheet import Origin
from sudoku_gui.playback.branch import ChoicePoint, choice_points_of
from sudoku_gui.playback.jumps import ToEnd, ToStep
from sudoku_gui.presentation.grid.cell_look import marks_of
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult
from sudoku_gui.solvers.search import Moment, Outcome
from sudoku_gui.ui.search.branch_banner import BranchDescription
from sudoku_gui.ui.search.branch_controller import BranchController
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.wording.branches import branch_end_sentence
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL
from tests.support.ui.game_bench import GameBench
from tests.support.ui.searches import ENDLESS, SLOW

NAIVE = walk(algorithm_named("used-tables"), SMALL)


class BranchingDesk(GameBench):
    """A desk whose search can be left for branches."""

    def __init__(self, pace: float = SLOW) -> None:
        super().__init__(SMALL, pace)
        self.branches = BranchController(self.search)
        self.off_line: list[BranchDescription] = []
        self.came_back = 0
        self.branches.branch_entered.connect(self.off_line.append)
        self.branches.branches_left.connect(self._count)
        self.branches.notice_posted.connect(self.said.append)

    def stand_at(self, step: int) -> None:
        """Show the moment after `step` steps of the line walked along."""
        self.game_search.jump(ToStep(step))
        self.solver.run()
        self.said.clear()

    def moment(self) -> Moment:
        """The moment shown."""
        assert self.search.shown_moment is not None
        return self.search.shown_moment.moment

    def branch_off(self, place: int = 0, result: AttemptResult = AttemptResult.UNTRIED) -> Attempt:
        """Put in the first digit of a place of which `result` is known."""
        at = self.branches.choice_points()[place]
        option = first(at, result)
        self.branches.enter_branch(at, option)
        self.solver.deliver()
        return option

    def _count(self) -> None:
        self.came_back += 1


def first(place: ChoicePoint, result: AttemptResult) -> Attempt:
    """The first option of which `result` is known."""
    return next(option for option in place.options if option.result is result)


def _has_led_nowhere(moment: Moment) -> bool:
    (place, *_) = choice_points_of(moment) or (None,)
    return place is not None and any(each.result is AttemptResult.FAILED for each in place.options)


@pytest.fixture
def desk(qapp: QApplication) -> BranchingDesk:
    return BranchingDesk()


def test_a_branch_begins_with_the_digit_put_in_as_an_entry(desk: BranchingDesk) -> None:
    desk.stand_at(3)

    put_in = desk.branch_off()

    assert desk.search.shown_moment is not None
    sheet = desk.search.shown_moment.sheet
    assert sheet.state_at(put_in.cell).digit == put_in.digit
    assert sheet.state_at(put_in.cell).origin is Origin.ENTRY
    assert set(NAIVE.moments[3].path) == set(sheet.cells_of(Origin.SOLVER))
    assert desk.moment().counters.steps == 0
    assert str(desk.off_line[-1].sentence).endswith("from step 3.")


def test_a_branch_of_a_branch_knows_all_blanks_filled_since_the_very_start(
    desk: BranchingDesk,
) -> None:
    desk.stand_at(2)
    first_put_in = desk.branch_off()
    desk.stand_at(1)
    in_between = desk.moment().path[len(NAIVE.moments[2].path) + 1 :]
    second_put_in = desk.branch_off()
    desk.stand_at(1)

    shown_moment = desk.search.shown_moment
    assert shown_moment is not None
    path = NAIVE.moments[2].path
    assert shown_moment.prefilled == (*path, first_put_in.cell, *in_between, second_put_in.cell)
    assert shown_moment.moment.path[: len(shown_moment.prefilled)] == shown_moment.prefilled
    assert shown_moment.moment.counters.depth == len(shown_moment.moment.path) - len(
        shown_moment.prefilled
    )
    assert set(shown_moment.moment.path) == set(desk.search.variation.sheet.givens.blanks()) - set(
        shown_moment.moment.grid.blanks()
    )

    desk.branches.leave_branch()
    desk.branches.leave_branch()
    desk.solver.run()
    shown_moment = desk.search.shown_moment
    assert shown_moment is not None
    assert shown_moment.moment.path == NAIVE.moments[2].path


def test_a_digit_that_is_refused_is_answered_by_the_cell_that_blocks_it(
    desk: BranchingDesk,
) -> None:
    desk.stand_at(3)
    place = desk.branches.choice_points()[0]
    refused = first(place, AttemptResult.REFUSED)

    desk.branches.enter_branch(place, refused)

    name = place.before.geometry.name
    assert desk.sentences == [
        f"{refused.digit} cannot go into {name(refused.cell)}: "
        f"it stands in {name(refused.blocker)}."
    ]
    assert not desk.branches.is_off_main_line


@settings(
    deadline=None, max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(step=st.integers(0, NAIVE.end), further=st.integers(0, 12))
def test_whatever_is_done_in_a_branch_the_main_line_is_found_as_it_was(
    qapp: QApplication, step: int, further: int
) -> None:
    desk = BranchingDesk()
    desk.stand_at(step)
    for place in desk.branches.choice_points()[:1]:
        for option in place.options:
            if option.result is not AttemptResult.UNTRIED:
                continue
            desk.branches.enter_branch(place, option)
            desk.solver.deliver()
            desk.game_search.jump(ToStep(further))
            desk.solver.run()
            desk.branches.leave_branch()
            desk.solver.run()

            assert desk.moment() == NAIVE.moments[step]
            assert not desk.branches.is_off_main_line


def test_a_branch_that_fails_says_after_how_many_steps_and_offers_the_way_back(
    desk: BranchingDesk,
) -> None:
    left_at = next(step for step, moment in enumerate(NAIVE.moments) if _has_led_nowhere(moment))
    desk.stand_at(left_at)
    desk.branch_off(result=AttemptResult.FAILED)
    desk.game_search.jump(ToEnd())
    desk.solver.run()

    assert desk.moment().outcome is Outcome.EXHAUSTED
    assert desk.sentences[-1] == str(branch_end_sentence(desk.moment()))
    assert desk.offers == ["Back"]

    desk.accept("Back")
    desk.solver.run()

    assert desk.moment() == NAIVE.moments[left_at]
    assert desk.came_back == 1


def test_a_branch_that_fails_at_once_says_and_marks_the_blank_that_nothing_fits(
    desk: BranchingDesk,
) -> None:
    desk.stand_at(4)
    desk.branch_off()
    desk.solver.run()

    shown_moment = desk.search.shown_moment
    assert shown_moment is not None
    assert shown_moment.moment.counters.steps == 0
    assert desk.sentences[-1] == "This branch fails at once: nothing fits r2c3."
    assert marks_of(shown_moment.moment, shown_moment.attempts).dead_ends == {Cell(6)}


def test_a_branch_with_a_solution_says_so(desk: BranchingDesk) -> None:
    desk.stand_at(0)
    place = desk.branches.choice_points()[0]
    right = NAIVE.moments[-1].grid.digit_at(place.choice.cells[0])
    desk.branches.enter_branch(place, next(each for each in place.options if each.digit == right))

    desk.game_search.jump(ToEnd())
    desk.solver.run()

    assert desk.moment().outcome is Outcome.SOLVED
    assert desk.sentences[-1] == str(branch_end_sentence(desk.moment()))


def test_a_branch_may_be_left_for_one_of_its_own_and_each_way_back_is_one_step(
    desk: BranchingDesk,
) -> None:
    desk.stand_at(0)
    desk.branch_off()
    desk.stand_at(2)
    in_branch = desk.moment()

    desk.branch_off()
    assert "from step 2 of branch 1" in str(desk.off_line[-1].sentence)
    desk.branches.leave_branch()
    desk.solver.run()

    assert desk.moment() == in_branch
    assert str(desk.off_line[-1].way_back) == "Back to the main line"
    desk.branches.leave_branch()
    desk.solver.run()
    assert desk.moment() == NAIVE.moments[0]


def test_a_branch_that_has_ended_plays_again_and_the_main_line_is_kept(
    desk: BranchingDesk,
) -> None:
    desk.stand_at(4)
    desk.branch_off()
    desk.game_search.jump(ToEnd())
    desk.solver.run()
    assert desk.moment().outcome is not Outcome.RUNNING

    desk.branches.restart_ended_branch()
    desk.game_search.watch()
    desk.solver.deliver()

    assert desk.search.phase is SearchPhase.PLAYING
    assert desk.branches.is_off_main_line
    assert desk.moment().counters.steps == 0


def test_typing_in_a_branch_leaves_the_search_and_its_lines(desk: BranchingDesk) -> None:
    desk.stand_at(4)
    desk.branch_off()

    desk.bench.reset()

    assert not desk.branches.is_off_main_line
    assert desk.came_back == 1
    desk.branches.leave_branch()
    assert desk.search.phase is SearchPhase.IDLE


def test_while_it_plays_it_stands_still_where_it_is_shown(qapp: QApplication) -> None:
    desk = BranchingDesk(pace=100.0)
    desk.step(3)
    desk.game_search.watch()
    desk.solver.deliver()
    desk.solver.tick()  # the thread may be further on

    (*_, last) = desk.branches.choice_points()
    desk.solver.run()

    assert last.step == desk.moment().counters.steps
    assert desk.search.phase is SearchPhase.PAUSED


def test_where_there_is_no_search_there_is_no_place(qapp: QApplication) -> None:
    assert BranchController(GameBench(ENDLESS).search).choice_points() == ()
