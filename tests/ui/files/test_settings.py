"""What is remembered, and what is read from a file that somebody damaged."""

import os
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from PySide6.QtCore import QByteArray, QSettings

from sudoku_gui.presentation.export.export_defaults import ExportDefaults
from sudoku_gui.presentation.theme import DARK, Appearance
from sudoku_gui.ui.files.settings import RECENT_AT_MOST, Settings
from tests.support.waiting import PATIENCE_SECONDS, line_from

HABITS = ExportDefaults(rate=17, steps=10, theme=DARK, has_caption=False)
DAMAGE = (
    "",
    "nonsense",
    "-7",
    "1.5",
    "99999999999999999999999999999999",
    "٣",
    "a, b, c",
    "@Invalid()",
    "@Size(3 4)",
    "@ByteArray(\\0\\x1\\xff)",
    "@DateTime(oh)",
    "\\x",
    '"',
    "%%%",
    "[[[",
)


def test_at_the_first_start_everything_has_its_default(store: QSettings) -> None:
    assert _all_of(Settings(store)) == (
        "",
        Appearance.SYSTEM,
        "",
        -1,
        [],
        QByteArray(),
        QByteArray(),
        ExportDefaults(),
        Path.home(),
    )


def test_what_was_stored_is_there_at_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = Settings(QSettings(str(file), QSettings.Format.IniFormat))
    settings.language, settings.appearance = "ko", Appearance.DARK
    settings.algorithm, settings.speed = "used-tables", 33
    settings.window_geometry = QByteArray(b"\x00\xff at the top")
    settings.window_layout = QByteArray(b"\xff\x00 on the right")
    settings.export_defaults = HABITS
    settings.export_folder = tmp_path
    settings.remember_file(tmp_path / "퍼즐, & \\ [*].txt")
    del settings

    again = Settings(QSettings(str(file), QSettings.Format.IniFormat))

    assert _all_of(again) == (
        "ko",
        Appearance.DARK,
        "used-tables",
        33,
        [tmp_path / "퍼즐, & \\ [*].txt"],
        QByteArray(b"\x00\xff at the top"),
        QByteArray(b"\xff\x00 on the right"),
        HABITS,
        tmp_path,
    )


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_value_reads_as_the_default(damage: str, tmp_path: Path) -> None:
    settings = _settings_of(tmp_path, damage)

    assert settings.language == ""
    assert settings.export_defaults == ExportDefaults()
    assert settings.export_folder == Path.home()
    assert settings.appearance is Appearance.SYSTEM
    assert settings.speed == -1
    assert isinstance(settings.algorithm, str)
    assert isinstance(settings.window_geometry, QByteArray)
    assert all(isinstance(path, Path) and path.name for path in settings.recent_files)


@pytest.mark.parametrize("damage", DAMAGE)
def test_what_was_damaged_can_be_stored_anew(damage: str, tmp_path: Path) -> None:
    settings = _settings_of(tmp_path, damage)

    settings.speed, settings.language = 7, "en"
    settings.remember_file(tmp_path / "one")

    assert (settings.speed, settings.language) == (7, "en")
    assert settings.recent_files[0] == tmp_path / "one"


def test_the_file_used_last_comes_first_and_each_only_once(store: QSettings) -> None:
    settings = Settings(store)

    for name in ("a", "b", "c", "a"):
        settings.remember_file(Path(name))

    assert settings.recent_files == [Path("a"), Path("c"), Path("b")]


def test_the_oldest_files_are_forgotten(store: QSettings) -> None:
    settings = Settings(store)

    for number in range(RECENT_AT_MOST + 5):
        settings.remember_file(Path(str(number)))

    assert len(settings.recent_files) == RECENT_AT_MOST
    assert settings.recent_files[0] == Path(str(RECENT_AT_MOST + 4))


def test_one_file_or_all_can_be_forgotten(store: QSettings) -> None:
    settings = Settings(store)
    for name in ("a", "b"):
        settings.remember_file(Path(name))

    settings.forget_file(Path("b"))
    assert settings.recent_files == [Path("a")]
    settings.forget_file(Path("a"))
    assert settings.recent_files == []
    settings.remember_file(Path("c"))
    settings.forget_files()
    assert settings.recent_files == []


def test_of_a_list_of_any_length_no_more_is_read_than_is_shown(store: QSettings) -> None:
    store.setValue("recent_files", ["", *map(str, range(10_000))])

    read = Settings(store).recent_files

    assert read == [Path(str(number)) for number in range(RECENT_AT_MOST)]


def test_two_programs_keep_each_others_recent_files_the_newest_first(tmp_path: Path) -> None:
    with OtherProgram(tmp_path) as other:
        settings = _settings_in(tmp_path)
        settings.remember_file(Path("a"))
        other.do("remember_file", "b")
        settings.remember_file(Path("c"))
        other.do("remember_file", "a")
        _date_later(tmp_path)

        settings.remember_file(Path("d"))
        _date_later(tmp_path)

        assert settings.recent_files == [Path(name) for name in "dacb"]
        assert other.do("remember_file", "e") == "edacb"


def test_a_file_is_forgotten_in_the_list_that_another_program_left(tmp_path: Path) -> None:
    with OtherProgram(tmp_path) as other:
        settings = _settings_in(tmp_path)
        settings.remember_file(Path("a"))
        other.do("remember_file", "b")
        other.do("remember_file", "c")

        settings.forget_file(Path("b"))

        assert settings.recent_files == [Path("c"), Path("a")]
        assert other.do("remember_file", "d") == "dca"


def test_a_list_that_was_cleared_is_clear_for_another_program_too(tmp_path: Path) -> None:
    with OtherProgram(tmp_path) as other:
        settings = _settings_in(tmp_path)
        other.do("remember_file", "a")
        settings.remember_file(Path("b"))

        settings.forget_files()

        assert settings.recent_files == []
        assert other.do("remember_file", "c") == "c"


class OtherProgram:
    """Another process with the settings in `folder`, which does one thing after another."""

    def __init__(self, folder: Path) -> None:
        arguments = [sys.executable, "-c", _OTHER_PROGRAM, str(_file_in(folder))]
        self._process = Popen(arguments, stdin=PIPE, stdout=PIPE, encoding="utf-8")

    def do(self, method: str, name: str) -> str:
        """Call a method of its settings with a file; the names it has in its list then."""
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
from sudoku_gui.ui.files.settings import Settings

settings = Settings(QSettings(sys.argv[1], QSettings.Format.IniFormat))
for line in sys.stdin:
    deed, name = line.split()
    getattr(settings, deed)(Path(name))
    print(*settings.recent_files, sep="", flush=True)
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


def _settings_in(folder: Path) -> Settings:
    return Settings(QSettings(str(_file_in(folder)), QSettings.Format.IniFormat))


def _settings_of(folder: Path, damage: str) -> Settings:
    """Settings from a file in which `damage` stands for every value."""
    choices = ("language", "appearance", "algorithm", "speed", "recent_files")
    names = (*choices, "window_geometry", "window_layout")
    lines = ["[General]", *(f"{name}={damage}" for name in names)]
    file = folder / "damaged.ini"
    file.write_text("\n".join(lines), encoding="utf-8")
    return Settings(QSettings(str(file), QSettings.Format.IniFormat))


def _all_of(settings: Settings) -> tuple[object, ...]:
    return (
        settings.language,
        settings.appearance,
        settings.algorithm,
        settings.speed,
        settings.recent_files,
        settings.window_geometry,
        settings.window_layout,
        settings.export_defaults,
        settings.export_folder,
    )


@pytest.mark.parametrize("wish", [True, False])
def test_how_the_number_pad_and_colours_are_used_is_remembered(
    wish: bool, store: QSettings
) -> None:
    first = Settings(store)
    assert (first.is_digit_first, first.shows_colours) == (False, True)

    first.is_digit_first = first.shows_colours = wish

    assert (Settings(store).is_digit_first, Settings(store).shows_colours) == (wish, wish)
