"""What printing asks people: which pages, which printer, which file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sudoku_gui.presentation.export.print_options import PrintOptions
    from sudoku_gui.presentation.export.print_request import (
        PrintContext,
        PrintPurpose,
        PrintRequest,
    )
    from sudoku_gui.ui.printing.system_printer import ChosenPrinter

PDF_SUFFIX = ".pdf"


class PrintPrompts(Protocol):
    """What printing has to know from people.  None: they changed their mind."""

    def how_to_print(self, context: PrintContext, purpose: PrintPurpose) -> PrintRequest | None:
        """Return what to print, and how, after showing what the pages look like.

        purpose: what they came for, which is what is done if they just go on.
        """

    def which_printer(
        self, options: PrintOptions, title: str, page_count: int
    ) -> ChosenPrinter | None:
        """Return the printer, and the pages to print on it."""

    def which_pdf(self, suggestion: Path) -> Path | None:
        """Return the PDF file to write."""
