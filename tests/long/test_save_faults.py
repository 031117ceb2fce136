"""The trial of saves with failing calls, and whether it would notice anything."""

import errno

import pytest

from tests.long.save_faults import Trial, has_compiler, trials_of

pytestmark = pytest.mark.skipif(not has_compiler(), reason="needs a C compiler")


@pytest.fixture(scope="module")
def trials() -> tuple[Trial, ...]:
    return trials_of("write_file")


def test_whatever_fails_the_file_is_old_or_new_and_nothing_else_is_left(
    trials: tuple[Trial, ...],
) -> None:
    assert [trial for trial in trials if trial.fault] == []


def test_so_it_is_where_every_file_has_a_name() -> None:
    trials = trials_of("write_file_by_name")

    assert [trial for trial in trials if trial.fault] == []
    assert "link" not in "".join(trial.call for trial in trials)


def test_every_kind_of_call_has_failed(trials: tuple[Trial, ...]) -> None:
    kinds = ("open", "write", "sync", "link", "rename", "fchmod")

    for kind in kinds:
        assert [trial for trial in trials if kind in trial.call], kind


def test_a_failure_is_told_in_a_sentence(trials: tuple[Trial, ...]) -> None:
    failed = {trial.outcome for trial in trials if trial.outcome != "saved"}

    assert {"the disk is full", "the disk does not answer"} <= failed
    assert all(len(sentence) > 10 and sentence.isprintable() for sentence in failed)


def test_a_mode_that_may_not_be_changed_is_no_reason_not_to_save(
    trials: tuple[Trial, ...],
) -> None:
    refused = [trial for trial in trials if (trial.call, trial.error) == ("fchmod", errno.EPERM)]

    assert {trial.outcome for trial in refused} == {"saved"}


@pytest.mark.parametrize(
    "writer", ["writing_in_place", "believing_all_went_well", "forgetting_the_mode"]
)
def test_the_trial_notices_a_writer_that_fails_by(writer: str) -> None:
    assert [trial for trial in trials_of(writer) if trial.fault]
