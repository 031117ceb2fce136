"""Has the program in the window judged on the puzzle in the grid, and shows what comes of it."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.judging import JudgeReport
from sudoku_gui.documents.program_files import ProgramOpened, read_program
from sudoku_gui.documents.puzzle_files import FileFailed
from sudoku_gui.judge.recorded_search import algorithm_of
from sudoku_gui.judge.verdict import JudgeProblem, JudgeTask
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.judge_display import JudgeDisplay, JudgePhase
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_prompts import DocumentPrompts
from sudoku_gui.ui.files.file_thread import FileRequest, FileThread
from sudoku_gui.ui.judge.judge_thread import JudgeThread
from sudoku_gui.ui.judge.judge_window import JudgeWindow
from sudoku_gui.ui.search.game_controller import GameController

_UNNAMED = "program.py"


class JudgeController(QObject):
    """Runs one program at a time, and nothing that nobody has started."""

    recorded_changed = Signal(object)  # the Algorithm that takes the steps of the run, or None
    watch_wanted = Signal(object)  # that Algorithm

    def __init__(
        self,
        game_controller: GameController,
        documents: DocumentController,
        files: FileThread,
        questions: DocumentPrompts,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._documents = documents
        self._files = files
        self._questions = questions
        self._folder = Path.home()
        self._name = _UNNAMED
        self._display = JudgeDisplay()
        self._givens: Grid = self._givens_now  # that the display is about
        self._source = ""  # of the program that the display is about
        self._recorded: Algorithm | None = None
        self.window = JudgeWindow(theme)
        self._thread = JudgeThread(self)
        self._connect()
        self.window.retranslate()
        self._follow_document()
        self._show(JudgeDisplay())

    @property
    def display(self) -> JudgeDisplay:
        """What is shown of a run."""
        return self._display

    def open(self) -> None:
        """Show the window, with the text that it had."""
        self._follow_document()
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        self.window.editor.setFocus()

    def shut_down(self) -> None:
        """Close the window, and end the program that runs and the thread."""
        self.window.close()
        self._thread.shut_down()

    @Slot()
    def run(self) -> None:
        """Judge the program as it is written now, on the puzzle as it is now."""
        controls = self.window.controls
        self._source = self.window.editor.toPlainText()
        self._givens = self._givens_now
        self.window.editor.mark(0)
        self._show(JudgeDisplay(JudgePhase.RUNNING))
        task = JudgeTask(self._name, self._givens, controls.problem, controls.limits)
        self._thread.begin(self._source, task)

    @Slot()
    def stop(self) -> None:
        """End the program that runs; what is known of it by now stays."""
        self._thread.stop()
        if self._display.phase is JudgePhase.RUNNING:
            self._show(replace(self._display, phase=JudgePhase.STOPPED))

    @Slot()
    def watch(self) -> None:
        """Have the window of the grid step through what the program did."""
        if self._recorded is not None:
            self.watch_wanted.emit(self._recorded)

    @Slot()
    def open_program(self) -> None:
        """Ask for a file, and put its text in place of the one that is there."""
        path = self._questions.which_program(self._folder, self.window)
        if path is not None:
            self.open_file(path)

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Put the text of a file in place of the one that is there."""
        self._files.ask(FileRequest(partial(read_program, path.absolute()), self._take_file))

    def _connect(self) -> None:
        window, documents = self.window, self._documents
        for signal, slot in (
            (window.controls.open_wanted, self.open_program),
            (window.controls.run_wanted, self.run),
            (window.controls.stop_wanted, self.stop),
            (window.results.watch.clicked, self.watch),
            (window.editor.file_dropped, self.open_file),
            (window.closed, self.stop),
            (documents.document_changed, self._follow_document),
            (self._game_controller.game_changed, self._follow_puzzle),
            (self._thread.reported, self._take),
            (self._thread.failed, self.stop),
        ):
            signal.connect(slot)

    @property
    def _givens_now(self) -> Grid:
        return self._game_controller.game.sheet.givens

    @Slot()
    def _follow_document(self) -> None:
        found = JudgeProblem.of_format(self._documents.document.format_name)
        self.window.controls.show_found(found or JudgeProblem.SPACED)
        self.window.show_puzzle(self._documents.name)

    @Slot()
    def _follow_puzzle(self) -> None:
        """Take away what is about another puzzle."""
        if self._givens_now != self._givens and self._display.phase is not JudgePhase.READY:
            self._thread.stop()
            self.window.editor.mark(0)
            self._show(JudgeDisplay())

    @Slot(object)
    def _take(self, report: JudgeReport) -> None:
        phase = JudgePhase.RUNNING if report.is_counting else JudgePhase.DONE
        self._show(JudgeDisplay(phase, report))
        is_as_run = self.window.editor.toPlainText() == self._source
        if report.line and is_as_run and report.line != self.window.editor.marked_line:
            self.window.editor.mark(report.line)

    def _show(self, display: JudgeDisplay) -> None:
        before, self._display = self._display.recorded, display
        run = display.recorded
        if run is not before:
            self._recorded = algorithm_of(run, self._name, self._source) if run else None
            self.recorded_changed.emit(self._recorded)
        self.window.show_display(display, self._givens.geometry)

    def _take_file(self, outcome: ProgramOpened | FileFailed) -> None:
        if isinstance(outcome, FileFailed):
            problem, name = outcome.problem, outcome.path.name
            sentence = text("{name} cannot be opened: {problem}", name=name, problem=problem)
            self._thread.stop()
            self._show(JudgeDisplay(JudgePhase.DONE, JudgeReport(sentence)))
            return
        self._folder, self._name = outcome.path.parent, outcome.path.name
        self.window.editor.replace_text(outcome.source)
