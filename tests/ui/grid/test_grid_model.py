"""The grid in words, as assistive technology reads it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import text, tr
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.note_moves import toggle_colour
from sudoku_gui.model.notes import Colour
from sudoku_gui.model.sheet import CellState, Origin, Sheet
from sudoku_gui.presentation.grid.annotation import Annotation, CandidateRole, CellRole
from sudoku_gui.presentation.grid.cell_look import Findings, SearchMarks
from sudoku_gui.presentation.grid.colour_styles import colours_in_words
from sudoku_gui.presentation.grid.grid_layers import GridLayers, SearchLayer
from sudoku_gui.presentation.grid.highlight import DigitHighlight
from sudoku_gui.solvers.explain.why_not import moment_without_search
from sudoku_gui.ui.grid.grid_model import GridModel

WORDS = Qt.ItemDataRole.AccessibleTextRole


@pytest.mark.parametrize("size", SIZES)
def test_the_table_has_a_row_and_a_column_for_each_of_the_grids(size: int) -> None:
    model = GridModel(GridLayers(_empty(size)))

    assert (model.rowCount(), model.columnCount()) == (size, size)
    inside = model.index(0, 0)
    assert (model.rowCount(inside), model.columnCount(inside)) == (0, 0)


@pytest.mark.parametrize("size", SIZES)
def test_cells_and_indexes_lead_to_each_other(size: int) -> None:
    model = GridModel(GridLayers(_empty(size)))

    for cell in map(Cell, Geometry.of_size(size).cells):
        assert model.cell_of(model.index_of(cell)) == cell


def test_the_cells_of_a_highlight_are_said() -> None:
    sheet = _empty(9).with_states({Cell(0): CellState(Digit(5), Origin.GIVEN)})
    model = GridModel(GridLayers(sheet))
    plain = model.data(model.index(0, 0), WORDS)

    model.show(GridLayers(sheet, highlight=DigitHighlight(Digit(5))))

    assert model.data(model.index(0, 0), WORDS) == tr("{cell}, highlighted", cell=plain)
    assert model.data(model.index(0, 1), WORDS) == tr("{cell}: blank", cell="r1c2")


def test_what_a_cell_has_cost_is_said() -> None:
    model = GridModel(GridLayers(_empty(4)))

    model.show(GridLayers(_empty(4), heat=(31, *([0] * 15))))

    said = [model.data(model.index(0, column), WORDS) for column in (0, 1)]
    assert said == ["r1c1: blank, has cost 31 %", "r1c2: blank"]


def test_the_colours_of_a_cell_are_said_while_they_are_seen() -> None:
    sheet = toggle_colour(_empty(9), [Cell(0)], Colour(1)).done_to(_empty(9))
    sheet = toggle_colour(sheet, [Cell(0)], Colour(3)).done_to(sheet)
    model = GridModel(GridLayers(sheet))

    assert model.data(model.index(0, 0), WORDS) == tr(
        "{cell}, coloured {colours}",
        cell=tr("{cell}: blank", cell="r1c1"),
        colours=colours_in_words([Colour(3), Colour(1)]),
    )
    model.show(GridLayers(sheet, shows_colours=False))
    assert model.data(model.index(0, 0), WORDS) == tr("{cell}: blank", cell="r1c1")


@pytest.mark.parametrize(
    ("state", "shown", "words"),
    [
        (CellState(Digit(5), Origin.GIVEN), "5", "r2c3: given 5"),
        (CellState(Digit(5), Origin.ENTRY), "5", "r2c3: entry 5"),
        (CellState(Digit(5), Origin.SOLVER), "5", "r2c3: 5, filled by the solver"),
        (CellState(Digit(0), Origin.NONE), "", "r2c3: blank"),
        (CellState(Digit(25), Origin.GIVEN), "P", "r2c3: given P"),
    ],
)
def test_each_cell_is_said_with_its_name_its_digit_and_who_put_it_there(
    state: CellState, shown: str, words: str
) -> None:
    cell = Geometry.of_size(25).cell_at(1, 2)
    model = GridModel(GridLayers(_empty(25).with_states({cell: state})))

    assert model.data(model.index_of(cell)) == shown
    assert model.data(model.index_of(cell), WORDS) == words


def test_the_words_follow_the_language() -> None:
    model = GridModel(GridLayers(_empty(4)))
    english = model.data(model.index(0, 0), WORDS)

    language.set_language("ko")

    assert model.data(model.index(0, 0), WORDS) != english


@pytest.mark.parametrize(
    ("findings", "words"),
    [
        (
            Findings(core=frozenset({Cell(0)})),
            "r1c1: blank, one of the givens that cannot stand together",
        ),
        (Findings(wrong=frozenset({Cell(0)})), "r1c1: blank, contradicts the solution"),
        (Findings(ambiguous={Cell(0): ()}), "r1c1: blank, solutions differ here"),
        (Findings(preview={Cell(0): Digit(3)}), "r1c1: blank, would be 3"),
        (Findings(preview={Cell(0): Digit(0)}), "r1c1: blank, would be blank"),
        (Findings(wrong=frozenset({Cell(1)})), "r1c1: blank"),
    ],
)
def test_what_checks_found_is_said_after_the_content(findings: Findings, words: str) -> None:
    model = GridModel(GridLayers(_empty(4)))

    model.show(GridLayers(_empty(4), findings=findings))

    assert model.data(model.index(0, 0), WORDS) == words


def test_a_clash_is_said_of_its_cells_alone() -> None:
    model = GridModel(GridLayers(_empty(4)))

    model.show(GridLayers(Sheet.of_givens(Grid.from_line("1010" + "0" * 12))))

    assert model.data(model.index(0, 0), WORDS) == "r1c1: given 1, clashes with an equal digit"
    assert model.data(model.index(0, 1), WORDS) == "r1c2: blank"


@pytest.mark.parametrize(
    ("marks", "words"),
    [
        (SearchMarks(placed=Cell(0)), "r1c1: blank, just placed"),
        (
            SearchMarks(taken_back=Cell(0), taken_digit=Digit(3)),
            "r1c1: blank, 3 just taken back",
        ),
        (SearchMarks(current_blank=Cell(0)), "r1c1: blank, the search stands here"),
        (SearchMarks(dead_ends=frozenset({Cell(0)})), "r1c1: blank, dead end"),
        (
            SearchMarks(blockers=frozenset({Cell(0)})),
            "r1c1: blank, refuses a digit that was tried",
        ),
        (SearchMarks(placed=Cell(1)), "r1c1: blank"),
    ],
)
def test_what_a_search_points_at_is_said_after_the_content(marks: SearchMarks, words: str) -> None:
    model = GridModel(GridLayers(_empty(4)))

    model.show(_with_marks(marks))

    assert model.data(model.index(0, 0), WORDS) == words
    model.show(GridLayers(_empty(4)))
    assert model.data(model.index(0, 0), WORDS) == "r1c1: blank"


def test_marks_that_change_over_the_same_sheet_are_told(model: GridModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.dataChanged):
        model.show(_with_marks(SearchMarks(placed=Cell(0))))
    with qtbot.waitSignal(model.dataChanged):
        model.show(_with_marks(SearchMarks(placed=Cell(3))))


@pytest.mark.parametrize(
    ("cells", "candidates", "words"),
    [
        ({Cell(0): CellRole.IN_QUESTION}, {}, "r1c1: blank, in question"),
        ({Cell(0): CellRole.BLOCKER}, {}, "r1c1: blank, rules out a digit"),
        (
            {Cell(0): CellRole.IN_QUESTION},
            {
                Candidate(Cell(0), Digit(2)): CandidateRole.POSSIBLE,
                Candidate(Cell(0), Digit(3)): CandidateRole.ELIMINATED,
            },
            "r1c1: blank, in question, 2 possible, 3 ruled out",
        ),
        ({}, {Candidate(Cell(1), Digit(2)): CandidateRole.POSSIBLE}, "r1c1: blank"),
    ],
)
def test_what_an_explanation_draws_is_said_after_the_content(
    cells: dict[Cell, CellRole], candidates: dict[Candidate, CandidateRole], words: str
) -> None:
    model = GridModel(GridLayers(_empty(4)))

    annotation = Annotation(text("Look here."), cells, candidates)
    model.show(GridLayers(_empty(4), annotation=annotation))

    assert model.data(model.index(0, 0), WORDS) == words


def test_no_cell_and_no_other_role_says_anything() -> None:
    model = GridModel(GridLayers(_empty(4)))

    assert model.data(QModelIndex()) is None
    assert model.data(model.index(0, 0), Qt.ItemDataRole.DecorationRole) is None


def test_a_change_is_told_once_and_no_change_not_at_all(model: GridModel, qtbot: QtBot) -> None:
    told: list[str] = []
    model.dataChanged.connect(lambda *_: told.append("changed"))
    model.modelReset.connect(lambda: told.append("reset"))
    changed = _empty(4).with_states({Cell(3): CellState(Digit(1), Origin.ENTRY)})

    model.show(GridLayers(changed))
    model.show(GridLayers(changed))

    assert told == ["changed"]


def test_a_change_of_origin_alone_is_told_too(model: GridModel, qtbot: QtBot) -> None:
    model.show(GridLayers(_empty(4).with_states({Cell(3): CellState(Digit(1), Origin.ENTRY)})))

    with qtbot.waitSignal(model.dataChanged):
        model.show(GridLayers(_empty(4).with_states({Cell(3): CellState(Digit(1), Origin.GIVEN)})))


def test_another_size_begins_the_table_anew(model: GridModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.modelReset):
        model.show(GridLayers(_empty(25)))

    assert model.rowCount() == 25


@pytest.fixture
def model() -> Iterator[GridModel]:
    """A model of an empty 4x4 sheet, watched by Qt's own checker of models."""
    made = GridModel(GridLayers(_empty(4)))
    checker = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Warning)
    yield made
    assert checker.model() is made


def _with_marks(marks: SearchMarks) -> GridLayers:
    """A search over an empty grid."""
    sheet = _empty(4)
    return GridLayers(sheet, SearchLayer(moment_without_search(sheet.grid), sheet, marks))


def _empty(size: int) -> Sheet:
    return Sheet.of_givens(Grid.empty(Geometry.of_size(size)))
