"""Leaving the main line for a branch, and coming back to the moment left."""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import Text, text
from sudoku_gui.playback.branch import Place, places_of
from sudoku_gui.playback.jumps import ToStep
from sudoku_gui.presentation.notice import Notice, Offer, Tone
from sudoku_gui.presentation.shown_moment import Scene
from sudoku_gui.presentation.variation import Line
from sudoku_gui.solvers.explain.attempts import Fate, OptionFate
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.search.branch_banner import OffLine
from sudoku_gui.ui.search.search_controller import Phase, SearchController
from sudoku_gui.wording.branches import branch_end_sentence, departure_sentence, refusal_sentence


class Branches(QObject):
    """The lines left, the main line first; a branch may be left for one of its own."""

    left_line = Signal(object)  # OffLine
    came_back = Signal()  # to the main line, or there is no search any more
    said = Signal(object)  # Notice

    def __init__(self, search: SearchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._left: list[Line] = []
        search.ended.connect(self._tell_end)
        search.forgotten.connect(self._forget)

    @property
    def is_off_main_line(self) -> bool:
        """Whether what is walked along is a branch."""
        return bool(self._left)

    def places(self) -> tuple[Place, ...]:
        """Stand still, and say where another digit may be put at the moment shown."""
        scene = self._search.scene
        if scene is None:
            return ()
        if self._search.phase is Phase.PLAYING:
            self._search.step(0)  # the thread may be further on already
        return places_of(scene.moment)

    def take(self, place: Place, option: OptionFate) -> None:
        """Go on with `option`, or say why not."""
        if option.fate is Fate.REFUSED:
            sentence = refusal_sentence(option, place.before.geometry)
            self.said.emit(Notice(sentence, Tone.WARNING))
            return
        line = self._search.line
        self._left.append(line)
        self._search.begin(line.branch(place.depart(option)))
        self._tell_line()

    @Slot()
    def come_back(self) -> None:
        """Be at the moment at which the line before this branch was left."""
        departure = self._search.line.departure
        if self._left and departure is not None:
            self._search.begin(self._left.pop())
            self._search.jump(ToStep(departure.step))
            self._tell_line()

    def begin_again_at_end(self) -> None:
        """Let a branch that has ended be played from its start."""
        if self._left and self._search.phase is Phase.ENDED:
            self._search.begin(self._search.line.anew())

    def _tell_line(self) -> None:
        departure, level = self._search.line.departure, len(self._left)
        if departure is None:
            self.said.emit(Notice(text("Back on the main line.")))
            self.came_back.emit()
            return
        sentence = departure_sentence(departure, level)
        self.said.emit(Notice(sentence))
        self.left_line.emit(OffLine(sentence, self._way_back))

    @property
    def _way_back(self) -> Text:
        if len(self._left) == 1:
            return text("Back to the main line")
        return text("Back to branch {branch}", branch=len(self._left) - 1)

    @Slot(object)
    def _tell_end(self, scene: Scene) -> None:
        if self._left:
            tone = Tone.GOOD if scene.moment.outcome is Outcome.SOLVED else Tone.WARNING
            offer = Offer(text("Back"), self.come_back)
            self.said.emit(Notice(branch_end_sentence(scene.moment), tone, (offer,)))

    @Slot()
    def _forget(self) -> None:
        if self._left:
            self._left.clear()
            self.came_back.emit()
