"""Pauses what plays now and then and asks; whoever walks on by themselves is asked no more."""

from PySide6.QtCore import QObject, QTimer, Slot

from sudoku_gui.language import say
from sudoku_gui.playback.jumps import Next
from sudoku_gui.playback.quiz import Answer, Question, Quiz
from sudoku_gui.solvers.search import Condition
from sudoku_gui.ui.announcer import Announcer
from sudoku_gui.ui.quiz_panel import QuizPanel
from sudoku_gui.ui.scene import Scene
from sudoku_gui.ui.search_controller import Phase, SearchController
from sudoku_gui.ui.workbench import Workbench
from sudoku_gui.wording.quiz import question_sentence, solution_sentence

_WATCHING_MILLISECONDS = 6_000  # between an answer and the next question


class QuizMaster(QObject):
    """Asks while the panel is seen; closing it leaves the quiz."""

    def __init__(
        self,
        panel: QuizPanel,
        workbench: Workbench,
        search: SearchController,
        announcer: Announcer,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._workbench = workbench
        self._search = search
        self._announcer = announcer
        self._quiz = Quiz()
        self._is_wanted = False  # as soon as a moment is shown at which one can be asked
        self._asked: tuple[Question, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WATCHING_MILLISECONDS)
        for signal, slot in (
            (self._timer.timeout, self.interrupt),
            (search.scene_changed, self._follow),
            (search.phase_changed, self._follow_phase),
            (search.forgotten, self._drop),
            (panel.asked_for, self.ask),
            (panel.answered, self._take),
            (panel.went_on, self._go_on),
        ):
            signal.connect(slot)

    @Slot()
    def ask(self) -> None:
        """Ask about the moment shown, or about one further on where nothing can be asked here."""
        scene = self._search.scene
        self._is_wanted = True
        if scene is None:
            self._workbench.step(0)  # a search begins, and its start is shown
        elif not self._has_asked(scene):
            # After a placement something can be asked, unless it is the last one.
            self._workbench.jump(Next(Condition.placement()))

    @Slot()
    def interrupt(self) -> None:
        """Pause what plays, and ask, if anybody is there to answer."""
        if self._panel.isVisible() and self._search.phase is Phase.PLAYING:
            self._is_wanted = True
            self._workbench.jump(Next(Condition.placement()))

    @Slot(object)
    def _follow(self, scene: Scene) -> None:
        if self._asked and self._asked[0].moment != scene.moment:
            self._drop()
        if self._is_wanted and self._search.phase is not Phase.PLAYING:
            self._has_asked(scene)

    @Slot(object)
    def _follow_phase(self, phase: Phase) -> None:
        if phase is Phase.PLAYING:
            self._is_wanted = False
            self._timer.start()
        else:
            self._timer.stop()

    def _has_asked(self, scene: Scene) -> bool:
        """Whether there was something to ask about `scene`."""
        self._asked = self._quiz.ask(self._search.line.algorithm, scene.moment)
        for question in self._asked:
            self._is_wanted = False
            self._panel.show_question(question)
            self._announcer.announce(say(question_sentence(question)))
        return bool(self._asked)

    @Slot(object)
    def _take(self, answer: Answer) -> None:
        for question in self._asked:
            is_right = self._quiz.take(question, answer)
            self._panel.show_solution(question, self._quiz.score, is_right=is_right)
            self._announcer.announce(say(solution_sentence(question, is_right=is_right)))
        self._asked = ()

    @Slot()
    def _go_on(self) -> None:
        self._panel.show_nothing()
        if self._search.phase is not Phase.PLAYING:
            self._workbench.watch()

    @Slot()
    def _drop(self) -> None:
        self._asked = ()
        self._panel.show_nothing()
