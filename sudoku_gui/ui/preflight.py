"""Whether a window can open on this machine, asked before Qt starts.

Qt ends the process with an abort where a library of the system or the display is
missing, and PySide6 with a traceback.  So the same questions are asked here first,
without Qt, and what is missing becomes one sentence that says how to get it.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SystemLibrary:
    """A library of the system: its file, and its package on Debian and Ubuntu."""

    file: str
    package: str
    comes_with: str = ""  # a package that always brings this one, so that it need not be named


# What PySide6's QtWidgets and Qt's platform plugins are linked against, as ldd says;
# not what every system with Python has.  Newer systems call libglib2.0-0
# libglib2.0-0t64; apt knows it by the old name too.
FOR_ANY_WINDOW = (
    SystemLibrary("libGL.so.1", "libgl1"),
    SystemLibrary("libEGL.so.1", "libegl1"),
    SystemLibrary("libglib-2.0.so.0", "libglib2.0-0"),
    SystemLibrary("libxkbcommon.so.0", "libxkbcommon0"),
    SystemLibrary("libdbus-1.so.3", "libdbus-1-3"),
    SystemLibrary("libfontconfig.so.1", "libfontconfig1"),
    SystemLibrary("libfreetype.so.6", "libfreetype6", "libfontconfig1"),
    SystemLibrary("libX11.so.6", "libx11-6", "libgl1"),
)
FOR_X11 = (
    SystemLibrary("libxcb-cursor.so.0", "libxcb-cursor0"),
    SystemLibrary("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    SystemLibrary("libxcb-icccm.so.4", "libxcb-icccm4"),
    SystemLibrary("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    SystemLibrary("libxcb-shape.so.0", "libxcb-shape0"),
    SystemLibrary("libX11-xcb.so.1", "libx11-xcb1", "libgl1"),
    SystemLibrary("libxcb-randr.so.0", "libxcb-randr0", "libegl1"),
    SystemLibrary("libxcb-sync.so.1", "libxcb-sync1", "libegl1"),
    SystemLibrary("libxcb-xfixes.so.0", "libxcb-xfixes0", "libegl1"),
    SystemLibrary("libxcb-image.so.0", "libxcb-image0", "libxcb-cursor0"),
    SystemLibrary("libxcb-render.so.0", "libxcb-render0", "libxcb-cursor0"),
    SystemLibrary("libxcb-render-util.so.0", "libxcb-render-util0", "libxcb-cursor0"),
    SystemLibrary("libxcb-shm.so.0", "libxcb-shm0", "libxcb-cursor0"),
    SystemLibrary("libxcb-util.so.1", "libxcb-util1", "libxcb-cursor0"),
    SystemLibrary("libxcb-xkb.so.1", "libxcb-xkb1", "libxkbcommon-x11-0"),
    SystemLibrary("libxcb.so.1", "libxcb1", "libgl1"),
)
FOR_WAYLAND = (
    SystemLibrary("libwayland-cursor.so.0", "libwayland-cursor0"),
    SystemLibrary("libwayland-client.so.0", "libwayland-client0", "libwayland-cursor0"),
)


@dataclass(frozen=True, slots=True)
class Machine:
    """The facts about a machine that decide whether a window can open.

    display_answers is given what DISPLAY says, socket_answers the path of a
    Wayland socket.
    """

    system: str
    is_root: bool
    environment: Mapping[str, str]
    has_module: Callable[[str], bool]
    can_load: Callable[[str], bool]
    display_answers: Callable[[str], bool]
    socket_answers: Callable[[Path], bool]


def this_machine() -> Machine:
    """Return the machine that the program runs on."""
    return Machine(
        system=sys.platform,
        is_root=sys.platform == "linux" and os.geteuid() == 0,
        environment=os.environ,
        has_module=_has_module,
        can_load=_can_load,
        display_answers=_display_answers,
        socket_answers=_socket_answers,
    )


def is_asked_before_qt(machine: Machine) -> bool:
    """Return whether Qt would end the process where something is missing: it does on a display.

    Elsewhere an ImportError comes first, and there is time enough to ask then.
    """
    displays = {"xcb", "wayland"}
    return machine.system == "linux" and not displays.isdisjoint(_platforms(machine.environment))


def find_problem(machine: Machine) -> Text | None:
    """Return what keeps a window from opening and what to do about it, or None if nothing does."""
    problem = _find_problem(machine, _platforms(machine.environment))
    return problem and _cannot_open(problem)


def find_drawing_problem(machine: Machine) -> Text | None:
    """Return what keeps pictures from being drawn without a window, or None if nothing does."""
    return _find_problem(machine, ["offscreen"])


def import_problem(error: ImportError) -> Text:
    """Return the same about a library that is missing although it is in no list here."""
    return _cannot_open(text("Qt cannot be loaded: {reason}.", reason=error))


def _cannot_open(problem: Text) -> Text:
    return text(
        "The window cannot open.\n{problem}\n"
        "In the terminal, this works without a window: sudoku-gui solve FILE",
        problem=problem,
    )


def _find_problem(machine: Machine, platforms: Sequence[str]) -> Text | None:
    """Return what stands in the way on that of Qt's platforms where it is least."""
    if not machine.has_module("PySide6"):
        return text(
            "PySide6 is not installed. This installs it: {python} -m pip install {package}",
            python=sys.executable,
            package="PySide6-Essentials",
        )
    if machine.system != "linux":
        return None
    obstacles = min(
        (_obstacles(platform, machine) for platform in platforms),
        key=lambda each: (len(each.display), len(each.libraries)),
    )
    return _sentence(obstacles, machine)


@dataclass(frozen=True, slots=True)
class _Obstacles:
    """What stands in the way of one of Qt's platforms."""

    display: tuple[Text, ...]
    libraries: tuple[SystemLibrary, ...]


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """Return the platforms that Qt is going to try."""
    asked_for = environment.get("QT_QPA_PLATFORM")
    if asked_for:
        return [name.split(":")[0].split("-")[0] for name in asked_for.split(";")]
    is_wayland = "WAYLAND_DISPLAY" in environment or (
        environment.get("XDG_SESSION_TYPE") == "wayland"
    )
    found = ["xcb"] * ("DISPLAY" in environment) + ["wayland"] * is_wayland
    return found or ["xcb"]


def _obstacles(platform: str, machine: Machine) -> _Obstacles:
    match platform:
        case "xcb":
            return _Obstacles(_silence_of_x11(machine), _absent(FOR_ANY_WINDOW + FOR_X11, machine))
        case "wayland":
            absent = _absent(FOR_ANY_WINDOW + FOR_WAYLAND, machine)
            return _Obstacles(_silence_of_wayland(machine), absent)
        case _:  # offscreen, vnc and the like, which need no display
            return _Obstacles((), _absent(FOR_ANY_WINDOW, machine))


def _silence_of_x11(machine: Machine) -> tuple[Text, ...]:
    display = machine.environment.get("DISPLAY")
    if not display and "WAYLAND_DISPLAY" in machine.environment:
        return (text("There is no X11 display: DISPLAY is not set."),)
    if not display:
        return (text("There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set."),)
    if machine.display_answers(display):
        return ()
    return (text("The display {display}, which DISPLAY names, does not answer.", display=display),)


def _silence_of_wayland(machine: Machine) -> tuple[Text, ...]:
    display = machine.environment.get("WAYLAND_DISPLAY", "wayland-0")
    path = Path(machine.environment.get("XDG_RUNTIME_DIR", "")) / display
    if "WAYLAND_SOCKET" in machine.environment or machine.socket_answers(path):
        return ()
    return (text("The Wayland display {display} does not answer.", display=display),)


def _absent(libraries: tuple[SystemLibrary, ...], machine: Machine) -> tuple[SystemLibrary, ...]:
    return tuple(library for library in libraries if not machine.can_load(library.file))


def _sentence(obstacles: _Obstacles, machine: Machine) -> Text | None:
    sentences = list(obstacles.display)
    if obstacles.libraries:
        sentences.append(_about_libraries(obstacles.libraries, machine.is_root))
    if not sentences:
        return None
    if len(sentences) == 1:
        return sentences[0]
    return text("{first}\n{second}", first=sentences[0], second=sentences[1])


def _about_libraries(absent: tuple[SystemLibrary, ...], is_root: bool) -> Text:
    packages = {library.package for library in absent}
    needed = [library for library in absent if library.comes_with not in packages]
    return text(
        "Qt needs libraries of the system that are missing: {files}.\n"
        "On Debian and Ubuntu, this installs them: {command} {packages}",
        files=", ".join(library.file for library in needed),
        command="apt-get install" if is_root else "sudo apt-get install",
        packages=" ".join(library.package for library in needed),
    )


def _has_module(name: str) -> bool:
    from importlib.util import find_spec  # noqa: PLC0415 - as for what follows, not all ask

    return find_spec(name) is not None


def _can_load(file: str) -> bool:
    import ctypes  # noqa: PLC0415

    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def _display_answers(display: str) -> bool:
    import ctypes  # noqa: PLC0415

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # nobody can ask; that the library is missing is said anyway
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    has_error = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not has_error


def _socket_answers(path: Path) -> bool:
    if sys.platform == "win32":  # nobody asks there
        return False
    import socket  # noqa: PLC0415 - takes long to load, and few displays want it

    with socket.socket(socket.AF_UNIX) as end:
        try:
            end.connect(str(path))
        except OSError:
            return False
    return True
