"""What the system prefers about motion: asked for in the background, heard by the program."""

import shutil
import subprocess
import sys

import pytest
from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtDBus import QDBusConnection
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit import system_motion
from sudoku_gui.ui.kit.system_motion import SystemMotionPreference
from tests.support.session_bus import session_bus
from tests.support.terminal import bare_environment
from tests.support.ui.open_program import OpenProgram
from tests.support.waiting import PATIENCE_SECONDS

needs_bus = pytest.mark.skipif(
    shutil.which("dbus-daemon") is None, reason="dbus-daemon is not installed"
)


def test_without_a_bus_nothing_is_heard(qapp: QApplication) -> None:
    motion, wishes = SystemMotionPreference(), list[bool]()
    motion.wished.connect(wishes.append)

    motion.ask(QDBusConnection("no such bus"))
    qapp.processEvents()

    assert wishes == []


@needs_bus
@pytest.mark.parametrize(
    ("namespace", "key", "value", "said"),
    [
        ("org.freedesktop.appearance", "reduced-motion", "1", "reduced\n"),
        ("org.freedesktop.appearance", "reduced-motion", "0", ""),
        ("org.gnome.desktop.interface", "enable-animations", "false", "reduced\n"),
        ("org.gnome.desktop.interface", "enable-animations", "true", ""),
        ("org.kde", "other", "1", ""),
    ],
)
def test_the_portal_of_the_desktop_is_asked(
    namespace: str, key: str, value: str, said: str
) -> None:
    with session_bus() as address:
        run = subprocess.run(
            [sys.executable, "-m", "tests.support.ui.portal", namespace, key, value],
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            env=bare_environment(DBUS_SESSION_BUS_ADDRESS=address),
            check=False,
        )

    assert (run.stdout, run.returncode) == (said, 0)


class _WishForLess(QObject):
    """A system that prefers less motion."""

    wished = Signal(bool)

    def ask(self, _bus: QDBusConnection) -> None:
        self.wished.emit(True)


def test_the_program_hears_the_wish_soon_after_it_has_begun(
    qapp: QApplication, store: QSettings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_motion, "SystemMotionPreference", _WishForLess)
    opened = OpenProgram(qapp, store, qtbot)

    opened.program.start([])
    qtbot.waitUntil(lambda: opened.program.preferences.is_motion_reduced)

    opened.program.preferences.set_system_motion(False)
    opened.end()
