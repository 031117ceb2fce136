"""Stand-ins that do what they are told, when they are told: threads turned by hand, people."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ParamSpec

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import RecordPart
from sudoku_gui.language import Text
from sudoku_gui.playback.jumps import Jump
from sudoku_gui.presentation.export.export_options import ExportContext, ExportOptions
from sudoku_gui.presentation.export.print_options import PrintOptions
from sudoku_gui.presentation.export.print_request import PrintContext, PrintPurpose, PrintRequest
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.ui.files.document_prompts import (
    OutsideChoice,
    OverwriteChoice,
    RemovalChoice,
    UnsavedChoice,
)
from sudoku_gui.ui.files.file_thread import FileRequest, FileThread
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport, CheckWorker, TaskFactory
from sudoku_gui.ui.printing.system_printer import ChosenPrinter
from sudoku_gui.ui.search.search_rhythm import SearchRhythm
from sudoku_gui.ui.search.search_thread import SearchThread
from sudoku_gui.ui.search.search_worker import SearchWorker

_TICKS_AT_MOST = 1_000
_QUIET_TICKS_AT_MOST = 30  # on a busy machine the time of a frame may pass without a step
_P = ParamSpec("_P")


class HandTurnedSolver(SearchThread):
    """The solver's thread without the thread.

    Commands reach the worker at once; a frame passes with `tick`, and what the worker
    reported waits for `deliver`, as it would for the window's event loop.
    """

    def __init__(self) -> None:
        QObject.__init__(self)  # not SearchThread's, which starts a thread
        self.waiting: list[SearchReport] = []
        self.has_shut_down = False
        self._number = self._order = 0
        self._worker = SearchWorker(SearchRhythm(fast_frame_seconds=0.0, rest_seconds=0.0))
        self._worker.reported.connect(self.waiting.append)

    def jump(self, jump: Jump) -> None:
        super().jump(jump)
        self._worker.continue_jump()

    def shut_down(self) -> None:
        self.drop()
        self.has_shut_down = True

    def _acknowledge_when_painted(self) -> None:
        self._worker.seen()

    def tick(self) -> None:
        """Let a frame pass; nothing of it has reached the window yet."""
        if self._is_at_work:
            self._worker.tick()

    def deliver(self) -> None:
        """Hand all that was reported to the window."""
        while self.waiting:
            self._pass_on(self.waiting.pop(0))

    def run(self) -> None:
        """Let frames pass until nothing is reported any more, and deliver all."""
        self.deliver()
        quiet = 0
        for _ in range(_TICKS_AT_MOST):
            self.tick()
            quiet = 0 if self.waiting else quiet + 1
            if quiet > _QUIET_TICKS_AT_MOST or not self._is_at_work:
                self.deliver()
                return
            self.deliver()
        raise AssertionError("the search goes on and on")

    @property
    def _is_at_work(self) -> bool:
        return any(
            timer.isActive() and timer.interval()  # the other one waits for commands alone
            for timer in self._worker.findChildren(QTimer)
        )

    def _queue(self, command: Callable[_P, None], *args: _P.args, **kwargs: _P.kwargs) -> None:
        self._tell(command, *args, **kwargs)

    def _tell(self, command: Callable[_P, None], *args: _P.args, **kwargs: _P.kwargs) -> None:
        command(*args, **kwargs)


class HandTurnedFiles(FileThread):
    """The file thread without the thread: each request waits for `work`."""

    def __init__(self) -> None:
        QObject.__init__(self)
        self.waiting: list[FileRequest[Any]] = []

    def ask(self, request: FileRequest[Any]) -> None:
        self.waiting.append(request)

    def shut_down(self) -> None:
        self.work()

    def work(self) -> None:
        """Do all that was asked for, in order."""
        while self.waiting:
            request = self.waiting.pop(0)
            request.answer(request.work())


@dataclass
class FakePerson:
    """Answers every question of `Questions` as set beforehand, and keeps what was asked."""

    file: Path | None = None
    target: SaveTarget | None = None
    takes_suggestions: bool = False
    """Whether it saves where it is told to, from the second time on that it is asked."""
    results: Path | None = None
    program: Path | None = None
    picture: Path | None = None
    unsaved: UnsavedChoice = UnsavedChoice.CANCEL
    content: OverwriteChoice = OverwriteChoice.CANCEL
    outside: OutsideChoice = OutsideChoice.CANCEL
    removal: RemovalChoice = RemovalChoice.CANCEL
    asked: list[str] = field(default_factory=list)
    suggestions: list[SaveTarget] = field(default_factory=list)
    parts_to_lose: list[frozenset[RecordPart]] = field(default_factory=list)
    wants_other_file: bool = True
    left_behind: list[str] = field(default_factory=list)

    def which_file(self, folder: Path) -> Path | None:
        self.asked.append(f"which file in {folder}?")
        return self.file

    def where_to(self, suggestion: SaveTarget, puzzles: int = 1) -> SaveTarget | None:
        self.asked.append("where to?")
        self.suggestions.append(suggestion)
        is_first = len(self.suggestions) == 1
        return suggestion if self.takes_suggestions and not is_first else self.target

    def where_to_put_results(self, folder: Path, over: QWidget) -> Path | None:
        self.asked.append(f"where to put results, in {folder}?")
        return self.results

    def which_program(self, folder: Path, over: QWidget) -> Path | None:
        self.asked.append(f"which program in {folder}?")
        return self.program

    def which_picture(self, folder: Path, over: QWidget) -> Path | None:
        self.asked.append(f"which picture in {folder}?")
        return self.picture

    def what_about_changes(self, name: str) -> UnsavedChoice:
        self.asked.append(f"changes to {name}?")
        return self.unsaved

    def what_to_write(
        self, name: str, lost: frozenset[RecordPart] = frozenset()
    ) -> OverwriteChoice:
        self.parts_to_lose.append(lost)
        self.asked.append(f"over the puzzle in {name}?")
        return self.content

    def what_about_notes(
        self, name: str, lost: frozenset[RecordPart] = frozenset()
    ) -> OverwriteChoice:
        self.parts_to_lose.append(lost)
        self.asked.append(f"without the notes in {name}?")
        return self.content

    def is_other_file_wanted(self, name: str, left_behind: Sequence[Text]) -> bool:
        self.asked.append(f"another file than {name}?")
        self.left_behind = [str(sentence) for sentence in left_behind]
        return self.wants_other_file

    def what_about_outside_change(self, name: str, is_there: bool) -> OutsideChoice:
        self.asked.append(f"{name} {'changed' if is_there else 'deleted'} outside?")
        return self.outside

    def what_about_begun(self, count: int) -> RemovalChoice:
        self.asked.append(f"remove {count} begun?")
        return self.removal


@dataclass
class FakePrintPerson:
    """Wants printed what was set beforehand, and keeps what was offered; no printer is needed."""

    folder: Path
    request: PrintRequest | None = None
    printer: ChosenPrinter | None = None
    contexts: list[PrintContext] = field(default_factory=list)
    purposes: list[PrintPurpose] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    changed_mind: bool = False

    def how_to_print(self, context: PrintContext, purpose: PrintPurpose) -> PrintRequest | None:
        self.contexts.append(context)
        self.purposes.append(purpose)
        return self.request

    def which_printer(
        self, options: PrintOptions, title: str, page_count: int
    ) -> ChosenPrinter | None:
        self.titles.append(title)
        return self.printer

    def which_pdf(self, suggestion: Path) -> Path | None:
        return None if self.changed_mind else self.folder / suggestion.name


class HandTurnedChecks(CheckThread):
    """The thread of checks without the thread: each work waits for `work`."""

    def __init__(self) -> None:
        QObject.__init__(self)
        self.waiting: list[TaskFactory] = []
        self.has_shut_down = False
        self._number = 0
        self._worker = CheckWorker()

    def begin(self, make_task: TaskFactory, amount: int = 1) -> int:
        self._number += 1
        self.waiting = [make_task]
        return self._number

    def drop(self) -> None:
        self._number += 1
        self.waiting = []

    def shut_down(self) -> None:
        self.drop()
        self.has_shut_down = True

    def work(self) -> None:
        """Do what was asked for last, and all that is asked for in answer to it."""
        while self.waiting:
            work = self.waiting.pop()()
            while not work.work(1):
                pass
            self._pass_on(CheckReport(self._number, work.partial_result, 1.0, is_done=True))

    def _acknowledge_when_painted(self) -> None:
        """Its works are done in one go, and wait for nobody."""


@dataclass
class FakeTaker:
    """Wants what was set beforehand, and keeps what was offered."""

    folder: Path
    picture: ExportOptions | None = None
    animation: ExportOptions | None = None
    steps: ExportOptions | None = None
    offers: list[ExportContext] = field(default_factory=list)
    suggestions: list[str] = field(default_factory=list)
    folders: list[Path] = field(default_factory=list)
    suffixes: list[str] = field(default_factory=list)
    changed_mind: bool = False
    name: str = ""  # the suggested one

    def which_picture(self, offer: ExportContext) -> ExportOptions | None:
        self.offers.append(offer)
        return self.picture

    def which_animation(self, offer: ExportContext) -> ExportOptions | None:
        self.offers.append(offer)
        return self.animation

    def which_steps(self, offer: ExportContext) -> ExportOptions | None:
        self.offers.append(offer)
        return self.steps

    def which_target(self, suggestion: Path, suffixes: Iterable[str]) -> Path | None:
        self.suggestions.append(suggestion.name)
        self.folders.append(suggestion.parent)
        self.suffixes = [*suffixes]
        return None if self.changed_mind else self.folder / (self.name or suggestion.name)
