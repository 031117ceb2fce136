"""Controls printing: asks what is wanted, has it printed or written, and says how that ended.

What lays out pages and prints them is loaded when something is first to be printed.
"""
# ruff: noqa: PLC0415

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sudoku_gui.language import Text, text, text_n, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.presentation.one_line import path_on_one_line
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.threads.job_progress import JobProgress
from sudoku_gui.ui.kit.threads.job_runner import Job, JobRunner
from sudoku_gui.ui.printing.print_prompts import PDF_SUFFIX, PrintPrompts

if TYPE_CHECKING:
    from sudoku_gui.presentation.export.print_request import (
        PrintContext,
        PrintPurpose,
        PrintRequest,
    )
    from sudoku_gui.ui.printing.print_jobs import PrintContent


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What is said of a job when it has ended."""

    done: Text
    stopped: Text
    failed: Callable[[Text], Text]


class PrintingController(QObject):
    """Prints one thing at a time.

    How far it is stands in a small window over `over`.  selected: the rows of the puzzles
    selected in the list.
    """

    notice_posted = Signal(object)  # Notice
    printing_changed = Signal(bool)  # whether pages are being made

    def __init__(
        self,
        documents: DocumentController,
        selected: Callable[[], Sequence[int]],
        questions: PrintPrompts,
        settings: Settings,
        over: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._documents = documents
        self._selected = selected
        self._questions = questions
        self._settings = settings
        self._outcome: _Outcome | None = None  # of what is being printed
        self._runner: JobRunner | None = None
        self._progress = JobProgress(over)

    def shut_down(self) -> None:
        """Stop; a file that is being written stays as it was."""
        if self._runner is not None:
            self._runner.shut_down()

    def print_pages(self) -> None:
        """Ask what is to be printed and on which printer, and print it."""
        from sudoku_gui.presentation.export.print_request import PrintPurpose

        self._print(PrintPurpose.PRINT)

    def preview(self) -> None:
        """Show the pages as they would be printed."""
        from sudoku_gui.presentation.export.print_request import PrintPurpose

        self._print(PrintPurpose.PREVIEW)

    def export_pdf(self) -> None:
        """Ask what is to be written into which file, and write it."""
        from sudoku_gui.presentation.export.print_request import PrintPurpose

        self._print(PrintPurpose.PDF)

    def _print(self, purpose: "PrintPurpose") -> None:
        from sudoku_gui.presentation.export.print_request import PrintTarget

        context = self._context()
        request = self._questions.how_to_print(context, purpose)
        if request is None:
            return
        if request.target is PrintTarget.PDF:
            self._write_pdf(context, request)
        else:
            self._print_on_paper(context, request)

    def _context(self) -> "PrintContext":
        from sudoku_gui.presentation.export.print_request import PrintContext

        documents = self._documents
        return PrintContext(
            text("{name}", name=documents.name),
            documents.collection.records(),
            documents.row,
            tuple(self._selected()) if len(documents.collection) > 1 else (),
        )

    def _write_pdf(self, context: "PrintContext", request: "PrintRequest") -> None:
        from sudoku_gui.ui.printing.print_jobs import write_pdf

        stem = Path(self._documents.name).stem
        path = self._questions.which_pdf(self._settings.export_folder / f"{stem}{PDF_SUFFIX}")
        if path is None:
            return
        self._settings.export_folder = path.parent
        content = _content_of(context, request)
        outcome = _Outcome(
            text("Saved {name}", name=path.name),
            text("Stopped; {name} was not written.", name=path.name),
            lambda problem: text(
                "{name} was not saved: {problem}", name=path.name, problem=problem
            ),
        )
        words = tr("Writing {name}", name=path_on_one_line(Path(path.name)))
        self._begin(write_pdf(path, content), outcome, words, content.plan.page_count)

    def _print_on_paper(self, context: "PrintContext", request: "PrintRequest") -> None:
        from sudoku_gui.presentation.export.page_plan import PagePlan
        from sudoku_gui.ui.kit.text_outlines import plain_font
        from sudoku_gui.ui.printing.print_jobs import PrintContent, print_pages

        title = self._documents.name
        count = _content_of(context, request).plan.page_count
        printer = self._questions.which_printer(request.options, title, count)
        if printer is None:
            return
        options = printer.fit(request.options)
        source = context.source_of(request.scope)
        plan = PagePlan(options, printer.paper, len(source.records))
        content = PrintContent(source, plan, plain_font(QGuiApplication.font()))
        pages = len(printer.pages)
        outcome = _Outcome(
            text_n("{n:,} page was printed.", "{n:,} pages were printed.", n=pages),
            text("Stopped; the rest is not printed."),
            lambda problem: text("It was not printed: {problem}", problem=problem),
        )
        job = print_pages(printer.device, content, printer.pages, printer.give_up)
        self._begin(job, outcome, tr("Printing {name}", name=path_on_one_line(Path(title))), pages)

    def _begin(self, job: Job, outcome: _Outcome, words: str, pages: int) -> None:
        self._outcome = outcome
        self.printing_changed.emit(True)
        self._progress.begin(tr("Print"), words, pages, _pages_so_far)
        if self._runner is None:
            self._runner = self._new_runner()
        self._runner.begin(job)

    def _new_runner(self) -> JobRunner:
        runner = JobRunner("printing", self)
        for signal, slot in (
            (self._progress.stop_wanted, runner.stop),
            (runner.progressed, self._progress.show_done),
            (runner.done, self._tell_done),
            (runner.failed, self._tell_failed),
            (runner.stopped, self._tell_stopped),
        ):
            signal.connect(slot)
        return runner

    @Slot()
    def _tell_done(self) -> None:
        outcome = self._end()
        self.notice_posted.emit(Notice(outcome.done, NoticeTone.GOOD))

    @Slot(object)
    def _tell_failed(self, problem: Text) -> None:
        outcome = self._end()
        self.notice_posted.emit(Notice(outcome.failed(problem), NoticeTone.WARNING))

    @Slot()
    def _tell_stopped(self) -> None:
        outcome = self._end()
        self.notice_posted.emit(Notice(outcome.stopped, NoticeTone.PLAIN))

    def _end(self) -> _Outcome:
        outcome = self._outcome
        assert outcome is not None  # nothing ends that has not begun
        self._progress.end()
        self._outcome = None
        self.printing_changed.emit(False)
        return outcome


def _content_of(context: "PrintContext", request: "PrintRequest") -> "PrintContent":
    """Return what is wanted, on the paper of the options."""
    from sudoku_gui.presentation.export.page_plan import PagePlan
    from sudoku_gui.ui.kit.text_outlines import plain_font
    from sudoku_gui.ui.printing.print_jobs import PrintContent
    from sudoku_gui.ui.printing.system_printer import paper_of

    source, options = context.source_of(request.scope), request.options
    plan = PagePlan(options, paper_of(options), len(source.records))
    return PrintContent(source, plan, plain_font(QGuiApplication.font()))


def _pages_so_far(pages: int) -> Text:
    return text_n("{n:,} page so far", "{n:,} pages so far", n=pages)
