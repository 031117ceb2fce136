"""What is said where the engine is slow."""

import sys
from dataclasses import replace

import pytest

from sudoku_gui import language
from sudoku_gui.language import say
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.wording.slow_engine import (
    Surroundings,
    advice,
    advice_for,
    advice_in_checkout,
)

BARE = Surroundings(
    system="linux",
    python="/opt/venv/bin/python",
    program="/opt/venv/bin/sudoku-gui",
    is_compiled_elsewhere=False,
    has_compiler=False,
    has_headers=False,
)
AGAIN = (
    "This compiles it, in the checkout: "
    "/opt/venv/bin/python -m pip install --force-reinstall --no-deps ."
)


def test_there_is_nothing_to_say_about_the_compiled_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda: True)

    assert advice() is None


def test_there_is_advice_about_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda: False)

    assert "about 100 times slower" in str(advice())
    assert sys.executable in str(advice())


@pytest.mark.parametrize(
    ("has_compiler", "has_headers", "needed"),
    [
        (
            False,
            False,
            "It needs a C compiler and Python's headers; on Debian and Ubuntu, "
            "this installs them: sudo apt-get install gcc python3-dev",
        ),
        (
            True,
            False,
            "It needs Python's headers; on Debian and Ubuntu, "
            "this installs them: sudo apt-get install python3-dev",
        ),
        (True, True, "A C compiler and Python's headers are here now."),
    ],
)
def test_what_is_missing_is_named(has_compiler: bool, has_headers: bool, needed: str) -> None:
    there = replace(BARE, has_compiler=has_compiler, has_headers=has_headers)

    assert str(advice_for(there)).splitlines()[1:] == [needed, AGAIN]


@pytest.mark.parametrize(
    ("system", "source"),
    [("darwin", "xcode-select --install"), ("win32", "Build Tools for Visual Studio")],
)
def test_other_systems_have_their_compilers_from_elsewhere(system: str, source: str) -> None:
    said = str(advice_for(replace(BARE, system=system)))

    assert source in said
    assert "apt-get" not in said
    assert said.endswith(AGAIN)


def test_a_checkout_beside_the_installed_program_names_both_ways_out() -> None:
    said = str(advice_for(replace(BARE, is_compiled_elsewhere=True))).splitlines()[1:]

    assert said == [
        "This starts the installed program: /opt/venv/bin/sudoku-gui",
        "This compiles the engine of the checkout: /opt/venv/bin/python -m pip install -e .",
    ]


@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_in_a_checkout_there_is_advice_if_the_compiled_engine_is_installed(
    is_elsewhere: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda: False)
    monkeypatch.setattr(compilation, "is_compiled_elsewhere", lambda: is_elsewhere)

    assert (advice_in_checkout() is not None) == is_elsewhere


@pytest.mark.parametrize(
    ("system", "path", "word"),
    [
        ("linux", "/opt/my venv/bin/python", "'/opt/my venv/bin/python'"),
        ("win32", r"C:\My Files\python.exe", r'"C:\My Files\python.exe"'),
        ("win32", r"C:\venv\python.exe", r"C:\venv\python.exe"),
    ],
)
def test_a_path_is_one_word_of_the_command(system: str, path: str, word: str) -> None:
    said = str(advice_for(replace(BARE, system=system, python=path)))

    assert f"{word} -m pip install" in said


def test_the_advice_follows_the_language() -> None:
    english = str(advice_for(BARE))
    language.set_language("ko")

    korean = say(advice_for(BARE))

    assert korean.splitlines() != english.splitlines()
    assert korean.splitlines()[-1].endswith(
        "/opt/venv/bin/python -m pip install --force-reinstall --no-deps ."
    )
