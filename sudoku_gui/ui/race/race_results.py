"""The results of a race: a table, and bars of the figure chosen."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.playback.race import RaceStanding
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.race.race_bars import RaceBars
from sudoku_gui.ui.race.race_metrics import METRIC_MEANINGS, METRIC_WORDS, RaceMetric
from sudoku_gui.ui.race.race_picture import results_picture
from sudoku_gui.ui.race.race_table import RaceTable

_SCALE_WORDS: tuple[Text, Text] = (text("Linear scale"), text("Logarithmic scale"))
_LOGARITHMIC = 1  # the place of the second


class RaceResults(QWidget):
    """Shows the same results in two ways, and lets them be saved."""

    save_wanted = Signal()
    racer_chosen = Signal(int)  # its place in the order in which they were lined up

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: Sequence[RaceStanding] = ()
        self._theme = theme
        self.table = RaceTable()
        self.table.racer_chosen.connect(self.racer_chosen)
        self.bars = RaceBars(theme)
        self.figures, self.scales = QComboBox(), QComboBox()
        self.figures.setObjectName("figures")
        self.scales.setObjectName("scales")
        for _ in RaceMetric:
            self.figures.addItem("")
        for _ in _SCALE_WORDS:
            self.scales.addItem("")
        self.save = QPushButton()
        self.save.setObjectName("save-results")
        self.tabs = QTabWidget()
        self.tabs.addTab(self.table, "")
        self.tabs.addTab(self._page_of_bars(), "")
        self.tabs.setCornerWidget(self.save)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        self.scales.setCurrentIndex(_LOGARITHMIC)
        self.figures.currentIndexChanged.connect(self._show_bars)
        self.scales.currentIndexChanged.connect(self._show_bars)
        self.save.clicked.connect(self.save_wanted)

    @property
    def results(self) -> Sequence[RaceStanding]:
        """What is shown."""
        return self._results

    @property
    def figure(self) -> RaceMetric:
        """The figure whose bars are shown."""
        return list(RaceMetric)[self.figures.currentIndex()]

    @property
    def is_logarithmic(self) -> bool:
        """Whether the scale of the bars is logarithmic, not linear."""
        return self.scales.currentIndex() == _LOGARITHMIC

    def show_results(self, results: Sequence[RaceStanding]) -> None:
        """Show these results in place of others."""
        are_others = [each.racer for each in results] != [each.racer for each in self._results]
        self._results = results
        self.table.results.show_results(results)
        if are_others:
            self.table.fit()
        self.save.setEnabled(bool(results))
        self._show_bars()

    def picture(self, title: str) -> QImage:
        """Return the table and the bars as they are chosen, with `title` above them."""
        return results_picture(
            self._results, self.figure, self.is_logarithmic, title, self._theme, self.font()
        )

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._theme = theme
        self.bars.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.tabs.setTabText(0, tr("Table"))
        self.tabs.setTabText(1, tr("Bars"))
        self.save.setText(tr("Save Results…"))
        self.save.setToolTip(tr("As a table for spreadsheets (CSV), or as a picture (PNG)"))
        self.figures.setAccessibleName(tr("Figure to compare"))
        self.scales.setAccessibleName(tr("Scale"))
        for place, metric in enumerate(RaceMetric):
            self.figures.setItemText(place, say(METRIC_WORDS[metric]))
        for place, words in enumerate(_SCALE_WORDS):
            self.scales.setItemText(place, say(words))
        self.table.retranslate()
        self._show_bars()

    def _page_of_bars(self) -> QWidget:
        self._meaning = QLabel()
        row = QHBoxLayout()
        row.addWidget(self.figures)
        row.addWidget(self.scales)
        row.addWidget(self._meaning, stretch=1)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(6, 6, 6, 0)
        column.addLayout(row)
        column.addWidget(self.bars, stretch=1)
        return page

    @Slot()
    def _show_bars(self) -> None:
        self.bars.show_results(self._results, self.figure, self.is_logarithmic)
        self._meaning.setText(say(METRIC_MEANINGS[self.figure]))
