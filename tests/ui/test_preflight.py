"""What is said where a window cannot open; no window is opened here."""

import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_gui.ui.preflight import (
    FOR_ANY_WINDOW,
    FOR_WAYLAND,
    FOR_X11,
    Machine,
    SystemLibrary,
    find_drawing_problem,
    find_problem,
    import_problem,
    is_asked_before_qt,
    this_machine,
)
from tests.support.waiting import PATIENCE_SECONDS

X11_SILENT = "The display :99, which DISPLAY names, does not answer."
WAYLAND_SILENT = "The Wayland display wayland-7 does not answer."
NO_DISPLAY = "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set."
ON_A_BARE_DEBIAN = (
    "apt-get install libgl1 libegl1 libglib2.0-0 libxkbcommon0 libdbus-1-3 libfontconfig1 "
    "libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
)


def test_where_everything_is_there_nothing_is_said() -> None:
    assert find_problem(_machine({"DISPLAY": ":0"})) is None
    assert find_problem(_machine({"WAYLAND_DISPLAY": "wayland-0"})) is None


def test_without_pyside_the_message_says_how_to_install_it() -> None:
    machine = replace(_machine({"DISPLAY": ":0"}), has_module=lambda _: False)

    assert "-m pip install PySide6-Essentials" in _said(machine)


def test_without_any_display_the_message_says_so_and_what_works() -> None:
    said = _said(_machine({}))

    assert NO_DISPLAY in said
    assert "sudoku-gui solve FILE" in said
    assert "apt-get" not in said


@pytest.mark.parametrize(
    ("environment", "problem"),
    [
        ({"DISPLAY": ":99"}, X11_SILENT),
        ({"DISPLAY": ""}, NO_DISPLAY),
        ({"WAYLAND_DISPLAY": "wayland-7"}, WAYLAND_SILENT),
        ({"XDG_SESSION_TYPE": "wayland"}, "The Wayland display wayland-0 does not answer."),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-7"}, "There is no X11 display"),
        ({"QT_QPA_PLATFORM": "wayland-egl", "WAYLAND_DISPLAY": "wayland-7"}, WAYLAND_SILENT),
    ],
)
def test_a_display_that_does_not_answer_is_named(environment: dict[str, str], problem: str) -> None:
    nobody = replace(
        _machine(environment), display_answers=lambda _: False, socket_answers=lambda _: False
    )

    assert problem in _said(nobody)


def test_one_display_that_answers_is_enough() -> None:
    machine = _machine({"DISPLAY": ":99", "WAYLAND_DISPLAY": "wayland-7"})

    assert find_problem(replace(machine, display_answers=lambda _: False)) is None
    assert find_problem(replace(machine, socket_answers=lambda _: False)) is None


def test_a_wayland_socket_handed_over_is_a_display() -> None:
    environment = {"QT_QPA_PLATFORM": "wayland", "WAYLAND_SOCKET": "5"}

    assert find_problem(replace(_machine(environment), socket_answers=lambda _: False)) is None


def test_the_wayland_socket_is_looked_for_in_the_folder_of_the_session() -> None:
    machine = _machine({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": "/run/user/5"})
    there = Path("/run/user/5/wayland-7")

    assert find_problem(replace(machine, socket_answers=lambda path: path == there)) is None
    assert WAYLAND_SILENT in _said(replace(machine, socket_answers=lambda path: path != there))


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "xcb;offscreen"])
def test_a_platform_without_a_display_needs_none(platform: str) -> None:
    assert find_problem(_machine({"QT_QPA_PLATFORM": platform})) is None


def test_a_bare_debian_is_told_all_packages_in_one_line() -> None:
    machine = replace(_machine({}), can_load=lambda _: False)

    said = _said(machine)

    assert NO_DISPLAY in said
    assert said.splitlines()[3].endswith(ON_A_BARE_DEBIAN)


def test_exactly_the_missing_library_is_named_with_its_package() -> None:
    said = _said(_without({"DISPLAY": ":0"}, "libEGL.so.1"))

    assert "that are missing: libEGL.so.1." in said
    assert "this installs them: sudo apt-get install libegl1\n" in said


def test_a_package_that_another_brings_is_named_only_when_it_is_missing_alone() -> None:
    alone = _said(_without({"DISPLAY": ":0"}, "libxcb-image.so.0"))
    together = _said(_without({"DISPLAY": ":0"}, "libxcb-image.so.0", "libxcb-cursor.so.0"))

    assert "apt-get install libxcb-image0\n" in alone
    assert "apt-get install libxcb-cursor0\n" in together


def test_root_is_told_the_command_without_sudo() -> None:
    machine = replace(_without({"DISPLAY": ":0"}, "libGL.so.1"), is_root=True)

    assert "this installs them: apt-get install libgl1\n" in _said(machine)


def test_libraries_of_the_other_display_are_not_asked_for() -> None:
    files = [library.file for library in FOR_X11]

    assert find_problem(_without({"WAYLAND_DISPLAY": "wayland-0"}, *files)) is None
    assert find_problem(_without({"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, *files)) is None
    assert find_problem(_without({"DISPLAY": ":0"}, "libwayland-cursor.so.0")) is None


def test_of_two_displays_the_one_that_answers_is_the_one_to_install_for() -> None:
    machine = _without({"DISPLAY": ":99", "WAYLAND_DISPLAY": "w"}, "libwayland-cursor.so.0")

    said = _said(replace(machine, display_answers=lambda _: False))

    assert "apt-get install libwayland-cursor0" in said
    assert ":99" not in said


def test_only_linux_is_asked_for_a_display_and_libraries() -> None:
    machine = replace(_machine({}), can_load=lambda _: False)

    assert find_problem(replace(machine, system="darwin")) is None
    assert find_problem(replace(machine, system="win32")) is None


@pytest.mark.parametrize("libraries", [FOR_ANY_WINDOW, FOR_X11, FOR_WAYLAND])
def test_a_package_comes_only_with_one_that_is_asked_for(
    libraries: tuple[SystemLibrary, ...],
) -> None:
    packages = {library.package for library in FOR_ANY_WINDOW + libraries}

    assert {library.comes_with for library in libraries} <= packages | {""}


def test_a_library_that_nobody_expected_to_be_missing_is_quoted() -> None:
    error = ImportError("libodd.so.1: cannot open shared object file")

    assert "libodd.so.1: cannot open shared object file" in str(import_problem(error))


def test_to_draw_no_display_is_needed_but_the_libraries_are() -> None:
    assert find_drawing_problem(_machine({})) is None

    problem = str(find_drawing_problem(_without({}, "libEGL.so.1")))
    assert "libEGL.so.1" in problem
    assert "window" not in problem


def test_to_draw_qt_is_needed() -> None:
    problem = find_drawing_problem(replace(_machine({}), has_module=lambda _: False))

    assert "PySide6 is not installed" in str(problem)


def test_this_machine_knows_a_library_that_is_there_from_one_that_is_not() -> None:
    machine = this_machine()

    assert machine.can_load("libEGL.so.1")
    assert not machine.can_load("libno-such-library.so.1")
    assert machine.has_module("PySide6")
    assert not machine.has_module("no_such_module")


def test_a_display_that_nobody_serves_does_not_answer(tmp_path: Path) -> None:
    machine = this_machine()

    assert not machine.display_answers(":9876")
    assert not machine.socket_answers(tmp_path / "wayland-0")


def test_a_socket_that_somebody_serves_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's address has room for about 100 characters
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("wayland-0")
        server.listen()

        assert this_machine().socket_answers(Path("wayland-0"))


def test_the_questions_are_asked_without_qt() -> None:
    script = (
        "import sys; from sudoku_gui.ui import preflight; "
        "preflight.find_problem(preflight.this_machine()); "
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )

    ended = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, timeout=PATIENCE_SECONDS
    )

    assert ended.stdout == b"[]\n"


def _machine(environment: dict[str, str]) -> Machine:
    """A Linux desktop where nothing is missing and every display answers."""
    return Machine(
        system="linux",
        is_root=False,
        environment=environment,
        has_module=lambda _: True,
        can_load=lambda _: True,
        display_answers=lambda _: True,
        socket_answers=lambda _: True,
    )


def _without(environment: dict[str, str], *files: str) -> Machine:
    return replace(_machine(environment), can_load=lambda file: file not in files)


def _said(machine: Machine) -> str:
    problem = find_problem(machine)
    assert problem is not None
    return str(problem)


@pytest.mark.parametrize(
    ("environment", "is_asked"),
    [
        ({}, True),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen;xcb"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, False),
    ],
)
def test_it_is_asked_before_qt_starts_where_there_is_to_be_a_display(
    environment: dict[str, str], is_asked: bool
) -> None:
    assert is_asked_before_qt(_machine(environment)) is is_asked
    assert not is_asked_before_qt(replace(_machine(environment), system="darwin"))
