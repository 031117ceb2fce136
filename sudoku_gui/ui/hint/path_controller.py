"""The path to the solution, step by step: shown in the grid, written to a file, printed."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import say, text
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.deduction_annotations import annotation_of_step
from sudoku_gui.presentation.hint.path_sheets import sheet_at
from sudoku_gui.presentation.hint.proof_steps import proof_steps
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.techniques.deduction_search import KeptSearch
from sudoku_gui.techniques.solution_path import PathTask, SolutionPath
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.hint.deductions_panel import DeductionsPanel
from sudoku_gui.ui.hint.path_files import print_path, write_path
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from sudoku_gui.ui.kit.threads.job_runner import JobRunner
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.wording.hints import LOOKING_FAILED
from sudoku_gui.wording.solution_paths import path_sentence


class PathController(PanelController):
    """Finds the path from the givens and entries as they are, as long as the panel is seen.

    where_to: asks for the file to write the path to.
    """

    def __init__(
        self,
        game_controller: GameController,
        overlays: GridOverlays,
        settings: Settings,
        clear_marks: QAction,
        where_to: Callable[[], Path | None],
        parent: QObject | None = None,
    ) -> None:
        self._list = DeductionsPanel("path", text("Path to the solution"), follows_pointer=False)
        super().__init__(self._list, parent)
        self._game_controller = game_controller
        self._overlays = overlays
        self._settings = settings
        self._where_to = where_to
        self._sheet = game_controller.game.sheet
        self._path: SolutionPath | None = None
        self.announcer = Announcer(self._list)
        self._thread = CheckThread(self)
        self._kept = KeptSearch()  # of that thread
        self._writing = JobRunner("path", self)
        save = self._list.add_button("save-path", text("Save As…"))
        to_paper = self._list.add_button("print-path", text("Print…"))
        self._buttons = (save, to_paper)
        for signal, slot in (
            (self._thread.reported, self._take),
            (self._thread.failed, self._tell_failure),
            (self._writing.failed, self._tell_failed),
            (self._writing.done, self._tell_written),
            (game_controller.sheet_changed, self.find),
            (game_controller.notes_changed, self.find),
            (self._list.shown, self.find),
            (self._list.hidden, self._rest),
            (clear_marks.triggered, self._end_preview),
            (self._list.table.row_looked_at, self._show_step),
            (self._list.table.row_chosen, self._show_step),
            (save.clicked, self._save),
            (to_paper.clicked, self._print),
        ):
            signal.connect(slot)

    @Slot()
    def find(self) -> None:
        """Find the path from here, unless nobody sees it."""
        self._end_preview()
        self._offer(is_whole=False)
        if self._list.isVisible():
            sheet = self._sheet = self._game_controller.game.sheet.with_all_entered()
            techniques = self._settings.techniques()
            kept = self._kept
            self._thread.begin(lambda: PathTask(sheet, techniques, kept))

    def catch_up(self) -> None:
        self.find()

    def shut_down(self) -> None:
        self._thread.shut_down()
        self._writing.shut_down()

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        assert isinstance(report.partial_result, SolutionPath)
        path = self._path = report.partial_result
        progress = 1.0 if report.is_done else report.progress
        deductions = [step.deduction for step in path.steps]
        self._list.show_found(deductions, path.start.geometry, progress)
        self._list.say_all(path_sentence(path) if report.is_done else text("Finding the path…"))
        self._offer(is_whole=report.is_done)

    def _offer(self, is_whole: bool) -> None:
        """Offer to write the path: a part of one would read as one that leads no further."""
        for button in self._buttons:
            button.setEnabled(is_whole)

    @Slot()
    def _tell_failure(self) -> None:
        self._path = None
        self._list.show_found((), self._sheet.grid.geometry, 1.0)
        self._list.say_all(LOOKING_FAILED)

    @Slot(int)
    def _show_step(self, row: int) -> None:
        """Show what stands in the grid at a step, and the step with all of its proof."""
        path = self._path
        if path is None or row >= len(path.steps):
            return
        step = path.steps[row]
        end = proof_steps(step.deduction, step.position.geometry)[-1]
        annotation = annotation_of_step(end, step.deduction, step.position)
        self._overlays.show_preview(sheet_at(step.position, self._given_sheet()))
        self._overlays.annotate(AnnotationSource.PATH, annotation)
        self.announcer.announce(say(annotation.description))

    def _given_sheet(self) -> Sheet:
        return self._game_controller.game.sheet

    @Slot()
    def _end_preview(self) -> None:
        self._overlays.withdraw(AnnotationSource.PATH)
        self._overlays.show_preview(None)

    @Slot()
    def _rest(self) -> None:
        self._thread.drop()
        self._end_preview()

    @Slot()
    def _save(self) -> None:
        target = self._where_to()
        if target is not None and self._path is not None:
            self._writing.begin(write_path(target, self._path))

    @Slot()
    def _print(self) -> None:
        if self._path is not None:
            print_path(self._path, self._list.window())

    @Slot()
    def _tell_written(self) -> None:
        self.notice_posted.emit(Notice(text("The path is saved."), NoticeTone.GOOD))

    @Slot(object)
    def _tell_failed(self, problem: object) -> None:
        sentence = text("The path was not saved: {problem}.", problem=problem)
        self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING))
