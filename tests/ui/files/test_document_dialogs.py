"""The dialogs that ask: what each answer means, and that none of them stays behind."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.documents.puzzle_files import WRITING_CANCELLED
from sudoku_gui.formats import FORMATS, Format, RecordPart, format_named
from sudoku_gui.language import Text
from sudoku_gui.ui.files import document_dialogs
from sudoku_gui.ui.files.document_dialogs import DocumentDialogs
from sudoku_gui.ui.files.document_prompts import OverwriteChoice, RemovalChoice, UnsavedChoice
from tests.support.ui.pseudo_language import untranslated

SPACED, TOGETHER, LINE = (format_named(name) for name in ("boj2580", "boj2239", "line"))
ABOUT_A_FILE = (
    DocumentDialogs.what_about_changes,
    DocumentDialogs.what_to_write,
    DocumentDialogs.what_about_notes,
    partial(DocumentDialogs.is_other_file_wanted, left_behind=(WRITING_CANCELLED,)),
)
HTML = "a & <b> 퍼즐.txt"

Answer = Callable[[QDialog], None]


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Save", UnsavedChoice.SAVE),
        ("Discard", UnsavedChoice.DISCARD),
        ("Cancel", UnsavedChoice.CANCEL),
    ],
)
def test_each_answer_about_changes_means_what_it_says(
    words: str, meant: UnsavedChoice, dialogs: DocumentDialogs
) -> None:
    answer_next(_click(words))

    assert dialogs.what_about_changes("puzzle.txt") is meant


def test_both_ways_on_have_a_letter(dialogs: DocumentDialogs) -> None:
    words: list[str] = []

    def read(box: QDialog) -> None:
        words.extend(button.text() for button in box.findChildren(QAbstractButton))

    answer_next(read)
    dialogs.what_about_changes("puzzle.txt")

    assert {"&Save", "&Discard"} <= set(words)


def test_enter_saves_the_changes_and_escape_keeps_everything(dialogs: DocumentDialogs) -> None:
    answer_next(_press(Qt.Key.Key_Return))
    assert dialogs.what_about_changes("puzzle.txt") is UnsavedChoice.SAVE

    answer_next(_press(Qt.Key.Key_Escape))
    assert dialogs.what_about_changes("puzzle.txt") is UnsavedChoice.CANCEL


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Keep them in another file…", OverwriteChoice.ANOTHER),
        ("Make them givens", OverwriteChoice.SHOWN),
        ("Save the puzzle alone", OverwriteChoice.GIVENS),
        ("Cancel", OverwriteChoice.CANCEL),
    ],
)
def test_each_answer_about_the_puzzle_means_what_it_says(
    words: str, meant: OverwriteChoice, dialogs: DocumentDialogs
) -> None:
    answer_next(_click(words))

    assert dialogs.what_to_write("puzzle.txt") is meant


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Keep them in another file…", OverwriteChoice.ANOTHER),
        ("Save without them", OverwriteChoice.SHOWN),
        ("Cancel", OverwriteChoice.CANCEL),
    ],
)
def test_each_answer_about_notes_means_what_it_says(
    words: str, meant: OverwriteChoice, dialogs: DocumentDialogs
) -> None:
    answer_next(_click(words))

    assert dialogs.what_about_notes("puzzle.txt", frozenset({RecordPart.COLOURS})) is meant


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Keep those begun", RemovalChoice.OTHERS),
        ("Remove all selected", RemovalChoice.ALL),
        ("Cancel", RemovalChoice.CANCEL),
    ],
)
def test_each_answer_about_puzzles_to_remove_means_what_it_says(
    words: str, meant: RemovalChoice, dialogs: DocumentDialogs
) -> None:
    answer_next(_click(words))

    assert dialogs.what_about_begun(2) is meant


def test_enter_removes_no_puzzle_that_was_begun(dialogs: DocumentDialogs) -> None:
    answer_next(_press(Qt.Key.Key_Return))

    assert dialogs.what_about_begun(1) is RemovalChoice.OTHERS


@pytest.mark.parametrize("ask", [DocumentDialogs.what_to_write, DocumentDialogs.what_about_notes])
def test_what_a_file_has_no_room_for_is_named(
    ask: Callable[[DocumentDialogs, str, frozenset[RecordPart]], object], dialogs: DocumentDialogs
) -> None:
    seen = list[str]()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        seen.append(dialog.informativeText())
        dialog.reject()

    answer_next(look)
    ask(
        dialogs,
        "puzzle.txt",
        frozenset({RecordPart.ENTRIES, RecordPart.CENTRE_NOTES, RecordPart.COLOURS}),
    )

    (said,) = seen
    assert said.endswith("has no room for: the notes in the middle of cells, the colours of cells.")


@pytest.mark.parametrize("ask", [DocumentDialogs.what_to_write, DocumentDialogs.what_about_notes])
def test_enter_saves_to_another_file_and_loses_nothing(
    ask: Callable[[DocumentDialogs, str], OverwriteChoice], dialogs: DocumentDialogs
) -> None:
    answer_next(_press(Qt.Key.Key_Return))

    assert ask(dialogs, "puzzle.txt") is OverwriteChoice.ANOTHER


@pytest.mark.parametrize("suggested", [SPACED, format_named("sdk")])
def test_formats_that_treat_entries_like_the_suggested_one_come_first(
    suggested: Format, dialogs: DocumentDialogs, tmp_path: Path
) -> None:
    offered = list[str]()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        offered.extend(dialog.nameFilters())
        chosen.append(dialog.selectedNameFilter())

    chosen = list[str]()
    answer_next(look)
    dialogs.where_to(SaveTarget(tmp_path / f"grid{suggested.suffixes[0]}", suggested))

    are_alone = [" — digits only (" in each for each in offered]
    assert sorted(are_alone, reverse=not suggested.has_entries) == are_alone
    assert sum(are_alone) == sum(not format_.has_entries for format_ in FORMATS)
    assert f"*{suggested.suffixes[0]}" in chosen[0]


def test_what_keeps_a_whole_game_is_the_first_of_its_group(
    dialogs: DocumentDialogs, tmp_path: Path
) -> None:
    offered = list[str]()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        offered.extend(dialog.nameFilters())

    answer_next(look)
    dialogs.where_to(SaveTarget(tmp_path / "grid.sdk", format_named("sdk")))

    assert offered[0] == "Sudoku game — keeps your digits and notes (*.sudoku)"
    keeping = [" keeps your digits and notes (" in each for each in offered]
    assert sorted(keeping, reverse=True) == keeping


def test_what_the_file_holds_besides_is_named(dialogs: DocumentDialogs) -> None:
    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        seen.append(dialog.informativeText())
        _press(Qt.Key.Key_Return)(dialog)

    seen = list[str]()
    answer_next(look)
    left = [Text("line {line}", {"line": line}) for line in range(1, 8)]

    assert dialogs.is_other_file_wanted("bank.txt", left)
    assert seen == ["line 1\nline 2\nline 3\nline 4\nline 5"]


def test_escape_saves_nowhere_else(dialogs: DocumentDialogs) -> None:
    answer_next(_press(Qt.Key.Key_Escape))

    assert not dialogs.is_other_file_wanted("bank.txt", ())


def test_escape_writes_nothing_over_a_puzzle(dialogs: DocumentDialogs) -> None:
    answer_next(_press(Qt.Key.Key_Escape))

    assert dialogs.what_to_write("puzzle.txt") is OverwriteChoice.CANCEL


@pytest.mark.parametrize("ask", ABOUT_A_FILE)
def test_the_name_of_a_file_is_plain_text(
    ask: Callable[[DocumentDialogs, str], object], dialogs: DocumentDialogs
) -> None:
    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        seen.append((HTML in dialog.text(), dialog.textFormat()))
        dialog.reject()

    seen: list[tuple[bool, Qt.TextFormat]] = []
    answer_next(look)
    ask(dialogs, HTML)

    assert seen == [(True, Qt.TextFormat.PlainText)]


@pytest.mark.parametrize("ask", ABOUT_A_FILE)
def test_every_word_of_a_question_follows_the_language(
    ask: Callable[[DocumentDialogs, str], object], dialogs: DocumentDialogs, pseudo_language: None
) -> None:
    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        seen.update({dialog.windowTitle(), dialog.text(), dialog.informativeText()})
        dialog.reject()

    seen: set[str] = set()
    language.set_language("ko")
    answer_next(look)
    ask(dialogs, "1")

    assert len(seen) == 3
    assert untranslated(seen) == []


def test_the_file_chosen_is_opened(dialogs: DocumentDialogs, tmp_path: Path) -> None:
    file = tmp_path / HTML
    file.touch()
    answer_next(_type(file.name))

    assert dialogs.which_file(tmp_path) == file


def test_no_file_is_opened_after_escape(dialogs: DocumentDialogs, tmp_path: Path) -> None:
    answer_next(_press(Qt.Key.Key_Escape))

    assert dialogs.which_file(tmp_path) is None


def test_asking_for_a_file_begins_somewhere_though_the_folder_is_gone(
    dialogs: DocumentDialogs, tmp_path: Path
) -> None:
    answer_next(_press(Qt.Key.Key_Escape))

    assert dialogs.which_file(tmp_path / "gone") is None


@pytest.mark.parametrize(
    ("filter_", "typed", "name"),
    [(0, "mine", "mine.csv"), (1, "mine", "mine.png"), (0, "mine.png", "mine.png")],
)
def test_results_go_where_people_say_with_the_suffix_of_their_kind(
    filter_: int, typed: str, name: str, dialogs: DocumentDialogs, tmp_path: Path, qtbot: QtBot
) -> None:
    over = QWidget()
    qtbot.addWidget(over)

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        chosen = dialog.nameFilters()[filter_]
        dialog.selectNameFilter(chosen)
        dialog.filterSelected.emit(chosen)  # as a choice by hand does
        _type(typed)(dialog)

    answer_next(choose)

    assert dialogs.where_to_put_results(tmp_path, over) == tmp_path / name


def test_the_suggestion_is_taken_with_enter(dialogs: DocumentDialogs, tmp_path: Path) -> None:
    answer_next(_press(Qt.Key.Key_Return))

    suggestion = SaveTarget(tmp_path / "grid.2239", TOGETHER)
    assert dialogs.where_to(suggestion) == suggestion


@pytest.mark.parametrize(
    ("filter_", "typed", "name", "format_"),
    [
        (SPACED, "grid", "grid.2580", SPACED),
        (TOGETHER, "grid", "grid.2239", TOGETHER),
        (LINE, "grid", "grid.line", LINE),
        (LINE, "grid.txt", "grid.txt", LINE),
        (TOGETHER, "grid.txt", "grid.txt", TOGETHER),
        (SPACED, "grid.line", "grid.line", LINE),
        (LINE, "grid.2239", "grid.2239", TOGETHER),
        (LINE, "grid.LINE", "grid.LINE", LINE),
        (LINE, "grid.odd", "grid.odd", LINE),
    ],
)
def test_the_format_is_that_of_the_suffix_or_else_that_of_the_list(
    filter_: Format,
    typed: str,
    name: str,
    format_: Format,
    dialogs: DocumentDialogs,
    tmp_path: Path,
) -> None:
    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        chosen = _filter_named(dialog, filter_)
        dialog.selectNameFilter(chosen)
        dialog.filterSelected.emit(chosen)  # as a choice by hand does
        _type(typed)(dialog)

    answer_next(choose)

    target = dialogs.where_to(SaveTarget(tmp_path / "puzzle.txt", SPACED))

    assert target == SaveTarget(tmp_path / name, format_)


def test_nothing_is_saved_after_escape(dialogs: DocumentDialogs, tmp_path: Path) -> None:
    answer_next(_press(Qt.Key.Key_Escape))

    assert dialogs.where_to(SaveTarget(tmp_path / "grid.txt", SPACED)) is None


def test_a_file_that_exists_is_written_over_only_after_a_yes(
    dialogs: DocumentDialogs, tmp_path: Path
) -> None:
    def refuse_and_give_up(dialog: QDialog) -> None:
        answer_next(_press(Qt.Key.Key_Escape))
        _type("grid.txt")(dialog)
        dialog.reject()

    (tmp_path / "grid.txt").touch()
    answer_next(refuse_and_give_up)

    assert dialogs.where_to(SaveTarget(tmp_path / "grid.txt", SPACED)) is None


def test_asking_again_and_again_leaves_no_dialogs_behind(
    dialogs: DocumentDialogs, window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    for _ in range(3):
        for ask in (
            lambda: dialogs.what_about_changes("name"),
            lambda: dialogs.what_to_write("name"),
            lambda: dialogs.which_file(tmp_path),
            lambda: dialogs.where_to(SaveTarget(tmp_path / "grid.txt", SPACED)),
        ):
            answer_next(_press(Qt.Key.Key_Escape))
            ask()

    qtbot.waitUntil(lambda: window.findChildren(QDialog) == [])


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window to ask over."""
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def dialogs(window: QWidget) -> DocumentDialogs:
    """What asks."""
    return DocumentDialogs(window)


def answer_next(answer: Answer) -> None:
    """Give `answer` to the dialog that opens next; it closes in any case."""

    def give() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            answer(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, give)


def _click(words: str) -> Answer:
    def click(dialog: QDialog) -> None:
        buttons = dialog.findChildren(QAbstractButton)
        next(each for each in buttons if each.text().replace("&", "") == words).click()

    return click


def _filter_named(dialog: QFileDialog, format_: Format) -> str:
    title = str(format_.title)
    return next(each for each in dialog.nameFilters() if each.startswith(title))


def _press(key: Qt.Key) -> Answer:
    return lambda dialog: QTest.keyClick(dialog, key)


def _type(name: str) -> Answer:
    def type_(dialog: QDialog) -> None:
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit)
        field.setText(name)
        QTest.keyClick(field, Qt.Key.Key_Return)

    return type_


def test_several_puzzles_are_saved_only_where_there_is_room_for_them(
    dialogs: DocumentDialogs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = replace(format_named("line"), name="one", holds_many=False)
    monkeypatch.setattr(document_dialogs, "FORMATS", (SPACED, one))
    offered = list[list[str]]()

    def note_and_cancel(dialog: QFileDialog) -> int:
        offered.append(dialog.nameFilters())
        return 0

    monkeypatch.setattr(QFileDialog, "exec", note_and_cancel)

    dialogs.where_to(SaveTarget(tmp_path / "grid.txt", SPACED), 1)
    dialogs.where_to(SaveTarget(tmp_path / "grid.txt", SPACED), 2)

    assert [len(filters) for filters in offered] == [2, 1]
