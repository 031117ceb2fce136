"""Stories about Save where the file holds more than the puzzles read from it."""

import gzip
from pathlib import Path

import pytest

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import format_named, read
from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.ui.files.document_prompts import OverwriteChoice
from tests.support.ui.open_program import OpenProgram

P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
Q = "..5.8..3.17...1..4..3.4..5.......7...6.....8...2.......4..5..3.2..6...17.8..2.5.."
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
OTHER_FILE = "another file than {name}?"

FOREIGN_FILES = {
    "code.py": (f'first = "{P}"\nsecond = "{Q}"\nsolve(first, second)\n', "first = "),
    "bank.txt": (f"{P};11.8;11.8;2.6;H1;x\n{Q};9.0;1.2;1.2;H2;y\n", ";11.8;11.8;2.6;H1;x"),
    "one.json": (f'{{"puzzle": "{P}", "solution": "{SOLVED}"}}\n', "solution"),
    "solved.csv": (f"puzzle,solution,difficulty\n{P},{SOLVED},easy\n", "solution"),
    "named.csv": (f"puzzle,difficulty\n{P},easy\n", "puzzle,difficulty"),
    "library.txt": (f"# fish\n:0300:5:{P}::511 512::\n", "# fish"),
    "pair.txt": (f"{P} {Q}\n", Q[2:40]),
    "commented.sdm": (f"# ours\n{P}\n{Q}\n", "# ours"),
}
each_foreign_file = pytest.mark.parametrize("name", FOREIGN_FILES)


def open_file(opened: OpenProgram, path: Path) -> None:
    opened.open_file(path)
    opened.wait_until(lambda: opened.program.documents.name == path.name)


def save(opened: OpenProgram) -> None:
    said = len(opened.said)
    opened.trigger("save")
    opened.wait_until(lambda: len(opened.said) > said)


def enter_something(opened: OpenProgram) -> None:
    sheet = opened.game_controller.game.sheet
    opened.enter(min(sheet.grid.blanks()), 1)


def written(folder: Path, name: str, content: str) -> Path:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return path


@each_foreign_file
def test_what_was_only_opened_is_not_written(
    opened: OpenProgram, tmp_path: Path, name: str
) -> None:
    content, _ = FOREIGN_FILES[name]
    path = written(tmp_path, name, content)
    time = path.stat().st_mtime_ns
    open_file(opened, path)

    save(opened)

    assert opened.sentences[-1] == f"Nothing to save: {name} has no changes"
    assert (path.read_text(encoding="utf-8"), path.stat().st_mtime_ns) == (content, time)
    assert opened.person.asked == []


@each_foreign_file
def test_an_entry_is_saved_under_another_name(
    opened: OpenProgram, tmp_path: Path, name: str
) -> None:
    content, lost = FOREIGN_FILES[name]
    path = written(tmp_path, name, content)
    open_file(opened, path)
    enter_something(opened)
    other = tmp_path / "mine.csv"
    opened.person.target = SaveTarget(other, format_named("csv"))

    save(opened)

    assert opened.person.asked == [OTHER_FILE.format(name=name), "where to?"]
    assert lost in " ".join(opened.person.left_behind)
    assert opened.person.suggestions[0].path.parent == tmp_path
    assert opened.person.suggestions[0].path != path
    assert path.read_text(encoding="utf-8") == content
    assert read(other.read_bytes()).records[0].entries.filled_count() == 1
    assert opened.program.documents.name == "mine.csv"


def test_who_wants_no_other_file_keeps_both(opened: OpenProgram, tmp_path: Path) -> None:
    path = written(tmp_path, "bank.txt", FOREIGN_FILES["bank.txt"][0])
    open_file(opened, path)
    enter_something(opened)
    opened.person.wants_other_file = False

    opened.trigger("save")

    assert opened.person.asked == [OTHER_FILE.format(name="bank.txt")]
    assert opened.program.documents.is_modified


def test_a_compressed_file_is_said_to_be_compressed(opened: OpenProgram, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.line.gz"
    path.write_bytes(gzip.compress(f"{P}\n".encode()))
    open_file(opened, path)
    enter_something(opened)

    opened.trigger("save")

    assert opened.person.left_behind == ["the file is compressed, and would not be any more"]


def test_a_plain_file_is_saved_over_without_a_question(opened: OpenProgram, tmp_path: Path) -> None:
    path = written(tmp_path, "plain.txt", f"{P.replace('.', '0')}\n")
    open_file(opened, path)
    opened.game_controller.set_typing(TypingMode.GIVENS)
    enter_something(opened)

    save(opened)

    assert opened.sentences[-1] == "Saved plain.txt"
    assert opened.person.asked == []
    assert read(path.read_bytes()).puzzle.givens.digit_at(Cell(2)) == 1


def test_a_plain_file_without_changes_is_left_as_it_is(opened: OpenProgram, tmp_path: Path) -> None:
    path = written(tmp_path, "plain.txt", f"{P.replace('.', '0')}\r\n")
    time = path.stat().st_mtime_ns
    open_file(opened, path)

    save(opened)

    assert opened.sentences[-1] == "Nothing to save: plain.txt has no changes"
    assert path.stat().st_mtime_ns == time


def test_what_was_saved_once_has_nothing_to_save(opened: OpenProgram, tmp_path: Path) -> None:
    path = written(tmp_path, "plain.txt", f"{P}\n")
    open_file(opened, path)
    enter_something(opened)
    opened.person.content = OverwriteChoice.SHOWN
    save(opened)

    save(opened)

    assert opened.sentences[-2:] == [
        "Saved plain.txt; the digits filled in stand as givens there",
        "Nothing to save: plain.txt has no changes",
    ]


def test_a_file_deleted_meanwhile_is_written_again(opened: OpenProgram, tmp_path: Path) -> None:
    path = written(tmp_path, "plain.txt", f"{P}\n")
    open_file(opened, path)
    path.unlink()
    opened.wait_for_sentence("plain.txt was deleted")
    opened.said[-1].actions[-1].accept()  # keep mine

    save(opened)

    assert read(path.read_bytes()).puzzle.givens.line(blank=".") == P
