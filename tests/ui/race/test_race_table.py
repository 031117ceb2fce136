"""The table of a race."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QStyle
from pytestqt.qtbot import QtBot

from sudoku_gui.language import say
from sudoku_gui.ui.race.race_metrics import RaceMetric, metric_words
from sudoku_gui.ui.race.race_table import FIRST_FIGURE, RaceModel, RaceTable
from tests.support.ui.races import NAMES, results_of, with_counters

READS = FIRST_FIGURE + list(RaceMetric).index(RaceMetric.READS)
MARGIN = QStyle.PixelMetric.PM_FocusFrameHMargin


def rows_of(table: RaceTable) -> list[list[str]]:
    model = table.model()
    columns = range(model.columnCount())
    return [
        [model.index(row, column).data() for column in columns] for row in range(model.rowCount())
    ]


def test_the_table_says_all_that_is_known(qtbot: QtBot) -> None:
    table = RaceTable()
    qtbot.addWidget(table)

    table.results.show_results(results_of(*NAMES))

    rows = {row[1]: row for row in rows_of(table)}
    used = [
        "2",
        "Used-number tables",
        "solved",
        "30",
        "21",
        "9",
        "67",
        "148",
        "27",
        "–",
        "4.9",
        "2.2",
        "–",
    ]
    assert rows["Used-number tables"] == used
    assert rows["Last blank of a house"][:3] == ["–", "Last blank of a house", "stuck"]
    assert rows["Fewest candidates first"][:4] == ["1", "Fewest candidates first", "solved", "12"]


def test_the_first_stands_above_and_who_has_no_place_below(qtbot: QtBot) -> None:
    table = RaceTable()
    qtbot.addWidget(table)

    table.results.show_results(results_of(*NAMES))

    assert [row[0] for row in rows_of(table)] == ["1", "2", "–"]


def test_figures_are_sorted_as_numbers(qtbot: QtBot) -> None:
    table = RaceTable()
    qtbot.addWidget(table)
    table.results.show_results(results_of())

    table.sortByColumn(3, Qt.SortOrder.DescendingOrder)

    steps = [int(row[3].replace(",", "")) for row in rows_of(table)]
    assert steps == sorted(steps, reverse=True)
    assert len(set(steps)) > 2


def test_figures_that_change_arrive_a_few_rows_at_a_time(qtbot: QtBot) -> None:
    model = RaceModel()
    tester = QAbstractItemModelTester(model)
    model.show_results(results_of(steps=0))
    changed: list[int] = []
    model.dataChanged.connect(lambda first, last: changed.append(last.row() - first.row() + 1))

    model.show_results(results_of())
    qtbot.waitUntil(lambda: model.index(10, 2).data() == "solved")

    assert set(changed) == {1}
    assert tester.model() is model
    assert [model.index(row, 3).data() for row in range(5)] == ["30"] * 5


def test_the_headings_say_what_the_figures_mean(qtbot: QtBot) -> None:
    model = RaceModel()
    heading = Qt.Orientation.Horizontal

    assert model.headerData(4, heading) == "Placements"
    tip = model.headerData(4, heading, Qt.ItemDataRole.ToolTipRole)
    assert tip == "Digits written into a blank"


def test_no_figure_is_cut_off_however_long_it_has_become(qtbot: QtBot) -> None:
    table = RaceTable()
    qtbot.addWidget(table)
    table.results.show_results(results_of(steps=0))
    table.fit()
    long_ago = [with_counters(each, reads=1_039_876_543_210) for each in results_of()]

    table.results.show_results(long_ago)
    qtbot.waitUntil(lambda: table.results.index(10, READS).data() == "1,039,876,543,210")

    needed = table.fontMetrics().horizontalAdvance("1,039,876,543,210")
    assert table.columnWidth(READS) >= needed + 2 * table.style().pixelMetric(MARGIN) + 2


def test_where_nobody_is_timed_it_is_said_why(qtbot: QtBot) -> None:
    model = RaceModel()
    model.show_results(results_of("used-tables", "fewest-candidates"))

    seconds = model.index(0, FIRST_FIGURE + list(RaceMetric).index(RaceMetric.SECONDS))

    assert seconds.data() == "–"
    tip = seconds.data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Measured only where each runs as fast as it can"
    assert model.index(0, READS).data(Qt.ItemDataRole.ToolTipRole) is None


def test_what_a_read_takes_is_told_of_those_who_are_timed() -> None:
    (standing,) = results_of("used-tables")
    timed = replace(standing, seconds=148e-9 * 50)

    assert metric_words(RaceMetric.NANOSECONDS_A_READ, standing) == "–"
    assert metric_words(RaceMetric.NANOSECONDS_A_READ, timed) == "50.0"


def test_at_the_start_there_is_nothing_to_a_step(qtbot: QtBot) -> None:
    (standing,) = results_of("used-tables", steps=0)

    assert metric_words(RaceMetric.READS_A_STEP, standing) == "–"


def test_enter_in_a_row_chooses_its_racer_however_the_rows_are_sorted(qtbot: QtBot) -> None:
    table = RaceTable()
    qtbot.addWidget(table)
    table.results.show_results(results_of(*NAMES))
    chosen: list[int] = []
    table.racer_chosen.connect(chosen.append)

    for row in range(len(NAMES)):
        table.setCurrentIndex(table.model().index(row, 1))
        QTest.keyClick(table, Qt.Key.Key_Return)

    titles = [say(each.racer.title) for each in results_of(*NAMES)]
    assert [titles[place] for place in chosen] == [row[1] for row in rows_of(table)]
