"""Turns what people ask of a race into commands to its thread, and shows what comes back."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.puzzle_files import FileFailed, write_generated
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.playback.race import RaceStanding
from sudoku_gui.playback.race_rows import race_csv, race_row
from sudoku_gui.playback.racers import Racer
from sudoku_gui.solvers.search_start import require_able
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_prompts import DocumentPrompts
from sudoku_gui.ui.files.file_thread import FileRequest, FileThread
from sudoku_gui.ui.race.race_controls import RacePhase
from sudoku_gui.ui.race.race_picture import png_of
from sudoku_gui.ui.race.race_thread import RaceThread
from sudoku_gui.ui.race.race_window import RaceWindow
from sudoku_gui.ui.race.race_worker import RaceReport
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.wording import conflicts_sentence, listed

_LEAST_RACERS = 2
_NAMED_AT_MOST = 3
_NOT_BEGUN = {RacePhase.NOBODY, RacePhase.READY}


class RaceController(QObject):
    """Runs one race at a time, over the puzzle that is current when the racers line up."""

    moment_chosen = Signal(object, object)  # the Sheet of a racer, and its WatchedStep
    recorded_moment_chosen = Signal(object, int)  # the Algorithm of a recorded run, and the step

    def __init__(
        self,
        window: RaceWindow,
        thread: RaceThread,
        game_controller: GameController,
        documents: DocumentController,
        files: FileThread,
        questions: DocumentPrompts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._thread = thread
        self._game_controller = game_controller
        self._documents = documents
        self._files = files
        self._questions = questions
        self._phase = RacePhase.NOBODY
        self._racers: tuple[Racer, ...] = ()
        self._sheet: Sheet | None = None  # the one that they were lined up over
        self._folder = Path.home()
        self._connect()

    @property
    def phase(self) -> RacePhase:
        """In which phase the race is."""
        return self._phase

    @Slot()
    def line_up(self) -> None:
        """Put those chosen at the start, over the puzzle with its entries as it is now."""
        self._thread.drop()
        self._sheet = sheet = self._sheet_on_table()
        racers = self._window.controls.choice.racers(sheet)
        problem = _problem_with(sheet, racers)
        can_race = problem is None and len(racers) >= _LEAST_RACERS
        self._racers = racers if can_race else ()
        self._window.show_racers(self._racers, self._documents.name)
        if self._racers:
            controls = self._window.controls
            self._thread.begin(self._racers, controls.rule, controls.speed.pace)
            self._enter(RacePhase.READY)
        else:
            self._enter(RacePhase.NOBODY)
        if problem is not None:
            self._window.show_sentence(problem)

    @Slot(bool)
    def run(self, runs: bool) -> None:
        """Let all run, or stand still."""
        self._thread.run(runs)
        self._enter(RacePhase.RUNNING if runs else RacePhase.PAUSED)

    @Slot()
    def run_again(self) -> None:
        """Start again, over the current puzzle."""
        self.line_up()
        if self._racers:
            self.run(True)

    @Slot()
    def give_up(self) -> None:
        """End the race; the window is not looked at any more."""
        self._thread.drop()
        self._enter(RacePhase.NOBODY)

    @Slot(int)
    def choose(self, place: int) -> None:
        """Tell of the moment at which somebody is; all stand still so that it can be looked at."""
        standings = self._window.standings
        if not 0 <= place < len(standings):
            return
        if self._phase is RacePhase.RUNNING:
            self.run(False)
        racer, moment = standings[place].racer, standings[place].moment
        step = moment.counters.steps
        if racer.algorithm.is_recorded:
            self.recorded_moment_chosen.emit(racer.algorithm, step)
        else:
            self.moment_chosen.emit(racer.sheet, WatchedStep(racer.algorithm.name, step))

    @Slot(float)
    def look(self, at: float) -> None:
        """Show how all stood when the clock said `at`; they stand still there."""
        self._thread.look(at)
        self._stand_still()

    @Slot(int)
    def move(self, moves: int) -> None:
        """Show a moment so many changes later, or earlier if negative; they stand still there."""
        self._thread.move(moves)
        self._stand_still()

    @Slot()
    def save(self) -> None:
        """Ask for a file and save the results there, as a table or a picture: its suffix says."""
        results = self._window.results.results
        if not results:
            return
        path = self._questions.where_to_put_results(self._folder, self._window)
        if path is None:
            return
        self._folder = path.parent
        suffix = path.suffix.lower()
        make: Callable[[], bytes]
        if suffix == ".png":
            picture = png_of(self._window.results.picture(self._documents.name))
            make = partial(bytes, picture)  # painted and encoded here, where Qt objects live
        elif suffix == ".csv":
            make = partial(_table_of, results)
        else:
            self._window.show_sentence(_not_saved(path.name, _OTHER_SUFFIX))
            return
        self._files.ask(
            FileRequest(lambda: write_generated(path.absolute(), make), self._tell_saved)
        )

    def _connect(self) -> None:
        """Let the race follow its controls, the table, and its thread."""
        controls = self._window.controls
        for signal, slot in (
            (controls.lineup_changed, self.line_up),
            (controls.run_wanted, self.run),
            (controls.again_wanted, self.run_again),
            (controls.pace_changed, self._thread.set_pace),
            (self._window.results.save_wanted, self.save),
            (self._window.results.racer_chosen, self.choose),
            (self._window.lanes.racer_chosen, self.choose),
            (self._window.handle.moment_wanted, self.look),
            (self._window.handle.move_wanted, self.move),
            (self._window.closed, self.give_up),
            (self._game_controller.game_changed, self._follow_table),
            (self._thread.reported, self._take),
        ):
            signal.connect(slot)

    @Slot()
    def _follow_table(self) -> None:
        """Line up again over the current puzzle if the race has not begun."""
        is_seen = self._window.isVisible() and self._phase in _NOT_BEGUN
        if is_seen and self._sheet_on_table() != self._sheet:
            self.line_up()

    def _sheet_on_table(self) -> Sheet:
        """Return the puzzle and its entries, without what a search has left, and without notes."""
        return self._game_controller.game.sheet.only({Origin.GIVEN, Origin.ENTRY}).with_notes(())

    @Slot(object)
    def _take(self, report: RaceReport) -> None:
        self._window.show_standings(report.standings)
        self._window.handle.show_clock(self._window.controls.rule, report.shown, report.front)
        if report.is_over and self._phase is not RacePhase.OVER:
            self._enter(RacePhase.OVER)
            self._window.show_sentence(_finish_sentence(report.standings))
        elif self._phase is RacePhase.PAUSED:
            is_earlier = report.shown < report.front
            self._window.show_sentence(_EARLIER if is_earlier else _SENTENCES[self._phase])

    def _stand_still(self) -> None:
        """Be able to go on from the moment that will be shown."""
        if self._phase in {RacePhase.RUNNING, RacePhase.OVER}:
            self._enter(RacePhase.PAUSED)

    def _enter(self, phase: RacePhase) -> None:
        self._phase = phase
        self._window.show_phase(phase)
        if phase in _SENTENCES:
            self._window.show_sentence(_SENTENCES[phase])

    def _tell_saved(self, outcome: Path | FileFailed) -> None:
        if isinstance(outcome, Path):
            self._window.show_sentence(text("Saved {name}.", name=outcome.name))
        else:
            self._window.show_sentence(_not_saved(outcome.path.name, outcome.problem))


_OTHER_SUFFIX = text("expected a name that ends in {suffixes}", suffixes=".csv .png")
_SENTENCES = {
    RacePhase.NOBODY: text("Choose at least two algorithms."),
    RacePhase.READY: text("All are at the start."),
    RacePhase.RUNNING: text("The race is on."),
    RacePhase.PAUSED: text("All stand still."),
}

_EARLIER = text("This is how all stood then. “Go On” has them run on from there.")


def _not_saved(name: str, problem: Text) -> Text:
    return text("{name} cannot be saved: {problem}", name=name, problem=problem)


def _finish_sentence(standings: Sequence[RaceStanding]) -> Text:
    """Return who was first, or who share the place."""
    first = [each.racer.title for each in standings if each.place == 1]
    if not first:
        return text("The race is over, and nobody came to an answer.")
    names = listed(first[:_NAMED_AT_MOST])
    more = len(first) - _NAMED_AT_MOST
    if more > 0:
        names = text_n("{names} and {n} more", "{names} and {n} more", n=more, names=names)
    return text("The race is over. First: {names}.", names=names)


def _table_of(standings: Sequence[RaceStanding]) -> bytes:
    """Return the content of a CSV file."""
    rows = [
        {
            "place": standing.place or "",
            "turn": standing.racer.transform.value,
            **race_row(standing),
        }
        for standing in standings
    ]
    return race_csv(rows).encode()


def _problem_with(sheet: Sheet, racers: Sequence[Racer]) -> Text | None:
    """Return why there can be no race over `sheet`, or None if there can."""
    conflicts = sheet.grid.conflicts()
    if conflicts:
        return conflicts_sentence(conflicts, sheet.geometry)
    try:
        for racer in racers:
            require_able(racer.algorithm, racer.sheet.geometry)
    except UnsuitableGeometryError as error:
        return error.sentence
    return None
