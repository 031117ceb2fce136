"""What is remembered, and what is read from a file that somebody damaged."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from sudoku_gui.presentation.export.export_defaults import ExportDefaults
from sudoku_gui.presentation.theme import DARK, Appearance
from sudoku_gui.ui.files.settings import Settings

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
    settings.recent.remember(tmp_path / "퍼즐, & \\ [*].txt")
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
    assert all(isinstance(path, Path) and path.name for path in settings.recent.files)


@pytest.mark.parametrize("damage", DAMAGE)
def test_what_was_damaged_can_be_stored_anew(damage: str, tmp_path: Path) -> None:
    settings = _settings_of(tmp_path, damage)

    settings.speed, settings.language = 7, "en"
    settings.recent.remember(tmp_path / "one")

    assert (settings.speed, settings.language) == (7, "en")
    assert settings.recent.files[0] == tmp_path / "one"


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
        settings.recent.files,
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


def test_how_looks_are_shown_and_how_large_a_lecture_is_are_remembered(store: QSettings) -> None:
    settings = Settings(store)
    assert (settings.sub_step_speed, settings.tells_looks, settings.lecture_scale) == (-1, True, 0)

    settings.sub_step_speed, settings.tells_looks, settings.lecture_scale = 3, False, 225

    again = Settings(store)
    assert (again.sub_step_speed, again.tells_looks, again.lecture_scale) == (3, False, 225)
    store.setValue("sub_step_speed", "99")
    store.setValue("lecture_scale", "large")
    assert (again.sub_step_speed, again.lecture_scale) == (-1, 0)
