"""Pages written where no window is: for the terminal, which needs no display for it."""

from pathlib import Path

from PySide6.QtGui import QFont

from sudoku_gui.documents.atomic_save import SaveError
from sudoku_gui.language import Text
from sudoku_gui.presentation.export.page_contents import PrintSource
from sudoku_gui.presentation.export.page_plan import PagePlan
from sudoku_gui.presentation.export.print_options import PrintOptions
from sudoku_gui.ui.kit.headless_application import headless_application
from sudoku_gui.ui.kit.text_outlines import has_fonts, plain_font
from sudoku_gui.ui.kit.threads.job_runner import run_here
from sudoku_gui.ui.printing.print_jobs import PrintContent, write_pdf
from sudoku_gui.ui.printing.system_printer import paper_of


class HeadlessPrinting:
    """Has Qt ready to write pages without a display, for as long as it lives."""

    def __init__(self) -> None:
        self._application = headless_application()

    @property
    def can_write(self) -> bool:
        """Whether a font is installed, without which titles and numbers are left out."""
        return has_fonts()

    def write_pdf(self, path: Path, source: PrintSource, options: PrintOptions) -> Text | None:
        """Write the pages to a file; return what went wrong, or None."""
        plan = PagePlan(options, paper_of(options), len(source.records))
        try:
            for _ in run_here(write_pdf(path, PrintContent(source, plan, plain_font(QFont())))):
                pass
        except SaveError as error:
            return error.problem
        return None
