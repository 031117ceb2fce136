"""What the dialogs before an export have in common: a form, and below it what will come of it."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import Text, say, tr
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.export.export_defaults import ExportDefaults
from sudoku_gui.presentation.export.export_options import ExportContext, RenderStyle
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.grid.illustration import IllustrationLayout
from sudoku_gui.ui.kit.check_box import CheckBox
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.dialog_fields import choice_field, number_field
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel

_THEMES = (LIGHT, DARK)
_MOST_STEPS = 2**31 - 1  # that a spin box can hold


class ExportDialog(QDialog):
    """A form with buttons to go on and to cancel; `form` takes the rows."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.form = QFormLayout()
        self._outcome = WrappingLabel("outcome")
        button = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(button.Save | button.Cancel)
        self._save = buttons.button(button.Save)
        self._save.setText(tr("Save &As…"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addLayout(self.form)
        column.addWidget(self._outcome)
        column.addStretch()
        column.addWidget(buttons)
        self.setMinimumWidth(380)
        remove_button_icons(self)

    def show_outcome(self, forecast: Text, problem: Text | None = None) -> None:
        """Say what will come of the choices made, or why nothing can."""
        self._outcome.setText(say(problem or forecast))
        self._outcome.setAccessibleName(self._outcome.text())
        self._save.setEnabled(problem is None)


class StepRangeFields:
    """Two fields for the first and the last step of a range of steps; the last is not before the
    first.
    """

    def __init__(self, offer: ExportContext, first: int, last: int) -> None:
        known = range(min(offer.explored, _MOST_STEPS) + 1)
        self.first = number_field("first", known, first)
        self.last = number_field("last", known, last)
        self.last.setMinimum(first)
        self.first.valueChanged.connect(self.last.setMinimum)

    @property
    def fields(self) -> tuple[QSpinBox, QSpinBox]:
        """Both fields."""
        return self.first, self.last

    def chosen(self, every: int = 1) -> StepRange:
        """Return the range of steps chosen."""
        return StepRange(self.first.value(), self.last.value(), every)


class StyleFields:
    """Fields for how pictures look: their width, their colours, and whether words stand below."""

    def __init__(self, sides: range, side: int, lines: int, defaults: ExportDefaults) -> None:
        self._lines = lines
        self._defaults = defaults
        self.side = number_field("side", sides, side)
        self.colours = choice_field("colours", (tr("Light"), tr("Dark")))
        self.colours.setCurrentIndex(_THEMES.index(defaults.theme))
        self.caption = CheckBox(tr("Title, step and &counters below the grid"))
        self.caption.setObjectName("caption")
        self.caption.setChecked(lines > 0 and defaults.has_caption)
        self.caption.setEnabled(lines > 0)

    @property
    def style(self) -> RenderStyle:
        """What was chosen."""
        theme = _THEMES[self.colours.currentIndex()]
        return RenderStyle(self.side.value(), theme, self.caption.isChecked())

    @property
    def defaults(self) -> ExportDefaults:
        """The defaults before, with what was chosen here."""
        style = self.style
        has_caption = style.has_caption if self._lines else self._defaults.has_caption
        return replace(self._defaults, theme=style.theme, has_caption=has_caption)

    def pixels(self, geometry: Geometry) -> QSize:
        """Return how large a picture of such a grid will be."""
        lines = self._lines if self.caption.isChecked() else 0
        return IllustrationLayout(geometry, self.side.value(), lines).pixels
