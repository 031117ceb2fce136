"""The memory that a process of tests takes at most: more is a program kept after its test.

Thirteen thousand tests in one process took 890 to 980 MB, a quarter of it for the tests themselves;
when programs were kept, it was 2,700.
"""

import ctypes
import gc
import sys
from typing import Any

import pytest

from sudoku_gui.ui import garbage

MEGABYTES_AT_MOST = 1_200
_LIMITS = (5_000, 10, 10)
_PEAK = "peak_megabytes"
gc.disable()  # while tests are collected, which leaves hardly any garbage
_peaks: list[float] = []  # of this process, and of the workers that it has started


def peak_megabytes() -> float | None:
    """The most memory that this process has held at once; None where the system does not say."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - there is none on Windows

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 2**10


def return_freed_memory() -> None:
    """Give back to the system what is freed but kept by the C library, where that is glibc.

    It keeps a pool for each thread that allocates, and the tests start thousands of threads.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


def pytest_collection_finish() -> None:
    """Never search for garbage among the thousands of tests: they stay."""
    gc.freeze()
    gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Search seldom, for a fifth of the time of a run went into it; with windows, not in a test.

    Threads of the program must not free what windows have left: see `garbage`.
    """
    has_windows = "qapp" in getattr(item, "fixturenames", ())
    gc.set_threshold(*((0,) if has_windows else _LIMITS))


def pytest_runtest_logfinish() -> None:
    """Search for what the test has left, and from time to time for what is older."""
    if gc.get_count()[0] > _LIMITS[0]:
        gc.collect(1)  # what the window's own search has passed by is among it
    garbage.search_when_due(_LIMITS)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take what a worker of pytest-xdist has measured."""
    _peaks.append(getattr(node, "workeroutput", {}).get(_PEAK, 0.0))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run in which one process took more."""
    _peaks.append(peak_megabytes() or 0.0)
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[_PEAK] = _peaks[-1]
    elif max(_peaks) > MEGABYTES_AT_MOST and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how much it was in the largest process."""
    peak = max([*_peaks, peak_megabytes() or 0.0])
    terminalreporter.write_line(
        f"memory: {peak:.0f} MB at most in a process, of {MEGABYTES_AT_MOST} allowed",
        red=peak > MEGABYTES_AT_MOST,
    )
