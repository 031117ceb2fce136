"""Somebody who plays for the trials of the journal, and what the next start makes of it.

A player is a process without a window: the game, the documents and the journal are the real
ones.  Before the journal hears of a change, the player notes a digest of the game as it is then
and the time, in a file of its own; so what is resumed later can be compared with what was done.
"""

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TextIO
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QTimer

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.documents.document_journal import JournalEdit
from sudoku_gui.documents.journal_file import Journal, JournalFolder
from sudoku_gui.documents.puzzle_files import FileOpened, read_file
from sudoku_gui.documents.unfinished import ResumedDocument, find_unfinished
from sudoku_gui.formats import format_named
from sudoku_gui.model import note_moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.document_saver import DocumentSaver
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.journal_controller import JournalController
from sudoku_gui.ui.files.journal_thread import JournalThread
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController
from tests.support.display.waiting import wait_until
from tests.support.ui.fakes import FakePerson, HandTurnedSolver

MILLISECONDS = 5  # from move to move
PUZZLE = Grid.from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)
_EDITS_OF_A_FORGETFUL_WRITER = 20


@dataclass(frozen=True, slots=True)
class Done:
    """The game after something was done, told by its digest, and when that was."""

    seconds: float
    digest: str


class Player(QObject):
    """Plays at random in one window without a picture; `random` decides what is done."""

    def __init__(self, folder: Path, name: str, random: Random) -> None:
        super().__init__()
        self._random = random
        self._log = (folder / f"{name}.log").open("w", buffering=1)
        self._search = SearchController(
            lambda: ALGORITHMS[0], UNLIMITED_PACE, HandTurnedSolver(), self
        )
        self.game_controller = GameController(self._search, self)
        game_search = GameSearch(self.game_controller, self._search, self)
        self._watch = GameWatch(self.game_controller, self._log)
        store = QSettings(str(folder / f"{name}.ini"), QSettings.Format.IniFormat)
        target = SaveTarget(folder / f"{name}.sudoku", format_named("sudoku"))
        person = FakePerson(target=target)
        files = FileThread(self)
        game, settings = self.game_controller, Settings(store)
        documents = DocumentController(game, game_search, settings, self)
        self._saver = DocumentSaver(game, documents, files, settings, person, self)
        opener = DocumentOpener(game, documents, self._saver, files, settings, person, self)
        self._journal = JournalController(
            folder / "journals", game, documents, files, lambda: opener.new(9), self
        )
        opener.notice_posted.connect(self._journal.hear_notice)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.play)

    def begin(self) -> None:
        """Open the puzzle, and play on and on."""
        self.game_controller.open_game(Game(Puzzle(PUZZLE)))
        self._timer.start(MILLISECONDS)

    def play(self) -> None:
        """Do something: mostly a digit or a note, now and then something else."""
        do_at_random(self.game_controller, self._random)
        if self._random.random() < 0.01:
            self._saver.save()


class GameWatch:
    """Notes the game after each change, before anybody else hears of it."""

    def __init__(self, game_controller: GameController, log: TextIO) -> None:
        self._game_controller = game_controller
        self._log = log
        self._last = ""
        game_controller.game_replaced.connect(self._note)
        game_controller.game_changed.connect(self._note)

    def _note(self) -> None:
        digest = digest_of(self._game_controller.game)
        if digest != self._last:
            self._last = digest
            self._log.write(f"{time.monotonic():.6f} {digest}\n")


def do_at_random(game_controller: GameController, random: Random) -> None:
    """Write, note, undo or redo something in the game."""
    cell, digit = Cell(random.choice(PUZZLE.blanks())), Digit(random.randint(1, 9))
    kind = random.random()
    if kind < 0.4:
        game_controller.enter_in_all((Cell(cell),), Digit(digit))
    elif kind < 0.7:
        game_controller.write_notes(
            lambda sheet: note_moves.toggle_note(sheet, [cell], NoteKind.CORNER, digit)
        )
    elif kind < 0.9:
        game_controller.undo()
    else:
        game_controller.redo()


def digest_of(game: Game) -> str:
    """A digest of all that was played, and of the grid as it is."""
    history = game.snapshot
    told = repr((history.done, history.undone, game.sheet.grid.digits, game.sheet.origins))
    return sha256(_in_order(told).encode()).hexdigest()


def _in_order(told: str) -> str:
    """Return the words with the numbers of each set in order, for sets have none."""
    pieces = told.split("frozenset({")
    ordered = [
        ",".join(sorted(inside.split(", "))) + rest
        for inside, _, rest in (piece.partition("})") for piece in pieces[1:])
    ]
    return pieces[0] + "".join(ordered)


def play_for_ever(folder: Path, names: Sequence[str], seed: int, fault: str) -> None:
    """Be the process: a window for each of `names`, all in one process, until it is killed."""
    if fault:
        FAULTS[fault]()
    application = QCoreApplication([])
    players = [Player(folder, name, Random(f"{seed} {name}")) for name in names]
    for player in players:
        player.begin()
    (folder / f"{names[0]}.ready").touch()
    application.exec()


def child_process(folder: Path, names: Sequence[str], seed: int, fault: str = "") -> int:
    """Start such a process and return its number; quick, for this one has no thread."""
    process = os.fork()
    if process == 0:
        try:
            play_for_ever(folder, names, seed, fault)
        finally:
            os._exit(1)
    return process


def wait_until_ready(folder: Path, name: str) -> None:
    """Wait until the windows of such a process play; raise TooLongError if they never do."""
    wait_until((folder / f"{name}.ready").exists, f"somebody plays in {folder}")


def log_of(folder: Path, name: str) -> list[Done]:
    """What was done in a window, in order."""
    lines = (folder / f"{name}.log").read_text().split("\n")[:-1]  # the last may be torn
    return [Done(float(seconds), digest) for seconds, digest in (line.split() for line in lines)]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the next start found of a game; fault: what is wrong about that, if anything."""

    lost_moves: int
    lost_seconds: float
    fault: str = ""


def outcome_of(resumed: ResumedDocument | None, log: Sequence[Done], ended: float) -> Outcome:
    """Compare what was resumed with what was done; the process ended at `ended`."""
    if resumed is None:
        return Outcome(len(log), 0.0, "" if not log or ended - log[0].seconds < 1 else "nothing")
    if resumed.problem is not None:
        return Outcome(0, 0.0, resumed.problem.value)
    document = resumed.document
    game = document.collection.game(document.row)
    places = [place for place, done in enumerate(log) if done.digest == digest_of(game)]
    if not places:
        return Outcome(0, 0.0, "a game that never was")
    lost = log[places[-1] + 1 :]
    seconds = ended - lost[0].seconds if lost else 0.0
    fault = f"{seconds:.2f} s lost" if seconds > 1 else _fault_of_file(document.path, game)
    return Outcome(len(lost), seconds, fault)


def _fault_of_file(path: Path | None, game: Game) -> str:
    """A game that counts as saved stands in its file."""
    if path is None or game.is_modified:
        return ""
    opened = read_file(path)
    if not isinstance(opened, FileOpened):
        return "a saved game without its file"
    return "" if opened.reading.records[0].grid == game.sheet.grid else "a file of another game"


def resume_in(folder: Path) -> list[ResumedDocument]:
    """All that waits in the journals of `folder`, the one left last first; read and let go."""
    found: list[ResumedDocument] = []
    while True:
        resumed = find_unfinished(JournalFolder(folder / "journals"), resumes=True).resumed
        if resumed is None:
            return found
        found.append(resumed)
        resumed.journal.remove()


def _forget_edits() -> None:
    """A planted fault: the thread takes some edits and no more."""
    edit, count = JournalThread.edit, 0

    def edit_some(thread: JournalThread, each: JournalEdit) -> None:
        nonlocal count
        count += 1
        if count < _EDITS_OF_A_FORGETFUL_WRITER:
            edit(thread, each)

    patch.object(JournalThread, "edit", edit_some).start()


def _skip_lines() -> None:
    """A planted fault: now and then a line is not written, and its checksum left out."""
    append = Journal.append

    def append_some(journal: Journal, lines: Sequence[bytes]) -> None:
        append(journal, lines[1:] if b'"enter"' in lines[0] else lines)

    patch.object(Journal, "append", append_some).start()


FAULTS = {"forget_edits": _forget_edits, "skip_lines": _skip_lines}
"""Each makes the process that plays a faulty one."""
