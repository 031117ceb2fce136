"""The race window in the whole program."""

import csv
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from sudoku_gui.language import set_language
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.presentation.theme import DARK, Appearance
from sudoku_gui.solvers import ALGORITHMS, quick_algorithm
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.race.race_controller import RaceController
from sudoku_gui.ui.race.race_controls import RacePhase
from sudoku_gui.ui.race.race_window import RaceWindow
from sudoku_gui.ui.race.racer_chooser import RaceMode
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.model.variants import DIAGONAL_PUZZLES
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.variants import diagonal
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.pictures import colours_in, grabbed
from tests.support.waiting import PatientBot

FULL_SPEED = 50


@dataclass
class Course:
    """A program whose race window is open over the small puzzle."""

    opened: OpenProgram
    qtbot: PatientBot
    window: RaceWindow
    controller: RaceController

    def phase(self) -> RacePhase:
        return self.controller.phase

    def wait_for(self, phase: RacePhase) -> None:
        self.qtbot.waitUntil(lambda: self.controller.phase is phase)

    def steps(self) -> list[int]:
        """The steps of all, in the order in which they were lined up."""
        results = self.window.results.results
        return [result.moment.counters.steps for result in results]

    def wait_for_standings(self) -> None:
        self.qtbot.waitUntil(lambda: bool(self.steps()))

    def finish(self) -> None:
        """Run the race to its end."""
        self.window.controls.speed.move_by(FULL_SPEED)
        self.window.controls.run.click()
        self.wait_for(RacePhase.OVER)

    def wait_for_words(self, beginning: str) -> None:
        self.qtbot.waitUntil(lambda: self.window.said.text().startswith(beginning))


@pytest.fixture
def opened(qapp: QApplication, store: QSettings, qtbot: PatientBot) -> Iterator[OpenProgram]:
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([])
    opened.put(SMALL)
    yield opened
    opened.end()


@pytest.fixture
def course(opened: OpenProgram, qtbot: PatientBot) -> Course:
    opened.trigger("race")
    window, controller = opened.races.window, opened.races.controller
    assert window is not None
    assert controller is not None
    return Course(opened, qtbot, window, controller)


def test_all_algorithms_race_to_their_end(course: Course) -> None:
    course.finish()

    assert course.steps()[:5] == [30] * 5
    assert len(course.steps()) == len(ALGORITHMS)
    assert course.window.said.text().startswith("The race is over. First: ")
    assert not course.window.controls.run.isEnabled()


def test_a_race_pauses_goes_on_and_starts_again(course: Course) -> None:
    controls = course.window.controls
    controls.speed.move_by(-FULL_SPEED)
    assert (controls.run.text(), controls.again.isEnabled()) == ("Start", False)

    controls.run.click()
    running = controls.run.text()
    controls.run.click()

    assert (running, controls.run.text()) == ("Pause", "Go On")
    assert course.phase() is RacePhase.PAUSED
    controls.again.click()
    assert course.phase() is RacePhase.RUNNING
    QTest.keyClick(course.window, Qt.Key.Key_F5)
    course.wait_for(RacePhase.PAUSED)


def test_turns_of_the_puzzle_show_the_luck_of_the_order(course: Course) -> None:
    course.window.controls.choice.fields.setCurrentIndex(1)

    course.finish()

    assert course.steps()[0] == 30
    assert len(course.steps()) == 5
    assert len(set(course.steps())) > 1


def test_each_as_fast_as_it_can_needs_no_speed(course: Course) -> None:
    controls = course.window.controls
    controls.rules.setCurrentIndex(list(RaceRule).index(RaceRule.SECONDS))
    assert not controls.speed.isEnabled()

    controls.run.click()
    course.wait_for(RacePhase.OVER)

    seconds = [result.seconds for result in course.window.results.results]
    assert seconds[0] is not None
    assert seconds[0] > 0


@pytest.mark.parametrize(
    ("rule", "words"), [(RaceRule.READS, "100,000 reads/s"), (RaceRule.CALLS, "100,000 calls/s")]
)
def test_on_a_clock_of_reads_or_calls_the_speed_is_theirs(
    rule: RaceRule, words: str, course: Course
) -> None:
    controls = course.window.controls
    controls.rules.setCurrentIndex(list(RaceRule).index(rule))
    controls.speed.move_by(FULL_SPEED)
    controls.speed.move_by(-1)

    assert words in [label.text() for label in controls.speed.findChildren(QLabel)]
    course.finish()
    fewest = [row for row in course.window.results.results if row.place == 1]
    solved = [row for row in course.window.results.results if row.place]
    needed = [getattr(row.moment.counters, rule.value) for row in solved]
    assert {getattr(row.moment.counters, rule.value) for row in fewest} == {min(needed)}


def test_one_alone_cannot_race(course: Course) -> None:
    course.window.controls.choice.choose(ALGORITHMS[:1])

    assert course.phase() is RacePhase.NOBODY
    assert course.window.said.text() == "Choose at least two algorithms."
    assert not course.window.controls.run.isEnabled()
    course.window.controls.choice.choose(ALGORITHMS[:2])
    assert course.phase() is RacePhase.READY


def test_digits_that_clash_are_named_and_nobody_races(course: Course) -> None:
    course.opened.put(Grid.from_line("2200000200104000"))

    assert course.window.said.text().startswith("r1c1 and r1c2 both hold 2")
    assert course.phase() is RacePhase.NOBODY


def test_where_there_are_diagonals_the_first_who_knows_none_is_named_and_nobody_races(
    course: Course,
) -> None:
    course.opened.put(diagonal("1200000000000000"))

    assert course.window.said.text().startswith("Used-number tables: this algorithm knows no")
    assert course.phase() is RacePhase.NOBODY


def test_those_who_heed_diagonals_race_over_their_turns(course: Course) -> None:
    course.opened.put(diagonal(DIAGONAL_PUZZLES[1][0]))
    choice = course.window.controls.choice
    choice.algorithms.setCurrentIndex(ALGORITHMS.index(quick_algorithm()))
    choice.fields.setCurrentIndex(list(RaceMode).index(RaceMode.TRANSFORMS))

    course.finish()

    outcomes = {result.moment.outcome for result in course.window.results.results}
    assert outcomes == {Outcome.SOLVED}


def test_before_the_start_the_race_follows_the_table(course: Course) -> None:
    course.opened.enter(0, 3)

    course.finish()

    assert course.steps()[0] == 11


def test_a_race_under_way_keeps_its_puzzle_and_again_takes_the_new_one(course: Course) -> None:
    course.finish()

    course.opened.enter(0, 3)
    course.qtbot.handle_all()
    before = course.steps()[0]
    course.window.controls.again.click()
    course.wait_for(RacePhase.OVER)

    assert (before, course.steps()[0]) == (30, 11)


def test_a_search_that_is_watched_changes_nothing_of_a_race(course: Course) -> None:
    course.finish()
    said = course.window.said.text()

    course.opened.game_search.search_to_end()
    course.opened.wait_for(SearchPhase.ENDED)

    assert (course.steps()[0], course.window.said.text()) == (30, said)


def test_the_table_is_saved_for_spreadsheets(course: Course, tmp_path: Path) -> None:
    course.finish()
    path = course.opened.person.results = tmp_path / "race.csv"

    course.window.results.save.click()
    course.wait_for_words("Saved race.csv.")

    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert [row["algorithm"] for row in rows] == [each.name for each in ALGORITHMS]
    assert [rows[0][key] for key in ("turn", "steps", "calls")] == ["none", "30", "27"]
    assert {row["place"] for row in rows if row["outcome"] == "stuck"} == {""}


def test_the_results_are_saved_as_a_picture(course: Course, tmp_path: Path) -> None:
    course.finish()
    path = course.opened.person.results = tmp_path / "race.PNG"

    course.window.results.save.click()
    course.wait_for_words("Saved race.PNG.")

    assert QImage(str(path)).width() > 400


def test_results_are_not_saved_under_the_name_of_another_kind(
    course: Course, tmp_path: Path
) -> None:
    course.finish()
    course.opened.person.results = tmp_path / "race.pdf"

    course.window.results.save.click()
    course.wait_for_words("race.pdf cannot be saved: expected a name that ends in .csv .png")

    files = [path for path in tmp_path.iterdir() if path.is_file()]
    assert {path.suffix for path in files} <= {".ini"}  # of the settings


def test_a_folder_that_is_gone_is_said_and_nothing_is_left(course: Course, tmp_path: Path) -> None:
    course.finish()
    course.opened.person.results = tmp_path / "gone" / "race.csv"

    course.window.results.save.click()
    course.wait_for_words("race.csv cannot be saved: ")

    assert list(tmp_path.glob("**/race*")) == []


def test_who_changes_their_mind_saves_nothing(course: Course) -> None:
    course.finish()
    said = course.window.said.text()

    course.window.results.save.click()

    assert course.window.said.text() == said


def test_closing_the_window_ends_the_race_and_opening_it_lines_up_anew(course: Course) -> None:
    course.opened.put(puzzle_of_counts("defeating"))
    course.window.controls.speed.move_by(FULL_SPEED)
    course.window.controls.run.click()
    course.qtbot.waitUntil(lambda: sum(course.steps()) > 100)

    course.window.close()
    assert course.phase() is RacePhase.NOBODY
    course.opened.trigger("race")

    assert course.phase() is RacePhase.READY
    course.wait_for_standings()
    assert set(course.steps()) == {0}


def test_escape_closes_the_window_and_the_program_lives_on(course: Course) -> None:
    QTest.keyClick(course.window, Qt.Key.Key_Escape)

    assert not course.window.isVisible()
    assert course.opened.window.isVisible()


def test_the_window_follows_language_and_appearance(course: Course) -> None:
    course.opened.choose_language("ko")
    course.opened.program.preferences.choose_appearance(Appearance.DARK)
    QApplication.processEvents()

    assert course.window.controls.run.text() == "시작"
    assert course.window.windowTitle().startswith("경주")
    course.wait_for_standings()
    course.qtbot.waitUntil(lambda: DARK.panel in colours_in(grabbed(course.window)))
    set_language("en")


def test_the_title_names_the_puzzle_whatever_it_is_called(course: Course) -> None:
    course.controller.give_up()  # or standings of those lined up would come later

    course.window.show_racers((), "a[*].txt")

    assert course.window.windowTitle() == "Race – a[*][*].txt"  # as Qt is told of [*]


@pytest.mark.parametrize("code", ["en", "ko"])
def test_the_window_fits_small_screens(code: str, course: Course) -> None:
    course.opened.choose_language(code)

    course.window.resize(800, 600)
    QApplication.processEvents()

    layout = course.window.layout()
    assert layout is not None
    least = layout.minimumSize()
    assert (least.width(), least.height()) <= (800, 600)
    assert course.window.rect().contains(course.window.said.geometry())


def test_the_handle_takes_all_lanes_back_and_forth(course: Course) -> None:
    course.finish()
    end, handle = course.steps(), course.window.handle
    assert handle.words.text() == "step 30 of 30"

    handle.slider.setValue(11)
    course.qtbot.waitUntil(lambda: max(course.steps()) == 11)

    assert course.phase() is RacePhase.PAUSED
    assert course.window.said.text().startswith("This is how all stood then.")
    assert course.window.controls.run.text() == "Go On"
    QTest.keyClick(handle.slider, Qt.Key.Key_End)
    course.wait_for(RacePhase.OVER)
    assert course.steps() == end
    assert course.window.said.text().startswith("The race is over. First: ")


def test_dragging_the_handle_pauses_the_race_and_it_runs_on_from_there(course: Course) -> None:
    course.window.controls.run.click()
    course.qtbot.waitUntil(lambda: max(course.steps(), default=0) > 3)

    course.window.handle.slider.setValue(1)
    course.qtbot.waitUntil(lambda: max(course.steps()) == 1)
    assert course.phase() is RacePhase.PAUSED

    course.finish()
    assert course.steps()[0] == 30


def test_a_click_on_a_grid_shows_the_earlier_moment_that_stands_there(course: Course) -> None:
    course.finish()
    course.window.handle.slider.setValue(7)
    course.qtbot.waitUntil(lambda: course.window.handle.words.text() == "step 7 of 30")
    course.qtbot.waitUntil(lambda: max(course.steps()) == 7)

    course.controller.choose(0)

    opened = course.opened
    course.qtbot.waitUntil(lambda: opened.shown_moment is not None and opened.steps() == 7)


def test_a_race_lined_up_anew_has_no_past(course: Course) -> None:
    course.finish()
    assert course.window.handle.isEnabled()

    course.controller.line_up()

    course.qtbot.waitUntil(lambda: not course.window.handle.isEnabled())


@pytest.mark.parametrize("is_open_before", [True, False])
def test_reduced_motion_reaches_a_race_window_whenever_it_is_opened(
    is_open_before: bool, opened: OpenProgram, qtbot: PatientBot
) -> None:
    if is_open_before:
        opened.trigger("race")
    opened.choose("motion>", "&Reduced")
    opened.trigger("race")
    window, thread = opened.races.window, opened.races.race_thread
    assert window is not None
    assert thread is not None
    told: list[float] = []
    worker = thread._worker
    # When it decided to tell, whenever that is heard of on a busy machine.
    worker.reported.connect(
        lambda _report: told.append(worker._told_at), Qt.ConnectionType.DirectConnection
    )
    opened.put(puzzle_of_counts("defeating"))
    window.controls.speed.move_by(FULL_SPEED)

    window.controls.run.click()
    qtbot.waitUntil(lambda: len(told) >= 6)
    between = [later - before for before, later in itertools.pairwise(told[-4:])]
    opened.choose("motion>", "&Full")

    assert min(between) > 1 / 3  # fewer than three pictures a second


def test_ending_the_program_ends_a_race_under_way(course: Course) -> None:
    course.opened.put(puzzle_of_counts("defeating"))
    course.window.controls.run.click()

    course.opened.program.shut_down()

    assert not course.window.isVisible()


def test_a_click_on_a_grid_shows_its_moment_in_the_window(course: Course) -> None:
    course.finish()
    lane = [each.name for each in ALGORITHMS].index("backwards")
    lanes = course.window.lanes.lanes
    place = next(
        QPoint(x, y)
        for y in range(0, lanes.height(), 10)
        for x in range(0, lanes.width(), 10)
        if lanes.lane_at(QPoint(x, y)) == lane
    )

    QTest.mouseClick(lanes, Qt.MouseButton.LeftButton, pos=place)

    opened, steps = course.opened, course.steps()[lane]
    course.qtbot.waitUntil(lambda: opened.shown_moment is not None and opened.steps() == steps)
    assert opened.search.algorithm.name == "backwards"
    assert opened.puzzle.givens == SMALL


def test_a_racer_that_is_looked_at_has_all_stand_still(course: Course) -> None:
    course.window.controls.speed.move_by(-FULL_SPEED)
    course.window.controls.run.click()
    course.wait_for_standings()

    course.controller.choose(0)

    assert course.phase() is RacePhase.PAUSED


def test_the_moment_of_a_turned_puzzle_is_opened_with_it(course: Course) -> None:
    course.window.controls.choice.fields.setCurrentIndex(1)
    course.finish()
    turned = course.window.results.results[1].racer.sheet

    course.controller.choose(1)

    opened, steps = course.opened, course.steps()[1]
    course.qtbot.waitUntil(lambda: opened.shown_moment is not None and opened.steps() == steps)
    assert opened.puzzle.givens == turned.givens
