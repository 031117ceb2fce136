"""Shows where a walk through a step stands: line, sentence, counters, and what is looked at."""

from PySide6.QtCore import QObject, Signal

from sudoku_gui.language import Text, say
from sudoku_gui.presentation.grid.explanation_annotations import (
    annotation_of_look,
    annotation_of_sub_step,
)
from sudoku_gui.presentation.search.inner_cursor import InnerCursor
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers.explain.sub_steps import line_at
from sudoku_gui.solvers.look import Look
from sudoku_gui.solvers.procedure import NO_LINE, Procedure, SubStepKind
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from sudoku_gui.wording.looks import look_sentence
from sudoku_gui.wording.steps import step_sentence
from sudoku_gui.wording.sub_steps import sub_step_sentence

_BEFORE_THE_CHANGE = frozenset({SubStepKind.NOT_LISTED, SubStepKind.REFUSE, SubStepKind.GIVE_UP})


class SubStepDisplay(QObject):
    """Has grid, counters and panel show a moment inside a step, or the moment after it."""

    moment_shown = Signal(object)  # ShownMoment
    step_entered = Signal(object)  # ShownMoment: that before the step, to be shown until later
    counted = Signal(object)  # Counters, inside a step

    def __init__(
        self, panel: ProcedurePanel, overlays: GridOverlays, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._overlays = overlays
        self._announcer = Announcer(panel)
        self._in_grid: ShownMoment | None = None  # what a walk has had shown

    def show_place(self, walk: InnerCursor, procedure: Procedure, *, is_said: bool) -> None:
        """Show where `walk` stands, and say it to screen readers too."""
        if walk.shown is not self._in_grid:
            self._in_grid = walk.shown
            (self.moment_shown if walk.is_changed else self.step_entered).emit(walk.shown)
        self.counted.emit(walk.current.counters)
        self._panel.procedure.show_procedure(procedure)
        self._panel.mark(procedure.line_of(walk.current.sub_step.kind))
        sentence = self._annotate(walk)
        self._panel.tell(sentence)
        if is_said:
            self._announcer.announce(say(sentence))

    def show_moment(self, shown_moment: ShownMoment) -> None:
        """Show a moment as it is."""
        self.withdraw()
        self.moment_shown.emit(shown_moment)

    def show_line(self, shown_moment: ShownMoment | None, procedure: Procedure) -> None:
        """Mark the line at a moment, or none where steps go by too fast to be read."""
        self._panel.procedure.show_procedure(procedure)
        if shown_moment is None or shown_moment.attempts is None:
            self._panel.mark(NO_LINE)
            self._panel.tell(None)
        else:
            self._panel.mark(line_at(procedure, shown_moment.moment))
            self._panel.tell(step_sentence(shown_moment.moment, shown_moment.attempts))

    def withdraw(self) -> None:
        """Take away what was drawn for a walk."""
        if self._in_grid is not None:
            self._in_grid = None
            self._panel.light(None)
            self._overlays.withdraw(AnnotationSource.SUB_STEP)

    def _annotate(self, walk: InnerCursor) -> Text:
        """Draw what happens there, and return it in words."""
        happened, grid = walk.current.sub_step, walk.shown.moment.grid
        if isinstance(happened, Look):
            self._panel.light(happened, grid.geometry)
            self._overlays.annotate(AnnotationSource.SUB_STEP, annotation_of_look(happened, grid))
            return look_sentence(happened, grid.geometry)
        self._panel.light(None)
        if happened.kind in _BEFORE_THE_CHANGE:
            annotation = annotation_of_sub_step(happened, grid)
            self._overlays.annotate(AnnotationSource.SUB_STEP, annotation)
        else:
            self._overlays.withdraw(AnnotationSource.SUB_STEP)
        return sub_step_sentence(happened, grid.geometry)
