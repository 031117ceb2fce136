"""The controls of a race: who runs, by which clock, how fast, and the start."""

from enum import Enum

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QToolButton, QWidget

from sudoku_gui.language import Text, say, text, tr, tr_n
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.kit.icons import icon
from sudoku_gui.ui.race.racer_chooser import RacerChooser
from sudoku_gui.ui.search.speed_slider import PaceWords, SpeedSlider, steps_a_second

_RULE_WORDS: dict[RaceRule, Text] = {
    RaceRule.STEPS: text("The same steps per second"),
    RaceRule.READS: text("The same reads per second"),
    RaceRule.CALLS: text("The same calls per second"),
    RaceRule.SECONDS: text("Each as fast as it can"),
}
_PACE_WORDS: dict[RaceRule, PaceWords] = {
    RaceRule.STEPS: steps_a_second,
    RaceRule.READS: lambda shown, n: tr_n("{shown} read/s", "{shown} reads/s", n=n, shown=shown),
    RaceRule.CALLS: lambda shown, n: tr_n("{shown} call/s", "{shown} calls/s", n=n, shown=shown),
}
_ICON_SIDE = 18


class RacePhase(Enum):
    """The phases of a race."""

    NOBODY = "nobody"  # can race
    READY = "ready"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"


class RaceControls(QWidget):
    """Reports what people want of a race."""

    lineup_changed = Signal()  # other racers, or another clock
    run_wanted = Signal(bool)
    again_wanted = Signal()
    pace_changed = Signal(float)

    def __init__(
        self, algorithm: Algorithm, speed: int, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._phase = RacePhase.NOBODY
        self.choice = RacerChooser(algorithm)
        self.rules = QComboBox()
        self.rules.setObjectName("rules")
        for _ in RaceRule:
            self.rules.addItem("")
        self.speed = SpeedSlider(speed)
        self.run = _button("run-button", "F5")
        self.again = _button("again-button", "F8")
        self._lay_out()
        self.choice.changed.connect(self.lineup_changed)
        self.rules.currentIndexChanged.connect(self._change_rule)
        self.speed.pace_changed.connect(self.pace_changed)
        self.run.clicked.connect(self._want_run)
        self.again.clicked.connect(self.again_wanted)

    @property
    def rule(self) -> RaceRule:
        """What decides the order of finish."""
        return list(RaceRule)[self.rules.currentIndex()]

    def show_phase(self, phase: RacePhase) -> None:
        """Let the buttons say what they do in `phase`."""
        self._phase = phase
        self.run.setEnabled(phase not in {RacePhase.NOBODY, RacePhase.OVER})
        self.again.setEnabled(phase in {RacePhase.RUNNING, RacePhase.PAUSED, RacePhase.OVER})
        self._say()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._theme = theme
        self._say()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.choice.retranslate()
        self.speed.retranslate()
        self.rules.setAccessibleName(tr("Clock"))
        for place, rule in enumerate(RaceRule):
            self.rules.setItemText(place, say(_RULE_WORDS[rule]))
        self._say()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.run)
        buttons.addWidget(self.again)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.choice, 0, 0)
        grid.addLayout(buttons, 0, 2)
        grid.addWidget(self.rules, 1, 0)
        grid.addWidget(self.speed, 1, 1, 1, 2)
        grid.setColumnStretch(1, 1)

    @Slot()
    def _change_rule(self) -> None:
        self.speed.setEnabled(self.rule in _PACE_WORDS)
        self.speed.count_in(_PACE_WORDS.get(self.rule, steps_a_second))
        self.lineup_changed.emit()

    @Slot()
    def _want_run(self) -> None:
        self.run_wanted.emit(self._phase is not RacePhase.RUNNING)

    def _say(self) -> None:
        words, name = {
            RacePhase.RUNNING: (tr("Pause"), "pause"),
            RacePhase.PAUSED: (tr("Go On"), "play"),
        }.get(self._phase, (tr("Start"), "play"))
        for button, label, picture in (
            (self.run, words, name),
            (self.again, tr("Again"), "reset"),
        ):
            key = button.shortcut()
            button.setText(label)
            button.setIcon(icon(picture, self._theme))
            button.setToolTip(f"{label} ({key.toString(QKeySequence.SequenceFormat.NativeText)})")
            button.setShortcut(key)  # Qt drops it with the words


def _button(name: str, key: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setShortcut(QKeySequence(key))
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setIconSize(QSize(_ICON_SIDE, _ICON_SIDE))
    button.setMinimumWidth(96)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button
