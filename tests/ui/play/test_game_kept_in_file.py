"""What a player has besides the digits comes back with the file of the game."""

from pathlib import Path

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import format_named
from sudoku_gui.ui.play.history_panel import HistoryPanel
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram

BLANKS = SMALL.blanks()


def test_history_bookmarks_and_time_come_back_with_the_file(
    opened: OpenProgram, tmp_path: Path
) -> None:
    path = tmp_path / "evening.sudoku"
    opened.put(SMALL)
    for cell in BLANKS[:4]:
        opened.enter(cell, SMALL_SOLVED.digit_at(cell))
    opened.game_controller.game.add_seconds(75.5)
    opened.trigger("add_bookmark")
    for cell in BLANKS[4:6]:
        opened.enter(cell, SMALL_SOLVED.digit_at(cell))
    opened.trigger("undo")
    opened.trigger("undo")
    before = opened.game_controller.game.snapshot
    opened.person.target = SaveTarget(path, format_named("sudoku"))
    opened.trigger("save")
    opened.wait_until(lambda: not opened.game_controller.game.is_modified)

    opened.game_controller.new(4)
    opened.open_file(path)
    opened.wait_until(lambda: opened.game_controller.game.puzzle.givens == SMALL)

    again = opened.game_controller.game
    assert (again.snapshot.done, again.snapshot.undone) == (before.done, before.undone)
    assert (again.bookmarks, again.totals.seconds) == (before.bookmarks, before.totals.seconds)
    opened.trigger("redo")
    assert opened.sheet.grid.blanks() == BLANKS[5:]
    opened.trigger("history")
    panel = opened.panel_of(HistoryPanel)
    assert panel.moves.model().rowCount() == 1 + len(before.done) + len(before.undone)
    assert panel.bookmarks.selected == before.bookmarks[0].name
