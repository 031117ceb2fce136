"""The start of the program: `sudoku-gui` and `python -m sudoku_gui`.

Little is imported here, for it is from here on that Ctrl+C ends the program without a word.
"""

import gc
import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType

_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with `argv`, or the words of the command line, and return the exit status."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # not a job that ignores it
        signal.signal(signal.SIGINT, _end_at_once)
    gc.disable()  # while the program is loaded: what is made then stays, or goes by itself
    # Imported late because it takes long enough for somebody to press Ctrl+C.
    from sudoku_gui import entry  # noqa: PLC0415

    return entry.dispatch(sys.argv[1:] if argv is None else argv)


def _end_at_once(_signal: int, _frame: FrameType | None) -> None:
    os._exit(_INTERRUPTED)


if __name__ == "__main__":
    sys.exit(main())
