"""The panel that asks what would have saved us: a rule, what falls away under it, and why."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QListWidget,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import Text, say, tr
from sudoku_gui.ui.kit.dock import NarrowPanel
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel

_WIDTH = 250
_PARTS = 1_000  # of the bar


class SavingsPanel(NarrowPanel):
    """Shows the sentences that it is given, and reports what people choose."""

    rule_chosen = Signal(int)  # its place in the list
    comparing_wanted = Signal(bool)  # to begin, or to stop
    guess_chosen = Signal(int)  # its place in the list
    heat_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles: tuple[Text, ...] = ()
        self._guess_sentences: tuple[Text, ...] = ()
        self._said: dict[WrappingLabel, Text | None] = {}
        self._compares = False
        self._name = QLabel()
        self.rules = QComboBox()
        self.rules.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.rules.activated.connect(self.rule_chosen)
        self._name.setBuddy(self.rules)
        self.description = WrappingLabel("savings-rule")
        self.numbers = WrappingLabel("savings-numbers")
        self.reason = WrappingLabel("savings-reason")
        self.guesses_name = QLabel()
        self.guesses = QListWidget()
        self.guesses.setFrameShape(QFrame.Shape.NoFrame)
        self.guesses.setTabKeyNavigation(False)
        self.guesses.setWordWrap(True)
        self.guesses.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.guesses.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.guesses.itemActivated.connect(self._choose_guess)
        self.guesses.itemClicked.connect(self._choose_guess)
        self.guesses_name.setBuddy(self.guesses)
        self.heat = QCheckBox()
        self.heat.toggled.connect(self.heat_wanted)
        self.legend = WrappingLabel("savings-legend")
        self.bar = QProgressBar()
        self.bar.setRange(0, _PARTS)
        self.bar.setTextVisible(False)
        self.compare = QPushButton()
        self.compare.clicked.connect(self._report_comparing)
        self._lay_out()
        self.retranslate()

    def show_rules(self, titles: Sequence[Text], chosen: int) -> None:
        """List the rules by their titles."""
        self._titles = tuple(titles)
        with QSignalBlocker(self.rules):
            self.rules.clear()
            self.rules.addItems(list(map(say, titles)))
            self.rules.setCurrentIndex(chosen)

    def show_description(self, sentence: Text | None, *, can_compare: bool) -> None:
        """Say what the rule chosen is, or why it cannot be compared with."""
        self._say(self.description, sentence)
        self.compare.setEnabled(can_compare or self._compares)

    def show_comparing(self, progress: float | None) -> None:
        """Show how far a comparison is that is under way, 0 if nobody knows; None: there is none.

        The button begins or stops.
        """
        self._compares = progress is not None
        self.bar.setVisible(self._compares)
        self.bar.setRange(0, _PARTS if progress else 0)
        self.bar.setValue(round(_PARTS * (progress or 0.0)))
        if self._compares:
            self.compare.setEnabled(True)
        self._name_button()

    def show_numbers(self, sentence: Text | None) -> None:
        """Say how many steps fall away."""
        self._say(self.numbers, sentence)

    def show_reason(self, sentence: Text | None) -> None:
        """Say of the step shown why it is needless, or that it is not."""
        self._say(self.reason, sentence)

    def show_guesses(self, sentences: Sequence[Text]) -> None:
        """List the guesses that cost most."""
        self._guess_sentences = tuple(sentences)
        self._list_guesses()

    def show_legend(self, sentence: Text | None) -> None:
        """Say what the bars in the cells mean."""
        self._say(self.legend, sentence)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._name.setText(tr("R&ule"))
        self.guesses_name.setText(tr("Cos&tliest guesses"))
        self.heat.setText(tr("Heat over the gri&d"))
        self.bar.setAccessibleName(tr("Progress"))
        for place, title in enumerate(self._titles):
            self.rules.setItemText(place, say(title))
        for label, sentence in self._said.items():
            self._say(label, sentence)
        self._list_guesses()
        self._name_button()

    def _lay_out(self) -> None:
        """What is said is scrolled where the panel is low; the button never is."""
        inner = QWidget()
        said = QVBoxLayout(inner)
        said.setContentsMargins(0, 0, 0, 0)
        for part in (
            self._name,
            self.rules,
            self.description,
            self.numbers,
            self.reason,
            self.guesses_name,
            self.guesses,
            self.heat,
            self.legend,
        ):
            said.addWidget(part)
        said.addStretch(1)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.addWidget(area, stretch=1)
        column.addWidget(self.bar)
        column.addWidget(self.compare)
        for label in (self.description, self.numbers, self.reason, self.legend):
            self._say(label, None)
        self.show_comparing(None)

    def _say(self, label: WrappingLabel, sentence: Text | None) -> None:
        self._said[label] = sentence
        label.setText("" if sentence is None else say(sentence))
        label.setVisible(sentence is not None)

    def _list_guesses(self) -> None:
        with QSignalBlocker(self.guesses):
            self.guesses.clear()
            self.guesses.addItems(list(map(say, self._guess_sentences)))
        self._fit_guesses()
        for part in (self.guesses_name, self.guesses):
            part.setVisible(bool(self._guess_sentences))

    def _fit_guesses(self) -> None:
        """Have the list as high as all its lines are, wrapped in the width there is."""
        self.guesses.doItemsLayout()
        last = self.guesses.item(self.guesses.count() - 1) if self.guesses.count() else None
        self.guesses.setFixedHeight(self.guesses.visualItemRect(last).bottom() + 3 if last else 0)

    def _name_button(self) -> None:
        self.compare.setText(tr("Stop Co&mparing") if self._compares else tr("Co&mpare"))

    @Slot()
    def _report_comparing(self) -> None:
        self.comparing_wanted.emit(not self._compares)

    @Slot()
    def _choose_guess(self) -> None:
        self.guess_chosen.emit(self.guesses.currentRow())

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            QTimer.singleShot(0, self, self._fit_guesses)  # when the list has its new width
