"""Asks what printing has to know in dialogs, which are loaded when the first is opened."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_gui.language import tr
from sudoku_gui.presentation.export.print_options import PrintOptions
from sudoku_gui.presentation.export.print_request import PrintContext, PrintPurpose, PrintRequest
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.file_dialog import chosen_in, file_dialog
from sudoku_gui.ui.printing.print_dialog import PrintDialog
from sudoku_gui.ui.printing.print_prompts import PDF_SUFFIX
from sudoku_gui.ui.printing.system_printer import ChosenPrinter, ask_for_printer


class PrintDialogs:
    """Asks in dialogs over `window`, and proposes what was chosen the last time."""

    def __init__(self, window: QWidget, settings: Settings, preferences: Preferences) -> None:
        self._window = window
        self._settings = settings
        self._preferences = preferences

    def how_to_print(self, context: PrintContext, purpose: PrintPurpose) -> PrintRequest | None:
        options, font = self._settings.print_options, QGuiApplication.font()
        dialog = PrintDialog(context, options, purpose, self._preferences.theme, font, self._window)
        try:
            request = dialog.request if dialog.exec() else None
        finally:  # also where the program is told to end, and the dialog knows nothing of it
            dialog.preview.shut_down()
        if request is not None:
            self._settings.print_options = request.options
        dialog.deleteLater()
        return request

    def which_printer(
        self, options: PrintOptions, title: str, page_count: int
    ) -> ChosenPrinter | None:
        return ask_for_printer(options, title, page_count, self._window)

    def which_pdf(self, suggestion: Path) -> Path | None:
        dialog = file_dialog(tr("Save as PDF"), self._window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"PDF (*{PDF_SUFFIX})"])
        dialog.setDefaultSuffix(PDF_SUFFIX)
        dialog.setDirectory(str(suggestion.parent))
        dialog.selectFile(suggestion.name)
        return chosen_in(dialog)
