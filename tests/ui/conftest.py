"""What the tests of the window share besides the surroundings of all tests."""

import gettext
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from sudoku_gui import language
from tests.ui.pseudo_language import PseudoCatalogue


@pytest.fixture
def pseudo_language() -> Iterator[None]:
    """In place of Korean the program speaks the pseudo-language."""
    with patch.object(gettext, "translation", lambda *_, **__: PseudoCatalogue()):
        yield
    language.use("en")
