"""A start of the program whose windows can be read, and clicked at what stands in them."""

import json
import re
import socket
import sys
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.support.display.display import Display
from tests.support.display.running_program import RunningProgram
from tests.support.display.waiting import wait_until
from tests.support.display.witness import SOCKET, address_of
from tests.support.waiting import PATIENCE_SECONDS


@dataclass(frozen=True, slots=True)
class Seen:
    """Something to be seen: what assistive technology is told of it, and its middle on the screen.

    role: as Qt calls it.  more: the description and the value.
    """

    role: str
    name: str
    more: str
    place: tuple[int, int]
    is_enabled: bool


class WitnessedProgram(RunningProgram):
    """Speaks of what is seen by patterns: regular expressions for the whole of a name."""

    def __init__(
        self, display: Display, home: Path, files: Sequence[Path] = (), **environment: str
    ) -> None:
        socket_name = f"sudoku-witness-{uuid.uuid4()}"
        self._address = address_of(socket_name)
        super().__init__(display, home, files, **environment, **{SOCKET: socket_name})

    def dialog(self, title: str) -> str:
        """The dialog called `title`, once it is open, takes keys, and knows where it is.

        At times Qt misses where the window manager puts a dialog, until that is moved.
        """
        window = super().dialog(title)
        first = self.display.rectangle(window)
        self.display.do("windowmove", window, first.left + 1, first.top)

        def is_place_known() -> bool:
            middle = self.display.rectangle(window).middle
            return any(each.place == middle for each in self.seen(title))

        wait_until(is_place_known, f"the place of {title!r} is known")
        return window

    def seen(self, name: str = ".*", role: str = ".*") -> list[Seen]:
        """All that is seen now and is called so."""
        is_meant = re.compile(f"{role}\n{name}").fullmatch
        return [each for each in self._all_seen() if is_meant(f"{each.role}\n{each.name}")]

    def find(self, name: str = ".*", role: str = ".*", seconds: float = PATIENCE_SECONDS) -> Seen:
        """The first that is called so, as soon as there is one."""
        found: list[Seen] = []

        def is_found() -> bool:
            found[:] = self.seen(name, role)
            return bool(found)

        wait_until(is_found, f"{role} {name!r} is seen", seconds)
        return found[0]

    def wait_until_gone(self, name: str, role: str = ".*") -> None:
        """Wait until nothing is called so any more."""
        wait_until(lambda: not self.seen(name, role), f"{role} {name!r} is gone")

    def click_on(self, name: str = ".*", role: str = ".*") -> Seen:
        """Click on the first that is called so, once it is there, can be clicked, and rests; it."""
        found: list[Seen] = []

        def is_at_rest() -> bool:
            before = [each.place for each in found]
            found[:] = self.seen(name, role)[:1]
            places = [each.place for each in found if each.is_enabled]
            return bool(places) and places == before

        wait_until(is_at_rest, f"{role} {name!r} can be clicked")
        self.display.do("mousemove", *found[0].place, "click", 1)
        return found[0]

    def choose_in_menus(self, *names: str) -> None:
        """Click on the title of a menu, and on one entry after the other."""
        for name in names:
            self.click_on(name, "MenuItem")

    def _all_seen(self) -> list[Seen]:
        with socket.socket(socket.AF_UNIX) as asking:
            asking.settimeout(PATIENCE_SECONDS)
            asking.connect(self._address)
            with asking.makefile("rb") as answer:
                return [_as_seen(json.loads(line)) for line in answer]

    def _command(self, *files: str) -> list[str]:
        return [sys.executable, "-m", "tests.support.display.witness", *files]


def _as_seen(told: dict[str, object]) -> Seen:
    role, name, more, place = told["role"], told["name"], told["more"], told["place"]
    assert isinstance(place, list)
    left, top, width, height = place
    middle = left + width // 2, top + height // 2
    return Seen(str(role), str(name), str(more), middle, told["is_enabled"] is True)
