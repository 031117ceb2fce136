"""The document on the table: which file it belongs to; opening and saving.

Opening and saving happen in the file thread; what follows on them is handed along
as a function, so that "save, then close" closes only after the file is safe.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sudoku_gui import formats
from sudoku_gui.formats import Content, Format, Part, Reading, format_named
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.notes import several_puzzles
from sudoku_gui.language import Text, say, text
from sudoku_gui.model.game import Game
from sudoku_gui.ui.file_thread import (
    Failed,
    FileThread,
    Opened,
    Request,
    Saved,
    read_file,
    write_file,
)
from sudoku_gui.ui.notice import Notice, Tone
from sudoku_gui.ui.questions import Overwriting, Questions, Target, Unsaved
from sudoku_gui.ui.samples import Sample
from sudoku_gui.ui.settings import Settings
from sudoku_gui.ui.workbench import Workbench
from sudoku_gui.wording import PART_WORDS, listed

_FIRST_FORMAT = "boj2580"


class Documents(QObject):
    """Opens into and saves from the workbench."""

    document_changed = Signal()
    recent_changed = Signal()
    said = Signal(object)  # Notice

    def __init__(
        self,
        workbench: Workbench,
        files: FileThread,
        settings: Settings,
        questions: Questions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._files = files
        self._settings = settings
        self._questions = questions
        self._name: Text = _UNTITLED
        self._path: Path | None = None
        self._format = format_named(_FIRST_FORMAT)
        self._holds_puzzle_alone = False

    @property
    def name(self) -> str:
        """What the title of the window calls the document."""
        return self._path.name if self._path else say(self._name)

    def new(self, size: int) -> None:
        """An empty grid to type a puzzle into."""

        def start() -> None:
            # The format in use may not hold grids of this size.
            self._become(_UNTITLED, None, format_named(_FIRST_FORMAT))
            self._workbench.new(size)

        self.when_safe(start)

    def open(self) -> None:
        """Ask for a file and open it."""
        path = self._questions.which_file(self._folder())
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open the puzzle in the file at `path`, after asking about unsaved changes."""

        def opened(outcome: Opened | Saved | Failed) -> None:
            if isinstance(outcome, Opened):
                self.when_safe(lambda: self._take_file(outcome))
            elif isinstance(outcome, Failed):
                self._settings.forget_file(path)
                self.recent_changed.emit()
                self._say_failed(_CANNOT_OPEN, outcome)

        self._files.ask(Request(lambda: read_file(path.absolute()), opened))

    def open_sample(self, sample: Sample) -> None:
        """Open a puzzle that comes with the program; saving it asks for a file."""

        def opened(outcome: Opened | Saved | Failed) -> None:
            if isinstance(outcome, Opened):
                self.when_safe(lambda: self._take(sample.title, None, outcome.reading))
            elif isinstance(outcome, Failed):
                self._say_failed(_CANNOT_OPEN, outcome)

        self._files.ask(Request(lambda: read_file(sample.path), opened))

    def open_text(self, pasted: str) -> None:
        """Open a puzzle that was copied somewhere else."""
        try:
            reading = formats.read(pasted.encode("utf-8", "surrogatepass"))
        except FormatError as error:
            sentence = text("What was copied is no puzzle: {problem}", problem=error.sentence)
            self.said.emit(Notice(sentence, Tone.WARNING))
            return
        self.when_safe(lambda: self._take(_UNTITLED, None, reading))

    def grid_as_text(self) -> str:
        """The grid as shown, in the format of the document."""
        shown = Content.filled(self._workbench.game.puzzle, self._workbench.shown.grid)
        return formats.write_all((shown,), self._format).decode()

    def save(self, then: Callable[[], None] = lambda: None) -> None:
        """Save to the document's file, or ask for one; `then` follows when it is safe."""
        self._workbench.stop()
        if self._path is None:
            self.save_as(then)
            return
        game = self._workbench.game
        content = Content.filled(game.puzzle, game.sheet.grid)
        if self._holds_puzzle_alone and _stand_as_givens(content, self._format):
            answer = self._questions.what_to_write(self.name)
            if answer is Overwriting.CANCEL:
                return
            if answer is Overwriting.GIVENS:
                content = Content.untouched(game.puzzle)
        self._write(game, content, Target(self._path, self._format), then)

    def save_as(self, then: Callable[[], None] = lambda: None) -> None:
        """Ask for a file and a format and save there; `then` follows when it is safe."""
        self._workbench.stop()
        game = self._workbench.game  # questions and disks take time: another may follow
        suggested = self._path or self._folder() / f"sudoku{self._format.suffixes[0]}"
        target = self._questions.where_to(Target(suggested, self._format))
        if target is not None:
            content = Content.filled(game.puzzle, game.sheet.grid)
            self._write(game, content, target, then)

    def when_safe(self, then: Callable[[], None]) -> None:
        """Do `then` once nothing would be lost by it, or not at all."""
        if not self._workbench.game.is_modified:
            then()
            return
        answer = self._questions.what_about_changes(self.name)
        if answer is Unsaved.SAVE:
            self.save(then)
        elif answer is Unsaved.DISCARD:
            then()

    def _write(
        self, game: Game, content: Content, target: Target, then: Callable[[], None]
    ) -> None:
        sheet, about = game.sheet, game.puzzle.about

        def written(outcome: Opened | Saved | Failed) -> None:
            if isinstance(outcome, Failed):
                self._say_failed(_CANNOT_SAVE, outcome)
            elif isinstance(outcome, Saved):
                if self._workbench.game is game:
                    self._keep_saved(outcome)
                self._remember(outcome.path)
                self.said.emit(_about_saved(outcome))
                now = self._workbench.game
                if (now.sheet, now.puzzle.about) == (sheet, about):
                    then()
                else:  # people typed on while the disk was busy
                    self.when_safe(then)

        path = target.path.absolute()
        self._files.ask(Request(lambda: write_file(path, (content,), target.format), written))

    def _keep_saved(self, saved: Saved) -> None:
        (content,) = saved.contents
        game, grid = self._workbench.game, content.grid
        sheet = game.sheet
        if (grid, content.puzzle.about) == (sheet.grid, game.puzzle.about):
            self._workbench.mark_saved()
        self._become(_UNTITLED, saved.path, saved.format)
        self._holds_puzzle_alone = grid == sheet.givens

    def _take_file(self, opened: Opened) -> None:
        is_alone = len(opened.reading.contents) == 1
        name = text("{name}", name=opened.path.name)
        # Saving over a file with other puzzles in it would lose them: another is asked for.
        self._take(name, opened.path if is_alone else None, opened.reading)
        self._remember(opened.path)

    def _take(self, name: Text, path: Path | None, reading: Reading) -> None:
        self._become(name, path, reading.format)
        self._holds_puzzle_alone = path is not None
        content = reading.contents[0]
        self._workbench.open_game(Game(content.puzzle, content.entries))
        notes = [*several_puzzles(len(reading.contents)), *reading.notes]
        if notes:
            self.said.emit(Notice(_joined([note.sentence for note in notes])))
        else:
            self.said.emit(Notice(text("Opened {name}", name=path.name if path else name)))

    def _become(self, name: Text, path: Path | None, format_: Format) -> None:
        self._name, self._path, self._format = name, path, format_
        self.document_changed.emit()

    def _remember(self, path: Path) -> None:
        self._settings.remember_file(path)
        self.recent_changed.emit()

    def _folder(self) -> Path:
        recent = self._settings.recent_files
        return (self._path or recent[0]).parent if self._path or recent else Path.home()

    def _say_failed(self, what: str, failed: Failed) -> None:
        sentence = text(what, name=failed.path.name, problem=failed.problem)
        self.said.emit(Notice(sentence, Tone.WARNING))


_UNTITLED = text("Untitled")
_CANNOT_OPEN = text("{name} was not opened: {problem}").template
_CANNOT_SAVE = text("{name} was not saved: {problem}").template


def _stand_as_givens(content: Content, format_: Format) -> bool:
    """Whether the entries of `content` could not be told from givens in a file of the format."""
    return Part.ENTRIES in formats.lost((content,), formats.write_all((content,), format_), format_)


def _about_saved(saved: Saved) -> Notice:
    """What to say of a file that was saved, and what it has no room for."""
    lost = [PART_WORDS[part] for part in Part if part in saved.lost - {Part.ENTRIES}]
    if not lost:
        return Notice(text("Saved {name}", name=saved.path.name), Tone.GOOD)
    return Notice(
        text(
            "Saved {name}, without what has no room there: {parts}",
            name=saved.path.name,
            parts=listed(lost),
        )
    )


def _joined(sentences: list[Text]) -> Text:
    """Several sentences as one; further ones are counted."""
    first = sentences[0]
    if len(sentences) == 1:
        return first
    return text("{first} (and {more} more remarks)", first=first, more=len(sentences) - 1)
