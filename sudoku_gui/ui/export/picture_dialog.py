"""Asks how one picture is to be: of the grid, or of what stands around it."""

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QWidget

from sudoku_gui.language import say, text, tr
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.export.export_defaults import ExportDefaults
from sudoku_gui.presentation.export.export_formats import (
    MOMENT_SIDES,
    PICTURE_FORMATS,
    ExportFormat,
    too_large,
)
from sudoku_gui.presentation.export.export_options import (
    ExportContext,
    ExportOptions,
    PictureSubject,
)
from sudoku_gui.ui.export.export_dialog_parts import ExportDialog, StyleFields
from sudoku_gui.ui.kit.dialog_fields import choice_field
from sudoku_gui.ui.kit.panel_picture import pixels_of, units_of

_SUBJECTS = {
    PictureSubject.GRID: text("Grid"),
    PictureSubject.TREE: text("Search tree"),
    PictureSubject.TABLES: text("Tables of the program"),
    PictureSubject.TIMELINE: text("Timeline"),
}
_ADVICE = {
    PictureSubject.TREE: text("Open the search tree in the menu View first, and let a search go."),
    PictureSubject.TABLES: text("Open the procedure in the menu View first, and let a search go."),
    PictureSubject.TIMELINE: text("Let a search go first."),
}
"""What to do where there is no picture of it."""


class PictureDialog(ExportDialog):
    """Asks how one picture is to be."""

    def __init__(
        self, offer: ExportContext, defaults: ExportDefaults, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Export a picture of this moment"), parent)
        self._offer = offer
        self._subject = choice_field("subject", map(say, _SUBJECTS.values()))
        self._format = choice_field("format", ("PNG", "SVG", "PDF"))
        self._format.setCurrentIndex(PICTURE_FORMATS.index(defaults.picture))
        self._look = StyleFields(MOMENT_SIDES, defaults.picture_side, offer.lines, defaults)
        self.form.addRow(tr("Pict&ure of:"), self._subject)
        self.form.addRow(tr("&Format:"), self._format)
        self.form.addRow(tr("&Width in pixels:"), self._look.side)
        self.form.addRow(tr("C&olours:"), self._look.colours)
        self.form.addRow(self._look.caption)
        self._subject.currentIndexChanged.connect(self._propose_side)
        self._format.currentIndexChanged.connect(self._refresh)
        self._look.side.valueChanged.connect(self._refresh)
        self._look.caption.toggled.connect(self._refresh)
        self._refresh()

    @property
    def options(self) -> ExportOptions:
        """What was chosen."""
        return ExportOptions(
            PICTURE_FORMATS[self._format.currentIndex()],
            StepRange(self._offer.now, self._offer.now),
            self._look.style,
            subject=self._chosen,
        )

    @property
    def defaults(self) -> ExportDefaults:
        """What to propose the next time."""
        options, before = self.options, self._look.defaults
        is_grid = options.subject is PictureSubject.GRID
        side = options.style.side if is_grid else before.picture_side
        return replace(before, picture=options.format, picture_side=side)

    @property
    def _chosen(self) -> PictureSubject:
        return [*_SUBJECTS][self._subject.currentIndex()]

    @Slot()
    def _propose_side(self) -> None:
        """Propose two pixels for each of the screen, of what is as large as it is."""
        side = self._look.defaults.picture_side
        if self._chosen in self._offer.others:
            side = 2 * self._units().width()
        self._look.side.setValue(side)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        has_pixels = self.options.format is ExportFormat.PNG
        self._look.side.setEnabled(has_pixels)
        problem = None if self._chosen in self._offer.others else _ADVICE.get(self._chosen)
        if not has_pixels or problem:
            self.show_outcome(text("A drawing that is sharp at any size"), problem)
            return
        pixels = self._pixels()
        width, height = pixels.width(), pixels.height()
        forecast = text("{width:,} × {height:,} pixels", width=width, height=height)
        self.show_outcome(forecast, too_large(width, height))

    def _pixels(self) -> QSize:
        if self._chosen is PictureSubject.GRID:
            return self._look.pixels(self._offer.geometry)
        return pixels_of(self._units(), self._look.side.value())

    def _units(self) -> QSize:
        """Return the size of what is not the grid."""
        has_caption = self._look.caption.isChecked()
        return units_of(
            QSize(*self._offer.others[self._chosen]), self._offer.lines if has_caption else 0
        )
