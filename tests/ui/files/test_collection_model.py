"""The rows of the collection's list."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFont, QIcon
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_filter import CollectionFilter, FilterKind
from sudoku_gui.documents.collection_order import CollectionOrder, OrderKey
from sudoku_gui.documents.puzzle_rating import PuzzleRating
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.formats.puzzle_record import LazySequence
from sudoku_gui.language import text
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.techniques.level import Level
from sudoku_gui.ui.files import collection_model
from sudoku_gui.ui.files.collection_model import CollectionColumn, CollectionModel
from tests.support.contents import bare
from tests.support.puzzles import SMALL

MANY = 49_151
ROLE = Qt.ItemDataRole


def titled(title: str) -> PuzzleRecord:
    return PuzzleRecord.without_entries(Puzzle(SMALL, Metadata(title)))


@pytest.fixture
def model(qtbot: QtBot) -> CollectionModel:
    """Three puzzles, the second on the table and found to have one solution."""
    collection = Collection([titled("One"), titled("Two"), bare(SMALL)])
    collection.store_verdicts(collection.unchecked(), [1], [VerdictKind.UNIQUE])
    model = CollectionModel(LIGHT)
    model.show_collection(collection, 1)
    return model


def collection_of(model: CollectionModel) -> Collection:
    """What is listed."""
    assert model._collection is not None
    return model._collection


def words(model: CollectionModel, row: int) -> list[object]:
    return [model.data(model.index(row, column)) for column in CollectionColumn]


def test_qt_finds_no_fault_with_it(model: CollectionModel, qtbot: QtBot) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)

    model.filter_by(CollectionFilter("t"))
    qtbot.waitUntil(lambda: not model.is_filtering)
    model.filter_by(CollectionFilter())
    model.set_current(0)


def test_a_row_tells_what_is_known_of_a_puzzle(model: CollectionModel) -> None:
    assert words(model, 0) == ["1", "One", "4", "", "", "", "–", ""]
    assert words(model, 1) == ["2", "Two", "4", "One", "", "", "–", ""]
    assert words(model, 2) == ["3", "", "4", "", "", "", "–", ""]


def test_a_verdict_has_a_shape_besides_its_word(model: CollectionModel) -> None:
    shape = model.data(model.index(1, CollectionColumn.VERDICT), ROLE.DecorationRole)

    assert isinstance(shape, QIcon)
    assert model.data(model.index(0, CollectionColumn.VERDICT), ROLE.DecorationRole) is None


def test_the_puzzle_on_the_table_is_marked(model: CollectionModel) -> None:
    model.set_current(2)

    fonts = [
        model.data(model.index(row, CollectionColumn.TITLE), ROLE.FontRole) for row in range(3)
    ]
    assert [isinstance(font, QFont) and font.bold() for font in fonts] == [False, False, True]


def test_a_screen_reader_hears_the_heading_with_the_words(model: CollectionModel) -> None:
    def heard(row: int, column: CollectionColumn) -> object:
        return model.data(model.index(row, column), ROLE.AccessibleTextRole)

    assert heard(0, CollectionColumn.GIVENS) == "Givens: 4"
    assert heard(0, CollectionColumn.VERDICT) == "Solutions: not checked"
    assert heard(2, CollectionColumn.TITLE) == "Title: none"
    assert heard(1, CollectionColumn.TITLE) == "Title: Two, on the table"


@pytest.mark.parametrize(
    ("title", "shown"),
    [("<b>bold</b>", "<b>bold</b>"), ("two\nlines", "two lines"), ("x" * 9999, "x" * 200 + "…")],
)
def test_a_title_is_shown_as_it_is_on_one_line(qtbot: QtBot, title: str, shown: str) -> None:
    model = CollectionModel(LIGHT)
    model.show_collection(Collection([titled(title)]), 0)

    assert model.data(model.index(0, CollectionColumn.TITLE)) == shown


def test_the_tool_tip_of_a_title_draws_no_html(qtbot: QtBot) -> None:
    model = CollectionModel(LIGHT)
    model.show_collection(Collection([titled("<img src=x>"), bare(SMALL)]), 0)

    tips = [
        model.data(model.index(row, CollectionColumn.TITLE), ROLE.ToolTipRole) for row in range(2)
    ]
    assert tips == ["<p>&lt;img src=x&gt;</p>", ""]


def test_a_filter_leaves_the_others_out(model: CollectionModel, qtbot: QtBot) -> None:
    model.filter_by(CollectionFilter(kind=FilterKind.UNCHECKED))
    qtbot.waitUntil(lambda: not model.is_filtering)

    assert list(model.shown) == [0, 2]
    assert [model.place_of(puzzle) for puzzle in range(3)] == [0, -1, 1]
    assert words(model, 1) == ["3", "", "4", "", "", "", "–", ""]


def test_the_next_puzzle_is_the_next_that_is_listed(model: CollectionModel, qtbot: QtBot) -> None:
    model.filter_by(CollectionFilter(kind=FilterKind.UNCHECKED))
    qtbot.waitUntil(lambda: not model.is_filtering)

    assert (model.neighbour(1, 1), model.neighbour(1, -1)) == (2, 0)
    assert (model.neighbour(2, 1), model.neighbour(0, -1)) == (None, None)


def test_no_puzzle_is_made_before_it_is_looked_at(qtbot: QtBot) -> None:
    made = list[int]()

    def make(row: int) -> PuzzleRecord:
        made.append(row)
        return titled(f"Puzzle {row}")

    model = CollectionModel(LIGHT)
    model.show_collection(Collection(LazySequence(range(MANY), make)), 0)

    assert (model.rowCount(), made) == (MANY, [])
    assert model.data(model.index(40_000, CollectionColumn.TITLE)) == "Puzzle 40000"
    assert set(made) == {40_000}


def test_a_filter_is_tried_on_many_puzzles_bit_by_bit(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collection_model, "_SLICE_SECONDS", 0.0)
    model = CollectionModel(LIGHT)
    model.show_collection(Collection(LazySequence(range(MANY), lambda row: titled(f"no {row}"))), 0)
    counts = list[int]()
    model.filtered.connect(lambda: counts.append(model.rowCount()))

    model.filter_by(CollectionFilter("no 4"))
    qtbot.waitUntil(lambda: not model.is_filtering)

    assert model.rowCount() == sum(str(row).startswith("4") for row in range(MANY))
    assert len(counts) > 3
    assert counts == sorted(counts)


def test_what_is_learned_of_a_puzzle_is_shown(model: CollectionModel) -> None:
    collection = Collection([titled("One"), titled("Two")])
    model.show_collection(collection, 0)
    assert words(model, 0)[CollectionColumn.VERDICT] == ""
    unchecked = collection.unchecked()

    collection.store_verdicts(unchecked, [0], [VerdictKind.NONE])
    model.refresh(0)
    collection.store_verdicts(unchecked, [1], [VerdictKind.CONFLICT])
    model.refresh_all()

    assert [words(model, row)[CollectionColumn.VERDICT] for row in range(2)] == ["None", "Clash"]


def test_the_news_of_some_puzzles_repaints_no_other_row(model: CollectionModel) -> None:
    collection = Collection([titled(each) for each in "abc"])
    model.show_collection(collection, 0)
    for row in range(3):
        words(model, row)
    changed = list[tuple[int, int]]()
    model.dataChanged.connect(lambda first, last, _: changed.append((first.row(), last.row())))

    model.refresh_known()
    assert changed == []

    collection.store_verdicts(collection.unchecked(), [1], [VerdictKind.NONE])
    model.refresh_known()
    model.refresh_known()

    assert changed == [(1, 1)]
    assert words(model, 1)[CollectionColumn.VERDICT] == "None"


def test_news_of_rows_that_were_forgotten_are_shown(model: CollectionModel) -> None:
    collection = Collection([titled(str(each)) for each in range(1_000)])
    model.show_collection(collection, 0)
    for row in range(1_000):
        words(model, row)
    changed = list[tuple[int, int]]()
    model.dataChanged.connect(lambda first, last, _: changed.append((first.row(), last.row())))

    collection.store_verdicts(collection.unchecked(), [1], [VerdictKind.NONE])
    model.refresh_known()

    assert changed == [(0, 999)]
    assert words(model, 1)[CollectionColumn.VERDICT] == "None"


def test_any_number_of_rows_is_shown_one_after_another(qtbot: QtBot) -> None:
    model = CollectionModel(LIGHT)
    model.show_collection(
        Collection(LazySequence(range(2_000), lambda row: titled(f"no {row}"))), 0
    )

    shown = [model.data(model.index(row, CollectionColumn.TITLE)) for row in range(2_000)]

    assert shown == [f"no {row}" for row in range(2_000)]


def test_words_and_colours_follow_the_language_and_the_theme(model: CollectionModel) -> None:
    changed = list[QModelIndex]()
    model.dataChanged.connect(lambda first, last, _roles: changed.append(last))
    language.set_language("ko")
    try:
        model.retranslate()
        assert model.headerData(CollectionColumn.TITLE, Qt.Orientation.Horizontal) == "제목"
    finally:
        language.set_language("en")
    model.set_theme(DARK)

    assert [index.row() for index in changed] == [2, 2]


def test_of_a_long_list_only_some_pages_are_kept_as_they_were_made(qtbot: QtBot) -> None:
    model = CollectionModel(LIGHT)
    model.show_collection(Collection([bare(SMALL)] * 2_000), 0)

    for row in range(2_000):
        assert words(model, row)[0] == f"{row + 1:,}"

    assert len(model._rows) <= 500


def test_a_rating_is_told_and_where_techniques_end_that_it_is_harder(
    model: CollectionModel,
) -> None:
    (line,) = {collection_of(model).summary(row).line for row in range(3)}
    known = PuzzleRating(32, "x-wing", text("X-wing"), Level.MEDIUM, is_solved=True)

    for rating, said in ((known, "3.2"), (replace(known, is_solved=False), "> 3.2"), (None, "")):
        collection_of(model).store_ratings([(line, rating)])
        model.refresh_all()
        assert words(model, 0)[CollectionColumn.RATING] == said
        assert words(model, 0)[CollectionColumn.HARDEST] == ("X-wing" if rating else "")


def test_it_is_listed_in_any_order_and_goes_along_in_that(
    model: CollectionModel, qtbot: QtBot
) -> None:
    model.order_by(CollectionOrder(OrderKey.TITLE, is_descending=True))
    qtbot.waitUntil(lambda: not model.is_filtering)

    assert list(model.shown) == [1, 0, 2]
    assert [model.place_of(puzzle) for puzzle in range(3)] == [1, 0, 2]
    assert [model.neighbour(puzzle, 1) for puzzle in range(3)] == [2, 0, None]
    assert [model.neighbour(puzzle, -1) for puzzle in range(3)] == [1, None, 0]

    model.order_by(CollectionOrder())
    assert list(model.shown) == [0, 1, 2]
