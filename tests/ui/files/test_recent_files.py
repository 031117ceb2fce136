"""The files used last, as one program keeps them, and several together."""

import os
import sys
from pathlib import Path
from subprocess import PIPE, Popen

from PySide6.QtCore import QSettings

from sudoku_gui.ui.files.recent_files import RECENT_AT_MOST, RecentFiles
from tests.support.waiting import PATIENCE_SECONDS, line_from


def test_the_file_used_last_comes_first_and_each_only_once(store: QSettings) -> None:
    recent = RecentFiles(store)

    for name in ("a", "b", "c", "a"):
        recent.remember(Path(name))

    assert recent.files == [Path("a"), Path("c"), Path("b")]


def test_the_oldest_files_are_forgotten(store: QSettings) -> None:
    recent = RecentFiles(store)

    for number in range(RECENT_AT_MOST + 5):
        recent.remember(Path(str(number)))

    assert len(recent.files) == RECENT_AT_MOST
    assert recent.files[0] == Path(str(RECENT_AT_MOST + 4))


def test_one_file_or_all_can_be_forgotten(store: QSettings) -> None:
    recent = RecentFiles(store)
    for name in ("a", "b"):
        recent.remember(Path(name))

    recent.forget(Path("b"))
    assert recent.files == [Path("a")]
    recent.forget(Path("a"))
    assert recent.files == []
    recent.remember(Path("c"))
    recent.clear()
    assert recent.files == []


def test_of_a_list_of_any_length_no_more_is_read_than_is_shown(store: QSettings) -> None:
    store.setValue("recent_files", ["", *map(str, range(10_000))])

    read = RecentFiles(store).files

    assert read == [Path(str(number)) for number in range(RECENT_AT_MOST)]


def test_two_programs_keep_each_others_recent_files_the_newest_first(tmp_path: Path) -> None:
    with OtherProgram(tmp_path) as other:
        recent = _recent_in(tmp_path)
        recent.remember(Path("a"))
        other.do("remember", "b")
        recent.remember(Path("c"))
        other.do("remember", "a")
        _date_later(tmp_path)

        recent.remember(Path("d"))
        _date_later(tmp_path)

        assert recent.files == [Path(name) for name in "dacb"]
        assert other.do("remember", "e") == "edacb"


def test_a_file_is_forgotten_in_the_list_that_another_program_left(tmp_path: Path) -> None:
    with OtherProgram(tmp_path) as other:
        recent = _recent_in(tmp_path)
        recent.remember(Path("a"))
        other.do("remember", "b")
        other.do("remember", "c")

        recent.forget(Path("b"))

        assert recent.files == [Path("c"), Path("a")]
        assert other.do("remember", "d") == "dca"


def test_a_list_that_was_cleared_is_clear_for_another_program_too(tmp_path: Path) -> None:
    with OtherProgram(tmp_path) as other:
        recent = _recent_in(tmp_path)
        other.do("remember", "a")
        recent.remember(Path("b"))

        recent.clear()

        assert recent.files == []
        assert other.do("remember", "c") == "c"


class OtherProgram:
    """Another process with the settings in `folder`, which does one thing after another."""

    def __init__(self, folder: Path) -> None:
        arguments = [sys.executable, "-c", _OTHER_PROGRAM, str(_file_in(folder))]
        self._process = Popen(arguments, stdin=PIPE, stdout=PIPE, encoding="utf-8")

    def do(self, method: str, name: str) -> str:
        """Call a method of its list with a file; the names it has in its list then."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{method} {name}\n")
        self._process.stdin.flush()
        return line_from(self._process.stdout).strip()

    def __enter__(self) -> "OtherProgram":
        return self

    def __exit__(self, *error: object) -> None:
        if any(error):
            self._process.kill()
        self._process.communicate(timeout=PATIENCE_SECONDS)


_OTHER_PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from sudoku_gui.ui.files.recent_files import RecentFiles

recent = RecentFiles(QSettings(sys.argv[1], QSettings.Format.IniFormat))
for line in sys.stdin:
    deed, name = line.split()
    getattr(recent, deed)(Path(name))
    print(*recent.files, sep="", flush=True)
"""


def _file_in(folder: Path) -> Path:
    return folder / "shared.ini"


def _date_later(folder: Path) -> None:
    """Date the settings a second later: of a change within the same millisecond to a list of
    the same length, Qt does not notice that there was one.
    """
    for file in folder.glob("*.ini"):
        written = file.stat().st_mtime + 1
        os.utime(file, (written, written))


def _recent_in(folder: Path) -> RecentFiles:
    return RecentFiles(QSettings(str(_file_in(folder)), QSettings.Format.IniFormat))
