"""Run by a test on a message bus of its own: a settings portal, and who asks it about motion.

Arguments: the namespace, the key and the value of the only setting that it knows.  Prints
what was wished for.
"""

import json
import sys

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

from sudoku_gui.ui.kit.system_motion import SystemMotionPreference
from tests.support.waiting import PATIENCE_MILLISECONDS


class Portal(QDBusVirtualObject):
    """Knows one setting."""

    def __init__(self, namespace: str, key: str, value: object) -> None:
        super().__init__()
        self._setting = [namespace, key]
        self._value = value
        self.asked = 0

    def introspect(self, path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        self.asked += 1
        if message.member() == "Read" and message.arguments() == self._setting:
            # Read answers with a variant in a variant.
            reply = message.createReply(QDBusVariant(QDBusVariant(self._value)))
        else:
            reply = message.createErrorReply("org.freedesktop.portal.Error.NotFound", "unknown")
        connection.send(reply)
        if self.asked == 2:
            QTimer.singleShot(200, QCoreApplication.quit)
        return True


def main(namespace: str, key: str, value: str) -> None:
    """Ask the portal that knows this setting, and print each wish."""
    application = QCoreApplication([])
    service = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
    portal = Portal(namespace, key, json.loads(value))
    assert service.registerService("org.freedesktop.portal.Desktop")
    assert service.registerVirtualObject("/org/freedesktop/portal/desktop", portal)
    motion = SystemMotionPreference()
    motion.wished.connect(_print)
    motion.ask(QDBusConnection.sessionBus())
    QTimer.singleShot(PATIENCE_MILLISECONDS, application.quit)
    application.exec()


def _print(preference: bool) -> None:
    print("reduced" if preference else "full")


if __name__ == "__main__":
    main(*sys.argv[1:])
