"""Documents to test on: a game controller, files and a person that do what they are told."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSettings

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.documents.samples import SAMPLES
from sudoku_gui.formats import Format, format_named, write
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.document_prompts import DocumentPrompts
from sudoku_gui.ui.files.document_saver import DocumentSaver
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController
from tests.support.puzzles import SMALL
from tests.support.ui.fakes import FakePerson, HandTurnedFiles, HandTurnedSolver


class DocumentBench:
    """Documents over a game controller with an empty 9x9 grid, and what they said."""

    def __init__(self, store: QSettings, prompts: DocumentPrompts | None = None) -> None:
        self.solver = HandTurnedSolver()
        self.files = HandTurnedFiles()
        self.person = FakePerson()
        self.settings = Settings(store)
        wished = partial(algorithm_named, "used-tables")
        self.search = SearchController(wished, UNLIMITED_PACE, self.solver)
        self.bench = GameController(self.search)
        self.game_search = GameSearch(self.bench, self.search)
        self.documents = DocumentController(self.bench, self.game_search, self.settings)
        asking = prompts or self.person
        self.saver = DocumentSaver(self.bench, self.documents, self.files, self.settings, asking)
        self.opener = DocumentOpener(
            self.bench, self.documents, self.saver, self.files, self.settings, asking
        )
        self.said: list[Notice] = []
        for part in (self.documents, self.saver, self.opener):
            part.notice_posted.connect(self.said.append)

    @property
    def sheet(self) -> Sheet:
        """What stands in the cells of the game."""
        return self.bench.game.sheet

    @property
    def sentences(self) -> list[str]:
        """All that was said, in English."""
        return [str(notice.sentence) for notice in self.said]

    def open(self, path: Path) -> None:
        """Open the file at `path`, on a disk that answers."""
        self.opener.open_file(path)
        self.files.work()

    def paste(self, words: str) -> None:
        """Open what was copied, and let it be read."""
        self.opener.open_text(words)
        self.files.work()

    def save(self) -> None:
        """Save, on a disk that answers."""
        self.saver.save()
        self.files.work()

    def enter(self, cell: int, digit: int) -> None:
        """Type `digit` into `cell`."""
        self.bench.enter_in_all((Cell(cell),), Digit(digit))

    def solve(self) -> None:
        """Solve what is on the table."""
        self.game_search.search_to_end()
        self.solver.run()

    def will_save_to(self, path: Path, format_: Format) -> Path:
        """Have the person choose `path` when asked where to save."""
        self.person.target = SaveTarget(path, format_)
        return path

    def leave_by(self, way: str, puzzle_file: Path) -> bool:
        """Leave the present game in one of several ways; whether it was left."""
        game, closed = self.bench.game, list[bool]()
        ways: dict[str, Callable[[], None]] = {
            "new": lambda: self.opener.new(4),
            "open": lambda: self.opener.open_file(puzzle_file),
            "sample": lambda: self.opener.open_sample(SAMPLES[0]),
            "paste": lambda: self.opener.open_text(write(SMALL, format_named("line")).decode()),
            "close": lambda: self.saver.after_saving(lambda: closed.append(True)),
        }
        ways[way]()
        self.files.work()
        return self.bench.game is not game or bool(closed)
