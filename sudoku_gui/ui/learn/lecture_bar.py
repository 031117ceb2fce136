"""What is read from the tenth row: the number of the step, what happens, and what it has cost."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QLocale, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFont, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.language import Text, current_language, say, tr
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers.search import Counters
from sudoku_gui.ui.kit.text_scale import scaled
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.ui.search.counters_view import COUNTER_WORDS

_BUTTONS = (ActionId.STEP_BACK, ActionId.STEP, ActionId.PLAY_BACK, ActionId.WATCH)
_STEP, _SENTENCE = 1.6, 1.2  # times the size of other text
_ICON = 18
_MARGIN, _GAP = 8, 8  # pixels at the sides, and between buttons at most


class LectureBar(QWidget):
    """Lines that keep their height whatever they say, and buttons for what one needs."""

    scale_wanted = Signal(int)  # by how many places larger, 0 for as at first

    def __init__(self, actions: Mapping[ActionId, QAction]) -> None:
        super().__init__()
        self._counters = Counters()
        self._step = QLabel()
        self._step.setObjectName("lecture-step")
        self._sentence = WrappingLabel("lecture-sentence")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._costs = WrappingLabel("lecture-counters")
        self._buttons = [_button(actions[name]) for name in _BUTTONS]
        self._smaller, self._percent, self._larger = QToolButton(), QToolButton(), QToolButton()
        self._leave = _button(actions[ActionId.LECTURE])
        self._leave.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._smaller.setObjectName("lecture-smaller")
        self._larger.setObjectName("lecture-larger")
        for button, by in ((self._smaller, -1), (self._percent, 0), (self._larger, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked, by=by: self.scale_wanted.emit(by))
        top, below, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        self._beside, self._column = below, column  # the counters stand in one of them
        top.addWidget(self._step)
        top.addSpacing(12)
        top.addWidget(self._sentence, stretch=1)
        below.addWidget(self._costs, stretch=1)
        scale = self._smaller, self._percent, self._larger
        self._all_buttons = (*self._buttons, *scale, self._leave)
        for button in self._all_buttons:
            below.addWidget(button)
        column.setContentsMargins(_MARGIN, 2, _MARGIN, 2)
        column.setSpacing(2)
        column.addLayout(top)
        column.addLayout(below)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fit_fonts()

    @Slot(object)
    def show_moment(self, shown_moment: ShownMoment | None) -> None:
        """Show the number of the step, and what the search has cost up to there."""
        moment = shown_moment.moment if shown_moment else None
        self._show_step(moment.counters.steps if moment else 0)
        self.show_counters(moment.counters if moment else Counters())

    @Slot(object)
    def show_moment_before_step(self, shown_moment: ShownMoment) -> None:
        """Show the number of the step that comes, which is walked through."""
        self._show_step(shown_moment.moment.counters.steps + 1)

    @Slot(object)
    def tell(self, sentence: Text | None) -> None:
        """Say what happens."""
        self._sentence.setText(say(sentence) if sentence else "")

    @Slot(object)
    def show_counters(self, counters: Counters) -> None:
        """Show what the search has cost."""
        self._counters = counters
        counts = ((say(words), getattr(counters, key)) for key, words in COUNTER_WORDS.items())
        # A no-break space keeps each number with its name.
        self._costs.setText("   ".join(f"{name}\u00a0{count:,}" for name, count in counts))
        self.fit()

    def fit(self) -> None:
        """Have the counters beside the buttons, or above them where these leave too little."""
        buttons = sum(each.sizeHint().width() for each in self._all_buttons)
        needed = self._costs.fontMetrics().horizontalAdvance(self._costs.text())
        room = self.width() - 2 * _MARGIN
        fits = needed + buttons + _GAP * len(self._all_buttons) <= room
        if fits != (self._beside.indexOf(self._costs) >= 0):
            if fits:
                self._beside.takeAt(0)
                self._beside.insertWidget(0, self._costs, 1)
            else:
                self._column.insertWidget(1, self._costs)
                self._beside.insertStretch(0, 1)
        # A label that has been higher would say that it needs as much still.
        words, space = self._costs.text(), QRect(0, 0, room - (buttons if fits else 0), 0)
        lines = self._costs.fontMetrics().boundingRect(space, Qt.TextFlag.TextWordWrap, words)
        self._costs.setFixedHeight(max(1, lines.height()))

    def show_scale(self, percent: int) -> None:
        """Show how large the text is."""
        self._percent.setText(f"{percent} %")

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for button, sign, words in (
            (self._smaller, "−", tr("Smaller text (Ctrl+-)")),
            (self._larger, "+", tr("Larger text (Ctrl++)")),
            (self._percent, self._percent.text(), tr("Size of the text; as at first (Ctrl+0)")),
        ):
            button.setText(sign)
            button.setToolTip(words)
            button.setAccessibleName(words)

    def _show_step(self, step: int) -> None:
        number = QLocale(current_language()).toString(step)
        self._step.setText(tr("Step {step}", step=number))

    def _fit_fonts(self) -> None:
        plain = self.font()
        for label, times in ((self._step, _STEP), (self._sentence, _SENTENCE)):
            font = QFont(plain)
            font.setPixelSize(round(self.fontInfo().pixelSize() * times))
            font.setBold(label is self._step)
            label.setFont(font)
        self._sentence.setFixedHeight(2 * self._sentence.fontMetrics().lineSpacing())
        for button in self._buttons:
            button.setIconSize(QSize(scaled(_ICON), scaled(_ICON)))
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_fonts()


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setObjectName(f"lecture-{action.objectName()}-button")
    button.setDefaultAction(action)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
