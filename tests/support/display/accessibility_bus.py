"""The bus on which screen readers hear programs, and what they find there.

Everything goes through D-Bus, as with a real screen reader; nothing of Qt is used.
"""

import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, DBusErrorResponse, MessageFlag, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import Properties, unwrap_msg

from tests.support.display.waiting import wait_until
from tests.support.session_bus import session_bus
from tests.support.waiting import PATIENCE_SECONDS

_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
_BUS = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
_ATSPI = "org.a11y.atspi"
_DESKTOP = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
_CHECKED, _ENABLED = 1 << 4, 1 << 8  # in the set of states


def is_accessibility_bus_installed() -> bool:
    """Whether this machine has what starts such a bus."""
    return shutil.which("dbus-daemon") is not None and _SERVICE.exists()


class AccessibilityBus:
    """A session bus of its own with the bus of screen readers on it."""

    def __init__(self) -> None:
        with ExitStack() as ending:
            self.address = ending.enter_context(session_bus(_SERVICE))
            session = ending.enter_context(open_dbus_connection(self.address))
            reply = session.send_and_get_reply(
                new_method_call(_BUS, "GetAddress"), timeout=PATIENCE_SECONDS
            )
            (address,) = unwrap_msg(reply)
            self._connection = ending.enter_context(open_dbus_connection(address))
            self._ending = ending.pop_all()

    @property
    def environment(self) -> dict[str, str]:
        """What makes a program speak on this bus."""
        return {
            "DBUS_SESSION_BUS_ADDRESS": self.address,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }

    @property
    def desktop(self) -> "Accessible":
        """All programs that speak on this bus."""
        return Accessible(self._connection, *_DESKTOP)

    def close(self) -> None:
        """End the bus, and with it the one of the screen readers."""
        self._ending.close()


@dataclass(frozen=True, slots=True)
class Accessible:
    """Something that a screen reader finds: a window, a button, a cell."""

    connection: DBusConnection
    owner: str
    path: str

    @property
    def name(self) -> str:
        """What it is called."""
        properties = Properties(self._at("Accessible"))
        _, name = self._ask(properties.get("Name"))
        return str(name)

    @property
    def role(self) -> str:
        """What it is: "push button", "cell"."""
        return str(self._call("Accessible", "GetRoleName"))

    @property
    def is_enabled(self) -> bool:
        """Whether it can be used now."""
        return bool(self._states & _ENABLED)

    @property
    def is_checked(self) -> bool:
        """Whether it is pressed down for good, or chosen."""
        return bool(self._states & _CHECKED)

    @property
    def _states(self) -> int:
        low, high = self._call("Accessible", "GetState")
        return int(low | high << 32)

    @property
    def children(self) -> list["Accessible"]:
        """What it consists of."""
        found = self._call("Accessible", "GetChildren")
        return [Accessible(self.connection, owner, path) for owner, path in found]

    def press(self) -> None:
        """Do the first thing that can be done with it, as a click does.

        No reply is waited for: where a dialog opens, it comes when that is closed.  What is
        pressed may do its work a moment later.
        """
        wait_until(lambda: self.is_enabled, f"{self.name} can be pressed")
        message = new_method_call(self._at("Action"), "DoAction", "i", (0,))
        message.header.flags = MessageFlag.no_reply_expected
        self.connection.send(message)

    def select_alone(self, child: "Accessible") -> None:
        """Select one of its children and no other."""
        self._call("Selection", "ClearSelection")
        place = self.children.index(child)
        assert self._call("Selection", "SelectChild", "i", place)

    def write(self, words: str) -> None:
        """Have `words` stand in a text field."""
        assert self._call("EditableText", "SetTextContents", "s", words)

    def all_below(self) -> Iterator["Accessible"]:
        """Yield what it consists of, at any depth, each before its parts."""
        for child in self.children:
            yield child
            yield from child.all_below()

    def find(self, role: str, name: str = ".*") -> "Accessible":
        """Return the first below it of that role with that name, a pattern, once it is there."""
        found: list[Accessible] = []

        def is_found() -> bool:
            with suppress(DBusErrorResponse):  # what was there a moment ago is gone
                found.extend(self._matching(role, name))
            return bool(found)

        wait_until(is_found, f"{role} {name!r} is told to screen readers")
        return found[0]

    def _matching(self, role: str, name: str) -> list["Accessible"]:
        """Return the first below it that fits, if any."""
        for each in self.all_below():
            if each.role == role and re.fullmatch(name, each.name):
                return [each]
        return []

    def _at(self, interface: str) -> DBusAddress:
        return DBusAddress(self.path, self.owner, f"{_ATSPI}.{interface}")

    def _call(self, interface: str, method: str, signature: str = "", *body: object) -> Any:
        message = new_method_call(self._at(interface), method, signature or None, body)
        return self._ask(message)

    def _ask(self, message: object) -> Any:
        reply = self.connection.send_and_get_reply(message, timeout=PATIENCE_SECONDS)
        return unwrap_msg(reply)[0]
