"""What the system prefers about motion on the screen.

Desktops on Linux, on X11 and Wayland alike, tell their wish through the settings portal of
xdg-desktop-portal; Qt passes no such wish on.  Without the portal, and on other systems,
nothing is heard, and the choice in the View menu is the only one.
"""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusVariant,
)

_PORTAL = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
# A setting, and the value of it that wishes for less motion.
_WISHES: tuple[tuple[str, str, object], ...] = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)


class SystemMotionPreference(QObject):
    """Asks the portal, and tells when it prefers less motion; silent where there is none."""

    wished = Signal(bool)

    def ask(self, bus: QDBusConnection) -> None:
        """Ask in the background for each of the settings."""
        if not bus.isConnected():
            return
        for namespace, key, reducing in _WISHES:
            # Read rather than ReadOne, which portals before 2023 do not know.
            call = QDBusMessage.createMethodCall(_PORTAL, _PATH, _INTERFACE, "Read")
            call.setArguments([namespace, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
            watcher.setProperty("reducing", reducing)
            watcher.finished.connect(self._take)

    @Slot(QDBusPendingCallWatcher)
    def _take(self, watcher: QDBusPendingCallWatcher) -> None:
        reply = watcher.reply()
        if reply.type() is QDBusMessage.MessageType.ReplyMessage:
            (value,) = reply.arguments()
            while isinstance(value, QDBusVariant):
                value = value.variant()
            if value == watcher.property("reducing"):
                self.wished.emit(True)
        watcher.deleteLater()
