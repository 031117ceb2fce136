"""Saving documents, with the file thread turned by hand and a fake person."""

import gzip
from pathlib import Path

import pytest

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import PuzzleRecord, RecordPart, format_named, read, write, write_all
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.note_moves import toggle_colour, toggle_note
from sudoku_gui.model.notes import Colour, NoteKind
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import NoticeTone
from sudoku_gui.ui.files.document_prompts import OverwriteChoice
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.document_bench import DocumentBench
from tests.support.ui.searches import ENDLESS

NINE = Grid.from_line("123456789" + "." * 72)
BOJ2239, BOJ2580, LINE, SDM = map(format_named, ("boj2239", "boj2580", "line", "sdm"))
GAME, CSV = map(format_named, ("sudoku", "csv"))


def test_the_first_save_asks_where_and_the_next_does_not(
    desk: DocumentBench, tmp_path: Path
) -> None:
    desk.bench.set_typing(TypingMode.GIVENS)
    desk.enter(0, 3)
    path = desk.will_save_to(tmp_path / "mine.txt", BOJ2580)

    desk.save()
    desk.enter(1, 4)
    desk.save()

    assert desk.person.asked == ["where to?"]
    assert path.read_bytes() == write(desk.sheet.grid, BOJ2580)
    assert desk.documents.name == "mine.txt"
    assert desk.sentences[-1] == "Saved mine.txt"
    assert not desk.bench.game.is_modified


def test_a_file_is_saved_in_the_format_it_was_opened_in(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    desk.bench.set_typing(TypingMode.GIVENS)
    desk.enter(0, 3)

    desk.save()

    assert puzzle_file.read_bytes() == write(desk.sheet.grid, BOJ2239)


def test_a_compressed_file_is_not_saved_over(
    desk: DocumentBench, puzzle_file: Path, tmp_path: Path
) -> None:
    compressed = puzzle_file.with_name("puzzle.gz")
    compressed.write_bytes(before := gzip.compress(puzzle_file.read_bytes()))
    desk.open(compressed)
    desk.bench.set_typing(TypingMode.GIVENS)
    desk.enter(0, 3)
    saved = desk.will_save_to(tmp_path / "mine.txt", BOJ2239)

    desk.save()

    assert compressed.read_bytes() == before
    assert saved.read_bytes() == write(desk.sheet.grid, BOJ2239)


def test_save_as_takes_another_file_and_format_from_then_on(
    desk: DocumentBench, puzzle_file: Path, tmp_path: Path
) -> None:
    desk.open(puzzle_file)
    other = desk.will_save_to(tmp_path / "other.line", LINE)

    desk.saver.save_as()
    desk.files.work()

    assert desk.person.suggestions == [SaveTarget(puzzle_file, BOJ2239)]
    assert other.read_bytes() == write(SMALL, LINE)
    assert puzzle_file.read_bytes() == write(SMALL, BOJ2239)
    assert desk.documents.name == "other.line"
    assert desk.settings.recent.files == [other, puzzle_file]


def test_a_person_who_chooses_no_target_saves_nothing(desk: DocumentBench) -> None:
    desk.save()

    assert desk.said == []
    assert desk.files.waiting == []


@pytest.mark.parametrize(
    ("content", "written"),
    [
        (OverwriteChoice.SHOWN, SMALL_SOLVED),
        (OverwriteChoice.GIVENS, SMALL),
        (OverwriteChoice.CANCEL, None),
    ],
)
def test_saving_a_filled_grid_over_its_puzzle_asks_what_to_write(
    desk: DocumentBench, puzzle_file: Path, content: OverwriteChoice, written: Grid | None
) -> None:
    desk.open(puzzle_file)
    desk.solve()
    desk.person.content = content

    desk.save()

    assert desk.person.asked == ["over the puzzle in puzzle.txt?"]
    assert puzzle_file.read_bytes() == write(written or SMALL, BOJ2239)


def test_once_the_digits_are_in_the_file_nobody_asks_again(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    desk.enter(0, 3)
    desk.person.content = OverwriteChoice.SHOWN
    desk.save()
    desk.enter(2, 4)

    desk.save()

    assert desk.person.asked == ["over the puzzle in puzzle.txt?"]
    assert puzzle_file.read_bytes() == write(desk.sheet.grid, BOJ2239)
    assert not desk.bench.game.is_modified


def test_saving_the_puzzle_alone_does_not_make_the_entries_safe(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    desk.enter(0, 3)
    desk.person.content = OverwriteChoice.GIVENS

    desk.save()

    assert desk.bench.game.is_modified
    assert desk.sentences[-1] == "Saved puzzle.txt, without the digits filled in"
    assert desk.said[-1].tone is NoticeTone.WARNING


def test_digits_that_become_givens_are_said_to_be_givens(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    desk.bench.edit_game(lambda game: game.set_metadata(Metadata(title="Small")))
    desk.enter(0, 3)
    desk.person.content = OverwriteChoice.SHOWN

    desk.save()

    assert desk.sentences[-1] == (
        "Saved puzzle.txt; the digits filled in stand as givens there, "
        "without what has no room there: title"
    )
    assert desk.said[-1].tone is NoticeTone.WARNING


def test_a_file_that_keeps_the_digits_is_proposed_instead_of_one_that_does_not(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    desk.enter(0, 3)
    desk.person.content = OverwriteChoice.ANOTHER
    other = desk.will_save_to(puzzle_file.with_suffix(".sudoku"), GAME)

    desk.save()

    assert desk.person.asked == ["over the puzzle in puzzle.txt?", "where to?"]
    assert desk.person.suggestions == [SaveTarget(other, GAME)]
    assert puzzle_file.read_bytes() == write(SMALL, BOJ2239)
    (content,) = read(other.read_bytes()).records
    assert (content.puzzle.givens, content.entries.digit_at(Cell(0))) == (SMALL, 3)
    assert not desk.bench.game.is_modified
    assert desk.sentences[-1] == "Saved puzzle.sudoku"


def test_a_pasted_puzzle_with_digits_is_proposed_to_be_saved_with_them(
    desk: DocumentBench,
) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    desk.save()
    desk.enter(0, 3)
    desk.save()

    folder = desk.settings.recent.folder
    assert desk.person.suggestions == [
        SaveTarget(folder / "sudoku.2580", BOJ2580),
        SaveTarget(folder / "sudoku.sudoku", GAME),
    ]


def test_what_is_known_about_a_puzzle_is_proposed_to_be_kept_with_its_digits(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    desk.bench.edit_game(lambda game: game.set_metadata(Metadata(title="Small")))
    desk.enter(0, 3)

    desk.saver.save_as()

    assert desk.person.suggestions == [SaveTarget(puzzle_file.with_suffix(".sudoku"), GAME)]


def test_a_file_that_keeps_the_game_is_proposed_again(desk: DocumentBench, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.game"
    path.write_bytes(write(NINE, GAME))
    desk.open(path)
    desk.enter(40, 3)

    desk.saver.save_as()

    assert desk.person.suggestions == [SaveTarget(path, GAME)]


def test_a_file_that_keeps_the_digits_and_not_the_moves_is_saved_without_a_question(
    desk: DocumentBench, tmp_path: Path
) -> None:
    path = tmp_path / "puzzle.ss"
    path.write_bytes(write(NINE, format_named("ss")))
    desk.open(path)
    desk.enter(40, 3)

    desk.save()
    desk.saver.save_as()

    assert desk.person.asked == ["where to?"]
    assert desk.person.suggestions == [SaveTarget(path.with_suffix(".sudoku"), GAME)]
    assert (desk.sentences[-1], desk.said[-1].tone) == ("Saved puzzle.ss", NoticeTone.GOOD)
    assert read(path.read_bytes()).records[0].entries.digit_at(Cell(40)) == 3


def test_a_save_that_fails_says_why_and_loses_nothing(desk: DocumentBench, tmp_path: Path) -> None:
    desk.enter(0, 3)
    desk.will_save_to(tmp_path / "gone" / "mine.txt", BOJ2580)
    before = desk.sheet

    desk.save()

    assert desk.sentences[-1] == (f"mine.txt was not saved: there is no folder {tmp_path / 'gone'}")
    assert desk.said[-1].tone is NoticeTone.WARNING
    assert (desk.sheet, desk.documents.name) == (before, "Untitled")
    assert desk.bench.game.is_modified
    assert desk.settings.recent.files == []


def test_save_while_a_search_runs_writes_what_is_shown(desk: DocumentBench, tmp_path: Path) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    for _ in range(5):
        desk.game_search.step(1)
    desk.solver.deliver()
    shown = desk.bench.shown.grid
    path = desk.will_save_to(tmp_path / "shown.txt", BOJ2580)
    desk.person.content = OverwriteChoice.SHOWN

    desk.save()

    assert shown.filled_count() > SMALL.filled_count()
    assert path.read_bytes() == write(shown, BOJ2580)


def test_a_change_in_any_puzzle_is_asked_about(desk: DocumentBench, many: Path) -> None:
    desk.open(many)
    desk.enter(1, 9)
    desk.documents.select_puzzle(2)

    desk.opener.new(4)

    assert desk.documents.is_modified
    assert desk.person.asked == ["changes to many.sdm?"]
    assert len(desk.documents.collection) == 3


@pytest.mark.parametrize("overwriting", [OverwriteChoice.GIVENS, OverwriteChoice.SHOWN])
def test_all_puzzles_are_saved_to_the_file_they_came_from(
    desk: DocumentBench, many: Path, overwriting: OverwriteChoice
) -> None:
    before = list(read(many.read_bytes()).records)
    desk.open(many)
    desk.documents.select_puzzle(1)
    desk.enter(1, 9)
    desk.person.content = overwriting

    desk.save()

    after = list(read(many.read_bytes()).records)
    assert desk.person.asked == ["over the puzzle in many.sdm?"]
    assert (after == before) == (overwriting is OverwriteChoice.GIVENS)
    assert after[::2] == before[::2]
    assert after[1].grid.digit_at(Cell(1)) == (0 if overwriting is OverwriteChoice.GIVENS else 9)


def test_a_collection_with_digits_is_proposed_to_be_saved_with_them(
    desk: DocumentBench, many: Path
) -> None:
    desk.open(many)
    desk.documents.select_puzzle(1)
    desk.enter(1, 9)

    desk.saver.save_copy([0, 2])
    desk.saver.save_copy([0, 1])
    desk.saver.save_copy([1])
    desk.saver.save_as()

    assert desk.person.suggestions == [
        SaveTarget(many, SDM),
        SaveTarget(many.with_suffix(".csv"), CSV),
        SaveTarget(many.with_suffix(".sudoku"), GAME),
        SaveTarget(many.with_suffix(".csv"), CSV),
    ]


def test_what_becomes_givens_in_a_copy_is_said(
    desk: DocumentBench, many: Path, tmp_path: Path
) -> None:
    desk.open(many)
    desk.enter(1, 9)
    desk.will_save_to(tmp_path / "some.txt", LINE)

    desk.person.content = OverwriteChoice.SHOWN
    desk.saver.save_copy([0, 2])
    desk.files.work()

    assert desk.sentences[-1] == "Saved some.txt; the digits filled in stand as givens there"


def test_saving_a_file_with_bad_lines_asks_where_to(desk: DocumentBench, tmp_path: Path) -> None:
    path = tmp_path / "many.sdm"
    path.write_bytes(write(ENDLESS, LINE) * 2 + b"1\nx\n")
    desk.open(path)
    desk.enter(0, 1)

    desk.save()

    assert desk.documents.name == "many.sdm"
    assert desk.sentences == ["2 puzzles opened; 2 lines are no puzzles and were left out: 3, 4"]
    assert desk.person.asked == ["another file than many.sdm?", "where to?"]


def test_some_puzzles_are_saved_to_another_file(
    desk: DocumentBench, many: Path, tmp_path: Path
) -> None:
    desk.open(many)
    some = desk.will_save_to(tmp_path / "some.txt", LINE)

    desk.saver.save_copy([0, 2])
    desk.files.work()

    all_of_them = list(read(many.read_bytes()).records)
    assert list(read(some.read_bytes()).records) == all_of_them[::2]
    assert desk.documents.name == "many.sdm"
    assert desk.sentences[-1] == "Saved some.txt"


def test_what_a_format_has_no_room_for_is_said(desk: DocumentBench, tmp_path: Path) -> None:
    path = tmp_path / "one.sdm"
    path.write_bytes(f"{ENDLESS} # hard".encode())
    desk.open(path)
    desk.will_save_to(tmp_path / "one.txt", format_named("boj2239"))

    desk.saver.save_as()
    desk.files.work()

    assert desk.sentences[-1] == ("Saved one.txt, without what has no room there: comment")


def test_what_is_known_about_a_puzzle_goes_into_the_file(
    desk: DocumentBench, tmp_path: Path
) -> None:
    path = tmp_path / "puzzle.csv"
    path.write_bytes(write(SMALL, format_named("csv")))
    desk.open(path)
    desk.bench.edit_game(lambda game: game.set_metadata(Metadata(title="Small")))
    assert desk.bench.game.is_modified

    desk.save()

    assert read(path.read_bytes()).puzzle == Puzzle(SMALL, Metadata(title="Small"))
    assert not desk.bench.game.is_modified


def test_what_becomes_known_while_the_disk_is_busy_is_not_taken_for_saved(
    desk: DocumentBench, tmp_path: Path
) -> None:
    path = tmp_path / "puzzle.csv"
    path.write_bytes(write(SMALL, format_named("csv")))
    desk.open(path)
    desk.enter(0, 3)
    closed = []

    desk.saver.save(lambda: closed.append(True))
    desk.bench.edit_game(lambda game: game.set_metadata(Metadata(title="Small")))
    desk.files.work()

    assert desk.bench.game.is_modified
    assert closed == []


def test_who_closes_while_a_copy_is_saved_waits_for_it(desk: DocumentBench, many: Path) -> None:
    desk.open(many)
    closed = list[bool]()
    copy = many.with_name("copy.sdm")
    desk.person.target = SaveTarget(copy, format_named("sdm"))
    desk.saver.save_copy(range(2))

    desk.saver.after_saving(lambda: closed.append(copy.exists()))

    assert closed == []
    desk.files.work()
    assert closed == [True]


def test_what_is_removed_while_the_disk_is_busy_is_not_taken_for_saved(
    desk: DocumentBench, many: Path
) -> None:
    desk.open(many)
    closed = list[bool]()
    desk.person.target = SaveTarget(many.with_name("other.sdm"), format_named("sdm"))

    desk.saver.save_as(lambda: closed.append(True))
    desk.documents.reduce_to(desk.documents.collection.without([0]))
    desk.files.work()

    assert desk.documents.document.path == many.with_name("other.sdm")
    assert desk.documents.is_modified
    assert closed == []
    desk.save()
    assert len(read(many.with_name("other.sdm").read_bytes()).records) == 2
    assert not desk.documents.is_modified


def test_what_is_put_back_while_the_disk_is_busy_is_not_taken_for_saved(
    desk: DocumentBench, many: Path
) -> None:
    desk.open(many)
    desk.documents.reduce_to(desk.documents.collection.without([0]))

    desk.saver.save()
    desk.documents.put_back_removed()
    desk.files.work()

    assert desk.documents.is_modified
    assert desk.documents.collection.before is None
    desk.save()
    assert len(read(many.read_bytes()).records) == 3
    assert "changes" not in "".join(desk.person.asked)
    assert not desk.documents.is_modified


def _note(desk: DocumentBench, kind: NoteKind = NoteKind.CORNER) -> None:
    desk.bench.write_notes(lambda sheet: toggle_note(sheet, [Cell(0)], kind, Digit(1)))


def _colour(desk: DocumentBench) -> None:
    desk.bench.write_notes(lambda sheet: toggle_colour(sheet, [Cell(0)], Colour(1)))


def test_before_notes_are_lost_it_is_asked_once(desk: DocumentBench, puzzle_file: Path) -> None:
    desk.open(puzzle_file)
    _note(desk)
    desk.person.content = OverwriteChoice.SHOWN

    desk.save()
    desk.save()

    assert desk.person.asked == ["without the notes in puzzle.txt?"]
    assert desk.person.parts_to_lose == [{RecordPart.CORNER_NOTES}]
    assert puzzle_file.read_bytes() == write(SMALL, BOJ2239)
    assert desk.sentences[-1] == (
        "Saved puzzle.txt, without what has no room there: the notes in the corners of cells"
    )
    assert desk.said[-1].tone is NoticeTone.WARNING
    assert desk.documents.is_modified, "the notes are in no file"


def test_who_writes_no_notes_away_saves_nothing(desk: DocumentBench, puzzle_file: Path) -> None:
    desk.open(puzzle_file)
    puzzle_file.write_bytes(b"untouched")
    _note(desk)
    desk.person.content = OverwriteChoice.CANCEL

    desk.save()

    assert puzzle_file.read_bytes() == b"untouched"


def test_with_digits_that_would_hide_givens_the_question_names_the_notes_too(
    desk: DocumentBench, puzzle_file: Path
) -> None:
    desk.open(puzzle_file)
    _colour(desk)
    desk.enter(0, 3)

    desk.save()

    assert desk.person.asked == ["over the puzzle in puzzle.txt?"]
    assert desk.person.parts_to_lose == [{RecordPart.ENTRIES, RecordPart.COLOURS}]


@pytest.mark.parametrize("kind", NoteKind)
def test_a_file_that_keeps_the_notes_is_proposed_instead_of_one_that_does_not(
    desk: DocumentBench, kind: NoteKind
) -> None:
    desk.paste(write(NINE, BOJ2580).decode())
    desk.bench.write_notes(lambda sheet: toggle_note(sheet, [Cell(79)], kind, Digit(1)))

    desk.save()

    (target,) = desk.person.suggestions
    assert target.format is GAME


@pytest.mark.parametrize("part", ["entry", "note", "bookmark"])
def test_who_chooses_digits_only_for_more_is_asked_and_led_to_a_game_file(
    desk: DocumentBench, tmp_path: Path, part: str
) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    _make(desk, part)
    desk.person.content, desk.person.takes_suggestions = OverwriteChoice.ANOTHER, True
    plain = desk.will_save_to(tmp_path / "mine.txt", BOJ2580)

    desk.saver.save_as()
    desk.files.work()

    question = "over the puzzle in" if part == "entry" else "without the notes in"
    assert desk.person.asked == ["where to?", f"{question} mine.txt?", "where to?"]
    assert not plain.exists()
    (record,) = read((tmp_path / "mine.sudoku").read_bytes()).records
    assert record.history == desk.bench.game.snapshot
    assert not desk.documents.is_modified


@pytest.mark.parametrize("part", ["entry", "note", "bookmark"])
def test_who_is_sure_saves_digits_only(desk: DocumentBench, tmp_path: Path, part: str) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    _make(desk, part)
    desk.person.content = OverwriteChoice.SHOWN
    plain = desk.will_save_to(tmp_path / "mine.txt", BOJ2580)

    desk.saver.save_as()
    desk.files.work()

    assert plain.read_bytes() == write(desk.sheet.grid, BOJ2580)


@pytest.mark.parametrize("part", ["entry", "note", "bookmark"])
def test_who_cancels_the_question_writes_nothing(
    desk: DocumentBench, tmp_path: Path, part: str
) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    _make(desk, part)
    desk.person.content = OverwriteChoice.CANCEL
    plain = desk.will_save_to(tmp_path / "mine.txt", BOJ2580)

    desk.saver.save_as()
    desk.files.work()

    assert not plain.exists()


def test_a_copy_of_played_puzzles_is_asked_about_too(desk: DocumentBench, many: Path) -> None:
    desk.open(many)
    desk.enter(1, 9)
    desk.person.content = OverwriteChoice.GIVENS
    plain = desk.will_save_to(many.with_name("copy.sdm"), SDM)

    desk.saver.save_copy([0, 2])
    desk.files.work()

    assert desk.person.asked == ["where to?", "over the puzzle in copy.sdm?"]
    assert list(read(plain.read_bytes()).records) == list(read(many.read_bytes()).records)[::2]


def test_entries_read_and_never_touched_are_asked_about_in_another_format(
    desk: DocumentBench, tmp_path: Path
) -> None:
    path = tmp_path / "played.csv"
    record = PuzzleRecord.with_filled(Puzzle(SMALL), SMALL_SOLVED)
    path.write_bytes(write_all([bare(SMALL), record], CSV))
    desk.open(path)
    desk.person.content = OverwriteChoice.CANCEL
    desk.will_save_to(tmp_path / "plain.txt", BOJ2580)

    desk.saver.save_as()

    assert desk.person.asked == ["where to?", "over the puzzle in plain.txt?"]


def test_a_pasted_puzzle_that_was_never_saved_is_asked_about(
    desk: DocumentBench, tmp_path: Path
) -> None:
    desk.paste(write(SMALL, BOJ2580).decode())
    seen = [desk.documents.is_modified]
    desk.will_save_to(tmp_path / "mine.txt", BOJ2580)
    desk.save()
    seen.append(desk.documents.is_modified)

    assert seen == [True, False]
    desk.paste(write(SMALL, BOJ2580).decode())
    desk.opener.new(9)
    assert desk.person.asked == ["where to?", "changes to Untitled?"]
    assert desk.sheet.givens == SMALL


def _make(desk: DocumentBench, part: str) -> None:
    """Add to the game what plain digits cannot keep."""
    if part == "entry":
        desk.enter(0, 3)
    elif part == "note":
        _note(desk)
    else:
        desk.bench.game.add_bookmark("Fork")
