"""The marker that tells the slow tests from those to run after every change."""

from pathlib import Path

import pytest

from tests.conftest import OF_WINDOWS


@pytest.mark.parametrize("name", sorted(OF_WINDOWS))
def test_what_is_marked_is_there(name: str) -> None:
    assert Path(__file__).with_name(name).exists()


def test_a_test_outside_of_these_folders_is_among_the_fast_ones(
    request: pytest.FixtureRequest,
) -> None:
    assert request.node.get_closest_marker("window") is None


def test_the_tests_of_these_folders_are_marked_and_no_others(
    request: pytest.FixtureRequest,
) -> None:
    here = Path(__file__).parent

    for item in request.session.items:
        is_marked = item.get_closest_marker("window") is not None
        assert is_marked is (item.path.relative_to(here).parts[0] in OF_WINDOWS), item.nodeid
