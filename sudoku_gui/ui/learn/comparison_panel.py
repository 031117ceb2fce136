"""The panel of a comparison: the grid of another program, and its counters beside those watched."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QGridLayout, QLabel, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.jumps import Measure
from sudoku_gui.presentation.search.comparison import COMPARED, Comparison, CounterPair
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.grid.painted_grid import PaintedGrid
from sudoku_gui.ui.kit.dock import NarrowPanel
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.ui.search.counters_view import (
    COUNTER_MEANINGS,
    COUNTER_WORDS,
    UNKNOWN,
    count_words,
)

_WIDTH = 290
_MARGIN = 6
_MEASURE_WORDS = {
    Measure.STEPS: text("Number of steps"),
    Measure.TRIES: text("Number of tries"),
    Measure.READS: text("Number of reads"),
    Measure.CALLS: text("Number of calls"),
}


class ComparisonPanel(NarrowPanel):
    """Shows the other program, and reports which one is wanted and what the same moment is."""

    algorithm_chosen = Signal(object)  # Algorithm
    measure_chosen = Signal(object)  # Measure

    def __init__(self, algorithm: Algorithm, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self._hint: Text | None = None
        self.programs, self.measures = QComboBox(), QComboBox()
        self._program_label, self._measure_label = QLabel(), QLabel()
        self.hint = WrappingLabel("comparison-hint")
        self.step, self.difference = WrappingLabel("comparison-step"), WrappingLabel("comparison")
        self.figures = _Figures()
        self._overlays = GridOverlays(Sheet.of_givens(Puzzle.empty().givens), self)
        self.grid = PaintedGrid(self._overlays, theme)
        for each in ALGORITHMS:
            self.programs.addItem("", each)
        for measure in Measure:
            self.measures.addItem("", measure)
        self.programs.setCurrentIndex(ALGORITHMS.index(algorithm))
        self.programs.activated.connect(self._report_program)
        self.measures.activated.connect(self._report_measure)
        self._lay_out()
        self.setFocusProxy(self.programs)

    def show_comparison(self, comparison: Comparison) -> None:
        """Show where the other program is, and light up what differs."""
        self._comparison, self._hint = comparison, None
        self._overlays.show_sheet(comparison.watched.sheet)
        self._overlays.show_search(comparison.layer())
        self._overlays.annotate(AnnotationSource.COMPARISON, comparison.annotation())
        self._say()

    def show_hint(self, hint: Text) -> None:
        """Say `hint` in place of a comparison."""
        self._comparison, self._hint = None, hint
        self._say()

    def set_theme(self, theme: Theme) -> None:
        self.grid.set_theme(theme)

    def retranslate(self) -> None:
        self._program_label.setText(tr("&Program"))
        self._measure_label.setText(tr("At the &same"))
        for place, algorithm in enumerate(ALGORITHMS):
            self.programs.setItemText(place, say(algorithm.title))
        for place, words in enumerate(_MEASURE_WORDS.values()):
            self.measures.setItemText(place, say(words))
        self.grid.setAccessibleName(tr("Grid of the other program"))
        self.figures.retranslate()
        self._say()

    def _lay_out(self) -> None:
        for box in (self.programs, self.measures):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(8)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, box in (
            (self._program_label, self.programs),
            (self._measure_label, self.measures),
        ):
            label.setBuddy(box)
            form.addRow(label, box)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addLayout(form)
        column.addWidget(self.hint)
        column.addWidget(self.grid, stretch=1)
        for words in (self.step, self.difference):
            words.setAlignment(Qt.AlignmentFlag.AlignTop)
            column.addWidget(words)
        column.addWidget(self.figures)

    @Slot(int)
    def _report_program(self, place: int) -> None:
        self.algorithm_chosen.emit(ALGORITHMS[place])

    @Slot(int)
    def _report_measure(self, place: int) -> None:
        self.measure_chosen.emit([*Measure][place])

    def _say(self) -> None:
        comparison = self._comparison
        self.hint.setVisible(comparison is None)
        self.hint.setText(say(self._hint) if self._hint else "")
        for part in (self.grid, self.step, self.difference, self.figures):
            part.setVisible(comparison is not None)
        if comparison is not None:
            self.step.setText(say(comparison.step_sentence))
            self.difference.setText(say(comparison.sentence))
            self.figures.show_comparison(comparison)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, super().sizeHint().height())


class _Figures(QWidget):
    """The counters of both programs, and the differences; those that differ stand out."""

    def __init__(self) -> None:
        super().__init__()
        self._heads = [QLabel() for _ in range(3)]
        self._names = {name: QLabel() for name in COMPARED}
        self.rows = {name: [QLabel() for _ in range(3)] for name in COMPARED}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for column, head in enumerate(self._heads, start=1):
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(head, 0, column)
        for row, name in enumerate(COMPARED, start=1):
            grid.addWidget(self._names[name], row, 0)
            for column, figure in enumerate(self.rows[name], start=1):
                figure.setAlignment(Qt.AlignmentFlag.AlignRight)
                grid.addWidget(figure, row, column)
                grid.setColumnStretch(column, 1)

    def show_comparison(self, comparison: Comparison) -> None:
        for name, pair in comparison.counters.items():
            counts = (count_words(each) for each in (pair.watched, pair.other))
            words = (*counts, _difference_words(pair))
            for figure, number in zip(self.rows[name], words, strict=True):
                font = figure.font()
                if font.bold() != bool(pair.difference):
                    font.setBold(bool(pair.difference))
                    figure.setFont(font)
                figure.setText(number)

    def retranslate(self) -> None:
        for head, words in zip(self._heads, (tr("here"), tr("other"), "±"), strict=True):
            head.setText(words)
        for name, label in self._names.items():
            label.setText(say(COUNTER_WORDS[name]))
            label.setToolTip(say(COUNTER_MEANINGS[name]))


def _difference_words(pair: CounterPair) -> str:
    if pair.difference is None:
        return UNKNOWN
    return f"{pair.difference:+,}".replace("-", "−") if pair.difference else "="
