"""What people type and choose to see some puzzles of a collection alone."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from sudoku_gui.documents.collection_filter import MOST_GIVENS, CollectionFilter, FilterKind
from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.ui.kit.search_field import SearchField
from sudoku_gui.wording.verdicts import VERDICT_NAMES

_ANY = 0  # as a limit of the givens: none
_KIND_WORDS: Mapping[FilterKind, Text] = {
    FilterKind.ALL: text("All puzzles"),
    **{FilterKind[kind.name]: words for kind, words in VERDICT_NAMES.items()},
    FilterKind.UNCHECKED: text("Not checked"),
    FilterKind.SOLVED: text("Solved"),
    FilterKind.UNSOLVED: text("Not solved"),
    FilterKind.EASY: text("Rated easy"),
    FilterKind.MEDIUM: text("Rated medium"),
    FilterKind.HARD: text("Rated hard"),
    FilterKind.UNFAIR: text("Rated unfair"),
    FilterKind.EXTREME: text("Rated extreme"),
    FilterKind.UNRATED: text("Not rated"),
    FilterKind.DUPLICATE: text("Duplicates"),
}


class CollectionFilterBar(QWidget):
    """Words, a kind, and a number of givens."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = SearchField()
        self.words.setObjectName("filter-words")
        self.kinds = QComboBox()
        self.fewest, self.most = QSpinBox(), QSpinBox()
        self._givens = QLabel()
        for _ in FilterKind:
            self.kinds.addItem("")
        self.kinds.setSizeAdjustPolicy(_SHRINKING)
        for box in (self.fewest, self.most):
            box.setRange(_ANY, MOST_GIVENS)
        self._lay_out()
        self.words.textChanged.connect(self.changed)
        self.kinds.currentIndexChanged.connect(self.changed)
        self.fewest.valueChanged.connect(self.changed)
        self.most.valueChanged.connect(self.changed)

    @property
    def kind(self) -> FilterKind:
        """The kind that is chosen."""
        return list(FilterKind)[self.kinds.currentIndex()]

    @property
    def wanted(self) -> CollectionFilter:
        """What all of it together lets through."""
        most = self.most.value() if self.most.value() != _ANY else MOST_GIVENS
        return CollectionFilter(self.words.text(), self.kind, self.fewest.value(), most)

    def choose(self, kind: FilterKind = FilterKind.ALL) -> None:
        """Let all puzzles of that kind through; `changed` follows once, whatever was wanted."""
        parts: Sequence[QObject] = (self.words, self.kinds, self.fewest, self.most)
        for part in parts:
            part.blockSignals(True)
        self.words.clear()
        self.kinds.setCurrentIndex(list(FilterKind).index(kind))
        self.fewest.setValue(_ANY)
        self.most.setValue(_ANY)
        for part in parts:
            part.blockSignals(False)
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.words.setPlaceholderText(tr("Find words, a number or digits"))
        self.words.setAccessibleName(tr("Words to look for"))
        self.words.setToolTip(
            tr("Digits are looked for in the grids if they are nine, or four with blanks: 53..7")
        )
        self.kinds.setAccessibleName(tr("Puzzles to list"))
        self._givens.setText(tr("Givens"))
        self.fewest.setAccessibleName(tr("Fewest givens"))
        self.most.setAccessibleName(tr("Most givens"))
        for box in (self.fewest, self.most):
            box.setSpecialValueText(tr("any"))
        for place, kind in enumerate(FilterKind):
            self.kinds.setItemText(place, say(_KIND_WORDS[kind]))

    def _lay_out(self) -> None:
        givens = QHBoxLayout()
        for widget in (self._givens, self.fewest, QLabel("–"), self.most):
            givens.addWidget(widget)
        givens.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.words)
        column.addWidget(self.kinds)
        column.addLayout(givens)

    def minimumSizeHint(self) -> QSize:
        label = self._givens.minimumSizeHint().width() if self._givens.isVisibleTo(self) else 0
        least = super().minimumSizeHint()
        return QSize(least.width() - label, least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._givens.setVisible(event.size().width() >= _NEEDS_LABEL)


_SHRINKING = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
_NEEDS_LABEL = 194  # pixels; there is no room for it in the narrowest
