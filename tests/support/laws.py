"""On how many examples hypothesis tries a law that names no number: 50 in a quick run, else 100.

A run of all tests and one of a single part try the 100.
"""

import pytest
from hypothesis import settings

QUICK_RUN = "not window"
settings.register_profile("quick", settings(), max_examples=50)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Choose before the laws are imported, unless the command line names a profile."""
    option = session.config.option
    if option.markexpr == QUICK_RUN and not option.hypothesis_profile:
        settings.load_profile("quick")
