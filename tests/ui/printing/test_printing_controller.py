"""Printing from the window: what is asked, what is written, and what is said of it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QPdfWriter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.export.page_layout import PAPERS
from sudoku_gui.presentation.export.print_options import (
    PaperSize,
    PrintOptions,
    PrintScope,
    SolutionPlacement,
)
from sudoku_gui.presentation.export.print_request import PrintPurpose, PrintRequest, PrintTarget
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.printing.system_printer import ChosenPrinter
from tests.support import pdf
from tests.support.puzzles import SMALL, SMALL_LINE
from tests.support.ui.fakes import FakePrintPerson
from tests.support.ui.open_program import OpenProgram
from tests.support.waiting import PATIENCE_SECONDS

PRINT_ACTIONS = {
    ActionId.PRINT: PrintPurpose.PRINT,
    ActionId.PRINT_PREVIEW: PrintPurpose.PREVIEW,
    ActionId.EXPORT_PDF: PrintPurpose.PDF,
}
SOLUTIONS_TOO = PrintOptions(2, solutions=SolutionPlacement.PAGES, paper=PaperSize.A4)
WITHOUT_WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from sudoku_gui.ui.program import Program
application = QApplication([])
store = QSettings(sys.argv[1], QSettings.Format.IniFormat)
program = Program(application, store, Path(store.fileName()).with_name("journals"))
program.start([])
application.processEvents()
program.shut_down()
print("PySide6.QtPrintSupport" in sys.modules)
"""


class Desk:
    """The open program, and somebody who prints."""

    def __init__(self, opened: OpenProgram, person: FakePrintPerson) -> None:
        self.opened = opened
        self.person = person

    def open_collection(self, count: int) -> None:
        """Open a file with so many puzzles."""
        path = self.person.folder / "collection.sdm"
        path.write_text(f"{SMALL_LINE}\n" * count)
        self.opened.open_file(path)
        self.opened.wait_until(lambda: len(self.opened.collection) == count)

    def want(self, scope: PrintScope, target: PrintTarget) -> None:
        """Let the person want that."""
        self.person.request = PrintRequest(scope, SOLUTIONS_TOO, target)

    def is_enabled(self, action: ActionId) -> bool:
        """Whether the action can be chosen."""
        return self.opened.action(action).isEnabled()


@pytest.fixture
def desk(qapp: QApplication, store: QSettings, qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    folder = tmp_path / "printed"
    folder.mkdir()
    person = FakePrintPerson(folder)
    opened = OpenProgram(qapp, store, qtbot, printing=person)
    opened.program.start([])
    yield Desk(opened, person)
    opened.end()


def test_each_action_asks_for_what_it_is_there_for(desk: Desk) -> None:
    said = [*desk.opened.sentences]

    for action in PRINT_ACTIONS:
        desk.opened.trigger(action.value)

    assert desk.person.purposes == [*PRINT_ACTIONS.values()]
    assert desk.opened.sentences == said


def test_a_collection_is_written_as_pdf_with_its_solutions(desk: Desk) -> None:
    pdf.skip_without_tools()
    desk.open_collection(5)
    desk.want(PrintScope.ALL, PrintTarget.PDF)

    desk.opened.trigger("export_pdf")
    assert not any(map(desk.is_enabled, PRINT_ACTIONS))
    desk.opened.wait_for_sentence("Saved collection.pdf")

    assert pdf.pages_in(desk.person.folder / "collection.pdf") == 3 + 1
    assert all(map(desk.is_enabled, PRINT_ACTIONS))


def test_the_puzzle_shown_is_offered_with_what_is_entered(desk: Desk) -> None:
    desk.opened.put(SMALL)
    desk.opened.enter(0, 3)

    desk.opened.trigger("print")

    (context,) = desk.person.contexts
    (record,) = context.source_of(PrintScope.CURRENT).records
    assert record.grid.digit_at(desk.opened.sheet.geometry.cell_at(0, 0)) == 3


def test_what_is_selected_in_the_list_is_offered(desk: Desk) -> None:
    desk.open_collection(5)
    panel = desk.opened.panel_of(CollectionPanel)
    panel.table.selectAll()

    desk.opened.trigger("print")

    (context,) = desk.person.contexts
    assert context.selected == (0, 1, 2, 3, 4)
    assert context.usual_scope is PrintScope.SELECTED


def test_pages_go_to_the_printer_that_was_chosen(desk: Desk) -> None:
    pdf.skip_without_tools()
    desk.open_collection(9)
    desk.want(PrintScope.ALL, PrintTarget.PRINTER)
    path = desk.person.folder / "paper.pdf"
    desk.person.printer = ChosenPrinter(
        QPdfWriter(str(path)), PAPERS[PaperSize.LETTER], 20, range(1, 4), lambda: None
    )

    desk.opened.trigger("print")
    desk.opened.wait_for_sentence("3 pages were printed.")

    assert desk.person.titles == ["collection.sdm"]
    assert pdf.pages_in(path) == 3


def test_a_printer_gets_the_margin_that_it_needs() -> None:
    def margin_on(least: int) -> int:
        printer = ChosenPrinter(QPdfWriter(""), PAPERS[PaperSize.A4], least, range(1), lambda: None)
        return printer.fit(PrintOptions(margin=15)).margin

    assert [margin_on(least) for least in (0, 15, 18, 500)] == [15, 15, 18, 40]


def test_who_changes_their_mind_gets_no_file_and_no_word(desk: Desk) -> None:
    said = [*desk.opened.sentences]
    desk.want(PrintScope.CURRENT, PrintTarget.PDF)
    desk.person.changed_mind = True

    desk.opened.trigger("export_pdf")
    desk.want(PrintScope.CURRENT, PrintTarget.PRINTER)
    desk.opened.trigger("print")

    assert [*desk.person.folder.iterdir()] == []
    assert desk.opened.sentences == said


def test_a_file_that_cannot_be_written_is_told(desk: Desk) -> None:
    desk.want(PrintScope.CURRENT, PrintTarget.PDF)
    (desk.person.folder / "Untitled.pdf").mkdir()

    desk.opened.trigger("export_pdf")
    desk.opened.wait_for_sentence("Untitled.pdf was not saved: ")

    assert all(map(desk.is_enabled, PRINT_ACTIONS))


def test_closing_the_window_ends_printing_and_leaves_nothing_of_it(desk: Desk) -> None:
    desk.open_collection(300)
    desk.want(PrintScope.ALL, PrintTarget.PDF)
    desk.opened.trigger("export_pdf")

    desk.opened.program.shut_down()

    assert [path.name for path in desk.person.folder.iterdir()] == ["collection.sdm"]
    assert not desk.opened.program.is_held_up


def test_starting_the_program_does_not_load_what_only_printing_needs(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_WINDOW, str(tmp_path / "settings.ini")],
        capture_output=True,
        check=True,
        text=True,
        timeout=PATIENCE_SECONDS,
    )

    assert done.stdout.strip() == "False"
