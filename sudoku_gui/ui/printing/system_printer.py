"""The printers of the system, and the dialog in which one is chosen.

Qt's part for printing is imported here, when somebody prints, and nowhere else: most
starts of the program have no use for it.
"""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize
from PySide6.QtWidgets import QWidget

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.presentation.export.page_layout import PAPERS, Paper
from sudoku_gui.presentation.export.print_options import (
    MARGINS,
    PageOrientation,
    PaperSize,
    PrintOptions,
)
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons

_PAGE_SIZES = {
    PaperSize.A4: QPageSize.PageSizeId.A4,
    PaperSize.LETTER: QPageSize.PageSizeId.Letter,
}
_ORIENTATIONS = {
    PageOrientation.PORTRAIT: QPageLayout.Orientation.Portrait,
    PageOrientation.LANDSCAPE: QPageLayout.Orientation.Landscape,
}


@dataclass(frozen=True, slots=True)
class ChosenPrinter:
    """A printer as people have set it up in the dialog."""

    device: QPagedPaintDevice
    paper: Paper  # as it lies
    least_margin: int  # in millimetres: beyond it the printer cannot print
    pages: Sequence[int]  # those to print, counted from 0
    give_up: Callable[[], object]  # throws away what was not printed yet

    def fit(self, options: PrintOptions) -> PrintOptions:
        """Return the options with as much of a margin as the printer needs."""
        margin = min(max(options.margin, self.least_margin), MARGINS[-1])
        return replace(options, margin=margin)


def paper_of(options: PrintOptions) -> Paper:
    """Return the paper of the options as it lies, where no printer says which it has.

    That is the one usual in the region.
    """
    size = options.paper
    if size is PaperSize.PRINTER:
        is_us = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
        size = PaperSize.LETTER if is_us else PaperSize.A4
    return PAPERS[size].lying(options.orientation)


def ask_for_printer(
    options: PrintOptions, title: str, page_count: int, over: QWidget
) -> ChosenPrinter | None:
    """Show the system's dialog, and return the printer chosen, or None.

    title: what the printer's queue calls the job.
    """
    from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter  # noqa: PLC0415

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    if options.paper in _PAGE_SIZES:
        printer.setPageSize(QPageSize(_PAGE_SIZES[options.paper]))
    printer.setPageOrientation(_ORIENTATIONS[options.orientation])
    dialog = QPrintDialog(printer, over)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setMinMax(1, page_count)
    remove_button_icons(dialog)
    is_accepted = bool(dialog.exec())
    is_range = dialog.printRange() is QAbstractPrintDialog.PrintRange.PageRange
    first, last = (dialog.fromPage(), dialog.toPage()) if is_range else (1, page_count)
    dialog.deleteLater()
    if not is_accepted:
        return None
    printer.setFullPage(True)
    paper = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    return ChosenPrinter(
        printer,
        Paper(paper.width(), paper.height()),
        ceil(_widest(printer.pageLayout())),
        range(max(1, first) - 1, min(last, page_count)),
        printer.abort,
    )


def _widest(layout: QPageLayout) -> float:
    """Return the widest of the margins that a printer needs, in millimetres."""
    in_millimetres = QPageLayout(layout)
    in_millimetres.setUnits(QPageLayout.Unit.Millimeter)
    least = in_millimetres.minimumMargins()
    return max(least.left(), least.top(), least.right(), least.bottom())
