"""What to do where the engine is in use as Python, which is slow.

Installing the program says nothing about it: without a compiler it succeeds as well.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers.engine import compilation


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the advice depends on."""

    system: str  # as sys.platform has it
    python: str  # the path of the interpreter
    program: str  # the path of the installed program
    # Whether the compiled engine is installed, but this one found first.
    is_compiled_elsewhere: bool
    has_compiler: bool
    has_headers: bool


def advice() -> Text | None:
    """Return how to get the compiled engine, or None where it is in use."""
    return None if compilation.is_compiled() else advice_for(_surroundings())


def advice_in_checkout() -> Text | None:
    """Return the same if a compiled engine is installed, but this one found first, else None."""
    return advice() if compilation.is_compiled_elsewhere() else None


def advice_for(surroundings: Surroundings) -> Text:
    """Return how to get the compiled engine there."""
    python = _word(surroundings.python, surroundings.system)
    if surroundings.is_compiled_elsewhere:
        return text(
            "The engine of this checkout is not compiled, and about 100 times slower than "
            "the one that is installed.\n"
            "This starts the installed program: {program}\n"
            "This compiles the engine of the checkout: {python} -m pip install -e .",
            program=_word(surroundings.program, surroundings.system),
            python=python,
        )
    return text(
        "The engine is not compiled, and about 100 times slower than it could be.\n"
        "{needed}\n"
        "This compiles it, in the checkout: "
        "{python} -m pip install --force-reinstall --no-deps .",
        needed=_needed(surroundings),
        python=python,
    )


def _needed(surroundings: Surroundings) -> Text:
    """Return what has to be there before the engine can be compiled."""
    match surroundings.system:
        case "win32":
            return text(
                "It needs the Build Tools for Visual Studio "
                'with the workload "Desktop development with C++".'
            )
        case "darwin":
            return text("It needs a C compiler, which this installs: xcode-select --install")
    if surroundings.has_compiler and surroundings.has_headers:
        return text("A C compiler and Python's headers are here now.")
    if surroundings.has_compiler:
        return text(
            "It needs Python's headers; on Debian and Ubuntu, this installs them: "
            "sudo apt-get install python3-dev"
        )
    return text(
        "It needs a C compiler and Python's headers; on Debian and Ubuntu, "
        "this installs them: sudo apt-get install gcc python3-dev"
    )


def _surroundings() -> Surroundings:
    return Surroundings(
        system=sys.platform,
        python=sys.executable,
        program=str(Path(sysconfig.get_path("scripts"), "sudoku-gui")),
        is_compiled_elsewhere=compilation.is_compiled_elsewhere(),
        has_compiler=_has_compiler(),
        has_headers=Path(sysconfig.get_path("include"), "Python.h").is_file(),
    )


def _has_compiler() -> bool:
    """Return whether the compiler is there that setuptools would call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) is not None


def _word(path: str, system: str) -> str:
    """Return the path as a word of a command line."""
    if system == "win32":
        return f'"{path}"' if " " in path else path
    return shlex.quote(path)
