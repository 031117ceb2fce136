"""The real program, started as people start it, and what they can do with it and see of it."""

import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.presentation.theme import LIGHT, Theme
from sudoku_gui.presentation.window_layout import WindowLayout
from tests.support.display.display import Display
from tests.support.display.grid_on_screen import GridOnScreen, NoGridError
from tests.support.display.screen import Picture
from tests.support.display.waiting import wait_until
from tests.support.terminal import bare_environment, command
from tests.support.waiting import PATIENCE_SECONDS

_LOOKS = 20  # some hundredths of a second apart
NINE = Geometry.of_size(9)

_MAIN_WINDOW = "– (Sudoku|스도쿠)$"


@dataclass(frozen=True, slots=True)
class Ending:
    """How the program ended."""

    status: int
    messages: str


CLEAN = Ending(0, "")


class RunningProgram:
    """One start of the program on `display`; what it remembers stays in `home`.

    A first start is that of somebody who watches searches.

    The start waits until the windows of other programs are gone: on a busy machine, a window that
    is closing would be taken for that of this program, which is found by its title, and keys
    meant for the one would reach the other.
    """

    first_layout = WindowLayout.WATCH

    def __init__(
        self, display: Display, home: Path, files: Sequence[Path] = (), **environment: str
    ) -> None:
        self.display = display
        _prepare_settings(home, self.first_layout)
        self._messages = home / "messages.txt"
        wait_until(lambda: not display.windows("."), "the windows of the last program are gone")
        with self._messages.open("wb") as messages:
            self._process = subprocess.Popen(
                self._command(*map(str, files)),
                env=environment_of(display, home) | environment,
                stdin=subprocess.DEVNULL,
                stdout=messages,
                stderr=messages,
            )
        try:
            self.window = self._window_in_front(_MAIN_WINDOW)
        except AssertionError:
            self.kill()
            raise

    @property
    def title(self) -> str:
        """What stands in the title bar."""
        return self.display.do("getwindowname", self.window).rstrip("\n")

    @property
    def has_ended(self) -> bool:
        """Whether the process is no more."""
        return self._process.poll() is not None

    @property
    def owns_window(self) -> bool:
        """Whether the window on the display belongs to this process."""
        return self.window in self.display.windows_of(self._process.pid)

    def keys(self, *keys: str) -> None:
        """Press `keys` one after the other, in the names of X: "ctrl+n", "F5", "Return"."""
        self.display.do("key", "--clearmodifiers", *keys)

    def type(self, words: str) -> None:
        """Type `words`."""
        self.display.do("type", "--clearmodifiers", words)

    def type_rows(self, rows: Sequence[str]) -> None:
        """Type rows of a puzzle of 9x9; Enter ends those that are shorter."""
        for row in rows:
            self.type(row)
            if len(row) < NINE.size:
                self.keys("Return")

    def click(self, *places: tuple[int, int]) -> None:
        """Click at places of the window, one after the other."""
        for x, y in places:
            self.display.do("mousemove", "--window", self.window, x, y, "click", 1)

    def drag(self, *places: tuple[int, int]) -> None:
        """Press the mouse at the first place, move it over the others, and let it go."""
        for number, (x, y) in enumerate(places):
            self.display.do("mousemove", "--window", self.window, x, y)
            if number == 0:
                self.display.do("mousedown", 1)
        self.display.do("mouseup", 1)

    def choose(self, menu: tuple[int, int], entry: tuple[int, int]) -> None:
        """Click on the title of a menu, and on one of its entries once it is open."""
        self.click(menu)
        self.wait_for_menus(1)
        self.click(entry)

    def choose_by_keys(self, *keys: str) -> None:
        """Open a menu and submenus of it by a key each, and press the last one in there."""
        for opened, key in enumerate(keys[:-1], start=1):
            self.keys(key)
            self.wait_for_menus(opened)
        self.keys(keys[-1])

    def wait_for_menus(self, count: int, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until so many menus are open; each is a window beside the main window."""
        process = self._process.pid
        wait_until(
            lambda: len(self.display.windows_of(process)) == 1 + count, f"{count} menus", seconds
        )

    def picture(self) -> Picture:
        """The window as it looks now, without the frame of the window manager."""
        place = self.display.rectangle(self.window)
        return self.display.screen.picture(place.left, place.top, place.width, place.height)

    def wait_for_title(self, title: str, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until the title bar says `title`."""
        wait_until(lambda: self.title == title, f'the title "{title}"', seconds)

    def dialog(self, title: str) -> str:
        """The dialog called `title`, once it is open and takes keys."""
        return self._window_in_front(f"^{title}$")

    def begin_grid(self) -> None:
        """Begin an empty grid to type a puzzle into, by keys."""
        self.keys("ctrl+n")
        self.dialog("New Puzzle")
        self.keys("alt+t")
        self.wait_until_in_front()

    def wait_until_in_front(self) -> None:
        """Wait until every dialog is closed and keys go to the window again."""
        wait_until(lambda: self.display.has_focus(self.window), "the window has the focus")

    def save_digits_as(self, name: str) -> None:
        """Save all digits, as givens, under `name` beside the file opened, by keys."""
        self.keys("ctrl+shift+s")
        self.finish_save_digits_as(name)

    def finish_save_digits_as(self, name: str) -> None:
        """Type `name` into the open dialog, answer, and wait until the window is called so."""
        self.dialog("Save the grid")
        self.type(name)
        self.keys("Return")
        self.dialog("Save digits only")
        self.keys("Tab", "space")  # from keeping entries in another file to making them givens
        self.wait_for_title(f"{name} – Sudoku")
        self.wait_until_in_front()

    def grid(self, geometry: Geometry = NINE, theme: Theme = LIGHT) -> GridOnScreen:
        """The grid as it looks now, or as soon as one is painted."""
        found: list[GridOnScreen] = []

        def is_painted() -> bool:
            with suppress(NoGridError):
                found.append(GridOnScreen(self.picture(), geometry, theme))
            return bool(found)

        wait_until(is_painted, "a grid is seen")
        return found[0]

    def wait_for_depth(self, depth: int, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until a solver's digits stand in `depth` cells of a grid of 9x9."""
        what = f"{depth} cells are filled"
        wait_until(lambda: self.grid().depth == depth, what, seconds)

    def wait_until_still(self, seconds: float = PATIENCE_SECONDS, above: int | None = None) -> None:
        """Wait until the window, or what is `above` a line, looks the same many times in a row."""
        looks = deque([b""], _LOOKS)

        def is_still() -> bool:
            picture = self.picture()
            height = picture.height if above is None else above
            looks.append(picture.part(0, 0, picture.width, height).pixels)
            return all(look == looks[0] for look in looks)

        wait_until(is_still, "the window stands still", seconds)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.display.do("windowsize", self.window, width, height)

    def ending(self, seconds: float = PATIENCE_SECONDS) -> Ending:
        """How the program ended, once it has; what it wrote anywhere counts as messages."""
        wait_until(lambda: self.has_ended, "the program ends", seconds)
        return Ending(self._process.returncode, self._messages.read_text("utf-8"))

    def kill(self) -> None:
        """End the process whatever it does; harmless if it has ended."""
        self._process.kill()
        self._process.wait(PATIENCE_SECONDS)

    def _command(self, *files: str) -> list[str]:
        """The command line that starts the program."""
        return command(*files)

    def _window_in_front(self, title: str) -> str:
        def is_in_front() -> bool:
            assert not self.has_ended, str(self.ending())
            found[:] = self.display.windows(title)
            return len(found) == 1 and self.display.has_focus(found[0])

        found: list[str] = []
        wait_until(is_in_front, f'a window "{title}" with the focus')
        return found[0]


class PlayersProgram(RunningProgram):
    """A first start of somebody who plays."""

    first_layout = WindowLayout.PLAY


def _prepare_settings(home: Path, layout: WindowLayout) -> None:
    """Let a program that has never been started in `home` have that layout."""
    settings = home / "config" / "sudoku_gui" / "sudoku_gui.conf"
    if not settings.exists():
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(f"[General]\nlayout={layout.value}\n", encoding="ascii")


def environment_of(display: Display, home: Path) -> dict[str, str]:
    """The environment of somebody at `display` whose home is `home`, and nothing else."""
    run_time = home / "run"
    run_time.mkdir(mode=0o700, exist_ok=True)
    return bare_environment(
        DISPLAY=display.name,
        DBUS_SESSION_BUS_ADDRESS=display.bus_address,
        HOME=str(home),
        XDG_CONFIG_HOME=str(home / "config"),
        XDG_RUNTIME_DIR=str(run_time),
        # No icons, file types and settings of other programs that are installed.
        XDG_CONFIG_DIRS=str(home / "system"),
        XDG_DATA_DIRS=str(home / "system"),
        LANG="C.UTF-8",
        PYTHONFAULTHANDLER="1",  # or a crash of a library leaves no word
    )
