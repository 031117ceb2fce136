"""Asks how a picture, an animation or a table of steps is to be, and says what it will be."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_gui.language import Text, text, text_n, tr
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.export.export_defaults import ExportDefaults
from sudoku_gui.presentation.export.export_formats import (
    ANIMATION_FORMATS,
    ANIMATION_SIDES,
    DISTANCES,
    RATES,
    TABLE_FORMATS,
    ExportFormat,
    too_long,
)
from sudoku_gui.presentation.export.export_options import (
    ExportContext,
    ExportOptions,
)
from sudoku_gui.ui.export.export_dialog_parts import (
    ExportDialog,
    StepRangeFields,
    StyleFields,
)
from sudoku_gui.ui.export.picture_dialog import PictureDialog
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.check_box import CheckBox
from sudoku_gui.ui.kit.dialog_fields import choice_field, number_field
from sudoku_gui.ui.kit.file_dialog import chosen_in, file_dialog

# Of a line in characters, besides the grid.
_USUAL_LENGTH = {ExportFormat.JSON_LINES: 170, ExportFormat.CSV: 40}
_END = 2**63 - 1  # a step that no search reaches


class AnimationDialog(ExportDialog):
    """Asks which steps of a search are to be animated, and how."""

    def __init__(
        self, offer: ExportContext, defaults: ExportDefaults, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Export an animation of the search"), parent)
        self._offer = offer
        first = max(0, min(offer.now, offer.explored - defaults.steps))
        last = min(first + defaults.steps, offer.explored)
        self._proposed = (first, last)
        self._steps = defaults.steps
        self._format = choice_field("format", ("GIF", tr("APNG, with all colours")))
        self._format.setCurrentIndex(ANIMATION_FORMATS.index(defaults.animation))
        self._step_range = StepRangeFields(offer, first, last)
        self._every = number_field("every", DISTANCES, defaults.every)
        self._rate = number_field("rate", RATES, defaults.rate)
        self._look = StyleFields(ANIMATION_SIDES, defaults.animation_side, offer.lines, defaults)
        for words, field in (
            (tr("&Format:"), self._format),
            (tr("Fro&m step:"), self._step_range.first),
            (tr("&To step:"), self._step_range.last),
            (tr("Ste&ps from frame to frame:"), self._every),
            (tr("F&rames a second:"), self._rate),
            (tr("&Width in pixels:"), self._look.side),
            (tr("C&olours:"), self._look.colours),
        ):
            self.form.addRow(words, field)
        self.form.addRow(self._look.caption)
        for number in (*self._step_range.fields, self._every, self._rate, self._look.side):
            number.valueChanged.connect(self._refresh)
        self._look.caption.toggled.connect(self._refresh)
        self._refresh()

    @property
    def options(self) -> ExportOptions:
        """What was chosen."""
        return ExportOptions(
            ANIMATION_FORMATS[self._format.currentIndex()],
            self._step_range.chosen(self._every.value()),
            self._look.style,
            self._rate.value(),
        )

    @property
    def defaults(self) -> ExportDefaults:
        """What to propose the next time."""
        options = self.options
        return replace(
            self._look.defaults,
            animation=options.format,
            animation_side=options.style.side,
            steps=self._steps_wished(options.step_range),
            every=options.step_range.every,
            rate=options.rate,
        )

    def _steps_wished(self, step_range: StepRange) -> int:
        """Return how many steps people want, or wanted before if they left what was proposed."""
        is_as_proposed = (step_range.first, step_range.last) == self._proposed
        return self._steps if is_as_proposed else step_range.last - step_range.first

    @Slot()
    def _refresh(self) -> None:
        options = self.options
        frames = options.step_range.count
        pixels = self._look.pixels(self._offer.geometry)
        forecast = text_n(
            "{n:,} frame of {width:,} × {height:,} pixels, {seconds:,.1f} seconds",
            "{n:,} frames of {width:,} × {height:,} pixels, {seconds:,.1f} seconds",
            n=frames,
            width=pixels.width(),
            height=pixels.height(),
            seconds=frames / options.rate,
        )
        self.show_outcome(forecast, too_long(frames))


class StepsDialog(ExportDialog):
    """Asks which steps of a search are to be written down."""

    def __init__(
        self, offer: ExportContext, defaults: ExportDefaults, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Export the steps of the search"), parent)
        self._offer = offer
        self._defaults = defaults
        self._format = choice_field("format", (tr("JSON, an object per line"), tr("CSV, a table")))
        self._format.setCurrentIndex(TABLE_FORMATS.index(defaults.form))
        self._step_range = StepRangeFields(offer, 0, offer.explored)
        self._to_end = CheckBox(tr("All, to the &end of the search"))
        self._to_end.setObjectName("to-end")
        self._to_end.setChecked(defaults.to_end)
        self.form.addRow(tr("&Format:"), self._format)
        self.form.addRow(tr("Fro&m step:"), self._step_range.first)
        self.form.addRow(tr("&To step:"), self._step_range.last)
        self.form.addRow(self._to_end)
        for number in self._step_range.fields:
            number.valueChanged.connect(self._refresh)
        self._format.currentIndexChanged.connect(self._refresh)
        self._to_end.toggled.connect(self._refresh)
        self._refresh()

    @property
    def options(self) -> ExportOptions:
        """What was chosen."""
        form = TABLE_FORMATS[self._format.currentIndex()]
        if not self._to_end.isChecked():
            return ExportOptions(form, self._step_range.chosen())
        if self._offer.is_complete:
            return ExportOptions(form, StepRange(0, self._offer.explored))
        return ExportOptions(form, StepRange(0, _END))

    @property
    def defaults(self) -> ExportDefaults:
        """What to propose the next time."""
        return replace(self._defaults, form=self.options.format, to_end=self._to_end.isChecked())

    @Slot()
    def _refresh(self) -> None:
        for field in self._step_range.fields:
            field.setEnabled(not self._to_end.isChecked())
        self.show_outcome(self._forecast(self.options))

    def _forecast(self, options: ExportOptions) -> Text:
        if options.step_range.last == _END:
            return text("As many lines as there are steps; how many is not known yet")
        size = _USUAL_LENGTH[options.format] + self._offer.geometry.cell_count
        return text_n(
            "{n:,} line, about {megabytes:,.1f} MB",
            "{n:,} lines, about {megabytes:,.1f} MB",
            n=options.step_range.count,
            megabytes=options.step_range.count * size / 1e6,
        )


class ExportDialogs:
    """Asks in dialogs over `window`, and proposes what was chosen the last time."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        self._window = window
        self._settings = settings

    def which_picture(self, offer: ExportContext) -> ExportOptions | None:
        dialog = PictureDialog(offer, self._settings.export_defaults, self._window)
        return dialog.options if self._is_accepted(dialog) else None

    def which_animation(self, offer: ExportContext) -> ExportOptions | None:
        dialog = AnimationDialog(offer, self._settings.export_defaults, self._window)
        return dialog.options if self._is_accepted(dialog) else None

    def which_steps(self, offer: ExportContext) -> ExportOptions | None:
        dialog = StepsDialog(offer, self._settings.export_defaults, self._window)
        return dialog.options if self._is_accepted(dialog) else None

    def which_target(self, suggestion: Path, suffixes: Iterable[str]) -> Path | None:
        dialog = file_dialog(tr("Export"), self._window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        filters = {f"{suffix[1:].upper()} (*{suffix})": suffix for suffix in suffixes}
        dialog.setNameFilters(list(filters))
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(filters[chosen]))
        proposed = (words for words, suffix in filters.items() if suffix == suggestion.suffix)
        dialog.selectNameFilter(next(proposed))
        dialog.setDefaultSuffix(suggestion.suffix)
        dialog.setDirectory(str(suggestion.parent))
        dialog.selectFile(suggestion.name)
        return chosen_in(dialog)

    def _is_accepted(self, dialog: PictureDialog | AnimationDialog | StepsDialog) -> bool:
        """Return whether people went on.

        The dialog goes when nobody refers to it.
        """
        is_accepted = bool(dialog.exec())
        if is_accepted:
            self._settings.export_defaults = dialog.defaults
        dialog.deleteLater()
        return is_accepted
