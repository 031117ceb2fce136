"""Processes that a trial has forked."""

import os
import signal


def kill(process: int) -> None:
    """End the process whatever it does, and forget it."""
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
