"""The fields of the dialog for a new puzzle: its size, its symmetry, its number of givens."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QSpinBox

from sudoku_gui.generation.puzzle_request import GIVENS_OF_SIZE, LEVELS_OF_SIZE, symmetries_of_size
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.language import say, tr
from sudoku_gui.ui.kit.dialog_fields import choice_field, number_field

_SIZES = tuple(LEVELS_OF_SIZE)


class NewPuzzleFields(QObject):
    """All fields in a form; `size_changed` when another size is chosen."""

    size_changed = Signal(int)

    def __init__(self, size: int, symmetry: Symmetry) -> None:
        super().__init__()
        self._size = choice_field("size", [f"{each} × {each}" for each in _SIZES])
        self._size.setCurrentIndex(_SIZES.index(size))
        self._wanted = symmetry
        self._symmetries: Sequence[Symmetry] = ()
        self._symmetry = choice_field("symmetry", ())
        self._least = _givens_field("least-givens", tr("Fewest givens"))
        self._most = _givens_field("most-givens", tr("Most givens"))
        self.form = QFormLayout()
        self._fill_form()
        self._fit_to_size()
        self._size.currentIndexChanged.connect(self._follow_size)
        self._symmetry.activated.connect(self._keep_symmetry)
        self._least.valueChanged.connect(self._keep_most_above)
        self._most.valueChanged.connect(self._keep_least_below)

    @property
    def size(self) -> int:
        """The size chosen."""
        return _SIZES[self._size.currentIndex()]

    @property
    def symmetry(self) -> Symmetry:
        """The symmetry chosen."""
        return self._symmetries[self._symmetry.currentIndex()]

    @property
    def givens(self) -> range | None:
        """How many givens there may be, None for any number."""
        least, most = _number_in(self._least), _number_in(self._most)
        if least is None and most is None:
            return None
        return range(least or 0, (most or self.size**2) + 1)

    def set_enabled(self, is_enabled: bool) -> None:
        """Let them be changed or not."""
        for field in (self._size, self._symmetry, self._least, self._most):
            field.setEnabled(is_enabled)

    def _fill_form(self) -> None:
        givens = QHBoxLayout()
        givens.addWidget(self._least)
        givens.addWidget(QLabel(tr("to")))
        givens.addWidget(self._most)
        givens.addStretch()
        label = QLabel(tr("&Givens:"))
        label.setBuddy(self._least)
        self.form.addRow(tr("&Size:"), self._size)
        self.form.addRow(tr("S&ymmetry:"), self._symmetry)
        self.form.addRow(label, givens)

    @Slot()
    def _follow_size(self) -> None:
        self._fit_to_size()
        self.size_changed.emit(self.size)

    def _fit_to_size(self) -> None:
        """Offer what there is in the size chosen."""
        self._symmetries = symmetries_of_size(self.size)
        self._symmetry.clear()
        self._symmetry.addItems([say(each.title) for each in self._symmetries])
        wanted = self._wanted if self._wanted in self._symmetries else Symmetry.NONE
        self._symmetry.setCurrentIndex(self._symmetries.index(wanted))
        allowed = GIVENS_OF_SIZE[self.size]
        for field in (self._least, self._most):
            field.setRange(allowed[0] - 1, allowed[-1])  # the lowest value says "any"
            field.setValue(field.minimum())

    @Slot()
    def _keep_symmetry(self) -> None:
        self._wanted = self.symmetry

    @Slot()
    def _keep_most_above(self) -> None:
        if _number_in(self._most) is not None:
            self._most.setValue(max(self._most.value(), self._least.value()))

    @Slot()
    def _keep_least_below(self) -> None:
        if _number_in(self._most) is not None:
            self._least.setValue(min(self._least.value(), self._most.value()))


def technique_field(titles: Sequence[str], chosen: int) -> QComboBox:
    """Return a field for one of the techniques."""
    field = choice_field("technique", titles)
    field.setCurrentIndex(chosen)
    field.setAccessibleName(tr("Technique"))
    return field


def _givens_field(name: str, words: str) -> QSpinBox:
    field = number_field(name, range(2), 0)
    field.setSpecialValueText(tr("any number"))
    field.setAccessibleName(words)
    return field


def _number_in(field: QSpinBox) -> int | None:
    return None if field.value() == field.minimum() else field.value()
