"""Solving, watching and walking: turns what people ask for into commands to the thread.

A search reads the sheet when it begins and writes nothing into the game.  Its
timeline stays until it is forgotten: one may stop, walk back and play on.
"""

from enum import Enum

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.depth_picture import View
from sudoku_gui.playback.failure_analysis import Explained
from sudoku_gui.playback.jumps import Jump, ToStep
from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES, Motion
from sudoku_gui.presentation.search_report import SearchReport
from sudoku_gui.presentation.shown_moment import Scene, as_question, scene_of, survey_of
from sudoku_gui.presentation.step_target import Course
from sudoku_gui.presentation.variation import Line
from sudoku_gui.solvers.explain.attempts import trial_of
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome
from sudoku_gui.ui.search.question_gate import Asking
from sudoku_gui.ui.search.search_thread import SolverThread

READABLE_PACE = 30.0  # steps per second up to which single steps are explained


class Phase(Enum):
    """What there is of a search."""

    IDLE = "idle"  # nothing
    PLAYING = "playing"
    PAUSED = "paused"
    STOPPED = "stopped"  # and what was shown is kept in the game
    ENDED = "ended"  # at the last moment there is


class SearchController(QObject):
    """One search at a time, over the sheet of the game."""

    scene_changed = Signal(object)  # Scene
    survey_changed = Signal(object)  # Survey
    glimpsed = Signal(object)  # Moment
    explained = Signal(object)  # Explained, whenever more is known of it
    phase_changed = Signal(object)  # Phase
    algorithm_changed = Signal(object)  # Algorithm
    ended = Signal(object)  # the Scene at the last moment
    stopped = Signal(object)  # the Scene at which somebody stopped
    exploring_changed = Signal(bool)
    jumped_nowhere = Signal()  # there is no moment such as the one asked for
    forgotten = Signal()  # nothing is left to be shown

    def __init__(
        self, algorithm: Algorithm, pace: float, thread: SolverThread, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._thread = thread
        self._thread.reported.connect(self._take)
        self.asking = Asking(thread, self)
        self.asking.changed.connect(self._show_again)
        self._algorithm = algorithm
        self._pace = pace
        self._view = View(None, 1)
        self._is_solving_at_once = False
        self._is_concluded = False  # the end was shown, and said
        self._course = Course()
        self._explores = True  # what people chose, whatever stops meanwhile
        self._phase = Phase.IDLE
        self._line = Line.main(Sheet.of_givens(Puzzle.empty().givens), algorithm)
        self._scene: Scene | None = None
        self._explained: tuple[Explained, ...] = ()
        self._report: SearchReport | None = None  # the one shown last
        self._waiting: SearchReport | None = None  # to be shown once all have heard of that one
        self._is_telling = False

    @property
    def phase(self) -> Phase:
        """What there is of a search now."""
        return self._phase

    @property
    def algorithm(self) -> Algorithm:
        """The algorithm of the next search."""
        return self._algorithm

    @property
    def scene(self) -> Scene | None:
        """The newest moment heard of; None before the first, and when forgotten."""
        return self._scene

    @property
    def line(self) -> Line:
        """The search walked along; means nothing where there is none."""
        return self._line

    @property
    def has_search(self) -> bool:
        """Whether there is a search to walk in."""
        return self._phase is not Phase.IDLE

    @property
    def is_under_way(self) -> bool:
        """Whether what is shown is not kept in the game yet."""
        return self._phase in {Phase.PLAYING, Phase.PAUSED}

    def choose(self, algorithm: Algorithm) -> None:
        """Use `algorithm` from the next search on."""
        self._algorithm = algorithm
        self.algorithm_changed.emit(algorithm)

    def set_pace(self, pace: float) -> None:
        """Steps per second from now on, in a running search too."""
        self._pace = pace
        self._thread.set_pace(self._pace_now)
        if self._phase is Phase.PLAYING:
            self.asking.change_pace(pace)

    def begin(self, line: Line) -> None:
        """Stand where the timeline of `line` does, and explore it."""
        self._line = line
        self._course = Course()
        self._is_solving_at_once = self._is_concluded = False
        self._scene = self._waiting = None
        self.asking.end()
        self._thread.begin(line.timeline, self._pace, self._view)
        self._let_explore(self._explores)
        self._enter(Phase.PAUSED)

    def solve_at_once(self) -> None:
        """Go to the end as fast as it goes, whatever the pace chosen."""
        self._is_solving_at_once = True
        if self._course.explored > self._steps_shown:
            self._thread.jump(ToStep(self._course.explored))  # what is known need not be replayed
        self._move(Motion.FORWARDS)

    def play(self, motion: Motion = Motion.FORWARDS) -> None:
        """Go on, or back, at the pace chosen."""
        self._is_solving_at_once = False
        self._move(motion)

    def pause(self) -> None:
        """Stand still."""
        self.asking.end()
        self._thread.play(Motion.STANDING)
        self._enter(Phase.PAUSED)

    def jump(self, jump: Jump) -> None:
        """Stand still at the moment meant."""
        self.asking.end()
        self._course.set_out(jump)
        self._thread.jump(jump)
        self._enter(Phase.PAUSED)

    def step(self, steps: int) -> None:
        """Stand still some steps on (or back, if negative), counted from the last such wish."""
        self.jump(ToStep(self._course.step_on(self._steps_shown, steps)))

    def stop(self) -> None:
        """Stand still where the search is shown to be, and explore no further."""
        if self.is_under_way:
            self._course.drop_aim()
            self.asking.end()
            self._let_explore(False)
            self._thread.play(Motion.STANDING)
            # What the thread has done since is not what people stopped at.
            self._thread.jump(ToStep(self._steps_shown))
            self._enter(Phase.STOPPED)
            if self._scene is not None:
                self.stopped.emit(self._scene)

    def explore(self, explores: bool) -> None:
        """Run ahead of what is shown, or not."""
        self._explores = explores
        self._let_explore(explores)

    def look_at(self, view: View) -> None:
        """Have surveys bring a picture of this view."""
        self._view = view
        self._thread.look_at(view)

    def peek(self, step: int) -> None:
        """Have the moment after `step` steps told."""
        self._thread.peek(step)

    def explain(self, moment: Moment) -> None:
        """Have it told who is to blame at `moment`, where nothing was left."""
        self._explained = ()
        self._thread.explain(moment)

    def leave_explanation(self) -> None:
        """Have no more told about who is to blame."""
        self._thread.leave_explanation()

    def forget(self) -> None:
        """End the search and leave nothing of it."""
        self._thread.drop()
        self._scene = self._waiting = None
        self.asking.end()
        self._enter(Phase.IDLE)
        self.forgotten.emit()

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._thread.shut_down()

    @property
    def _steps_shown(self) -> int:
        return self._scene.moment.counters.steps if self._scene else 0

    @property
    def _pace_now(self) -> float:
        return AS_FAST_AS_IT_GOES if self._is_solving_at_once else self._pace

    def _move(self, motion: Motion) -> None:
        self._course.drop_aim()
        self._thread.set_pace(self._pace_now)
        self._let_explore(self._explores)
        is_looked_at = motion is Motion.FORWARDS and not self._is_solving_at_once
        self.asking.go_on(self._pace if is_looked_at else None)
        self._thread.play(motion)
        self._enter(Phase.PLAYING)

    def _let_explore(self, explores: bool) -> None:
        self._thread.explore(explores)
        self.exploring_changed.emit(explores)

    @Slot(object)
    def _take(self, report: SearchReport) -> None:
        if report.glimpse is not None:
            self.glimpsed.emit(report.glimpse)
        if report.explained != self._explained:
            self._explained = report.explained
            for explained in report.explained:
                self.explained.emit(explained)
        is_answer = report.order == self._thread.order
        if is_answer:
            self.asking.learn(report)
        if not _is_overtaken(report, is_answer, self._phase):
            self._show(report)
        if is_answer and not report.is_under_way:
            self._follow(report)

    def _show(self, report: SearchReport) -> None:
        """Tell all of one moment before any of the next, which some ask for on hearing of it."""
        self._course.learn(report)
        self._report = self._waiting = report
        if not self._is_telling:
            self._is_telling = True
            while (waiting := self._waiting) is not None:
                self._waiting = None
                self._tell(waiting)
            self._is_telling = False

    def _tell(self, report: SearchReport) -> None:
        is_readable = report.motion is Motion.STANDING or self._pace_now <= READABLE_PACE
        procedure, asks = self._line.algorithm.procedure, self.asking.is_open
        trial = trial_of(procedure, report.moment) if is_readable else None
        scene = scene_of(self._line.sheet, report.moment, trial)
        scene = as_question(scene) if asks else scene
        if scene != self._scene:
            self._scene = scene
            self.scene_changed.emit(scene)
        self.survey_changed.emit(survey_of(report, is_question=asks))

    @Slot()
    def _show_again(self) -> None:
        if self._report is not None and self._scene is not None:
            self._show(self._report)

    def _follow(self, report: SearchReport) -> None:
        """Be in the phase that `report` tells of, the answer to the newest command."""
        is_nowhere = self._course.arrive(report)
        if report.motion is not Motion.STANDING:
            self._enter(Phase.PLAYING)
        elif report.moment.outcome is Outcome.RUNNING:
            self._enter(Phase.STOPPED if self._phase is Phase.STOPPED else Phase.PAUSED)
        elif self._phase is not Phase.ENDED:
            self._enter(Phase.ENDED)
            if not is_nowhere or not self._is_concluded:
                is_nowhere, self._is_concluded = False, True
                self.ended.emit(self._scene)
        if is_nowhere:
            self.jumped_nowhere.emit()

    def _enter(self, phase: Phase) -> None:
        if phase is not self._phase:
            self._phase = phase
            self.phase_changed.emit(phase)


def _is_overtaken(report: SearchReport, is_answer: bool, phase: Phase) -> bool:
    """Whether people have left what `report` shows: they stopped at another moment."""
    if phase is Phase.STOPPED:
        return not is_answer or report.is_under_way
    # A jump that is answered late is shown, or nothing would move while one drags.
    still_moves = not is_answer and report.motion is not Motion.STANDING
    return still_moves and phase is Phase.PAUSED
