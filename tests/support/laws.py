"""On how many examples hypothesis tries a law that names no number: 50 in a quick run, else 100.

A run of all tests and one of a single part try the 100.  An example may take as long as it
takes: on a busy machine each can be the one that has to wait.
"""

import pytest
from hypothesis import settings

QUICK_RUN = "not window"
settings.register_profile("whole", settings(), deadline=None)
settings.register_profile("quick", settings(), deadline=None, max_examples=50)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Choose before the laws are imported, unless the command line names a profile."""
    option = session.config.option
    if not option.hypothesis_profile:
        settings.load_profile("quick" if option.markexpr == QUICK_RUN else "whole")
