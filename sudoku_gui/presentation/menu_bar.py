"""The menu bar as a table: which actions stand in which menu, in which order."""

from collections.abc import Mapping
from dataclasses import dataclass

from sudoku_gui.language import Text, text


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """One menu.

    entries: action names, "-" for a line, "name>" for a submenu, one of SUBMENUS or filled
    elsewhere.
    """

    words: Text
    entries: tuple[str, ...]


MENUS: tuple[MenuSpec, ...] = (
    MenuSpec(
        text("&File"),
        (
            "new",
            "sizes>",
            "open",
            "samples>",
            "recent>",
            "-",
            "save",
            "save_as",
            "-",
            "export>",
            "-",
            "properties",
            "-",
            "quit",
        ),
    ),
    MenuSpec(
        text("&Edit"),
        ("undo", "redo", "-", "copy", "paste", "-", "type_givens", "clear_entries"),
    ),
    MenuSpec(
        text("&Check"), ("find_typo", "-", "check_entries", "find_mistake", "-", "clear_marks")
    ),
    MenuSpec(
        text("&Search"),
        (
            "solve",
            "watch",
            "step",
            "sub_step",
            "stop",
            "reset",
            "-",
            "faster",
            "slower",
            "-",
            "race",
            "-",
            "algorithms>",
        ),
    ),
    MenuSpec(
        text("&Go"),
        (
            "start",
            "end",
            "-",
            "step_back",
            "play_back",
            "-",
            "next_backtrack",
            "previous_backtrack",
            "next_dead_end",
            "deepest",
            "leave_subtree",
            "-",
            "next_change",
            "previous_change",
            "holds>",
            "-",
            "what_if",
            "main_line",
            "-",
            "why_not",
            "why_dead_end",
            "-",
            "explore",
        ),
    ),
    MenuSpec(
        text("C&ollection"),
        ("next_puzzle", "previous_puzzle", "-", "check_all", "-", "save_selected"),
    ),
    MenuSpec(
        text("&View"),
        (
            "collection",
            "lesson",
            "search_tree",
            "step_log",
            "quiz",
            "-",
            "appearance>",
            "motion>",
            "languages>",
        ),
    ),
    MenuSpec(text("&Help"), ("handbook", "keyboard", "tour", "-", "about")),
)
SUBMENUS: Mapping[str, MenuSpec] = {
    "export>": MenuSpec(text("&Export"), ("export_picture", "export_animation", "export_steps")),
}
