"""The trial of closing while solving: some of it, and whether it would notice anything."""

import pytest

from tests.long.close_while_solving import FULL_SPEED, SLOWEST, Plan, run


@pytest.mark.parametrize(
    "plan",
    [
        Plan(0, "window", "watch", FULL_SPEED),
        Plan(60, "action", "solve", SLOWEST),
        Plan(30, "desktop", "watch", FULL_SPEED),
        Plan(40, "window", "find_typo", SLOWEST),
        Plan(200, "window", "race", FULL_SPEED),
    ],
    ids=lambda plan: f"{plan.way} {plan.command}",
)
def test_the_program_ends_in_order_while_it_solves(plan: Plan) -> None:
    ended = run(plan)

    assert (ended.status, ended.messages) == (0, "")


def test_the_trial_notices_a_thread_that_is_not_waited_for() -> None:
    ended = run(Plan(50, "window", "watch", FULL_SPEED, is_faulty=True))

    assert not ended.is_clean
