"""The surroundings of every test: no display, one font, English, and nothing left behind.

What Qt reads when it starts is set before it is imported, so that pictures and
sizes are the same on every machine.
"""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

HERE = Path(__file__).parent
SURROUNDINGS = {
    "QT_QPA_PLATFORM": "offscreen",
    "QT_FONT_DPI": "96",
    "DBUS_SESSION_BUS_ADDRESS": "disabled:",  # as NO_BUS of tests/support/session_bus.py
    "LC_ALL": "C.UTF-8",  # asks for no language, so the program speaks English
}
FOLDERS_OF_A_PERSON = (
    "HOME",
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_RUNTIME_DIR",
)
NOT_OURS = ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "LANGUAGE")
os.environ.update(SURROUNDINGS)
for _name in NOT_OURS:
    os.environ.pop(_name, None)
# A shell ignores Ctrl+C for jobs in the background, and programs started by the tests would
# inherit that and never hear the Ctrl+C that a test sends them.
signal.signal(signal.SIGINT, signal.default_int_handler)
if sys.platform != "win32":  # likewise where the tests run on although the terminal hangs up
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

# Qt after the environment that it reads.
import pytest  # noqa: E402
from PySide6.QtCore import QSettings  # noqa: E402
from PySide6.QtGui import QFont  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from sudoku_gui import language  # noqa: E402
from tests.support import laws  # noqa: E402, F401 - chooses the examples
from tests.support.engine_form import (  # noqa: E402
    pytest_configure,  # noqa: F401 - hooks are found by their names
    pytest_report_header,  # noqa: F401
)
from tests.support.memory import (  # noqa: E402
    pytest_collection_finish,  # noqa: F401
    pytest_runtest_logfinish,  # noqa: F401
    pytest_runtest_setup,  # noqa: F401
    pytest_sessionfinish,  # noqa: F401
    pytest_terminal_summary,  # noqa: F401
    pytest_testnodedown,  # noqa: F401
    return_freed_memory,
)
from tests.support.qt_objects import QtObjectWatch  # noqa: E402
from tests.support.threads import ThreadWatch  # noqa: E402
from tests.support.waiting import PatientBot  # noqa: E402

MARKS = {
    "display": pytest.mark.display,
    "benchmarks": pytest.mark.long,
    "long": pytest.mark.long,
}
"""How the tests of a folder are marked."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that the test command of the README leaves out."""
    for item in items:
        mark = MARKS.get(item.path.relative_to(HERE).parts[0])
        if mark:
            item.add_marker(mark)


@pytest.fixture(scope="session", autouse=True)
def _home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """All that the program keeps goes to a folder of the test run, never to a person's."""
    home = tmp_path_factory.mktemp("home")
    home.chmod(0o700)  # as the specification asks of a runtime folder
    with patch.dict(os.environ, dict.fromkeys(FOLDERS_OF_A_PERSON, str(home))):
        yield


@pytest.fixture(autouse=True, scope="module")
def _no_memory_kept() -> Iterator[None]:
    """Gives back what a file of tests leaves."""
    yield
    return_freed_memory()


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> Iterator[QApplication]:
    """The application of all tests, with the style and font of no particular desktop."""
    qapp.setStyle("Fusion")
    qapp.setFont(QFont("DejaVu Sans", 10))
    yield qapp
    # Data left there crashes the offscreen platform when the program ends.
    qapp.clipboard().clear()


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """In place of pytest-qt's: one that waits as long as a busy machine needs."""
    return PatientBot(request)


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    """A place for settings where nothing is stored yet."""
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture(scope="session")
def _threads() -> Iterator[ThreadWatch]:
    """Knows which threads run."""
    watch = ThreadWatch()
    with watch.watching():
        yield watch


@pytest.fixture(scope="session")
def qt_objects() -> Iterator[QtObjectWatch]:
    """Watches in which threads Qt objects are used."""
    watch = QtObjectWatch()
    with watch.watching():
        yield watch


@pytest.fixture(autouse=True)
def _nothing_left_behind(_threads: ThreadWatch, qt_objects: QtObjectWatch) -> Iterator[None]:
    """Speaks English again; fails a test that left a thread running or used Qt in one."""
    _threads.begin()
    yield
    language.set_language("en")
    left = _threads.end()
    assert not left, f"still running: {', '.join(left)}"
    uses = qt_objects.take_uses()
    assert not uses, "\n".join(uses)
