"""`sudoku-gui formats`."""

import re

from sudoku_gui.formats import FORMATS
from tests.support.terminal import run_command


def test_the_formats_are_a_line_each_with_name_suffixes_and_what_can_be_done() -> None:
    ended = run_command("formats")

    assert (ended.status, ended.errors) == (0, b"")
    assert [re.split("  +", line) for line in ended.lines] == [
        [format_.name, " ".join(format_.suffixes), "read/write"] for format_ in FORMATS
    ]
