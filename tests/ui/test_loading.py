"""How the window is loaded, in processes of its own."""

import importlib.util
import subprocess
import sys
from pathlib import Path

from tests.support.waiting import PATIENCE_SECONDS


def test_python_keeps_its_own_import_and_features_of_qt_stay_as_they_are() -> None:
    _succeed(
        "import builtins\n"
        "pythons_own = builtins.__import__\n"
        "from sudoku_gui.ui import loading\n"
        "loading.begin_loading()\n"
        "assert builtins.__import__ is pythons_own\n"
        "from PySide6.QtCore import QObject\n"
        "assert hasattr(QObject, 'objectName') and not hasattr(QObject, 'object_name')\n"
    )


def test_what_lives_as_long_as_the_window_is_not_searched_for_garbage() -> None:
    _succeed(
        "import gc\n"
        "from sudoku_gui.ui import loading\n"
        "loading.begin_loading()\n"
        "assert not gc.isenabled()\n"
        "loading.end_loading()\n"
        "assert not gc.isenabled() and gc.get_freeze_count()\n"
        "loading.begin_ending()\n"
        "assert not gc.isenabled() and not gc.get_freeze_count()\n"
    )


def _succeed(script: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )

    assert (ended.returncode, ended.stderr) == (0, "")


def test_what_is_not_on_the_screen_is_not_loaded() -> None:
    late = [
        "sudoku_gui.presentation.export.page_plan",
        "sudoku_gui.ui.check.typo_panel",
        "sudoku_gui.ui.export.export_controller",
        "sudoku_gui.ui.export.export_dialogs",
        "sudoku_gui.ui.export.render",
        "sudoku_gui.ui.files.collection_panel",
        "sudoku_gui.ui.files.document_dialogs",
        "sudoku_gui.ui.generation.new_puzzle_controller",
        "sudoku_gui.ui.help.handbook_opener",
        "sudoku_gui.ui.help_dialogs",
        "sudoku_gui.ui.judge.judge_controller",
        "sudoku_gui.ui.learn.tree_view",
        "sudoku_gui.ui.photo.photo_controller",
        "sudoku_gui.ui.play.cell_menu",
        "sudoku_gui.ui.play.history_panel",
        "sudoku_gui.ui.play.solution_controller",
        "sudoku_gui.ui.practice.practice_controller",
        "sudoku_gui.ui.printing.printing_controller",
        "sudoku_gui.ui.race.race_launcher",
        "sudoku_gui.ui.search.search_messages",
        "sudoku_gui.ui.search.search_panel",
        "sudoku_gui.ui.search.search_thread",
        "sudoku_gui.ui.search.what_if",
    ]
    modules = [importlib.util.find_spec(name) for name in late]
    assert None not in modules

    _succeed(f"import sys, sudoku_gui.app\nassert not {{*{late}}} & {{*sys.modules}}")


def test_what_functions_of_qt_take_is_loaded_when_an_error_or_somebody_asks() -> None:
    _succeed(
        "import sys\n"
        "from sudoku_gui.ui import loading\n"
        "loading.begin_loading()\n"
        "from PySide6.QtCore import QPoint\n"
        "layout = sys.modules['shibokensupport.signature.layout']\n"
        "assert 'create_signature' not in vars(layout)\n"
        "try:\n"
        "    QPoint('a')\n"
        "except TypeError as error:\n"
        "    assert 'QPoint.__init__(xpos: int, ypos: int, /)' in str(error), error\n"
        "assert 'create_signature' in vars(layout)\n"
        "from PySide6.support.signature.lib import enum_sig, pyi_generator\n"
        "assert enum_sig.ExactEnumerator and pyi_generator.Formatter\n"
        "assert not hasattr(layout, 'nothing')\n"
        "assert not any(type(each).__module__.startswith('sudoku_gui') for each in sys.meta_path)\n"
    )


def test_what_nobody_has_asked_for_is_not_loaded_when_the_window_is_shown(tmp_path: Path) -> None:
    late = [
        "cv2",
        "numpy",
        "sudoku_gui.cli.streams",
        "sudoku_gui.documents.duplicate_groups",
        "sudoku_gui.documents.picture_files",
        "sudoku_gui.documents.puzzle_files",
        "sudoku_gui.documents.puzzle_pile",
        "sudoku_gui.documents.unfinished",
        "sudoku_gui.formats.boj2580",
        "sudoku_gui.formats.long_files",
        "sudoku_gui.formats.puzzle_summary",
        "sudoku_gui.formats.registry",
        "sudoku_gui.formats.remarks",
        "sudoku_gui.formats.text.legacy_encodings",
        "sudoku_gui.formats.text.puzzle_rows",
        "sudoku_gui.formats.text.source_text",
        "sudoku_gui.generation.puzzle_maker",
        "sudoku_gui.playback.branch",
        "sudoku_gui.playback.jumps",
        "sudoku_gui.playback.player",
        "sudoku_gui.playback.timeline",
        "sudoku_gui.playback.tree_follower",
        "sudoku_gui.presentation.document_notices",
        "sudoku_gui.presentation.grid.annotation",
        "sudoku_gui.presentation.new_puzzle",
        "sudoku_gui.presentation.search.shown_moment",
        "sudoku_gui.solvers.explain.attempts",
        "sudoku_gui.solvers.diagnose.first_mistake",
        "sudoku_gui.solvers.registry",
        "sudoku_gui.solvers.search",
        "sudoku_gui.techniques.registry",
        "sudoku_gui.ui.files.document_opener",
        "sudoku_gui.ui.files.document_saver",
        "sudoku_gui.ui.grid.annotation_painter",
        "sudoku_gui.ui.grid.colour_painter",
        "sudoku_gui.ui.grid.note_painter",
        "sudoku_gui.ui.play.pause_cover",
        "sudoku_gui.ui.play.tentative_banner",
        "sudoku_gui.ui.search.branch_banner",
        "sudoku_gui.wording.bookmarks",
        "sudoku_gui.wording.branches",
        "sudoku_gui.wording.moves",
        "sudoku_gui.wording.outcomes",
        "sudoku_gui.wording.steps",
    ]
    modules = [importlib.util.find_spec(name) for name in late]
    assert None not in modules

    _start(tmp_path, f"import sys\nloaded = {{*{late}}} & {{*sys.modules}}\n")


def test_classes_of_qt_that_nothing_on_the_screen_is_are_not_loaded(tmp_path: Path) -> None:
    """One call that returns a widget of Qt's own loads all of them, and any style its names."""
    unused = [
        *("QCalendarWidget", "QDial", "QMdiArea", "QSlider", "QStyle", "QWizard"),
        *("QLinearGradient", "QPaintEngine", "QTextDocument"),
    ]

    _start(
        tmp_path,
        "from PySide6 import QtGui, QtWidgets\n"
        f"loaded = {{*{unused}}} & {{*vars(QtWidgets), *vars(QtGui)}}\n",
    )


def _start(folder: Path, then: str) -> None:
    """Show the window and do `then`, which leaves in `loaded` what should not be."""
    _succeed(
        "import os\n"
        "os.environ['QT_LOGGING_RULES'] = 'default.warning=false'\n"
        "from pathlib import Path\n"
        "from sudoku_gui.ui import loading\n"
        "loading.begin_loading()\n"
        "from PySide6.QtCore import QSettings\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from sudoku_gui.ui.program import Program\n"
        f"folder = Path({str(folder)!r})\n"
        "application = QApplication(['sudoku-gui', '-style', 'Fusion'])\n"
        "store = QSettings(str(folder / 's.ini'), QSettings.Format.IniFormat)\n"
        "program = Program(application, store, folder / 'journals')\n"
        "program.start([])\n"
        "for _ in range(20):\n"
        "    application.processEvents()\n"
        "assert program.window.isVisible()\n"
        f"{then}"
        "program.shut_down()\n"
        "assert not loaded, loaded\n"
    )
