"""The folders whose tests the test command of the README leaves out."""

import pytest

from tests.conftest import HERE, MARKS


@pytest.mark.parametrize("folder", MARKS)
def test_a_folder_whose_tests_are_marked_is_there(folder: str) -> None:
    assert any((HERE / folder).glob("test_*.py"))
