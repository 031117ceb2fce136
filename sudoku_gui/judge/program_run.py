"""One run of a program, in a process of its own and within limits.

The process sees an empty folder, made for it and removed with all that is in it, and neither
our modules nor our files.  It is ended when its time is over, when it prints without end, and
when nobody waits for it any more.
"""

import contextlib
import json
import marshal
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from types import CodeType

from sudoku_gui.judge import child_process, recorded_list, step_recorder
from sudoku_gui.judge.count_table import TABLE_LENGTH
from sudoku_gui.judge.instrumentation import CALL, WRAP
from sudoku_gui.judge.step_record import RECORD_BYTES, STEP_WORDS
from sudoku_gui.judge.stopping import RunStoppedError, never
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.grid import Grid

OUTPUT_LIMIT = 1 << 20
"""Bytes that a program may print; a solved puzzle takes fewer than a thousand."""

_ERROR_LIMIT = 1 << 16
_WAIT_SECONDS = 0.02  # between two looks at a process
_PATIENCE = 4  # a process that waits, or runs on a busy machine, has so many times its seconds
_START_SECONDS = 5
_RECORDING_MEGABYTES = 64  # more for the recording itself


_PACKAGE_FOLDER = Path(child_process.__file__).parents[1]


class RunEnd(Enum):
    """How a run ended."""

    DONE = "done"
    ERROR = "error"
    TOO_SLOW = "too slow"
    TOO_MUCH_MEMORY = "too much memory"
    TOO_MUCH_OUTPUT = "too much output"


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program may use: processor time in seconds, memory in megabytes."""

    seconds: float
    megabytes: int


@dataclass(frozen=True, slots=True)
class RunResult:
    """How a run ended, and what it left.

    error: the name of the exception, or what else ended it; line: where, 0 if unknown.
    error_output: what it printed as errors, and the calls that led to the exception.
    counts: the table of `recorded_list`, empty if nothing was recorded.
    steps: the words of `step_record` that hold steps, empty if none were recorded.
    """

    end: RunEnd
    output: bytes
    seconds: float
    error: str = ""
    message: str = ""
    line: int = 0
    counts: tuple[int, ...] = ()
    error_output: str = ""
    steps: bytes = b""


def run_plain(
    code: CodeType,
    name: str,
    typed: bytes,
    limits: Limits,
    is_stopped: Callable[[], bool] = never,
) -> RunResult:
    """Run a program as it is; `name` is its file, `typed` what it reads.

    Raises RunStoppedError soon after `is_stopped` returns True; it is asked again and again.
    """
    with tempfile.TemporaryDirectory(prefix="judge-") as folder:
        run = _Run(Path(folder), name, limits, is_stopped)
        return run.finish(code, typed, {"counts": ""})


def run_recorded(
    code: CodeType,
    name: str,
    typed: bytes,
    limits: Limits,
    givens: Grid,
    is_stopped: Callable[[], bool] = never,
    calls_at: tuple[int, ...] | None = None,
) -> RunResult:
    """Run a program whose lists are recorded; `givens` is the puzzle that is typed.

    calls_at: the places in the table of counts of the calls noted with each step; None if steps
    are not to be recorded.
    Raises RunStoppedError as `run_plain` does.
    """
    with tempfile.TemporaryDirectory(prefix="judge-") as folder:
        counts = Path(folder, "counts")
        counts.write_bytes(bytes(8 * TABLE_LENGTH))
        steps = Path(folder, "steps")
        if calls_at is not None:
            with steps.open("wb") as stream:
                stream.truncate(RECORD_BYTES)
        task = {
            "counts": str(counts),
            "steps": str(steps) if calls_at is not None else "",
            "calls_at": calls_at,
            "lists": recorded_list.__name__,
            "recorders": step_recorder.__name__,
            "packages": str(_PACKAGE_FOLDER.parent),
            "givens": list(givens.digits),
            "houses": [list(house.cells) for house in givens.geometry.houses],
            "wrap": WRAP,
            "call": CALL,
        }
        larger = Limits(limits.seconds, limits.megabytes + _RECORDING_MEGABYTES)
        result = _Run(Path(folder), name, larger, is_stopped).finish(code, typed, task)
        return replace(result, steps=_recorded_steps(steps)) if calls_at is not None else result


def _recorded_steps(path: Path) -> bytes:
    """Return the words of the steps in a record; of a step half written there are none."""
    with path.open("rb") as stream:
        count = int.from_bytes(stream.read(8), sys.byteorder)
        return stream.read(8 * STEP_WORDS * count)


class _Run:
    """A run in a folder that is there as long as it lasts."""

    def __init__(
        self, folder: Path, name: str, limits: Limits, is_stopped: Callable[[], bool]
    ) -> None:
        self._folder = folder
        self._name = name
        self._limits = limits
        self._is_stopped = is_stopped
        self._output = folder / "output"
        self._errors = folder / "errors"

    def finish(self, code: CodeType, typed: bytes, task: Mapping[str, object]) -> RunResult:
        """Run to the end, however it comes about."""
        (self._folder / "code").write_bytes(marshal.dumps(code))
        (self._folder / "input").write_bytes(typed)
        (self._folder / "reach").mkdir()
        self._write_task(task)
        process = self._start()
        try:
            stopped = self._wait(process)
        finally:
            _end(process)
        return self._result(process.returncode, stopped, str(task["counts"]))

    def _write_task(self, task: Mapping[str, object]) -> None:
        common = {
            "name": self._name,
            "package": _PACKAGE_FOLDER.name,
            "code": str(self._folder / "code"),
            "result": str(self._folder / "result"),
            "seconds": self._limits.seconds,
            "megabytes": self._limits.megabytes,
        }
        words = json.dumps({**common, **task})
        (self._folder / "task").write_text(words, encoding="utf-8")

    def _start(self) -> subprocess.Popen[bytes]:
        words = (sys.executable, "-I", "-B", "-X", "utf8", child_process.__file__)
        with (
            (self._folder / "input").open("rb") as typed,
            self._output.open("wb") as output,
            self._errors.open("wb") as errors,
        ):
            return subprocess.Popen(  # what the person asked to be run
                (*words, str(self._folder / "task")),
                stdin=typed,
                stdout=output,
                stderr=errors,
                cwd=self._folder / "reach",
                env=_environment(self._folder / "reach"),
                start_new_session=True,
            )

    def _wait(self, process: subprocess.Popen[bytes]) -> RunEnd | None:
        """Wait for the end, or return why it is not waited for any longer.

        Raises RunStoppedError.
        """
        last = time.monotonic() + _START_SECONDS + _PATIENCE * self._limits.seconds
        while True:
            try:
                process.wait(_WAIT_SECONDS)
                return None
            except subprocess.TimeoutExpired:
                if self._is_stopped():
                    raise RunStoppedError from None
                if self._output.stat().st_size > OUTPUT_LIMIT:
                    return RunEnd.TOO_MUCH_OUTPUT
                if time.monotonic() > last:
                    return RunEnd.TOO_SLOW

    def _result(self, status: int, stopped: RunEnd | None, counts: str) -> RunResult:
        with self._output.open("rb") as stream:
            output = stream.read(OUTPUT_LIMIT + 1)
        table = tuple(memoryview(Path(counts).read_bytes()).cast("q")) if counts else ()
        if len(output) > OUTPUT_LIMIT:
            stopped = RunEnd.TOO_MUCH_OUTPUT
        result = self._folder / "result"
        if stopped is not None or not result.exists():
            return self._broken_off(status, stopped, output, table)
        said = json.loads(result.read_text(encoding="utf-8"))
        end = RunEnd.DONE
        if said["error"]:
            is_memory = said["error"] == MemoryError.__name__
            end = RunEnd.TOO_MUCH_MEMORY if is_memory else RunEnd.ERROR
        return RunResult(
            end,
            output,
            said["seconds"],
            said["error"],
            said["message"],
            said["line"],
            table,
            self._printed_errors() + said["trace"],
        )

    def _broken_off(
        self, status: int, stopped: RunEnd | None, output: bytes, counts: tuple[int, ...]
    ) -> RunResult:
        """Return the result of a run that could not say itself how it ended."""
        if stopped is None and status == -getattr(signal, "SIGPROF", 0):
            stopped = RunEnd.TOO_SLOW
        errors = self._printed_errors()
        if stopped is not None:
            seconds = self._limits.seconds
            return RunResult(stopped, output, seconds, counts=counts, error_output=errors)
        if status == 0:  # by os._exit, which writes nothing
            return RunResult(RunEnd.DONE, output, 0.0, counts=counts, error_output=errors)
        error = signal.Signals(-status).name if status < 0 else f"exit {status}"
        message = errors.strip().splitlines()[-1:]
        return RunResult(
            RunEnd.ERROR,
            output,
            0.0,
            error,
            "".join(message),
            counts=counts,
            error_output=errors,
        )

    def _printed_errors(self) -> str:
        with self._errors.open("rb") as stream:
            return stream.read(_ERROR_LIMIT).decode("utf-8", "replace")


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):  # nothing of it is left
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _environment(home: Path) -> dict[str, str]:
    """Return the little that a program may know of where it runs."""
    kept = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
    known = {name: os.environ[name] for name in kept if name in os.environ}
    return {**known, "HOME": str(home), "TMPDIR": str(home), "LANG": "C.UTF-8"}
