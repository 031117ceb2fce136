"""The open document: its puzzles, what is seen of it and what it keeps."""

from pathlib import Path

import pytest

from sudoku_gui.formats import format_named, read, write, write_all
from sudoku_gui.formats.entries import with_notes
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.note_moves import toggle_colour, toggle_note
from sudoku_gui.model.notes import CellNotes, Colour, NoteKind
from sudoku_gui.playback.jumps import ToStep
from sudoku_gui.solvers import algorithm_named
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.document_bench import DocumentBench
from tests.support.ui.searches import ENDLESS

NINE = Grid.from_line("123456789" + "." * 72)
BOJ2580, LINE = map(format_named, ("boj2580", "line"))
GAME = format_named("sudoku")
KSUDOKU, OPENSUDOKU = map(format_named, ("ksudoku", "opensudoku"))


def test_the_text_of_the_grid_is_that_of_the_search_while_one_runs(desk: DocumentBench) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    for _ in range(5):
        desk.game_search.step(1)
    desk.solver.deliver()

    assert desk.documents.grid_as_text() == write(desk.bench.shown.grid, BOJ2580).decode()


@pytest.mark.parametrize("name", ["gnome", "opensudoku", "ksudoku", "csv"])
def test_a_puzzle_of_another_program_is_copied_as_plain_rows(
    desk: DocumentBench, tmp_path: Path, name: str
) -> None:
    path = tmp_path / "puzzle"
    path.write_bytes(write(NINE, format_named(name)))

    desk.open(path)

    assert desk.documents.grid_as_text() == write(NINE, BOJ2580).decode()


def test_a_line_is_copied_as_a_line(desk: DocumentBench, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.line"
    path.write_bytes(write(NINE, LINE))

    desk.open(path)

    assert desk.documents.grid_as_text() == write(NINE, LINE).decode()


def test_each_puzzle_of_a_collection_keeps_its_game(desk: DocumentBench, many: Path) -> None:
    desk.open(many)
    desk.enter(1, 9)

    desk.documents.select_puzzle(2)
    desk.enter(1, 8)
    desk.documents.select_puzzle(0)

    assert desk.sheet.state_at(Cell(1)).digit == 9
    assert desk.documents.collection.record(2).entries.digit_at(Cell(1)) == 8
    assert desk.person.asked == []


def test_a_search_is_kept_when_another_puzzle_comes_onto_the_table(
    desk: DocumentBench, many: Path
) -> None:
    many.write_bytes(write_all([bare(SMALL), bare(SMALL)], LINE))
    desk.open(many)
    desk.solve()

    desk.documents.select_puzzle(1)
    assert desk.sheet.grid == SMALL
    desk.documents.select_puzzle(0)

    assert desk.sheet.grid == SMALL_SOLVED


def test_what_is_shown_of_a_search_that_plays_is_kept_when_another_puzzle_comes(
    desk: DocumentBench, many: Path
) -> None:
    many.write_bytes(write_all([bare(ENDLESS), bare(ENDLESS)], LINE))
    desk.open(many)
    desk.game_search.watch()
    desk.solver.deliver()
    desk.solver.tick()
    desk.solver.deliver()
    shown = desk.bench.shown.grid
    assert shown != ENDLESS

    desk.documents.select_puzzle(1)
    desk.documents.select_puzzle(0)

    assert desk.sheet.grid == shown


def test_a_new_grid_is_copied_in_a_format_that_holds_its_size(
    desk: DocumentBench, tmp_path: Path
) -> None:
    path = tmp_path / "puzzle.ss"
    path.write_bytes(write(Grid.from_line("1" + "." * 80), format_named("ss")))
    desk.open(path)

    desk.opener.new(16)

    assert desk.documents.grid_as_text() == write(Grid.from_line("." * 256), BOJ2580).decode()


def _note(desk: DocumentBench, kind: NoteKind = NoteKind.CORNER) -> None:
    desk.bench.write_notes(lambda sheet: toggle_note(sheet, [Cell(0)], kind, Digit(1)))


def _colour(desk: DocumentBench) -> None:
    desk.bench.write_notes(lambda sheet: toggle_colour(sheet, [Cell(0)], Colour(1)))


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """A saved game of KSudoku: SMALL, with a note."""
    path = tmp_path / "game.ksudoku"
    notes = {Cell(0): CellNotes(corner=frozenset({Digit(1), Digit(3)}))}
    path.write_bytes(write_all([with_notes(bare(SMALL), notes)], KSUDOKU))
    return path


def test_notes_come_from_a_file_and_go_back_into_it(desk: DocumentBench, game_file: Path) -> None:
    desk.open(game_file)
    seen = [(sorted(desk.sheet.notes_at(Cell(0)).corner), desk.documents.is_modified)]
    _note(desk)
    seen.append((sorted(desk.sheet.notes_at(Cell(0)).corner), desk.documents.is_modified))
    desk.save()

    (content,) = read(game_file.read_bytes()).records
    assert seen == [([1, 3], False), ([3], True)]
    assert content.sheet == desk.sheet
    assert (desk.person.asked, desk.documents.is_modified) == ([], False)


def test_going_from_puzzle_to_puzzle_keeps_notes_and_colours(
    desk: DocumentBench, tmp_path: Path
) -> None:
    path = tmp_path / "two.opensudoku"
    notes = {Cell(80): CellNotes(corner=frozenset({Digit(1)}))}
    path.write_bytes(write_all([bare(NINE), with_notes(bare(NINE), notes)], OPENSUDOKU))
    desk.open(path)
    desk.bench.write_notes(lambda sheet: toggle_note(sheet, [Cell(80)], NoteKind.CENTRE, Digit(2)))
    _colour(desk)
    first = desk.sheet

    desk.documents.select_puzzle(1)
    assert desk.sheet.notes_at(Cell(80)) == notes[Cell(80)]
    desk.documents.select_puzzle(0)

    assert desk.sheet == first
    assert desk.documents.collection.records()[0].sheet == first


def test_a_game_saved_and_opened_goes_on_where_it_was(desk: DocumentBench, tmp_path: Path) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    _note(desk)
    desk.enter(2, 4)
    desk.enter(0, 3)
    desk.bench.undo()
    desk.bench.game.add_seconds(2.5)
    desk.bench.game.add_bookmark("Fork")
    before = desk.bench.game.snapshot
    path = desk.will_save_to(tmp_path / "mine.sudoku", GAME)

    desk.save()
    desk.opener.new(9)
    desk.open(path)

    assert desk.bench.game.snapshot == before
    assert not desk.documents.is_modified
    desk.bench.redo()
    assert desk.sheet.grid.digit_at(Cell(0)) == 3


@pytest.mark.parametrize("steps", [1, 7, 30])
def test_a_search_saved_and_opened_is_shown_at_the_step_that_was_looked_at(
    desk: DocumentBench, tmp_path: Path, steps: int
) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    desk.search.choose_algorithm(algorithm_named("direct-check"))
    _look_at(desk, steps)
    path = desk.will_save_to(tmp_path / "mine.sudoku", GAME)
    desk.save()
    before, shown = desk.bench.game.snapshot, desk.bench.shown
    desk.opener.new(9)
    desk.search.choose_algorithm(algorithm_named("used-tables"))

    desk.open(path)
    desk.solver.run()

    assert before.watched == WatchedStep("direct-check", steps)
    assert desk.search.algorithm.name == "direct-check"
    assert desk.search.shown_moment is not None
    assert desk.search.shown_moment.moment.counters.steps == steps
    assert desk.bench.shown == shown
    assert desk.bench.game.snapshot == before
    assert not desk.documents.is_modified


def test_a_search_that_begins_elsewhere_than_with_the_digits_typed_is_not_remembered(
    desk: DocumentBench, tmp_path: Path
) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    _look_at(desk, 5)
    desk.game_search.continue_with(algorithm_named("direct-check"))
    desk.solver.run()
    desk.will_save_to(tmp_path / "mine.sudoku", GAME)

    desk.save()

    assert desk.bench.game.watched is None


def test_a_game_watched_with_an_algorithm_that_there_is_not_opens_without_it(
    desk: DocumentBench, tmp_path: Path
) -> None:
    path = tmp_path / "mine.sudoku"
    path.write_bytes(write(SMALL, GAME) + b'{"watched":"unheard-of","step":3}\n')

    desk.open(path)

    assert desk.sheet.givens == SMALL
    assert not desk.search.has_search


def _look_at(desk: DocumentBench, steps: int) -> None:
    desk.game_search.jump(ToStep(steps))
    desk.solver.run()
