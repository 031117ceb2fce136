"""Waiting for facts that can be seen from outside, never for a time to pass."""

import time
from collections.abc import Callable

from tests.support.waiting import PATIENCE_SECONDS

AT_ONCE = 15.0  # seconds, for what people expect to happen at once, on a machine busy with others
_BETWEEN_LOOKS = 0.02


class TooLongError(AssertionError):
    """What was waited for did not happen."""


def wait_until(happened: Callable[[], bool], what: str, seconds: float = PATIENCE_SECONDS) -> None:
    """Look again and again until `happened`; after `seconds` raise TooLongError naming `what`."""
    deadline = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > deadline:
            raise TooLongError(f"not within {seconds} s: {what}")
        time.sleep(_BETWEEN_LOOKS)  # leaves the processor to the program looked at
