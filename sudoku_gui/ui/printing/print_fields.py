"""The fields of the dialog before printing: which puzzles, what of them, on which paper."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from sudoku_gui.language import Text, say, text, text_n, tr
from sudoku_gui.presentation.export.print_options import (
    MARGINS,
    PUZZLES_PER_PAGE,
    PageOrientation,
    PaperSize,
    PrintOptions,
    PrintScope,
    SolutionPlacement,
)
from sudoku_gui.presentation.export.print_request import PrintContext
from sudoku_gui.ui.kit.check_box import CheckBox
from sudoku_gui.ui.kit.dialog_fields import choice_field, number_field

_SOLUTION_WORDS: Mapping[SolutionPlacement, Text] = {
    SolutionPlacement.NONE: text("Left out"),
    SolutionPlacement.PAGES: text("On pages of their own"),
    SolutionPlacement.FOOT: text("Upside down at the foot"),
}
_PAPER_WORDS: Mapping[PaperSize, Text] = {
    PaperSize.PRINTER: text("As the printer has it"),
    PaperSize.A4: text("A4"),
    PaperSize.LETTER: text("Letter"),
}
_ORIENTATION_WORDS: Mapping[PageOrientation, Text] = {
    PageOrientation.PORTRAIT: text("Upright"),
    PageOrientation.LANDSCAPE: text("Sideways"),
}
_Chosen = TypeVar("_Chosen")


class PrintFields(QObject):
    """All fields in a form; `changed` when another choice is made in any."""

    changed = Signal()

    def __init__(self, context: PrintContext, options: PrintOptions) -> None:
        super().__init__()
        self._scopes = context.scopes
        self._scope = choice_field(
            "scope", [say(_scope_words(context, each)) for each in self._scopes]
        )
        self._scope.setCurrentIndex(self._scopes.index(context.usual_scope))
        self._per_page = choice_field("per-page", map(str, PUZZLES_PER_PAGE))
        self._per_page.setCurrentIndex(PUZZLES_PER_PAGE.index(options.per_page))
        self._entries = _check("entries", tr("&Digits entered"), options.has_entries)
        self._notes = _check("notes", tr("N&otes"), options.has_notes)
        self._colours = _check("colours", tr("Colou&rs"), options.has_colours)
        self._headings = _check("headings", tr("&Title, level and numbers"), options.has_headings)
        self._large = _check("large-print", tr("&Large print"), options.is_large_print)
        self._solutions = _choice(
            "solutions", tuple(SolutionPlacement), _SOLUTION_WORDS, options.solutions
        )
        self._paper = _choice("paper", tuple(PaperSize), _PAPER_WORDS, options.paper)
        self._orientation = _choice(
            "orientation", tuple(PageOrientation), _ORIENTATION_WORDS, options.orientation
        )
        self._margin = number_field("margin", MARGINS, options.margin)
        self.form = QFormLayout()
        self._fill_form()
        self._connect()

    @property
    def first(self) -> QWidget:
        """The field in which people begin."""
        return self._scope

    @property
    def scope(self) -> PrintScope:
        """The puzzles chosen."""
        return self._scopes[self._scope.currentIndex()]

    @property
    def options(self) -> PrintOptions:
        """The options chosen."""
        return PrintOptions(
            per_page=PUZZLES_PER_PAGE[self._per_page.currentIndex()],
            has_entries=self._entries.isChecked(),
            has_notes=self._notes.isChecked(),
            has_colours=self._colours.isChecked(),
            has_headings=self._headings.isChecked(),
            solutions=tuple(SolutionPlacement)[self._solutions.currentIndex()],
            is_large_print=self._large.isChecked(),
            paper=tuple(PaperSize)[self._paper.currentIndex()],
            orientation=tuple(PageOrientation)[self._orientation.currentIndex()],
            margin=self._margin.value(),
        )

    def _fill_form(self) -> None:
        rows: Sequence[tuple[str, QWidget]] = (
            (tr("Pu&zzles:"), self._scope),
            (tr("P&uzzles on a page:"), self._per_page),
            (tr("&Solutions:"), self._solutions),
            (tr("Pap&er:"), self._paper),
            (tr("Paper l&ies:"), self._orientation),
            (tr("&Margin in millimetres:"), self._margin),
        )
        for words, field in rows:
            self.form.addRow(words, field)
        for box in self._boxes:
            self.form.addRow(box)

    def _connect(self) -> None:
        for choice in (
            *(self._scope, self._per_page, self._solutions),
            *(self._paper, self._orientation),
        ):
            choice.currentIndexChanged.connect(self.changed)
        for box in self._boxes:
            box.toggled.connect(self.changed)
        self._margin.valueChanged.connect(self.changed)

    @property
    def _boxes(self) -> tuple[CheckBox, ...]:
        return self._entries, self._notes, self._colours, self._headings, self._large


def _choice(
    name: str, known: Sequence[_Chosen], words: Mapping[_Chosen, Text], chosen: _Chosen
) -> QComboBox:
    field = choice_field(name, [say(words[each]) for each in known])
    field.setCurrentIndex(known.index(chosen))
    return field


def _check(name: str, words: str, is_checked: bool) -> CheckBox:
    box = CheckBox(words)
    box.setObjectName(name)
    box.setChecked(is_checked)
    return box


def _scope_words(context: PrintContext, scope: PrintScope) -> Text:
    count = len(context.rows_in(scope))
    match scope:
        case PrintScope.CURRENT:
            return text("The one shown")
        case PrintScope.SELECTED:
            return text_n("{n:,} selected in the list", "{n:,} selected in the list", n=count)
        case PrintScope.ALL:
            return text_n("All of them: {n:,}", "All of them: {n:,}", n=count)
