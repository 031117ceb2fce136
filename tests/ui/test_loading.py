"""How the window is loaded, in processes of its own."""

import importlib.util
import subprocess
import sys

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


def test_garbage_is_searched_for_when_the_window_is_open_and_nothing_is_kept_from_it() -> None:
    _succeed(
        "import gc\n"
        "from sudoku_gui.ui import loading\n"
        "loading.begin_loading()\n"
        "assert not gc.isenabled()\n"
        "loading.end_loading()\n"
        "assert gc.isenabled() and gc.get_freeze_count()\n"
        "loading.begin_ending()\n"
        "assert gc.isenabled() and not gc.get_freeze_count()\n"
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
        "sudoku_gui.ui.export.export_dialogs",
        "sudoku_gui.ui.export.render",
        "sudoku_gui.ui.files.collection_panel",
        "sudoku_gui.ui.files.document_dialogs",
        "sudoku_gui.ui.help.handbook_window",
        "sudoku_gui.ui.help_dialogs",
        "sudoku_gui.ui.learn.tree_view",
        "sudoku_gui.ui.play.history_panel",
        "sudoku_gui.ui.printing.print_dialog",
        "sudoku_gui.ui.race.race_window",
    ]
    modules = [importlib.util.find_spec(name) for name in late]
    assert None not in modules

    _succeed(f"import sys, sudoku_gui.app\nassert not {{*{late}}} & {{*sys.modules}}")
