"""The entry in the menu, and how the program's path is written in it."""

import pytest

from sudoku_gui.cli.desktop_entry import entry_that_starts

ENTRY = "[Desktop Entry]\nName=Sudoku\nExec=sudoku-gui %F\nTerminal=false\n"


def test_the_entry_starts_that_program_and_is_hidden_when_it_is_gone() -> None:
    entry = entry_that_starts("/opt/bin/sudoku-gui", ENTRY)

    assert entry.splitlines() == [
        "[Desktop Entry]",
        "Name=Sudoku",
        "TryExec=/opt/bin/sudoku-gui",
        "Exec=/opt/bin/sudoku-gui %F",
        "Terminal=false",
    ]


# As the Desktop Entry Specification says: the sign in quotes behind a backslash, and then
# each backslash doubled, as in all strings.
@pytest.mark.parametrize(
    ("path", "command"),
    [
        ("/a b/c", '"/a b/c"'),
        ("/it's/c", '"/it\'s/c"'),
        ("/50%/c", "/50%%/c"),
        ('/a"b/c', r'"/a\\"b/c"'),
        ("/a$b/c", r'"/a\\$b/c"'),
        ("/a`b/c", r'"/a\\`b/c"'),
        (r"/a\b/c", r'"/a\\\\b/c"'),
        ("/a\nb/c", r'"/a\nb/c"'),
        ("/스도쿠/c", "/스도쿠/c"),
    ],
)
def test_the_path_is_one_word_of_the_command(path: str, command: str) -> None:
    assert f"\nExec={command} %F\n" in entry_that_starts(path, ENTRY)


@pytest.mark.parametrize(
    ("path", "value"), [("/a b/$c%", "/a b/$c%"), (r"/a\b", r"/a\\b"), ("/a\nb", r"/a\nb")]
)
def test_what_is_tried_is_no_command_and_needs_no_quotes(path: str, value: str) -> None:
    assert f"\nTryExec={value}\n" in entry_that_starts(path, ENTRY)
