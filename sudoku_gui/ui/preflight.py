"""Whether a window can open on this machine, asked before Qt starts.

Qt ends the process with an abort where a library of the system or the display is
missing, and PySide6 with a traceback.  So the same questions are asked here first,
without Qt, and what is missing becomes one sentence that says how to get it.
"""

import ctypes
import importlib.util
import os
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sudoku_gui.language import Text, text


@dataclass(frozen=True, slots=True)
class Library:
    """A library of the system: its file, and its package on Debian and Ubuntu.

    comes_with: a package that always brings this one, so that it need not be named.
    """

    file: str
    package: str
    comes_with: str = ""


# What PySide6's QtWidgets and Qt's platform plugins are linked against, as ldd says;
# not what every system with Python has.  Newer systems call libglib2.0-0
# libglib2.0-0t64; apt knows it by the old name too.
FOR_ANY_WINDOW = (
    Library("libGL.so.1", "libgl1"),
    Library("libEGL.so.1", "libegl1"),
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libfreetype.so.6", "libfreetype6", "libfontconfig1"),
    Library("libX11.so.6", "libx11-6", "libgl1"),
)
FOR_X11 = (
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libgl1"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libegl1"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libegl1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libegl1"),
    Library("libxcb-image.so.0", "libxcb-image0", "libxcb-cursor0"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb-cursor0"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "libxcb-cursor0"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb-cursor0"),
    Library("libxcb-util.so.1", "libxcb-util1", "libxcb-cursor0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxkbcommon-x11-0"),
    Library("libxcb.so.1", "libxcb1", "libgl1"),
)
FOR_WAYLAND = (
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-cursor0"),
)


@dataclass(frozen=True, slots=True)
class Machine:
    """What the questions are put to.

    answers_x11 is given what DISPLAY says, answers_wayland the path of a socket.
    """

    system: str
    user: int
    environment: Mapping[str, str]
    has_module: Callable[[str], bool]
    can_load: Callable[[str], bool]
    answers_x11: Callable[[str], bool]
    answers_wayland: Callable[[str], bool]


def this_machine() -> Machine:
    """The machine that the program runs on."""
    return Machine(
        system=sys.platform,
        user=os.geteuid() if hasattr(os, "geteuid") else -1,
        environment=os.environ,
        has_module=lambda name: importlib.util.find_spec(name) is not None,
        can_load=_can_load,
        answers_x11=_answers_x11,
        answers_wayland=_answers_wayland,
    )


def what_is_missing(machine: Machine) -> tuple[Text, ...]:
    """What keeps a window from opening, each with its remedy; empty if nothing does."""
    if not machine.has_module("PySide6"):
        return (_PYSIDE_MISSING,)
    if machine.system != "linux":
        return ()
    platforms = _platforms(machine.environment)
    if any(platform not in _DISPLAYS for platform in platforms):
        return _about_libraries(_absent(FOR_ANY_WINDOW, machine), machine)
    silent = {name: _DISPLAYS[name].why_silent(machine) for name in platforms}
    answering = [name for name in platforms if not silent[name]]
    missing = min(
        (
            _absent(FOR_ANY_WINDOW + _DISPLAYS[name].libraries, machine)
            for name in answering or platforms[-1:]
        ),
        key=len,
    )
    about_display = () if answering else (silent[platforms[-1]],)
    return (*_about_libraries(missing, machine), *about_display)
