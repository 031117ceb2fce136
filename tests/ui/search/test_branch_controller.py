"""Leaving a search for a branch and coming back, with the thread turned by hand."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.sheet import Origin
from sudoku_gui.playback.branch import Place, places_of
from sudoku_gui.playback.jumps import ToEnd, ToStep
from sudoku_gui.presentation.cell_look import marks_of
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import Fate, OptionFate
from sudoku_gui.solvers.search import Moment, Outcome
from sudoku_gui.ui.search.branch_banner import OffLine
from sudoku_gui.ui.search.branch_controller import Branches
from sudoku_gui.ui.search.search_controller import Phase
from sudoku_gui.wording.branches import branch_end_sentence
from tests.support.playback.naive import walk
from tests.support.ui.game_bench import HandTurnedDesk
from tests.support.ui.searches import ENDLESS, SLOW, SMALL

NAIVE = walk(algorithm_named("used-tables"), SMALL)


class BranchingDesk(HandTurnedDesk):
    """A desk whose search can be left for branches."""

    def __init__(self, pace: float = SLOW) -> None:
        super().__init__(SMALL, pace)
        self.branches = Branches(self.search)
        self.off_line: list[OffLine] = []
        self.came_back = 0
        self.branches.left_line.connect(self.off_line.append)
        self.branches.came_back.connect(self._count)
        self.branches.said.connect(self.said.append)

    def stand_at(self, step: int) -> None:
        """Show the moment after `step` steps of the line walked along."""
        self.bench.jump(ToStep(step))
        self.solver.run()
        self.said.clear()

    def moment(self) -> Moment:
        """The moment shown."""
        assert self.search.scene is not None
        return self.search.scene.moment

    def branch_off(self, place: int = 0, result: Fate = Fate.UNTRIED) -> OptionFate:
        """Put in the first digit of a place of which `result` is known."""
        at = self.branches.places()[place]
        option = first(at, result)
        self.branches.take(at, option)
        self.solver.deliver()
        return option

    def _count(self) -> None:
        self.came_back += 1


def first(place: Place, result: Fate) -> OptionFate:
    """The first option of which `result` is known."""
    return next(option for option in place.options if option.fate is result)


def _has_led_nowhere(moment: Moment) -> bool:
    (place, *_) = places_of(moment) or (None,)
    return place is not None and any(each.fate is Fate.FAILED for each in place.options)


@pytest.fixture
def desk(qapp: QApplication) -> BranchingDesk:
    return BranchingDesk()


def test_a_branch_begins_with_the_digit_put_in_as_an_entry(desk: BranchingDesk) -> None:
    desk.stand_at(3)

    put_in = desk.branch_off()

    assert desk.search.scene is not None
    sheet = desk.search.scene.sheet
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

    scene = desk.search.scene
    assert scene is not None
    path = NAIVE.moments[2].path
    assert scene.came_with == (*path, first_put_in.cell, *in_between, second_put_in.cell)
    assert scene.moment.path[: len(scene.came_with)] == scene.came_with
    assert scene.moment.counters.depth == len(scene.moment.path) - len(scene.came_with)
    assert set(scene.moment.path) == set(desk.search.line.sheet.givens.blanks()) - set(
        scene.moment.grid.blanks()
    )

    desk.branches.come_back()
    desk.branches.come_back()
    desk.solver.run()
    scene = desk.search.scene
    assert scene is not None
    assert scene.moment.path == NAIVE.moments[2].path


def test_a_digit_that_is_refused_is_answered_by_the_cell_that_blocks_it(
    desk: BranchingDesk,
) -> None:
    desk.stand_at(3)
    place = desk.branches.places()[0]
    refused = first(place, Fate.REFUSED)

    desk.branches.take(place, refused)

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
    for place in desk.branches.places()[:1]:
        for option in place.options:
            if option.fate is not Fate.UNTRIED:
                continue
            desk.branches.take(place, option)
            desk.solver.deliver()
            desk.bench.jump(ToStep(further))
            desk.solver.run()
            desk.branches.come_back()
            desk.solver.run()

            assert desk.moment() == NAIVE.moments[step]
            assert not desk.branches.is_off_main_line


def test_a_branch_that_fails_says_after_how_many_steps_and_offers_the_way_back(
    desk: BranchingDesk,
) -> None:
    left_at = next(step for step, moment in enumerate(NAIVE.moments) if _has_led_nowhere(moment))
    desk.stand_at(left_at)
    desk.branch_off(result=Fate.FAILED)
    desk.bench.jump(ToEnd())
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

    scene = desk.search.scene
    assert scene is not None
    assert scene.moment.counters.steps == 0
    assert desk.sentences[-1] == "This branch fails at once: nothing fits r2c3."
    assert marks_of(scene.moment, scene.trial).dead_ends == {Cell(6)}


def test_a_branch_with_a_solution_says_so(desk: BranchingDesk) -> None:
    desk.stand_at(0)
    place = desk.branches.places()[0]
    right = NAIVE.moments[-1].grid.digit_at(place.choice.cells[0])
    desk.branches.take(place, next(each for each in place.options if each.digit == right))

    desk.bench.jump(ToEnd())
    desk.solver.run()

    assert desk.moment().outcome is Outcome.SOLVED
    assert desk.sentences[-1].startswith("This branch is solved after ")


def test_a_branch_may_be_left_for_one_of_its_own_and_each_way_back_is_one_step(
    desk: BranchingDesk,
) -> None:
    desk.stand_at(0)
    desk.branch_off()
    desk.stand_at(2)
    in_branch = desk.moment()

    desk.branch_off()
    assert "from step 2 of branch 1" in str(desk.off_line[-1].sentence)
    desk.branches.come_back()
    desk.solver.run()

    assert desk.moment() == in_branch
    assert str(desk.off_line[-1].way_back) == "Back to the main line"
    desk.branches.come_back()
    desk.solver.run()
    assert desk.moment() == NAIVE.moments[0]


def test_a_branch_that_has_ended_plays_again_and_the_main_line_is_kept(
    desk: BranchingDesk,
) -> None:
    desk.stand_at(4)
    desk.branch_off()
    desk.bench.jump(ToEnd())
    desk.solver.run()
    assert desk.moment().outcome is not Outcome.RUNNING

    desk.branches.begin_again_at_end()
    desk.bench.watch()
    desk.solver.deliver()

    assert desk.search.phase is Phase.PLAYING
    assert desk.branches.is_off_main_line
    assert desk.moment().counters.steps == 0


def test_typing_in_a_branch_leaves_the_search_and_its_lines(desk: BranchingDesk) -> None:
    desk.stand_at(4)
    desk.branch_off()

    desk.bench.reset()

    assert not desk.branches.is_off_main_line
    assert desk.came_back == 1
    desk.branches.come_back()
    assert desk.search.phase is Phase.IDLE


def test_while_it_plays_it_stands_still_where_it_is_shown(qapp: QApplication) -> None:
    desk = BranchingDesk(pace=100.0)
    desk.step(3)
    desk.bench.watch()
    desk.solver.deliver()
    desk.solver.tick()  # the thread may be further on

    (*_, last) = desk.branches.places()
    desk.solver.run()

    assert last.step == desk.moment().counters.steps
    assert desk.search.phase is Phase.PAUSED


def test_where_there_is_no_search_there_is_no_place(qapp: QApplication) -> None:
    assert Branches(HandTurnedDesk(ENDLESS).search).places() == ()
