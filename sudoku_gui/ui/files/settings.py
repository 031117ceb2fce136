"""What the program remembers from one start to the next."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings

from sudoku_gui.language import LANGUAGES
from sudoku_gui.presentation.theme import Appearance
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.files.recent_files import RecentFiles
from sudoku_gui.ui.kit.reduced_motion import MotionPreference

if TYPE_CHECKING:
    from sudoku_gui.presentation.export.export_defaults import ExportDefaults
    from sudoku_gui.presentation.export.print_options import PrintOptions
    from sudoku_gui.presentation.new_puzzle import NewPuzzleOptions
    from sudoku_gui.techniques.technique import Technique


class Settings:
    """Typed access to the stored values; what is missing or damaged reads as the default."""

    def __init__(self, store: QSettings) -> None:
        self._store = store
        self.recent = RecentFiles(store)

    @property
    def language(self) -> str:
        """The language chosen, "" for the system's."""
        code = self._text("language")
        return code if code in LANGUAGES else ""

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    @property
    def appearance(self) -> Appearance:
        """Light, dark or as the system."""
        known = {appearance.value: appearance for appearance in Appearance}
        return known.get(self._text("appearance"), Appearance.SYSTEM)

    @appearance.setter
    def appearance(self, appearance: Appearance) -> None:
        self._store.setValue("appearance", appearance.value)

    @property
    def motion(self) -> MotionPreference:
        """How much may move on the screen."""
        known = {preference.value: preference for preference in MotionPreference}
        return known.get(self._text("motion"), MotionPreference.SYSTEM)

    @motion.setter
    def motion(self, preference: MotionPreference) -> None:
        self._store.setValue("motion", preference.value)

    @property
    def layout(self) -> WindowLayout:
        """The layout of the window; a newcomer plays."""
        known = {layout.value: layout for layout in WindowLayout}
        return known.get(self._text("layout"), WindowLayout.PLAY)

    @layout.setter
    def layout(self, layout: WindowLayout) -> None:
        self._store.setValue("layout", layout.value)

    @property
    def is_digit_first(self) -> bool:
        """Whether on the number pad a digit is chosen first, and then the cells for it."""
        return self._text("digit_first") == "true"

    @is_digit_first.setter
    def is_digit_first(self, is_digit_first: bool) -> None:
        self._store.setValue("digit_first", str(is_digit_first).lower())

    @property
    def shows_colours(self) -> bool:
        """Whether the colours of cells and notes are seen."""
        return self._text("colours") != "false"

    @shows_colours.setter
    def shows_colours(self, are_shown: bool) -> None:
        self._store.setValue("colours", str(are_shown).lower())

    @property
    def shows_labels(self) -> bool:
        """Whether rows and columns are numbered beside the grid."""
        return self._text("labels") == "true"

    @shows_labels.setter
    def shows_labels(self, are_shown: bool) -> None:
        self._store.setValue("labels", str(are_shown).lower())

    @property
    def tidies_notes(self) -> bool:
        """Whether a digit that is entered takes its notes out of the peers."""
        return self._text("tidies_notes") != "false"

    @tidies_notes.setter
    def tidies_notes(self, is_wanted: bool) -> None:
        self._store.setValue("tidies_notes", str(is_wanted).lower())

    @property
    def shows_timer(self) -> bool:
        """Whether the time played is seen."""
        return self._text("timer") != "false"

    @shows_timer.setter
    def shows_timer(self, is_shown: bool) -> None:
        self._store.setValue("timer", str(is_shown).lower())

    @property
    def algorithm(self) -> str:
        """The name of the algorithm chosen, "" for none."""
        return self._text("algorithm")

    @algorithm.setter
    def algorithm(self, name: str) -> None:
        self._store.setValue("algorithm", name)

    @property
    def speed(self) -> int:
        """The position of the speed slider, -1 for none."""
        found = self._text("speed")
        return int(found) if re.fullmatch("[0-9]{1,3}", found) else -1

    @speed.setter
    def speed(self, position: int) -> None:
        self._store.setValue("speed", position)

    @property
    def sub_step_speed(self) -> int:
        """The position of the slider of sub-steps, -1 for none."""
        found = self._text("sub_step_speed")
        return int(found) if re.fullmatch("[0-7]", found) else -1

    @sub_step_speed.setter
    def sub_step_speed(self, position: int) -> None:
        self._store.setValue("sub_step_speed", position)

    @property
    def lecture_scale(self) -> int:
        """How large the text is in lecture mode, in percent; 0 for none."""
        found = self._text("lecture_scale")
        return int(found) if re.fullmatch("[0-9]{1,3}", found) else 0

    @lecture_scale.setter
    def lecture_scale(self, percent: int) -> None:
        self._store.setValue("lecture_scale", percent)

    @property
    def tells_looks(self) -> bool:
        """Whether each look is a sub-step."""
        return self._text("looks") != "false"

    @tells_looks.setter
    def tells_looks(self, are_told: bool) -> None:
        self._store.setValue("looks", str(are_told).lower())

    @property
    def techniques_off(self) -> frozenset[str]:
        """The names of the techniques that hints do not use."""
        return frozenset(self._text("techniques_off").split())

    @techniques_off.setter
    def techniques_off(self, names: frozenset[str]) -> None:
        self._store.setValue("techniques_off", " ".join(sorted(names)))

    @property
    def moment_bookmarks(self) -> list[str]:
        """Bookmarks of moments, each a line as `MomentBookmarks` writes it."""
        self._store.sync()  # other running programs add to them
        found = self._store.value("moment_bookmarks", [], type=list)
        return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []

    @moment_bookmarks.setter
    def moment_bookmarks(self, lines: list[str]) -> None:
        self._store.setValue("moment_bookmarks", lines)
        self._store.sync()

    def techniques(self) -> "tuple[Technique, ...]":
        """Return the techniques that hints use, in their order."""
        # Loaded when the first hint is wanted.
        from sudoku_gui.techniques.registry import TECHNIQUES  # noqa: PLC0415

        off = self.techniques_off
        return tuple(each for each in TECHNIQUES if each.name not in off)

    @property
    def export_defaults(self) -> "ExportDefaults":
        """What was chosen last in the dialogs before exports."""
        # Loaded with those dialogs, when one is first opened.
        from sudoku_gui.presentation.export.export_defaults import (  # noqa: PLC0415
            ExportDefaults,
        )

        names = ExportDefaults().as_words()
        return ExportDefaults.of_words({name: self._text(f"export/{name}") for name in names})

    @export_defaults.setter
    def export_defaults(self, defaults: "ExportDefaults") -> None:
        for name, word in defaults.as_words().items():
            self._store.setValue(f"export/{name}", word)

    @property
    def export_folder(self) -> Path:
        """Where something was exported to last, or the home."""
        found = self._text("export/folder")
        return Path(found) if Path(found).is_absolute() else Path.home()

    @export_folder.setter
    def export_folder(self, folder: Path) -> None:
        self._store.setValue("export/folder", str(folder))

    @property
    def new_puzzle_options(self) -> "NewPuzzleOptions":
        """What was chosen last for a new puzzle."""
        # Loaded when a new puzzle is first wanted.
        from sudoku_gui.presentation.new_puzzle import NewPuzzleOptions  # noqa: PLC0415

        names = NewPuzzleOptions().as_words()
        return NewPuzzleOptions.of_words({name: self._text(f"new/{name}") for name in names})

    @new_puzzle_options.setter
    def new_puzzle_options(self, options: "NewPuzzleOptions") -> None:
        for name, word in options.as_words().items():
            self._store.setValue(f"new/{name}", word)

    @property
    def print_options(self) -> "PrintOptions":
        """How puzzles were printed last."""
        # Loaded with the dialog of printing, when it is first opened.
        from sudoku_gui.presentation.export.print_options import PrintOptions  # noqa: PLC0415

        names = PrintOptions().as_words()
        return PrintOptions.of_words({name: self._text(f"print/{name}") for name in names})

    @print_options.setter
    def print_options(self, options: "PrintOptions") -> None:
        for name, word in options.as_words().items():
            self._store.setValue(f"print/{name}", word)

    @property
    def window_geometry(self) -> QByteArray:
        """Where the window was, empty at the first start."""
        return self._bytes("window_geometry")

    @window_geometry.setter
    def window_geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("window_geometry", geometry)

    @property
    def window_layout(self) -> QByteArray:
        """Where the docks were and which were open, empty at the first start."""
        return self._bytes("window_layout")

    @window_layout.setter
    def window_layout(self, layout: QByteArray) -> None:
        self._store.setValue("window_layout", layout)

    def _bytes(self, key: str) -> QByteArray:
        found = self._store.value(key, QByteArray(), type=QByteArray)
        return found if isinstance(found, QByteArray) else QByteArray()

    def _text(self, key: str) -> str:
        found = self._store.value(key, "", type=str)
        return found if isinstance(found, str) else ""
