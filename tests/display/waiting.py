"""Waiting for facts that can be seen from outside, never for a time to pass."""

import time
from collections.abc import Callable

PATIENCE = 20.0  # seconds, for what may take long on a busy machine
AT_ONCE = 2.0  # seconds, for what people expect to happen at once
_BETWEEN_LOOKS = 0.02


class TooLongError(AssertionError):
    """What was waited for did not happen."""


def wait_until(happened: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Look again and again until `happened`; after `seconds` raise TooLongError naming `what`."""
    deadline = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > deadline:
            raise TooLongError(f"not within {seconds} s: {what}")
        time.sleep(_BETWEEN_LOOKS)  # leaves the processor to the program looked at
