"""The trials of the journal: some of each, and whether they would notice anything."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.long.journal_faults import trials_of
from tests.long.journal_signals import WAYS, ended, has_display
from tests.long.save_faults import has_compiler
from tests.support.waiting import PATIENCE_SECONDS

ROOT = Path(__file__).parents[2]


def ended_trial(name: str, *options: str) -> subprocess.CompletedProcess[str]:
    """The trial in a process of its own: it forks, which threads forbid."""
    return subprocess.run(
        [sys.executable, "-m", f"tests.long.{name}", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )


def test_no_game_is_lost_to_a_few_kills() -> None:
    process = ended_trial("journal_kill", "--count", "3", "--seed", "7")

    assert (process.returncode, process.stderr) == (0, ""), process.stdout


@pytest.mark.parametrize("fault", ["forget_edits", "skip_lines"])
def test_the_trial_of_kills_notices_a_journal_that(fault: str) -> None:
    process = ended_trial("journal_kill", "--count", "4", "--fault", fault)

    assert process.returncode == 1, process.stdout


def test_windows_and_programs_at_one_time_keep_to_their_own_games() -> None:
    process = ended_trial("journal_windows", "--count", "1")

    assert (process.returncode, process.stderr) == (0, ""), process.stdout


@pytest.mark.skipif(not has_compiler(), reason="needs a C compiler")
def test_whatever_fails_the_journal_can_be_read_and_is_whole_again_later() -> None:
    trials = trials_of()

    assert [trial for trial in trials if trial.fault] == []
    for kind in ("open", "write", "fsync", "rename"):
        assert [trial for trial in trials if kind in trial.call], kind


@pytest.mark.skipif(not has_compiler(), reason="needs a C compiler")
def test_the_trial_of_failing_calls_notices_who_goes_on_behind_a_torn_line() -> None:
    assert [trial for trial in trials_of("trusting") if trial.fault]


@pytest.mark.parametrize("way", WAYS)
def test_a_game_outlives(way: str) -> None:
    if way == "display" and not has_display():
        pytest.skip("needs Xvfb, openbox and xdotool")

    outcome = ended(way, seed=1, seconds=0.3)

    assert outcome.fault == ""
