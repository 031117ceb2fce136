"""`sudoku-gui convert`: puzzles from format to format, all or nothing."""

import errno
import os
from pathlib import Path

import pytest

from sudoku_gui.formats import (
    FORMATS,
    Format,
    PuzzleRecord,
    RecordPart,
    format_named,
    read,
    write,
    write_all,
)
from sudoku_gui.formats.entries import with_notes
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.note_moves import toggle_note
from sudoku_gui.model.notes import CellNotes, NoteKind
from sudoku_gui.model.puzzle import Puzzle
from tests.support.contents import bare
from tests.support.terminal import run_command

GAME = format_named("sudoku")
ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TWO = "." * 80 + "1"
GRIDS = [Grid.from_line(ONE), Grid.from_line(TWO)]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in.sdm"
    path.write_text(f"{ONE} # hard\n{TWO}\n", "utf-8")
    return path


def grids_in(path: Path) -> list[Grid]:
    return [content.grid for content in read(path.read_bytes()).records]


def test_the_suffix_says_how_to_write(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.csv"

    ended = run_command("convert", str(source), str(target))

    assert (ended.status, ended.output, ended.problems) == (0, b"", [])
    assert read(target.read_bytes()).format is format_named("csv")
    assert grids_in(target) == GRIDS


@pytest.mark.parametrize("format_", FORMATS, ids=lambda format_: format_.name)
def test_a_name_says_how_to_write(tmp_path: Path, format_: Format) -> None:
    source, target = tmp_path / "in.txt", tmp_path / "out.txt"
    source.write_bytes(write(GRIDS[0], format_named("boj2580")))

    ended = run_command("convert", str(source), str(target), "--to", format_.name)

    assert (ended.status, ended.output, ended.problems) == (0, b"", [])
    assert target.read_bytes() == write(GRIDS[0], format_)


def test_without_name_or_suffix_the_format_stays(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "out"

    run_command("convert", str(source), str(target))

    assert target.read_bytes() == source.read_bytes()


def test_a_name_says_how_to_read(tmp_path: Path) -> None:
    source, target = tmp_path / "in", tmp_path / "out.line"
    source.write_text(("1" + "0" * 15 + "\n") * 16, "utf-8")

    run_command("convert", str(source), str(target), "--from", "line")

    assert len(grids_in(target)) == 16


def test_what_has_no_room_is_told(source: Path, tmp_path: Path) -> None:
    ended = run_command("convert", str(source), str(tmp_path / "out.txt"), "--to", "line")

    assert ended.status == 0
    assert ended.problems == ["the format line has no room for: comment"]


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Three puzzles, in two of which something is entered."""
    path = tmp_path / "played.csv"
    rows = [(TWO, "2" + "." * 80), (ONE, ""), (TWO, "34" + "." * 79)]
    path.write_text("Puzzle,Entries\n" + "".join(f"{a},{b}\n" for a, b in rows), "utf-8")
    return path


PLAIN = [format_ for format_ in FORMATS if not format_.has_entries]
KEEPING = [format_ for format_ in FORMATS if format_.has_entries]


@pytest.mark.parametrize("format_", PLAIN, ids=lambda format_: format_.name)
def test_plain_digits_are_the_givens_alone(played: Path, tmp_path: Path, format_: Format) -> None:
    target = tmp_path / "out"

    ended = run_command("convert", str(played), str(target), "--to", format_.name)

    assert (ended.status, ended.output) == (0, b"")
    assert ended.problems == [
        f"3 entries in 2 puzzles left out: the format {format_.name} cannot tell them from "
        "givens; --with-entries writes them as givens"
    ]
    assert grids_in(target) == [Grid.from_line(TWO), Grid.from_line(ONE), Grid.from_line(TWO)]


@pytest.mark.parametrize("format_", PLAIN, ids=lambda format_: format_.name)
def test_entries_become_givens_where_that_is_asked_for(
    played: Path, tmp_path: Path, format_: Format
) -> None:
    target = tmp_path / "out"

    ended = run_command("convert", str(played), str(target), "--to", format_.name, "--with-entries")

    assert (ended.status, ended.output) == (0, b"")
    assert ended.problems == [
        f"3 entries in 2 puzzles became givens: the format {format_.name} cannot tell them apart"
    ]
    filled = ["2" + "." * 79 + "1", ONE, "34" + "." * 78 + "1"]
    assert grids_in(target) == list(map(Grid.from_line, filled))


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """A game with an entry, a note, and a move undone."""
    game = Game(Puzzle(GRIDS[0]))
    game.play(enter_in_all(game.sheet, (Cell(2),), Digit(4)))
    game.play(toggle_note(game.sheet, [Cell(3)], NoteKind.CORNER, Digit(6)))
    game.play(enter_in_all(game.sheet, (Cell(3),), Digit(6)))
    game.undo()
    path = tmp_path / "game.sudoku"
    path.write_bytes(write_all([PuzzleRecord.of_game(game)], GAME))
    return path


def test_a_game_stays_a_game_move_by_move(game_file: Path, tmp_path: Path) -> None:
    target = tmp_path / "again.sudoku"

    ended = run_command("convert", str(game_file), str(target))

    assert (ended.status, ended.messages) == (0, [])
    assert target.read_bytes() == game_file.read_bytes()


@pytest.mark.parametrize(
    ("words", "first"), [([], "1 entry in 1 puzzle left out"), (["--with-entries"], "1 entry in 1")]
)
def test_of_a_game_plain_digits_get_the_givens_and_the_rest_is_told(
    game_file: Path, tmp_path: Path, words: list[str], first: str
) -> None:
    target = tmp_path / "plain.txt"

    ended = run_command("convert", str(game_file), str(target), "--to", "line", *words)

    assert ended.status == 0
    assert ended.messages[0].startswith(first)
    assert ended.messages[1:] == [
        "the format line has no room for: the notes in the corners of cells, "
        "the moves one by one and the time played"
    ]
    (grid,) = grids_in(target)
    assert grid == (GRIDS[0].with_digit(Cell(2), Digit(4)) if words else GRIDS[0])


def test_a_game_of_a_newer_version_is_not_replaced(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "newer.sudoku"
    target.write_bytes(b'{"format":"sudoku-game","version":3}\n')

    ended = run_command("convert", str(source), str(target))

    assert ended.status == 2
    assert len(ended.messages) == 1
    assert target.read_bytes() == b'{"format":"sudoku-game","version":3}\n'


@pytest.mark.parametrize("words", [[], ["--with-entries"]])
@pytest.mark.parametrize("format_", KEEPING, ids=lambda format_: format_.name)
def test_entries_stay_entries_where_there_is_room(
    tmp_path: Path, format_: Format, words: list[str]
) -> None:
    source, target = tmp_path / "in.csv", tmp_path / "out"
    source.write_text(f"Puzzle,Entries\n{TWO},{'2' + '.' * 80}\n", "utf-8")

    ended = run_command("convert", str(source), str(target), "--to", format_.name, *words)

    assert (ended.status, ended.errors) == (0, b"")
    (content,) = read(target.read_bytes()).records
    assert content.puzzle.givens == Grid.from_line(TWO)
    assert content.entries == Grid.from_line("2" + "." * 80)


def test_one_entry_is_told_as_one(tmp_path: Path) -> None:
    source = tmp_path / "in.csv"
    source.write_text(f"Puzzle,Entries,Title\n{TWO},{'2' + '.' * 80},x\n", "utf-8")

    ended = run_command("convert", str(source), "-", "--to", "line")

    assert ended.lines == [TWO.replace(".", "0")]
    assert ended.messages == [
        "1 entry in 1 puzzle left out: the format line cannot tell them from givens; "
        "--with-entries writes them as givens",
        "the format line has no room for: title",
    ]


@pytest.fixture
def noted(tmp_path: Path) -> Path:
    """A game with an entry, and notes of both kinds."""
    path = tmp_path / "noted.opensudoku"
    content = PuzzleRecord(Puzzle(Grid.from_line(TWO)), Grid.from_line("2" + "." * 80))
    notes = {Cell(1): CellNotes(frozenset({Digit(1)}), frozenset({Digit(2)}))}
    path.write_bytes(write_all([with_notes(content, notes)], format_named("opensudoku")))
    return path


@pytest.mark.parametrize("format_", FORMATS, ids=lambda format_: format_.name)
def test_notes_are_kept_or_said_to_be_left_out(
    noted: Path, tmp_path: Path, format_: Format
) -> None:
    target = tmp_path / "out"

    ended = run_command("convert", str(noted), str(target), "--to", format_.name)

    (before,), (after,) = (read(path.read_bytes()).records for path in (noted, target))
    assert after.parts == before.parts & format_.keeps
    words = {RecordPart.CORNER_NOTES: "corners", RecordPart.CENTRE_NOTES: "middle"}
    left_out = [word for part, word in words.items() if part not in format_.keeps]
    said = [f"the notes in the {word} of cells" for word in left_out]
    told = [line for line in ended.messages if "has no room for" in line]
    expected = f"the format {format_.name} has no room for: {', '.join(said)}"
    assert told == ([expected] if said else [])


def test_every_bad_line_is_told_with_its_number(tmp_path: Path) -> None:
    source = tmp_path / "in.sdm"
    source.write_text("".join(f"{each}\n" for each in (ONE, *[ONE[1:]] * 7, TWO)), "utf-8")

    ended = run_command("convert", str(source), str(tmp_path / "out.line"))

    assert ended.problems == [
        f"line {number}: not a puzzle, skipped: the line has 80 cells, expected 81"
        for number in range(2, 9)
    ]
    assert grids_in(tmp_path / "out.line") == GRIDS


def test_puzzles_come_and_go_by_the_standard_streams(source: Path) -> None:
    ended = run_command("convert", "-", "-", "--to", "line", given=source.read_bytes())

    assert ended.status == 0
    assert ended.output == write_all([bare(grid) for grid in GRIDS], format_named("line"))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["{in}", "{out}", "--to", "gnome"], "a file of the format gnome holds one puzzle, not 2"),
        (["{in}", "{out}", "--to", "hsol"], 'no format is called "hsol"'),
        (["{gone}", "{out}"], "gone: there is no such file"),
        (["{in}", "{gone}/out"], "there is no folder "),
        (["{in}", "{folder}"], "this is a directory, not a file"),
        (["{in}", "/dev/null"], "/dev/null: not a regular file"),
        ([], "the following arguments are required: IN"),
    ],
)
def test_what_cannot_be_done_writes_nothing(
    source: Path, tmp_path: Path, words: list[str], problem: str
) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"as it was")
    places = {"in": source, "out": target, "gone": tmp_path / "gone", "folder": tmp_path}

    ended = run_command("convert", *(word.format(**places) for word in words))

    assert (ended.status, ended.output) == (2, b"")
    assert len(ended.messages) == 1
    assert problem in ended.messages[0]
    assert target.read_bytes() == b"as it was"
    assert sorted(tmp_path.iterdir()) == [source, target]


@pytest.mark.parametrize("call", ["fsync", "replace", "fchmod"])
def test_a_disk_that_fails_leaves_what_was_there(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"as it was")
    target.chmod(0o666)  # not what new files get

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(os, call, fail)

    ended = run_command("convert", str(source), str(target))

    assert (ended.status, ended.messages) == (2, [f"{target}: the disk is full"])
    assert target.read_bytes() == b"as it was"
    assert sorted(tmp_path.iterdir()) == [source, target]


def test_a_file_keeps_its_mode_and_a_link_stays_a_link(source: Path, tmp_path: Path) -> None:
    target, link = tmp_path / "out", tmp_path / "link"
    target.write_bytes(b"")
    target.chmod(0o640)
    link.symlink_to(target)

    run_command("convert", str(source), str(link))

    assert link.is_symlink()
    assert target.read_bytes() == source.read_bytes()
    assert target.stat().st_mode & 0o777 == 0o640


def test_a_new_file_has_the_mode_that_new_files_get(source: Path, tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        run_command("convert", str(source), str(tmp_path / "out"))
    finally:
        os.umask(before)

    assert (tmp_path / "out").stat().st_mode & 0o777 == 0o640


def test_links_that_lead_in_a_circle_are_named_and_left_alone(source: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to("link")

    ended = run_command("convert", str(source), str(link))

    assert (ended.status, ended.messages) == (2, [f"{link}: the links lead in a circle"])
    assert str(link.readlink()) == "link"


def test_a_file_may_be_converted_into_itself(source: Path) -> None:
    run_command("convert", str(source), str(source), "--to", "line")

    assert grids_in(source) == GRIDS
