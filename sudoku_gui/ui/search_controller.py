"""Solving and watching: turns what people ask for into commands to the solver's thread.

A search reads the sheet when it starts and writes nothing into the game while it
runs.  When it ends or is stopped, what is shown becomes one move of the game.
"""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.model.sheet import Mark, Origin, Sheet
from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome, start_search
from sudoku_gui.solvers.trial import Trial, trial_of
from sudoku_gui.ui.solver_thread import Report, SolverThread

READABLE_PACE = 30.0  # steps per second up to which single steps are explained


class Phase(Enum):
    """What there is of a search."""

    IDLE = "idle"
    PLAYING = "playing"
    PAUSED = "paused"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Scene:
    """What to show of a search at one moment.

    sheet: what the search began with, and its digits.  trial: what the last step
    tried, None while the steps go by too fast to be read.
    """

    sheet: Sheet
    moment: Moment
    trial: Trial | None


class SearchController(QObject):
    """One search at a time, over the sheet of the game."""

    scene_changed = Signal(object)  # Scene
    phase_changed = Signal(object)  # Phase
    algorithm_changed = Signal(object)  # Algorithm
    ended = Signal(object)  # the last Scene; it is over by itself
    stopped = Signal(object)  # the last Scene; somebody ended it
    forgotten = Signal()  # nothing is left to be shown

    def __init__(
        self,
        algorithm: Algorithm,
        pace: float,
        thread: SolverThread,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._thread = thread
        self._thread.reported.connect(self._take)
        self._algorithm = algorithm
        self._pace = pace
        self._is_solving_at_once = False
        self._phase = Phase.IDLE
        self._began_with: Sheet | None = None
        self._scene: Scene | None = None

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
    def is_under_way(self) -> bool:
        """Whether a search has begun and neither ended nor been stopped."""
        return self._phase in {Phase.PLAYING, Phase.PAUSED}

    def choose(self, algorithm: Algorithm) -> None:
        """Use `algorithm` from the next search on."""
        self._algorithm = algorithm
        self.algorithm_changed.emit(algorithm)

    def set_pace(self, pace: float) -> None:
        """Steps per second from now on, in a running search too."""
        self._pace = pace
        if not self._is_solving_at_once:
            self._thread.set_pace(pace)

    def begin(self, sheet: Sheet) -> None:
        """Stand at the start of a search over `sheet`.

        Raises ConflictError, and changes nothing, if two of its cells clash.
        """
        search = start_search(self._algorithm, sheet.grid)
        self._began_with = sheet
        self._is_solving_at_once = False
        self._scene = None
        self._thread.begin(search, self._pace)
        self._enter(Phase.PAUSED)

    def solve_at_once(self) -> None:
        """Go to the end as fast as it goes, whatever the pace chosen."""
        self._is_solving_at_once = True
        self._thread.set_pace(AS_FAST_AS_IT_GOES)
        self._thread.play()
        self._enter(Phase.PLAYING)

    def play(self) -> None:
        """Go on at the pace chosen."""
        self._is_solving_at_once = False
        self._thread.set_pace(self._pace)
        self._thread.play()
        self._enter(Phase.PLAYING)

    def pause(self) -> None:
        """Stand still."""
        self._thread.pause()
        self._enter(Phase.PAUSED)

    def step(self) -> None:
        """Stand still, one step on."""
        self._thread.step()
        self._enter(Phase.PAUSED)

    def stop(self) -> None:
        """End the search where it is shown to be."""
        if self.is_under_way:
            self._thread.drop()
            self._enter(Phase.IDLE)
            if self._scene is not None:
                self.stopped.emit(self._scene)

    def forget(self) -> None:
        """End the search and leave nothing of it."""
        self._thread.drop()
        self._scene = None
        self._enter(Phase.IDLE)
        self.forgotten.emit()

    def shut_down(self) -> None:
        """End the search and its thread; to be called before the window goes."""
        self._thread.shut_down()

    @Slot(object)
    def _take(self, report: Report) -> None:
        self._scene = self._scene_of(report)
        self.scene_changed.emit(self._scene)
        if report.moment.outcome is not Outcome.RUNNING and self.is_under_way:
            self._enter(Phase.ENDED)
            self.ended.emit(self._scene)

    def _scene_of(self, report: Report) -> Scene:
        assert self._began_with is not None
        begun, moment = self._began_with, report.moment
        found = {cell: Mark(moment.grid.digit_at(cell), Origin.SOLVER) for cell in moment.path}
        too_fast = report.is_playing and (self._is_solving_at_once or self._pace > READABLE_PACE)
        trial = None if too_fast else trial_of(moment)
        return Scene(begun.with_marks(found), moment, trial)

    def _enter(self, phase: Phase) -> None:
        if phase is not self._phase:
            self._phase = phase
            self.phase_changed.emit(phase)
