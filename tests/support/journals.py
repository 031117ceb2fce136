"""Where a program that a test starts keeps its journals: never where a person's are."""

from pathlib import Path

from PySide6.QtCore import QSettings


def journals_beside(store: QSettings) -> Path:
    """A folder beside the file of these settings, which is the test's own."""
    return Path(store.fileName()).with_name("journals")
