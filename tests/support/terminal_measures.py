"""What a command of the terminal shows on one, and how much memory it takes between pipes."""

import os
import pty
import sys
import threading
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import IO

from tests.support.terminal import begun_program
from tests.support.waiting import PATIENCE_SECONDS


def memory_for(words: Sequence[str], blocks: Iterable[bytes]) -> tuple[int, int]:
    """The most KB the program needs for these, and how many bytes it writes."""
    with begun_program(*words) as process:
        assert process.stdin
        assert process.stdout
        written = [0]
        reader = threading.Thread(target=_count_bytes, args=(process.stdout, written))
        reader.start()
        for block in blocks:
            process.stdin.write(block)
        process.stdin.close()
        reader.join(PATIENCE_SECONDS)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return usage.ru_maxrss // (1024 if sys.platform == "darwin" else 1), written[0]


def shown_on_a_terminal(*words: str, given: bytes = b"") -> str:
    """What stands on the terminal in the end, control characters included."""
    terminal, end_of_program = pty.openpty()
    with os.fdopen(terminal, "rb", buffering=0) as screen:
        with begun_program(*words, errors=end_of_program) as process:
            os.close(end_of_program)
            process.communicate(given, timeout=PATIENCE_SECONDS)
        shown = b""
        with suppress(OSError):  # nobody writes to the terminal any more
            while data := screen.read(1 << 16):
                shown += data
    return shown.decode()


def _count_bytes(stream: IO[bytes], written: list[int]) -> None:
    while data := stream.read(1 << 16):
        written[0] += len(data)
