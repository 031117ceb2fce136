"""Controls exports: asks what is wanted, has it written, and says how that ended.

What draws and writes is loaded when something is first to be exported.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QWidget

from sudoku_gui.language import Text, text, text_n, tr
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.presentation.one_line import path_on_one_line
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.solvers.search import Moment
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.kit.threads.job_progress import JobProgress
from sudoku_gui.ui.kit.threads.job_runner import Job, JobRunner
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController

if TYPE_CHECKING:
    from sudoku_gui.playback.step_range import StepRange
    from sudoku_gui.presentation.export.export_formats import ExportFormat
    from sudoku_gui.presentation.export.export_options import (
        ExportContext,
        ExportOptions,
        ExportPrompts,
        PictureSubject,
    )
    from sudoku_gui.ui.export.picture_encoders import Picture
    from sudoku_gui.ui.export.render import RenderSource
    from sudoku_gui.ui.kit.panel_picture import PanelPicture


class ExportController(QObject):
    """Runs one export at a time, each over a search of its own.

    How far one is stands in a small window over `over`.  pictures: of what there is besides the
    grid, None while it shows nothing.
    """

    notice_posted = Signal(object)  # Notice
    exporting_changed = Signal(bool)

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        overlays: GridOverlays,
        documents: DocumentController,
        questions: ExportPrompts,
        settings: Settings,
        pictures: Mapping[PictureSubject, Callable[[], PanelPicture | None]],
        over: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._search = search
        self._overlays = overlays
        self._documents = documents
        self._questions = questions
        self._settings = settings
        self._pictures = pictures
        self._path: Path | None = None  # of the file being written
        self._state: TimelineState | None = None
        self._runner = JobRunner("exports", self)
        self._progress = JobProgress(over)
        self._connect()

    @property
    def is_exporting(self) -> bool:
        """Whether a file is being written, during which no other can be begun."""
        return self._path is not None

    def shut_down(self) -> None:
        """Stop; a file that is being written stays as it was."""
        self._runner.shut_down()

    def handlers(self) -> Mapping[ActionId, Callable[[], None]]:
        """Return what the actions do by which people ask for an export."""
        return {
            ActionId.EXPORT_PICTURE: self._export_picture,
            ActionId.EXPORT_ANIMATION: self._export_animation,
            ActionId.EXPORT_STEPS: self._export_steps,
        }

    def _connect(self) -> None:
        """Connect the signals of the search, the progress window and the runner."""
        for signal, slot in (
            (self._search.timeline_changed, self._learn),
            (self._search.forgotten, self._forget),
            (self._progress.stop_wanted, self._runner.stop),
            (self._runner.progressed, self._progress.show_done),
            (self._runner.done, self._tell_done),
            (self._runner.failed, self._tell_failed),
            (self._runner.stopped, self._tell_stopped),
        ):
            signal.connect(slot)

    def _export_picture(self) -> None:
        from sudoku_gui.presentation.export.export_formats import PICTURES
        from sudoku_gui.presentation.export.export_options import ExportContext
        from sudoku_gui.ui.export.export_jobs import write_picture
        from sudoku_gui.ui.export.render import illustrate
        from sudoku_gui.wording.captions import puzzle_caption

        layers = self._overlays.layers  # what is shown may change while people are asked
        if layers.search is None:
            caption, ending = puzzle_caption(self._game_controller.game.puzzle), ""
            offer = ExportContext(layers.sheet.geometry, len(caption))
        else:
            caption = self._caption_of(layers.search.moment)
            offer = self._offer(layers.search.moment)
            ending = f"-{layers.search.moment.counters.steps}"
        there = {subject: picture() for subject, picture in self._pictures.items()}
        others = {subject: each for subject, each in there.items() if each is not None}
        sizes = {subject: each.size.toTuple() for subject, each in others.items()}
        chosen = self._questions.which_picture(replace(offer, others=sizes))
        target = chosen and self._target(f"{ending}{chosen.subject.value}", chosen, PICTURES)
        if target:
            path, options = target
            shown: Picture = illustrate(layers, caption, options.style)
            if options.subject in others:
                shown = replace(others[options.subject], caption=shown.caption)
            self._begin(path, write_picture(path, shown, options, _font()), 1)

    def _export_animation(self) -> None:
        from sudoku_gui.presentation.export.export_formats import ANIMATIONS, why_not_animated
        from sudoku_gui.ui.export.export_jobs import write_animation

        problem = why_not_animated()
        if problem is not None:
            self.notice_posted.emit(Notice(problem, NoticeTone.WARNING))
            return
        shown_moment, source = self._search.shown_moment, self._source()
        chosen = shown_moment and self._questions.which_animation(self._offer(shown_moment.moment))
        target = chosen and self._target(_steps_in(chosen.step_range), chosen, ANIMATIONS)
        if target:
            path, options = target
            job = write_animation(path, source, options, _font())
            self._begin(path, job, options.step_range.count)

    def _export_steps(self) -> None:
        from sudoku_gui.presentation.export.export_formats import TABLES
        from sudoku_gui.ui.export.export_jobs import write_steps

        shown_moment, source = self._search.shown_moment, self._source()
        chosen = shown_moment and self._questions.which_steps(self._offer(shown_moment.moment))
        target = chosen and self._target("-steps", chosen, TABLES)
        if target:
            path, options = target
            self._begin(path, write_steps(path, source, options), options.step_range.count)

    def _source(self) -> RenderSource:
        from sudoku_gui.ui.export.render import RenderSource

        line = self._search.variation
        return RenderSource(self._game_controller.game.puzzle, line.sheet, line.algorithm)

    def _caption_of(self, moment: Moment) -> tuple[Text, ...]:
        from sudoku_gui.wording.captions import moment_caption

        source = self._source()
        return moment_caption(source.puzzle, source.algorithm, moment)

    def _offer(self, moment: Moment) -> ExportContext:
        from sudoku_gui.presentation.export.export_options import ExportContext

        now = moment.counters.steps
        return ExportContext(
            moment.grid.geometry,
            len(self._caption_of(moment)),
            now,
            max(now, self._state.explored) if self._state else now,
            self._state is not None and self._state.is_complete,
        )

    def _target(
        self, ending: str, chosen: ExportOptions, kinds: Mapping[str, ExportFormat]
    ) -> tuple[Path, ExportOptions] | None:
        """Return the file that people name, where one is suggested beside the last one.

        Its suffix says of which kind it is, whatever was chosen before; with one that none of
        `kinds` has, this is said, and there is none.
        """
        stem = Path(self._documents.name).stem
        folder = self._settings.export_folder
        suggestion = folder / f"{stem}{ending}{chosen.format.value}"
        path = self._questions.which_target(suggestion, kinds)
        if path is None:
            return None
        self._settings.export_folder = path.parent
        kind = kinds.get(path.suffix.lower())
        if kind is None:
            problem = text("expected a name that ends in {suffixes}", suffixes=" ".join(kinds))
            self.notice_posted.emit(Notice(_not_saved(path.name, problem), NoticeTone.WARNING))
            return None
        return path, replace(chosen, format=kind)

    def _begin(self, path: Path, job: Job, parts: int) -> None:
        self._path = path
        self.exporting_changed.emit(True)
        words = tr("Writing {name}", name=path_on_one_line(Path(path.name)))
        self._progress.begin(tr("Export"), words, parts, _steps_so_far)
        self._runner.begin(job)

    @Slot()
    def _tell_done(self) -> None:
        self._end(text("Saved {name}", name=self._name), NoticeTone.GOOD)

    @Slot(object)
    def _tell_failed(self, problem: Text) -> None:
        self._end(_not_saved(self._name, problem), NoticeTone.WARNING)

    @Slot()
    def _tell_stopped(self) -> None:
        self._end(text("Stopped; {name} was not written.", name=self._name), NoticeTone.PLAIN)

    @property
    def _name(self) -> str:
        return self._path.name if self._path else ""

    def _end(self, sentence: Text, tone: NoticeTone) -> None:
        self._progress.end()
        self._path = None
        self.exporting_changed.emit(False)
        self.notice_posted.emit(Notice(sentence, tone))

    @Slot(object)
    def _learn(self, state: TimelineState) -> None:
        self._state = state

    @Slot()
    def _forget(self) -> None:
        self._state = None


def _not_saved(name: str, problem: Text) -> Text:
    return text("{name} was not saved: {problem}", name=name, problem=problem)


def _steps_so_far(steps: int) -> Text:
    return text_n("{n:,} step so far", "{n:,} steps so far", n=steps)


def _font() -> QFont:
    from sudoku_gui.ui.kit.text_outlines import plain_font

    return plain_font(QGuiApplication.font())


def _steps_in(step_range: StepRange) -> str:
    return f"-{step_range.first}-{step_range.last}"
