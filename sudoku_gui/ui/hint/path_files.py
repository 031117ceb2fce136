"""Paths on paper and in files: text, a table of comma-separated values, or PDF."""

import csv
import io
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter, QTextDocument
from PySide6.QtWidgets import QWidget

from sudoku_gui.documents.atomic_save import save_bytes
from sudoku_gui.language import tr
from sudoku_gui.techniques.solution_path import SolutionPath
from sudoku_gui.ui.kit.file_dialog import chosen_in, file_dialog
from sudoku_gui.ui.kit.threads.job_runner import Job
from sudoku_gui.wording.solution_paths import path_lines, path_rows


def ask_where_to_write(over: QWidget) -> Path | None:
    """Ask for the file to write a path to; its suffix says as what."""
    dialog = file_dialog(tr("Save the path"), over)
    dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("txt")
    dialog.setNameFilters([tr("Text (*.txt)"), tr("Table (*.csv)"), tr("PDF (*.pdf)")])
    return chosen_in(dialog)


def write_path(path: Path, solution_path: SolutionPath) -> Job:
    """Write a path to a file: as its suffix says, or else as text; raises SaveError."""
    encode = {".csv": _as_table, ".pdf": _as_pdf}.get(path.suffix.lower(), _as_text)
    yield partial(save_bytes, path, encode(solution_path))


def print_path(solution_path: SolutionPath, over: QWidget) -> None:
    """Let people choose a printer, and print a path on it."""
    # Imported when somebody prints: most starts of the program have no use for it.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, over)
    if dialog.exec():
        document_of(solution_path).print_(printer)


def document_of(solution_path: SolutionPath) -> QTextDocument:
    """Return a path as pages are made of it."""
    document = QTextDocument()
    document.setPlainText("\n".join(path_lines(solution_path)))
    return document


def _as_text(solution_path: SolutionPath) -> bytes:
    return "".join(f"{line}\n" for line in path_lines(solution_path)).encode()


def _as_table(solution_path: SolutionPath) -> bytes:
    stream = io.StringIO(newline="")
    csv.writer(stream).writerows(path_rows(solution_path))
    return stream.getvalue().encode()


def _as_pdf(solution_path: SolutionPath) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    document_of(solution_path).print_(QPdfWriter(buffer))
    return bytes(buffer.data().data())
