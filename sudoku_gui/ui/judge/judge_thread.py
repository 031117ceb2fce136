"""The thread that waits for the processes in which programs run, and can end them at any time."""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.judging import JudgeReport, judging
from sudoku_gui.judge.stopping import RunStoppedError
from sudoku_gui.judge.verdict import JudgeTask
from sudoku_gui.ui.kit.threads.worker_thread import Worker, WorkerThread


class JudgeWorker(Worker):
    """Judges a program; lives in the thread, and for the most part waits there."""

    reported = Signal(int, object)
    failed = Signal(int)  # something is wrong with our own code

    def __init__(self) -> None:
        super().__init__()
        self._newest = 0

    def replace(self, number: int) -> None:
        """End the run that has another number than this; called in the window's thread."""
        self._newest = number

    def judge(self, number: int, source: str, task: JudgeTask) -> None:
        """Judge, and report what is known by and by, unless that is not wanted any more."""
        try:
            for report in judging(source, task, lambda: number != self._newest):
                self.reported.emit(number, report)
        except RunStoppedError:
            return
        except Exception:
            self.failed.emit(number)
            raise


class JudgeThread(WorkerThread[JudgeWorker]):
    """The window's end of the thread."""

    reported = Signal(object)  # JudgeReport, of the present run alone
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(JudgeWorker(), "judge", parent)
        self._number = 0
        self._worker.reported.connect(self._pass_on)
        self._worker.failed.connect(self._tell_failure)

    def begin(self, source: str, task: JudgeTask) -> None:
        """Have a program judged, in place of any that runs."""
        self.stop()
        self._queue(self._worker.judge, self._number, source, task)

    def stop(self) -> None:
        """End the program that runs; nothing is heard of it any more."""
        self._number += 1
        self._worker.replace(self._number)

    def shut_down(self) -> None:
        """End the program and the thread; to be called before the window goes."""
        self.stop()
        super().shut_down()

    @Slot(int, object)
    def _pass_on(self, number: int, report: JudgeReport) -> None:
        if number == self._number:
            self.reported.emit(report)

    @Slot(int)
    def _tell_failure(self, number: int) -> None:
        if number == self._number:
            self.failed.emit()
