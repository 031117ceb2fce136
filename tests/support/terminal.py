"""A terminal for the tests: runs a command here, or the whole program in a new interpreter."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

from sudoku_gui import cli
from tests.support.session_bus import NO_BUS
from tests.support.waiting import PATIENCE_SECONDS

ROOT = Path(__file__).parents[2]
HARMLESS = "This plugin does not support propagateSizeHints()"  # says the offscreen platform
_SUMMARY = re.compile(r"; [0-9]+\.[0-9] s\Z")


@dataclass(frozen=True, slots=True)
class Ended:
    """What is left of a command: its exit status and what it wrote."""

    status: int
    output: bytes
    errors: bytes

    @property
    def lines(self) -> list[str]:
        """The lines of the results."""
        return self.output.decode().splitlines()

    @property
    def messages(self) -> list[str]:
        """The lines of everything else."""
        return self.errors.decode().splitlines()

    @property
    def problems(self) -> list[str]:
        """The messages without the summary of a command over several puzzles."""
        return [each for each in self.messages if not _SUMMARY.search(each)]

    @property
    def summary(self) -> str:
        """The summary, which comes last, without the seconds that the command took."""
        return _SUMMARY.sub("", self.messages[-1])


def run_command(*arguments: str, given: bytes = b"") -> Ended:
    """Run a command of the terminal in this process, `given` being its standard input."""
    output, errors = BytesIO(), BytesIO()
    standard_input, standard_output, standard_error = (
        TextIOWrapper(stream, "utf-8", write_through=True)
        for stream in (BytesIO(given), output, errors)
    )
    with (
        patch.object(sys, "stdin", standard_input),
        redirect_stdout(standard_output),
        redirect_stderr(standard_error),
    ):
        status = cli.main(arguments)
    return Ended(status, output.getvalue(), errors.getvalue())


def run_program(*arguments: str, given: bytes = b"", **environment: str) -> Ended:
    """Run `sudoku-gui` in an interpreter and an environment of its own."""
    ended = subprocess.run(
        command(*arguments),
        input=given,
        env=bare_environment(**environment),
        capture_output=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


@contextmanager
def begun_program(
    *arguments: str, errors: int = subprocess.PIPE, script: str | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """`sudoku-gui` with pipes for its streams, `errors` perhaps something else.

    script: what Python runs instead of the program's package.  A test that fails leaves
    nothing running that it would wait for.
    """
    with subprocess.Popen(
        [sys.executable, "-c", script, *arguments] if script else command(*arguments),
        env=bare_environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=errors,
    ) as process:
        try:
            yield process
        except BaseException:
            process.kill()
            raise


def command(*arguments: str) -> list[str]:
    """The command line that starts the program from here."""
    return [sys.executable, "-m", "sudoku_gui", *arguments]


def bare_environment(**more: str) -> dict[str, str]:
    """An environment without display, bus or language, in which Python finds the program."""
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **NO_BUS, **more}
