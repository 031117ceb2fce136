"""The trial of answers between save and quit: some of it, and whether it would notice anything."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.long.save_answers import leave_carefully, run
from tests.support.ui.document_bench import DocumentBench


def test_whatever_is_answered_what_was_to_be_kept_is_there(qapp: QApplication) -> None:
    seen, faulty = run(60, seed=3)

    assert faulty == []
    assert seen["ways"] == 60


def closing_whatever_is_said(desk: DocumentBench) -> bool:
    """A planted fault: the window does not wait for the answer."""
    leave_carefully(desk)
    return True


def throwing_away(desk: DocumentBench) -> bool:
    """A planted fault: what was not saved is gone from the window too."""
    closed = leave_carefully(desk)
    if not closed:
        desk.bench.new(9)
    return closed


@pytest.mark.parametrize("leave", [closing_whatever_is_said, throwing_away])
def test_the_trial_notices_a_window_that_fails_by(leave: object, qapp: QApplication) -> None:
    assert callable(leave)

    _, faulty = run(60, seed=3, leave=leave)

    assert faulty
