"""The guided tour: true to what the algorithms do, and led by keys and clicks."""

from functools import partial

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import formats, language
from sudoku_gui.assets import resource
from sudoku_gui.language import LANGUAGES, say
from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.tour import TOUR, TourStop
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome
from sudoku_gui.ui.check.typo_panel import CorrectionsTable
from sudoku_gui.ui.files.document_prompts import UnsavedChoice
from sudoku_gui.ui.learn.tour_panel import TourPanel
from tests.support.solvers.corpus import Pace, counts_rows
from tests.support.ui.open_program import OpenProgram

ENOUGH = 20_000  # steps for all that the tour says, but for the puzzle that defeats row by row


def givens_of(stop: TourStop) -> Grid:
    """The puzzle of a stop."""
    return formats.read(stop.sample.path.read_bytes()).puzzle.givens


def givens_of_file(name: str) -> Grid:
    """The puzzle of a sample."""
    return formats.read(resource("puzzles", name).read_bytes()).puzzle.givens


def end_of(stop: TourStop, algorithm: str) -> Moment:
    """The end of the search of a stop's puzzle."""
    search = algorithm_named(algorithm).start(givens_of(stop))
    search.advance(ENOUGH)
    moment = search.moment()
    assert moment.outcome is Outcome.SOLVED
    return moment


def is_open(opened: OpenProgram, stop: TourStop) -> bool:
    """Whether the puzzle of a stop is on the table."""
    return opened.sheet.givens == givens_of(stop)


def algorithm_of(stop: TourStop) -> Algorithm:
    """The algorithm of a stop at which a search is watched."""
    assert stop.algorithm is not None
    return stop.algorithm


def test_there_are_seven_stops_each_at_a_sample_of_its_own() -> None:
    assert len(TOUR) == 7
    assert len({stop.sample.file for stop in TOUR}) == 7


def test_at_the_first_stop_a_typo_is_found_and_the_puzzle_played(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    """By the keys that its story names, in their order."""
    opened.trigger("tour")
    qtbot.waitUntil(partial(is_open, opened, TOUR[0]))
    table = opened.window.typos.findChild(CorrectionsTable)
    assert isinstance(table, CorrectionsTable)
    assert all(key in str(TOUR[0].story) for key in ("F4", "Enter", "F3", "Ctrl+N"))

    opened.trigger("find_typo")
    qtbot.waitUntil(lambda: table.currentIndex().isValid())  # all are there, and the first chosen
    QTest.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: opened.sheet.givens == givens_of_file("easy.txt"))
    blank = opened.sheet.grid.blanks()[0]
    opened.grid.select(blank)
    QTest.keyClicks(opened.grid, "9")
    opened.trigger("check_entries")

    qtbot.waitUntil(lambda: opened.wrong_entries == {blank})


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("stop", TOUR, ids=lambda stop: stop.sample.file)
def test_a_story_has_two_sentences_or_three_short_ones(stop: TourStop, code: str) -> None:
    language.set_language(code)
    story = say(stop.story)
    language.set_language("en")

    assert story.endswith(".")
    assert story.count(". ") in {1, 2}


def test_the_second_stop_takes_thirty_steps() -> None:
    assert str(TOUR[1].story).startswith("Thirty steps")
    assert end_of(TOUR[1], algorithm_of(TOUR[1]).name).counters.steps == 30


def test_the_third_stop_never_goes_back() -> None:
    counters = end_of(TOUR[2], algorithm_of(TOUR[2]).name).counters

    assert (counters.steps, counters.backtracks) == (14, 0)
    assert len(givens_of(TOUR[2]).blanks()) == 14


@pytest.mark.parametrize(
    ("place", "algorithm", "said"),
    [
        (3, "used-tables", "323 steps"),
        (4, "descending", "897 steps"),
        (4, "used-tables", "8,365"),
        (5, "fewest-candidates", "376 steps"),
        (5, "used-tables", "17,880"),
        (6, "dancing-links", "needs 64"),
    ],
)
def test_the_numbers_of_the_stories_are_those_of_the_searches(
    place: int, algorithm: str, said: str
) -> None:
    steps = end_of(TOUR[place], algorithm).counters.steps

    assert f"{steps:,}" in said
    assert said in str(TOUR[place].story)


def test_of_the_fourth_stop_the_steps_back_are_told_too() -> None:
    counters = end_of(TOUR[3], algorithm_of(TOUR[3]).name).counters

    assert str(TOUR[3].story).startswith(f"Of {counters.steps} steps {counters.backtracks} ")


def test_of_the_last_stop_what_takes_too_long_to_run_is_in_the_table_of_counts() -> None:
    row = next(
        row
        for row in counts_rows(Pace.LONG)
        if (row.puzzle, row.algorithm) == ("defeating", algorithm_of(TOUR[6]).name)
    )

    assert f"{row.counters.steps:,} steps" in str(TOUR[6].story)
    assert end_of(TOUR[6], "dancing-links").grid.line().startswith("987654321")


def test_the_tour_opens_each_sample_with_its_algorithm_and_leads_on_and_back(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    panel = opened.panel_of(TourPanel)

    before = opened.algorithm
    opened.trigger("tour")
    for place, stop in enumerate(TOUR):
        qtbot.waitUntil(partial(is_open, opened, stop))
        assert opened.algorithm is (stop.algorithm or before)
        before = opened.algorithm
        assert panel.algorithm.isVisible() == (stop.algorithm is not None)
        assert panel.place.text() == f"Stop {place + 1} of 7"
        assert panel.story.text() == str(stop.story)
        assert panel.next.isEnabled() == (place < 6)
        QTest.keyClick(panel.next, Qt.Key.Key_Space)

    QTest.mouseClick(panel.previous, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(partial(is_open, opened, TOUR[5]))


def test_the_tour_is_opened_where_it_was_left(opened: OpenProgram, qtbot: QtBot) -> None:
    panel = opened.panel_of(TourPanel)
    opened.trigger("tour")
    panel.next.click()
    qtbot.waitUntil(partial(is_open, opened, TOUR[1]))
    opened.game_controller.new(9)

    opened.trigger("tour")
    opened.trigger("tour")

    qtbot.waitUntil(partial(is_open, opened, TOUR[1]))


@pytest.mark.parametrize("answer", UnsavedChoice)
def test_the_tour_moves_on_only_if_the_puzzle_on_the_table_may_go(
    answer: UnsavedChoice, opened: OpenProgram, qtbot: QtBot
) -> None:
    panel = opened.panel_of(TourPanel)
    opened.trigger("tour")
    qtbot.waitUntil(partial(is_open, opened, TOUR[0]))
    opened.choose_algorithm(algorithm_named("backwards"))
    opened.enter(givens_of(TOUR[0]).blanks()[0], 3)
    opened.person.unsaved = answer

    panel.next.click()
    qtbot.waitUntil(lambda: bool(opened.person.asked))

    moves_on = answer is UnsavedChoice.DISCARD  # saving is given up by the fake person
    place = 1 if moves_on else 0
    qtbot.waitUntil(lambda: panel.place.text() == f"Stop {place + 1} of 7")
    assert is_open(opened, TOUR[place])
    kept = algorithm_named("backwards")
    assert opened.algorithm is (TOUR[1].algorithm if moves_on else kept)


def test_the_panel_follows_the_language(qapp: QApplication, qtbot: QtBot) -> None:
    panel = TourPanel()
    qtbot.addWidget(panel)

    language.set_language("ko")
    panel.retranslate()
    words = panel.place.text(), panel.story.text()
    language.set_language("en")

    assert words[0] == "7곳 중 1번째"
    assert words[1].startswith("숫자 하나를")


def test_the_tour_does_not_come_back_by_itself(
    qapp: QApplication, store: QSettings, qtbot: QtBot
) -> None:
    first = OpenProgram(qapp, store, qtbot)
    first.program.start([])
    first.trigger("tour")
    qtbot.waitUntil(partial(is_open, first, TOUR[0]))
    assert first.dock(ActionId.TOUR).isVisible()
    first.window.close()
    first.end()

    second = OpenProgram(qapp, store, qtbot)
    second.program.start([])

    assert not second.dock(ActionId.TOUR).isVisible()
    second.end()
