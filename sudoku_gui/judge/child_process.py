"""The process in which a program runs: a script of its own, for nothing of ours is in its reach.

    python -I -B -X utf8 child_process.py TASK.json

The task says what to run and where to write how it ended; what is typed into the program and
what it prints are the standard streams.  Limits are those of the system, as far as it has them:
processor time by a signal that ends the process, memory by what it may have of its own.
"""

import builtins
import importlib
import json
import marshal
import mmap
import signal
import sys
import time
import traceback
import types
from pathlib import Path
from typing import Any

if sys.platform != "win32":  # which has no such limits
    import resource

_TRACED_CALLS = 10


def _main() -> None:
    task = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    code = marshal.loads(Path(task["code"]).read_bytes())
    if task["counts"]:
        _record(task)
    _hide_our_modules(task["package"])
    program = types.ModuleType("__main__")
    program.__dict__.update(__file__=task["name"], __builtins__=builtins)
    sys.modules["__main__"] = program
    sys.argv = [task["name"]]
    _limit(task["seconds"], task["megabytes"])
    began = time.process_time()
    error: BaseException | None = None
    try:
        exec(code, program.__dict__)  # what this process is for
    except BaseException as raised:  # whatever a program ends by
        error = raised
    seconds = time.process_time() - began
    _unlimit()
    sys.stdout.flush()
    _write_result(task, error, seconds)


def _record(task: dict[str, Any]) -> None:
    """Give the program the lists that count, in memory that our process sees as well."""
    sys.path.insert(0, task["packages"])
    lists = importlib.import_module(task["lists"])
    recorders = importlib.import_module(task["recorders"])
    del sys.path[0]
    houses = tuple(map(tuple, task["houses"]))
    counts = _shared_words(task["counts"])
    recorder = None
    if task["steps"]:
        words = _shared_words(task["steps"])
        recorder = recorders.StepRecorder(words, counts, task["name"], tuple(task["calls_at"]))
    recording = lists.Recording(counts, bytes(task["givens"]), houses, recorder)
    setattr(builtins, task["wrap"], recording.wrap)
    setattr(builtins, task["call"], recording.call)


def _shared_words(path: str) -> memoryview:
    """Return the words of 64 bits of a file, as memory that our process sees as well."""
    with Path(path).open("r+b") as stream:
        return memoryview(mmap.mmap(stream.fileno(), 0)).cast("q")


def _hide_our_modules(package: str) -> None:
    """Let the program find nothing of ours, which may be installed beside its libraries."""
    for name in tuple(sys.modules):
        if name.partition(".")[0] == package:
            del sys.modules[name]
    sys.modules[package] = None  # type: ignore[assignment]  # so that no import finds it


def _limit(seconds: float, megabytes: int) -> None:
    if sys.platform != "win32":
        for limit in _MEMORY_LIMITS:
            _set_limit(limit, megabytes << 20)
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _unlimit() -> None:
    """Let what is left to do be done, whatever the program has used."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, 0)
        for limit in _MEMORY_LIMITS:
            _set_limit(limit, sys.maxsize)


if sys.platform != "win32":
    _MEMORY_LIMITS = (resource.RLIMIT_DATA, resource.RLIMIT_STACK)

    def _set_limit(limit: int, wanted: int) -> None:
        """Set a limit of the system to `wanted` or the most it can be."""
        _, most = resource.getrlimit(limit)
        is_unlimited = most == resource.RLIM_INFINITY
        resource.setrlimit(limit, (wanted if is_unlimited else min(wanted, most), most))


def _write_result(task: dict[str, Any], error: BaseException | None, seconds: float) -> None:
    kind, message, line, trace = "", "", 0, ""
    if isinstance(error, SystemExit):
        if error.code not in (None, 0):
            kind, message = "SystemExit", str(error.code)
    elif error is not None:
        kind, message = type(error).__name__, str(error)
    if kind:
        assert error is not None, "it has a name"
        # Only its own calls, not ours that led to it nor those of Python's library.
        found = traceback.extract_tb(error.__traceback__)
        frames = [frame for frame in found if frame.filename == task["name"]]
        line = frames[-1].lineno or 0 if frames else 0
        trace = _trace_of(error, frames)
    result = {"error": kind, "message": message, "line": line, "trace": trace, "seconds": seconds}
    Path(task["result"]).write_text(json.dumps(result), encoding="utf-8")


def _trace_of(error: BaseException, frames: list[traceback.FrameSummary]) -> str:
    """Return the last calls that led to `error`, as Python prints them."""
    calls = traceback.format_list(frames[-_TRACED_CALLS:])
    words = traceback.format_exception_only(error)
    return "".join(("Traceback (most recent call last):\n", *calls, *words))


if __name__ == "__main__":
    _main()
