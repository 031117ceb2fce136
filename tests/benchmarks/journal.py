"""How fast a journal of 10,000 moves opens, and what a start with a game resumed costs.

    python -m tests.benchmarks.journal --turns 7

The journal is measured beside the same game as a file of the program's own format, the start
with a game resumed beside a start with the same game opened from its file; each pair in turns,
so that both find the machine the same.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtWidgets import QApplication

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.documents.document_journal import JournalRecorder
from sudoku_gui.documents.journal_file import JournalFolder
from sudoku_gui.documents.puzzle_files import read_file, write_file
from sudoku_gui.documents.unfinished import find_unfinished
from sudoku_gui.formats import format_named
from sudoku_gui.model import moves, note_moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.ui.program import Program
from tests.support.ui.open_program import free

MANY, FEW = 10_000, 200  # moves: of a long journal, and of a game at a start
_PUZZLE = Grid.from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)


@dataclass(frozen=True, slots=True)
class Pair:
    """Seconds of two things measured in turns."""

    ours: float
    other: float

    @property
    def ratio(self) -> float:
        """How many times as long ours took."""
        return self.ours / self.other


def game_of(count: int) -> Game:
    """A game with so many moves: digits, notes, and digits taken out again."""
    game, random = Game(Puzzle(_PUZZLE)), Random(count)
    while len(game.timed_moves) < count:
        cell = Cell(random.choice(_PUZZLE.blanks()))
        digit = Digit(random.randint(1, 9))
        if game.sheet.grid.digit_at(cell):
            game.play(moves.enter_in_all(game.sheet, (cell,), BLANK))
        elif random.random() < 0.3:
            game.play(moves.enter_in_all(game.sheet, (cell,), digit))
        else:
            game.play(note_moves.toggle_note(game.sheet, [cell], NoteKind.CORNER, digit))
    return game


def write_journal(folder: Path, game: Game) -> None:
    """Leave a journal of the game, as a window that died."""
    edit = JournalRecorder().edit(Document(Collection.of_game(game)), is_typing_givens=False)
    assert edit is not None
    journal = JournalFolder(folder).begin()
    journal.replace(edit.lines())
    journal.release()


def opening(turns: int) -> Pair:
    """Open a journal of 10,000 moves, and the same game from its file."""
    with tempfile.TemporaryDirectory() as name:
        folder, file = Path(name, "journals"), Path(name, "game.sudoku")
        game = game_of(MANY)
        write_journal(folder, game)
        write_file(file, Collection.of_game(game).records(), format_named("sudoku"))

        def resume() -> None:
            found = find_unfinished(JournalFolder(folder), resumes=True).resumed
            assert found is not None
            assert found.document.collection.game(0).sheet == game.sheet
            found.journal.release()

        return _in_turns(resume, lambda: read_file(file), turns)


def start(application: QApplication, turns: int) -> Pair:
    """Start the program with a game resumed, and with the same game opened from its file."""
    with tempfile.TemporaryDirectory() as name:
        store = QSettings(str(Path(name, "settings.ini")), QSettings.Format.IniFormat)
        full, empty, file = Path(name, "full"), Path(name, "empty"), Path(name, "game.sudoku")
        game = game_of(FEW)
        write_file(file, Collection.of_game(game).records(), format_named("sudoku"))

        def started(journals: Path, files: Sequence[str]) -> None:
            program = Program(application, store, journals)
            program.start(files)
            while len(program.game_controller.game.timed_moves) < FEW:
                application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            application.processEvents()  # and paint it
            program.journal.forget()
            program.shut_down()
            free(program)

        return _in_turns(
            lambda: started(full, []),
            lambda: started(empty, [str(file)]),
            turns,
            before=lambda: write_journal(full, game),
        )


def _in_turns(
    ours: Callable[[], object],
    other: Callable[[], object],
    turns: int,
    before: Callable[[], None] = lambda: None,
) -> Pair:
    """The median of both, the first turn of each left out."""
    seconds: tuple[list[float], list[float]] = ([], [])
    for _ in range(turns + 1):
        before()
        for do, taken in zip((ours, other), seconds, strict=True):
            began = time.perf_counter()
            do()
            taken.append(time.perf_counter() - began)
    return Pair(*(statistics.median(taken[1:]) for taken in seconds))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description="opening journals, and starting with one")
    parser.add_argument("--turns", type=int, default=7)
    wanted = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    opened = opening(wanted.turns)
    print(f"journal of {MANY} moves: {opened.ours * 1000:.0f} ms", end="")
    print(f", {opened.ratio:.2f} times its file ({opened.other * 1000:.0f} ms)")
    begun = start(QApplication(sys.argv[:1]), wanted.turns)
    print(f"start with a game resumed: {begun.ours * 1000:.0f} ms", end="")
    print(f", {begun.ratio:.2f} times that with a file ({begun.other * 1000:.0f} ms)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
