"""Browsing a collection in the window: the list, its keys and buttons, and the check of all."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, QSettings, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyle
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.collection_filter import FilterKind
from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import PuzzleRecord, format_named, read, write_all
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.shuffling import shuffled
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.ui.files.collection_model import CollectionColumn
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.files.document_prompts import RemovalChoice
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.grid_bench import CONTROL
from tests.support.ui.open_program import OpenProgram, write_puzzle

SEVERAL = Grid.from_line("1" + "0" * 15)
NINE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
GRIDS = (SMALL, SEVERAL, Grid.from_line("11" + "0" * 14), SMALL_SOLVED)


@pytest.fixture
def many(tmp_path: Path) -> Path:
    path = tmp_path / "many.txt"
    contents = [
        PuzzleRecord.without_entries(Puzzle(grid, Metadata(f"Grid {number}")))
        for number, grid in enumerate(GRIDS, start=1)
    ]
    path.write_bytes(write_all(contents, format_named("boj2239")))
    return path


@pytest.fixture
def opened(qapp: QApplication, store: QSettings, qtbot: QtBot, many: Path) -> Iterator[OpenProgram]:
    """The program with the four puzzles of `many` open."""
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([str(many)])
    opened.wait_for_sentence("many.txt: 4 puzzles")
    yield opened
    opened.end()


def panel_of(opened: OpenProgram) -> CollectionPanel:
    return opened.panel_of(CollectionPanel)


def titles(opened: OpenProgram) -> list[object]:
    model = panel_of(opened).model
    return [model.data(model.index(row, CollectionColumn.TITLE)) for row in range(model.rowCount())]


def verdicts(opened: OpenProgram) -> list[object]:
    model = panel_of(opened).model
    return [
        model.data(model.index(row, CollectionColumn.VERDICT)) for row in range(model.rowCount())
    ]


def is_listed(opened: OpenProgram) -> bool:
    return opened.dock(ActionId.COLLECTION).isVisible()


def test_a_file_with_several_puzzles_is_listed(opened: OpenProgram) -> None:
    assert is_listed(opened)
    assert opened.action(ActionId.COLLECTION).isChecked()
    assert titles(opened) == ["Grid 1", "Grid 2", "Grid 3", "Grid 4"]
    assert opened.sheet.grid == SMALL


def test_a_file_with_one_puzzle_needs_no_list(opened: OpenProgram, tmp_path: Path) -> None:
    opened.open_file(write_puzzle(tmp_path, "one.txt", SMALL))
    opened.wait_for_sentence("Opened one.txt")

    assert not is_listed(opened)
    assert not opened.action(ActionId.NEXT_PUZZLE).isEnabled()


def test_keys_lead_through_the_puzzles(opened: OpenProgram) -> None:
    opened.trigger("next_puzzle")
    opened.trigger("next_puzzle")
    assert opened.sheet.grid == GRIDS[2]

    opened.trigger("previous_puzzle")

    assert opened.sheet.grid == GRIDS[1]
    assert list(panel_of(opened).selected) == [1]


def test_keys_select_the_puzzle_alone_though_ctrl_is_held(opened: OpenProgram) -> None:
    for _ in range(2):
        QTest.keyClick(opened.grid, Qt.Key.Key_PageDown, CONTROL)
    QTest.keyClick(opened.grid, Qt.Key.Key_PageUp, CONTROL)

    assert opened.sheet.grid == GRIDS[1]
    assert list(panel_of(opened).selected) == [1]


def test_there_is_nothing_before_the_first(opened: OpenProgram) -> None:
    opened.trigger("previous_puzzle")

    assert opened.sheet.grid == SMALL
    assert opened.sentences[-1] == "The list has no more puzzles in this direction."


def test_enter_puts_the_selected_puzzle_on_the_table(opened: OpenProgram) -> None:
    table = panel_of(opened).table

    table.selectRow(3)
    QTest.keyClick(table, Qt.Key.Key_Return)

    assert opened.sheet.grid == SMALL_SOLVED


def test_home_and_end_lead_to_the_first_and_the_last_puzzle(opened: OpenProgram) -> None:
    panel = panel_of(opened)

    QTest.keyClick(panel.table, Qt.Key.Key_End)
    assert list(panel.selected) == [3]
    QTest.keyClick(panel.table, Qt.Key.Key_Up)
    assert list(panel.selected) == [2]
    QTest.keyClick(panel.table, Qt.Key.Key_Home)
    assert list(panel.selected) == [0]


def test_keys_in_a_list_that_is_empty_lead_nowhere(opened: OpenProgram, qtbot: QtBot) -> None:
    panel = panel_of(opened)
    panel.filter_bar.words.setText("nothing is called so")
    qtbot.waitUntil(lambda: not panel.model.is_filtering)

    for key in (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(panel.table, key)

    assert list(panel.selected) == []
    assert opened.sheet.grid == SMALL


def test_a_double_click_puts_a_puzzle_on_the_table(opened: OpenProgram) -> None:
    table = panel_of(opened).table
    place: QPoint = table.visualRect(table.model().index(2, CollectionColumn.TITLE)).center()

    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert opened.sheet.grid == GRIDS[2]


def test_what_was_entered_is_there_again(opened: OpenProgram) -> None:
    opened.enter(0, 3)
    opened.trigger("next_puzzle")
    opened.trigger("previous_puzzle")

    assert opened.sheet.grid == SMALL.with_digit(Cell(0), Digit(3))
    model = panel_of(opened).model
    assert model.data(model.index(0, CollectionColumn.PROGRESS)) == "Begun"
    assert opened.window.isWindowModified()


def test_all_puzzles_are_checked(opened: OpenProgram) -> None:
    panel_of(opened).check.click()
    opened.wait_for_sentence("All puzzles are checked")

    collection = opened.collection
    assert [collection.verdict(row) for row in range(4)] == [
        VerdictKind.UNIQUE,
        VerdictKind.SEVERAL,
        VerdictKind.CONFLICT,
        VerdictKind.UNIQUE,
    ]
    assert opened.sentences[-1] == "All puzzles are checked; 2 do not have exactly one solution."
    assert panel_of(opened).check.text() == "Check All"


def test_who_checks_all_puzzles_again_is_told_that_they_are_checked(opened: OpenProgram) -> None:
    opened.trigger("check_all")
    opened.wait_for_sentence("All puzzles are checked; 2 do not")

    opened.trigger("check_all")

    opened.wait_until(lambda: opened.sentences[-1] == "All puzzles are checked.")
    assert not panel_of(opened).progress.isVisible()


def test_the_list_says_the_verdict_on_the_puzzle_on_the_table(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: verdicts(opened) == ["One", "", "", ""])

    opened.trigger("next_puzzle")
    qtbot.waitUntil(lambda: verdicts(opened) == ["One", "Several", "", ""])
    opened.trigger("type_givens")
    opened.enter(1, 1)
    assert verdicts(opened) == ["One", "", "", ""]

    qtbot.waitUntil(lambda: verdicts(opened) == ["One", "Clash", "", ""])


def test_a_puzzle_like_the_one_before_has_its_verdict_at_once(
    opened: OpenProgram, tmp_path: Path, qtbot: QtBot
) -> None:
    twice = tmp_path / "twice.sdm"
    twice.write_bytes((f"{NINE}\n" * 2).encode())
    opened.open_file(twice)
    opened.wait_for_sentence("twice.sdm: 2 puzzles")
    qtbot.waitUntil(lambda: verdicts(opened) == ["One", ""])

    opened.trigger("next_puzzle")

    assert verdicts(opened) == ["One", "One"]


def test_a_check_can_be_cancelled_and_taken_up_again(
    opened: OpenProgram, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "long.sdm"
    path.write_bytes(b"8........\n".replace(b"\n", b"." * 72 + b"\n") * 3000)
    opened.open_file(path)
    opened.wait_for_sentence("long.sdm: 3,000 puzzles")
    panel, collection = panel_of(opened), opened.collection
    narrowest = panel.minimumSizeHint().width()
    qtbot.waitUntil(lambda: collection.verdict(0) is not None)  # it is on the table

    panel.check.click()
    qtbot.waitUntil(lambda: collection.verdict(1) is not None)
    assert (panel.check.text(), panel.progress.maximum()) == ("Cancel", 3000)
    assert panel.progress.text().endswith(" / 3,000")
    assert panel.minimumSizeHint().width() == narrowest
    panel.check.click()

    assert panel.check.text() == "Check All"
    assert not panel.progress.isVisible()
    assert collection.verdict(2999) is None
    checked = sum(collection.verdict(row) is not None for row in range(3000))
    panel.check.click()
    qtbot.waitUntil(lambda: panel.progress.value() > checked)
    assert panel.progress.maximum() == 3000


def test_a_filter_narrows_the_list_and_the_keys_follow_it(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    panel = panel_of(opened)
    panel.check.click()
    opened.wait_for_sentence("All puzzles are checked")

    panel.filter_bar.kinds.setCurrentIndex(list(FilterKind).index(FilterKind.UNIQUE))
    qtbot.waitUntil(lambda: not panel.model.is_filtering)
    assert titles(opened) == ["Grid 1", "Grid 4"]
    opened.trigger("next_puzzle")

    assert opened.sheet.grid == SMALL_SOLVED


def test_the_number_of_puzzles_found_is_marked_until_all_are_looked_through(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    panel = panel_of(opened)
    shown = panel.findChild(QLabel, "shown")
    assert isinstance(shown, QLabel)

    panel.filter_bar.words.setText("grid 3")
    assert shown.text() == "0 of 4…"
    qtbot.waitUntil(lambda: not panel.model.is_filtering)

    assert shown.text() == "1 of 4"


@pytest.mark.parametrize(
    ("words", "fewest", "most", "found"),
    [("grid 3", 0, 0, ["Grid 3"]), ("", 4, 0, ["Grid 1", "Grid 4"]), ("", 0, 1, ["Grid 2"])],
)
def test_words_and_givens_are_looked_for(
    opened: OpenProgram, qtbot: QtBot, words: str, fewest: int, most: int, found: list[str]
) -> None:
    panel = panel_of(opened)

    panel.filter_bar.words.setText(words)
    panel.filter_bar.fewest.setValue(fewest)
    panel.filter_bar.most.setValue(most)
    qtbot.waitUntil(lambda: not panel.model.is_filtering)

    assert titles(opened) == found


def test_escape_lists_all_again(opened: OpenProgram, qtbot: QtBot) -> None:
    panel = panel_of(opened)
    panel.filter_bar.words.setFocus()
    QTest.keyClicks(panel.filter_bar.words, "grid 3")
    qtbot.waitUntil(lambda: titles(opened) == ["Grid 3"])

    QTest.keyClick(panel.filter_bar.words, Qt.Key.Key_Escape)

    assert panel.filter_bar.words.text() == ""
    assert len(titles(opened)) == len(GRIDS)


def test_there_is_room_for_the_number_of_the_puzzle_on_the_table(opened: OpenProgram) -> None:
    """It is bold, and has seven figures in the longest lists."""
    table = panel_of(opened).table
    table.make_room_for(1_000_000)
    font = table.font()
    font.setBold(True)
    needed = QFontMetrics(font).horizontalAdvance("0,000,000")
    margin = table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1

    assert needed + 2 * margin <= table.columnWidth(CollectionColumn.NUMBER)


def test_there_is_room_for_the_verdict_on_the_puzzle_on_the_table(
    opened: OpenProgram,
) -> None:
    """Its words are bold, and have a sign before them."""
    table = panel_of(opened).table
    opened.trigger("next_puzzle")
    opened.wait_until(lambda: verdicts(opened)[1] == "Several")

    needed = table.sizeHintForColumn(CollectionColumn.VERDICT)

    assert needed <= table.columnWidth(CollectionColumn.VERDICT)


def test_the_selected_puzzles_are_saved(opened: OpenProgram, tmp_path: Path) -> None:
    target = tmp_path / "some.txt"
    opened.person.target = SaveTarget(target, format_named("line"))
    panel_of(opened).table.selectRow(1)

    opened.trigger("save_selected")
    opened.wait_for_sentence("Saved some.txt")

    assert [record.grid for record in read(target.read_bytes()).records] == [SEVERAL]


def test_the_list_is_shown_and_hidden_by_its_action(opened: OpenProgram) -> None:
    opened.trigger("collection")
    assert not is_listed(opened)
    opened.trigger("collection")
    assert is_listed(opened)

    opened.dock(ActionId.COLLECTION).close()

    assert not opened.action(ActionId.COLLECTION).isChecked()


def test_the_list_is_where_it_was_and_as_wide(
    opened: OpenProgram, qapp: QApplication, store: QSettings, qtbot: QtBot, many: Path
) -> None:
    window = opened.window
    dock = opened.dock(ActionId.COLLECTION)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    qapp.processEvents()
    window.resizeDocks([dock], [210], Qt.Orientation.Horizontal)
    qapp.processEvents()
    assert dock.width() == 210
    window.close()

    again = OpenProgram(qapp, store, qtbot)
    again.program.start([])
    assert not is_listed(again)
    again.open_file(many)
    again.wait_for_sentence("many.txt: 4 puzzles")

    dock = again.dock(ActionId.COLLECTION)
    area = again.window.dockWidgetArea(dock)
    width = dock.width()
    again.end()
    assert area is Qt.DockWidgetArea.RightDockWidgetArea
    assert width == 210


def ratings(opened: OpenProgram) -> list[object]:
    model = panel_of(opened).model
    return [
        model.data(model.index(row, CollectionColumn.RATING)) for row in range(model.rowCount())
    ]


def test_all_puzzles_are_rated_that_have_one_solution(opened: OpenProgram) -> None:
    assert ratings(opened) == ["", "", "", ""]

    panel_of(opened).rate.click()
    opened.wait_until(lambda: ratings(opened)[3] != "")

    first, *others = ratings(opened)
    assert first != ""
    assert others == ["", "", "0.0"]  # several solutions, digits that clash, nothing to do
    opened.wait_for_sentence("All puzzles are rated.")
    opened.said.clear()
    panel_of(opened).rate.click()
    opened.wait_for_sentence("All puzzles are rated.")


def test_a_click_on_a_heading_puts_the_list_in_order(opened: OpenProgram) -> None:
    panel = panel_of(opened)
    header = panel.table.horizontalHeader()

    header.setSortIndicator(CollectionColumn.GIVENS, Qt.SortOrder.DescendingOrder)
    opened.wait_until(lambda: not panel.model.is_filtering)

    assert titles(opened) == ["Grid 4", "Grid 1", "Grid 3", "Grid 2"]
    assert panel.model.place_of(0) == 1
    header.setSortIndicator(CollectionColumn.NUMBER, Qt.SortOrder.AscendingOrder)
    opened.wait_until(lambda: titles(opened) == ["Grid 1", "Grid 2", "Grid 3", "Grid 4"])


@pytest.fixture
def doubled(opened: OpenProgram, tmp_path: Path) -> OpenProgram:
    """The program with six puzzles: 0, 2 and 5 the same, 4 essentially the same as 1."""
    other = shuffled(Grid.from_line(NINE), RandomStream("5"))
    lines = [str(SMALL), NINE, str(SMALL), str(SEVERAL), str(other), str(SMALL)]
    path = tmp_path / "doubled.txt"
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    opened.open_file(path)
    opened.wait_for_sentence("doubled.txt: 6 puzzles")
    return opened


def likenesses(opened: OpenProgram) -> list[object]:
    """What the list says of each puzzle: which one it is the same as."""
    model = panel_of(opened).model
    return [
        model.data(model.index(row, CollectionColumn.SAME_AS)) for row in range(model.rowCount())
    ]


def find_duplicates(opened: OpenProgram, action: str = "find_exact_duplicates") -> None:
    opened.trigger(action)
    opened.wait_until(lambda: any("earlier one" in each for each in opened.sentences))


def wait_for_the_list(opened: OpenProgram) -> None:
    opened.wait_until(lambda: not panel_of(opened).model.is_filtering)


def test_the_list_says_what_a_duplicate_is_the_same_as(doubled: OpenProgram) -> None:
    table = panel_of(doubled).table
    assert table.isColumnHidden(CollectionColumn.SAME_AS)

    find_duplicates(doubled)

    assert likenesses(doubled) == ["", "", "1", "", "", "1"]
    assert doubled.sentences[-1] == "2 puzzles have the same givens as earlier ones."
    assert not table.isColumnHidden(CollectionColumn.SAME_AS)


def test_there_is_room_for_what_a_duplicate_is_the_same_as_in_the_narrowest_list(
    doubled: OpenProgram, qapp: QApplication
) -> None:
    dock, table = doubled.dock(ActionId.COLLECTION), panel_of(doubled).table
    find_duplicates(doubled)

    doubled.window.resizeDocks([dock], [210], Qt.Orientation.Horizontal)
    qapp.processEvents()

    header = table.horizontalHeader()
    end = header.sectionViewportPosition(CollectionColumn.SAME_AS)
    end += header.sectionSize(CollectionColumn.SAME_AS)
    assert end <= table.viewport().width()


def test_puzzles_that_are_essentially_the_same_are_found_too(doubled: OpenProgram) -> None:
    find_duplicates(doubled, "find_same_puzzles")

    assert likenesses(doubled) == ["", "", "1", "", "2", "1"]


def test_a_list_without_duplicates_is_said_to_have_none(opened: OpenProgram) -> None:
    opened.trigger("select_duplicates")
    assert opened.sentences[-1] == "No duplicates are known. The Collection menu finds them."

    opened.trigger("find_exact_duplicates")

    opened.wait_for_sentence("No two puzzles have the same givens.")
    assert panel_of(opened).table.isColumnHidden(CollectionColumn.SAME_AS)


def test_comparing_can_be_cancelled(opened: OpenProgram, tmp_path: Path) -> None:
    path = tmp_path / "long.sdm"
    path.write_text(f"{NINE}\n" * 60_000, "utf-8")
    opened.open_file(path)
    opened.wait_for_sentence("long.sdm: 60,000 puzzles")
    panel = panel_of(opened)

    opened.trigger("find_same_puzzles")
    opened.wait_until(lambda: panel.progress.value() > 0)
    assert (panel.check.text(), panel.progress.maximum()) == ("Cancel", 60_000)
    panel.check.click()

    assert not panel.progress.isVisible()
    assert opened.collection.duplicate_count == 0


def test_duplicates_are_selected_and_removed_and_put_back(doubled: OpenProgram) -> None:
    find_duplicates(doubled)
    panel = panel_of(doubled)
    lines = [str(doubled.collection.record(row).grid) for row in (0, 1, 3, 4)]
    doubled.trigger("select_duplicates")
    wait_for_the_list(doubled)
    assert list(panel.selected) == [2, 5]

    QTest.keyClick(panel.table, Qt.Key.Key_Delete)

    assert doubled.sentences[-1].startswith("2 puzzles were removed from the list.")
    assert [str(record.grid) for record in doubled.collection.records()] == lines
    assert panel.model.rowCount() == 4  # all that were listed are gone: the others are, then
    assert doubled.window.isWindowModified()
    assert panel.table.isColumnHidden(CollectionColumn.SAME_AS)
    doubled.trigger("put_back_removed")
    assert doubled.sentences[-1] == "2 puzzles are in the list again."
    assert likenesses(doubled) == ["", "", "1", "", "", "1"]
    assert not doubled.window.isWindowModified()
    assert not doubled.action(ActionId.PUT_BACK_REMOVED).isEnabled()


def test_the_puzzle_on_the_table_stays_there_while_others_are_removed(
    doubled: OpenProgram,
) -> None:
    panel = panel_of(doubled)
    for _ in range(3):
        doubled.trigger("next_puzzle")
    doubled.enter(1, 1)
    panel.table.selectRow(1)

    doubled.trigger("remove_selected")

    assert doubled.program.documents.row == 2
    assert doubled.sheet.grid == SEVERAL.with_digit(Cell(1), Digit(1))
    assert list(panel.selected) == [2]
    doubled.trigger("put_back_removed")
    assert doubled.program.documents.row == 3
    assert list(panel.selected) == [3]


def test_the_next_puzzle_is_on_the_table_when_that_there_is_removed(doubled: OpenProgram) -> None:
    doubled.trigger("next_puzzle")
    doubled.trigger("remove_selected")
    assert (doubled.program.documents.row, doubled.sheet.grid) == (1, SMALL)

    QTest.keyClick(panel_of(doubled).table, Qt.Key.Key_End)
    QTest.keyClick(panel_of(doubled).table, Qt.Key.Key_Return)
    doubled.trigger("remove_selected")

    assert doubled.program.documents.row == 3


@pytest.mark.parametrize(
    ("answer", "left"),
    [(RemovalChoice.CANCEL, 6), (RemovalChoice.OTHERS, 5), (RemovalChoice.ALL, 4)],
)
def test_who_removes_a_puzzle_that_was_begun_is_asked(
    doubled: OpenProgram, answer: RemovalChoice, left: int
) -> None:
    doubled.person.removal = answer
    doubled.enter(0, 3)
    panel = panel_of(doubled)
    panel.table.selectRow(0)
    both = QItemSelection(panel.table.model().index(0, 0), panel.table.model().index(1, 0))
    rows = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    panel.table.selectionModel().select(both, rows)
    assert [each.row() for each in panel.table.selectionModel().selectedRows()] == [0, 1]

    doubled.trigger("remove_selected")

    assert doubled.person.asked[-1] == "remove 1 begun?"
    assert len(doubled.collection) == left
    if answer is RemovalChoice.ALL:
        doubled.trigger("put_back_removed")
        assert doubled.collection.record(0).entries.digit_at(Cell(0)) == 3


def test_one_puzzle_stays_in_the_list(doubled: OpenProgram) -> None:
    panel_of(doubled).table.selectAll()

    doubled.trigger("remove_selected")

    assert len(doubled.collection) == 6
    assert doubled.sentences[-1].startswith("One puzzle has to stay")


def test_a_filter_goes_on_when_some_of_what_it_lists_is_removed(doubled: OpenProgram) -> None:
    panel = panel_of(doubled)
    panel.filter_bar.fewest.setValue(2)
    wait_for_the_list(doubled)
    panel.table.selectRow(2)
    assert list(panel.selected) == [2]

    doubled.trigger("remove_selected")
    wait_for_the_list(doubled)

    assert (list(panel.model.shown), panel.filter_bar.fewest.value()) == ([0, 1, 3, 4], 2)


def test_the_list_is_saved_without_what_was_removed(doubled: OpenProgram) -> None:
    panel_of(doubled).table.selectRow(1)
    doubled.trigger("remove_selected")
    path = doubled.program.documents.document.path
    assert path is not None

    doubled.trigger("save")
    doubled.wait_for_sentence("Saved doubled.txt")

    assert len(read(path.read_bytes()).records) == 5
    assert not doubled.window.isWindowModified()
    assert not doubled.action(ActionId.PUT_BACK_REMOVED).isEnabled()


def test_a_search_is_there_again_with_its_puzzle(opened: OpenProgram) -> None:
    opened.go_to(5)
    shown = opened.moment

    for _ in range(2):  # the second time before anything of it is shown
        opened.trigger("next_puzzle")
        assert opened.shown_moment is None
        opened.trigger("previous_puzzle")
    opened.wait_for_steps(5)

    assert opened.moment == shown
    assert opened.sheet.grid == shown.grid
    opened.trigger("step")
    opened.wait_for_steps(6)
    opened.trigger("reset")
    assert opened.sheet.grid == SMALL


def test_a_search_of_a_puzzle_that_is_played_waits_until_it_is_watched_again(
    opened: OpenProgram,
) -> None:
    opened.go_to(5)
    opened.trigger("switch_layout")

    opened.trigger("next_puzzle")
    opened.trigger("previous_puzzle")
    opened.wait_for_steps(5)

    assert opened.window.play_panel.isVisible()
    opened.trigger("switch_layout")
    assert opened.window.search_view.timeline.isVisible()
    assert opened.steps() == 5


def test_a_search_is_there_again_when_its_puzzle_is_put_back(opened: OpenProgram) -> None:
    opened.person.removal = RemovalChoice.ALL
    opened.go_to(5)

    panel_of(opened).table.selectRow(0)
    opened.trigger("remove_selected")
    opened.wait_until(lambda: opened.puzzle.givens == SEVERAL)
    opened.trigger("put_back_removed")
    opened.trigger("previous_puzzle")

    opened.wait_for_steps(5)
