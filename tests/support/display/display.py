"""A private X display with a window manager and a session bus; keys, mouse and windows on it."""

import os
import shutil
import subprocess
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.support.display.screen import Picture, Screen
from tests.support.display.waiting import wait_until
from tests.support.session_bus import session_bus
from tests.support.waiting import PATIENCE_SECONDS, line_from

PROGRAMS_NEEDED = ("Xvfb", "openbox", "xdotool", "dbus-daemon")
_OPENBOX = Path(__file__).with_name("openbox.xml")
_SCREEN = "1280x1024x24"


def programs_missing() -> list[str]:
    """Those of PROGRAMS_NEEDED that this machine does not have."""
    return [name for name in PROGRAMS_NEEDED if shutil.which(name) is None]


@dataclass(frozen=True, slots=True)
class Rectangle:
    """Where a window is on the screen, without what the window manager draws around it."""

    left: int
    top: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[int, int]:
        """Where the middle of it is on the screen."""
        return self.left + self.width // 2, self.top + self.height // 2

    def contains(self, place: tuple[int, int]) -> bool:
        """Whether a place on the screen lies in it."""
        x, y = place[0] - self.left, place[1] - self.top
        return 0 <= x < self.width and 0 <= y < self.height


class Display:
    """Xvfb with openbox, from its making to `close`; all it writes is kept in `folder`.

    bus_address: that of the session bus for the programs on the display; it starts no service.
    """

    def __init__(self, folder: Path, screen: str = _SCREEN) -> None:
        self._environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8"}
        with ExitStack() as ending:
            self._messages = ending.enter_context((folder / "messages.txt").open("wb"))
            self.name = self._start_server(ending, folder, screen)
            self._environment["DISPLAY"] = self.name
            self.screen = Screen(folder / "Xvfb_screen0")
            ending.callback(self.screen.close)
            self._start(ending, ["openbox", "--sm-disable", "--config-file", str(_OPENBOX)])
            wait_until(self._has_window_manager, "the window manager runs")
            self.bus_address = ending.enter_context(session_bus())
            self._ending = ending.pop_all()

    def close(self) -> None:
        """End the window manager and the display."""
        self._ending.close()

    def lose(self) -> None:
        """Kill the server, as when it crashes."""
        self._server.kill()

    def do(self, *words: str | int) -> str:
        """Let xdotool do `words`; what it printed."""
        done = self._xdotool(*words)
        done.check_returncode()
        return done.stdout

    def windows(self, title: str) -> list[str]:
        """The windows to be seen whose titles match the regular expression `title`."""
        return self._xdotool("search", "--onlyvisible", "--name", title).stdout.split()

    def windows_of(self, process: int) -> list[str]:
        """The windows to be seen that belong to the process of that number, menus too."""
        return self._xdotool("search", "--onlyvisible", "--pid", process).stdout.split()

    def has_focus(self, window: str) -> bool:
        """Whether keys go to `window`."""
        return self._xdotool("getwindowfocus").stdout.strip() == window

    def picture(self) -> Picture:
        """The whole screen as it looks now."""
        return self.screen.picture(0, 0, self.screen.width, self.screen.height)

    def rectangle(self, window: str) -> Rectangle:
        """Where `window` is."""
        said = self.do("getwindowgeometry", "--shell", window).splitlines()
        numbers = {name: int(number) for name, _, number in (line.partition("=") for line in said)}
        return Rectangle(numbers["X"], numbers["Y"], numbers["WIDTH"], numbers["HEIGHT"])

    def _start_server(self, ending: ExitStack, folder: Path, screen: str) -> str:
        """Start Xvfb on a free display; the display's name."""
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen]
        command += ["-fbdir", str(folder), "-nolisten", "tcp", "-noreset", "-dpi", "96"]
        command += ["-r"]  # where xdotool is late to let a key go, it would repeat
        command += ["-nocursor"]  # the pointer is not to hide what pictures are looked through for
        try:
            self._server = self._start(ending, command, hand_down=writing)
        finally:
            os.close(writing)
        with os.fdopen(reading) as end:
            number = line_from(end).strip()  # comes when the display is ready
        assert number, "Xvfb did not start"
        return f":{number}"

    def _start(
        self, ending: ExitStack, command: list[str], hand_down: int | None = None
    ) -> "subprocess.Popen[bytes]":
        process = ending.enter_context(
            subprocess.Popen(
                command,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=self._messages,
                stderr=self._messages,
                pass_fds=() if hand_down is None else (hand_down,),
            )
        )
        ending.callback(process.terminate)
        return process

    def _has_window_manager(self) -> bool:
        return self._xdotool("get_num_desktops").returncode == 0

    def _xdotool(self, *words: str | int) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["xdotool", *map(str, words)],
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_SECONDS,
        )
