"""The grid on the screen: clicks, what is shown where, and what assistive technology reads."""

import gc
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import say, text
from sudoku_gui.model.candidates import Candidate, Link
from sudoku_gui.model.geometry import NO_CELL, SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import CellState, Origin, Sheet
from sudoku_gui.presentation.grid.annotation import Annotation, CandidateRole, CellRole
from sudoku_gui.presentation.grid.cell_look import Findings
from sudoku_gui.presentation.grid.grid_layers import search_layer_of
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from tests.support.ui.grid_bench import open_grid_bench
from tests.support.ui.pictures import ONE_INK, colours_in, differing_pixels, grabbed
from tests.support.ui.shown_moments import first_shown_moment, is_step_back

every_size = pytest.mark.parametrize("size", SIZES)
every_window = pytest.mark.parametrize(
    ("width", "height"), [(220, 220), (301, 517), (640, 480), (1273, 999)]
)


class SharpGrid(GridWidget):
    """A grid on a screen with `ratio` pixels for each one of the window."""

    ratio = 1.0

    def devicePixelRatioF(self) -> float:
        return self.ratio


@pytest.fixture
def _no_picture_kept() -> Iterator[None]:
    """Frees a widget and its pictures, of 20 MB each, which hold each other."""
    yield
    gc.collect(1)  # they are young


@pytest.mark.usefixtures("_no_picture_kept")
@every_size
@every_window
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_click_selects_the_cell_that_is_seen_under_the_mouse(
    size: int, width: int, height: int, ratio: float, qtbot: QtBot
) -> None:
    grid = SharpGrid(GridOverlays(_empty(size)), LIGHT)
    grid.ratio = ratio
    qtbot.addWidget(grid)
    grid.resize(width, height)
    image = grabbed_when_shown(grid)
    for cell in _some_cells(size):
        point = _middle_of(grid, cell)

        QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=point)

        assert grid.selected == cell
        image = _picture_of(grid)
        # Beside the middle of a blank cell nothing but its ground is painted.
        seen = image.pixelColor(round(point.x() * ratio), round(point.y() * ratio))
        assert seen.name() == LIGHT.selected_ground


@every_size
def test_each_corner_of_a_cell_belongs_to_it(size: int, qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(size))
    cell = Cell(size + 1)
    rect = desk.grid.visualRect(desk.grid.model().index(1, 1))

    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        desk.grid.select(Cell(0))
        desk.click(corner)
        assert desk.grid.selected == cell


def test_a_click_beside_the_grid_leaves_the_cursor_where_it_is(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(4))
    desk.put_cursor(2, 3)

    desk.click(QPoint(1, 1))
    desk.click(QPoint(desk.grid.width() - 1, desk.grid.height() - 1))

    assert desk.at == "r2c3"


def test_a_cell_selected_is_reported_once_however_it_was_selected(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(4))
    reported: list[int] = []
    desk.grid.cell_selected.connect(reported.append)

    desk.click(_middle_of(desk.grid, Cell(6)))
    desk.press(Qt.Key.Key_Down)
    desk.grid.select(Cell(3))
    desk.grid.select(Cell(3))

    assert reported == [6, 10, 3]


@every_size
def test_changing_the_size_shows_the_new_grid_whole_with_the_cursor_in_its_corner(
    size: int, qtbot: QtBot
) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(9))
    desk.put_cursor(9, 9)

    desk.overlays.show_sheet(_empty(size))
    desk.click(_middle_of(desk.grid, last := Cell(size * size - 1)))

    assert desk.grid.selected == last
    desk.overlays.show_sheet(_empty(4 if size > 4 else 6))
    assert desk.grid.selected == Cell(0)


@pytest.mark.parametrize("cell", [Cell(5), Cell(80)])
def test_what_was_marked_or_annotated_in_a_grid_of_another_size_is_gone(
    cell: Cell, qtbot: QtBot
) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(4))
    untouched = grabbed(desk.grid)
    desk.overlays.show_sheet(_empty(9))
    desk.overlays.show_findings(Findings(wrong=frozenset({cell}), preview={cell: Digit(7)}))
    asked, blocker = Candidate(cell, Digit(7)), Candidate(Cell(2), Digit(7))
    annotation = Annotation(
        text("7 cannot go there."),
        {cell: CellRole.IN_QUESTION, blocker.cell: CellRole.BLOCKER},
        {asked: CandidateRole.ELIMINATED},
        (Link(blocker, asked),),
    )
    desk.overlays.annotate(AnnotationSource.WHY_NOT, annotation)
    assert LIGHT.blocker in colours_in(grabbed(desk.grid))

    desk.overlays.show_sheet(_empty(4))

    assert differing_pixels(untouched, grabbed(desk.grid)) == 0
    assert heard_of(desk.grid, Cell(5)) == "r2c2: blank"


def test_the_wheel_scrolls_nothing_whatever_size_the_window_had_before(qtbot: QtBot) -> None:
    grid = GridWidget(GridOverlays(_empty(16)), LIGHT)
    qtbot.addWidget(grid)
    for side in (600, 230):
        grid.resize(side, side)
        grid.show()
        QApplication.processEvents()
    middle = QPointF(grid.viewport().rect().center())
    turn = QWheelEvent(
        middle,
        grid.viewport().mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )

    QApplication.sendEvent(grid.viewport(), turn)

    bars = grid.verticalScrollBar(), grid.horizontalScrollBar()
    assert {(bar.value(), bar.maximum()) for bar in bars} == {(0, 0)}


def test_no_part_of_a_table_covers_the_grid(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(9))

    seen = [part for part in desk.grid.findChildren(QWidget) if part.isVisible()]

    assert seen == [desk.grid.viewport()]


def test_a_mouse_dragged_out_of_the_grid_leaves_the_cursor_where_it_left(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(4))
    view, start = desk.grid.viewport(), _middle_of(desk.grid, Cell(5))

    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for point in (_middle_of(desk.grid, Cell(10)), QPoint(1, 1), QPoint(-50, 2000)):
        QTest.mouseMove(view, point)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(-50, 2000))

    assert desk.grid.selected == 0  # the last on the way out
    assert desk.grid.selection == {0, 5, 10}


def test_conflicts_are_marked_from_the_first_moment_and_until_they_are_solved(
    qtbot: QtBot,
) -> None:
    clashing = Puzzle(Grid.from_line("1100000000000000"))
    desk = open_grid_bench(qtbot, clashing)

    assert LIGHT.conflict in colours_in(grabbed(desk.grid))
    desk.overlays.show_sheet(_empty(4))
    assert LIGHT.conflict not in colours_in(grabbed(desk.grid))


def test_clashes_and_what_a_search_points_at_are_heard_too(qtbot: QtBot) -> None:
    overlays = GridOverlays(Sheet.of_givens(Grid.from_line("11" + "0" * 14)))
    grid = GridWidget(overlays, LIGHT)
    qtbot.addWidget(grid)
    assert heard_of(grid, Cell(1)) == "r1c2: given 1, clashes with an equal digit"

    shown_moment = first_shown_moment(is_step_back)
    overlays.show_search(search_layer_of(shown_moment))

    assert "just taken back" in heard_of(grid, shown_moment.moment.cell)


def test_what_an_annotation_explains_is_the_description_of_the_grid_while_it_is_drawn(
    qtbot: QtBot,
) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(4))
    annotation = Annotation(text("no solution"), {Cell(0): CellRole.IN_QUESTION})

    desk.overlays.annotate(AnnotationSource.WHY_NOT, annotation)
    assert desk.grid.accessibleDescription() == "no solution"
    assert heard_of(desk.grid, Cell(0)) == "r1c1: blank, in question"

    language.set_language("ko")
    desk.grid.retranslate()
    assert desk.grid.accessibleDescription() == say(annotation.description) != "no solution"

    desk.overlays.withdraw(AnnotationSource.WHY_NOT)
    assert desk.grid.accessibleDescription() == ""


def test_a_step_back_of_a_search_is_seen_and_goes_with_the_search(qtbot: QtBot) -> None:
    shown_moment = first_shown_moment(is_step_back)
    desk = open_grid_bench(qtbot, Puzzle.empty(4))

    desk.overlays.show_search(search_layer_of(shown_moment))
    assert {LIGHT.taken_back_ground, LIGHT.standing} <= colours_in(grabbed(desk.grid))

    desk.overlays.show_search(None)
    assert not {LIGHT.taken_back_ground, LIGHT.standing} & colours_in(grabbed(desk.grid))


def test_the_cursor_has_a_frame_only_while_keys_go_to_the_grid(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(4))
    with_keys = grabbed(desk.grid)

    desk.after.setFocus()

    assert differing_pixels(with_keys, grabbed(desk.grid)) > 50
    assert LIGHT.accent in colours_in(with_keys)
    assert LIGHT.accent not in colours_in(grabbed(desk.grid))


@pytest.mark.parametrize("side", [220, 300, 520])
@pytest.mark.parametrize("size", [9, 16])
def test_a_conflict_is_seen_under_the_cursor_too(size: int, side: int, qtbot: QtBot) -> None:
    geometry = Geometry.of_size(size)
    one = Sheet.of_givens(Grid.empty(geometry).with_digit(Cell(0), Digit(2)))
    two = Sheet.of_givens(one.grid.with_digit(Cell(1), Digit(2)))
    overlays = GridOverlays(one)
    grid = GridWidget(overlays, ONE_INK)
    qtbot.addWidget(grid)
    grid.resize(side, side)
    grid.show()
    grid.setFocus()
    cell = grid.visualRect(grid.model().index(0, 0))
    alone = grabbed(grid).copy(cell)

    overlays.show_sheet(two)

    assert differing_pixels(alone, grabbed(grid).copy(cell)) >= 10


def test_another_theme_is_seen_at_once(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle(Grid.from_line("1000" + "0" * 12)))

    desk.grid.set_theme(DARK)

    colours = colours_in(grabbed(desk.grid))
    assert {DARK.given, DARK.selected_ground, DARK.base} <= colours
    assert not {LIGHT.given, LIGHT.selected_ground, LIGHT.base} & colours


def test_a_screen_with_more_pixels_gets_a_picture_with_more_pixels(qtbot: QtBot) -> None:
    grid = SharpGrid(GridOverlays(_empty(9)), LIGHT)
    qtbot.addWidget(grid)
    grid.resize(400, 400)
    assert grabbed_when_shown(grid).width() == 400

    grid.ratio = 2.0
    QApplication.sendEvent(grid, QEvent(QEvent.Type.DevicePixelRatioChange))

    assert _picture_of(grid).width() == 800


def test_digits_are_written_in_the_font_of_the_window(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle(Grid.from_line("1234341221434321")))
    before = grabbed(desk.grid)

    desk.grid.setFont(QFont("DejaVu Serif"))

    assert differing_pixels(before, grabbed(desk.grid)) > 100


def test_without_a_cursor_no_cell_is_selected_and_none_looks_so(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(4))

    desk.grid.setCurrentIndex(QModelIndex())

    assert desk.grid.selected == NO_CELL
    assert LIGHT.selected_ground not in colours_in(grabbed(desk.grid))


def test_showing_the_same_again_paints_no_cell(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(25))
    desk.grid.grab()

    with patch("sudoku_gui.ui.grid.grid_painter.paint_cell") as paint_cell:
        desk.overlays.show_sheet(desk.game.sheet)
        desk.grid.grab()

    paint_cell.assert_not_called()


def test_typing_a_digit_paints_that_cell_alone(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(25))
    desk.grid.setCurrentIndex(desk.grid.model().index(5, 5))
    desk.grid.grab()
    sheet = desk.game.sheet.with_states({Cell(0): CellState(Digit(3), Origin.ENTRY)})

    with patch("sudoku_gui.ui.grid.grid_painter.paint_cell") as paint_cell:
        desk.overlays.show_sheet(sheet)
        desk.grid.grab()

    assert paint_cell.call_count == 1


def test_what_changes_before_it_is_seen_is_painted_once(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(25))
    desk.grid.setCurrentIndex(desk.grid.model().index(5, 5))
    desk.grid.grab()

    with patch("sudoku_gui.ui.grid.grid_painter.paint_cell") as paint_cell:
        for digit in (1, 2, 3):
            state = CellState(Digit(digit), Origin.ENTRY)
            desk.overlays.show_sheet(desk.game.sheet.with_states({Cell(0): state}))
        desk.grid.grab()

    assert paint_cell.call_count == 1


def heard_of(grid: GridWidget, cell: Cell) -> str:
    """What a screen reader says of a cell."""
    grid.select(cell)
    return str(grid.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))


def grabbed_when_shown(grid: GridWidget) -> QImage:
    """The kept picture, after the layout that the first showing brings."""
    grid.show()
    return _picture_of(grid)


def _picture_of(grid: GridWidget) -> QImage:
    """The picture in the pixels of the screen, which `grab` would give in those of the window."""
    grid.grab()
    assert grid._picture is not None
    return grid._picture.pixmap.toImage()


def _middle_of(grid: GridWidget, cell: Cell) -> QPoint:
    layout = GridLayout(Geometry.of_size(grid.model().rowCount()), grid.viewport().size())
    return layout.cell_rect(cell).center()


def _some_cells(size: int) -> list[Cell]:
    """Cells of every row and every column."""
    geometry = Geometry.of_size(size)
    return [geometry.cell_at(row, (row * 3 + 1) % size) for row in range(0, size, 3)]


def _empty(size: int) -> Sheet:
    return Sheet.of_givens(Grid.empty(Geometry.of_size(size)))
