"""The handbook in every language: its commands are run, and it says what the program has."""

import re
import shutil
import subprocess
from argparse import Action
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from pathlib import Path

import pytest

from sudoku_gui import cli, language
from sudoku_gui.assets import resource
from sudoku_gui.cli.parsers import parser_of
from sudoku_gui.documents.samples import SAMPLES
from sudoku_gui.formats import FORMATS, read
from sudoku_gui.language import say
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.actions.menu_specs import MENUS, SUBMENUS, MenuSpec
from sudoku_gui.presentation.handbook import read_handbook
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.ui.help_dialogs import PART_KEYS
from sudoku_gui.ui.kit.menus import FILLED_LATER
from sudoku_gui.ui.kit.qactions import without_mnemonic
from tests.support.formats.game_reader import read_game, told_of
from tests.support.markdown import Example, MarkdownFile, keys_in, run_example
from tests.support.waiting import PATIENCE_SECONDS

CODES = tuple(language.LANGUAGES)
OTHERS = tuple(code for code in CODES if code != "en")
HANDBOOKS = {code: MarkdownFile(resource("handbook", f"handbook.{code}.md")) for code in CODES}
ENGLISH = HANDBOOKS["en"]
EXAMPLES = [(code, example) for code in CODES for example in HANDBOOKS[code].examples]
LOCALES = {"en": "C.UTF-8", "ko": "ko_KR.UTF-8"}
PIPX = "pipx-command"
GAME_BLOCKS = ("game-file", "game-reader")
# What is typed into the grid, and keys that are held while others are pressed.
KEYS_OF_THE_GRID = {
    "1",
    "9",
    "A",
    "P",
    "0",
    ".",
    "+",
    "-",
    "Alt",
    "Ctrl",
    "Shift",
    "Space",
    "Delete",
    "Backspace",
}

every_language = pytest.mark.parametrize("code", CODES)
every_other_language = pytest.mark.parametrize("code", OTHERS)


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    language.set_language("en")


@pytest.mark.parametrize(
    ("code", "example"), EXAMPLES, ids=[f"{code}: {each.command}" for code, each in EXAMPLES]
)
def test_an_example_prints_what_the_handbook_shows(
    code: str, example: Example, tmp_path: Path
) -> None:
    assert run_example(example, tmp_path, LC_ALL=LOCALES[code]) == example.printed


@every_language
def test_every_block_of_code_is_run(code: str) -> None:
    for block in HANDBOOKS[code].blocks:
        assert block.language == "console" or block.mark in {PIPX, *GAME_BLOCKS}


@every_language
def test_a_reader_written_from_the_handbook_alone_reads_the_game_it_shows(
    code: str, tmp_path: Path
) -> None:
    game, reader = (HANDBOOKS[code].text_of(mark) for mark in GAME_BLOCKS)
    file = tmp_path / "small.sudoku"
    file.write_text(game, encoding="utf-8")

    assert len(reader.strip().splitlines()) <= 30
    assert read_game(file, reader) == told_of(read(file.read_bytes()).records[0])


@pytest.mark.skipif(shutil.which("pipx") is None, reason="pipx is not installed")
@every_language
def test_pipx_understands_what_it_is_told(code: str) -> None:
    command = HANDBOOKS[code].text_of(PIPX).split()

    subprocess.run([*command, "--help"], capture_output=True, check=True, timeout=PATIENCE_SECONDS)


@every_other_language
def test_every_language_has_the_same_commands(code: str) -> None:
    commands = [example.command for example in HANDBOOKS[code].examples]

    assert commands == [example.command for example in ENGLISH.examples]


@every_other_language
def test_every_language_is_built_alike(code: str) -> None:
    assert _structure(HANDBOOKS[code]) == _structure(ENGLISH)


@every_other_language
def test_every_language_names_the_same_words_of_files_and_commands(code: str) -> None:
    ours, english = (
        Counter(re.findall("`[^`\n]+`", each.prose)) for each in (HANDBOOKS[code], ENGLISH)
    )

    assert ours == english


@every_other_language
def test_every_language_names_the_same_keys(code: str) -> None:
    assert Counter(HANDBOOKS[code].keys) == Counter(ENGLISH.keys)


@every_other_language
def test_every_language_shows_its_own_pictures_of_the_same_scenes(code: str) -> None:
    pictures = [link.target for link in HANDBOOKS[code].links if link.is_picture]
    english = [link.target for link in ENGLISH.links if link.is_picture]

    assert pictures == [target.replace("-en.", f"-{code}.") for target in english]


@every_language
def test_every_link_leads_somewhere_and_every_picture_is_there(code: str) -> None:
    document = HANDBOOKS[code]
    anchors = {each.anchor for chapter in read_handbook(code).chapters for each in chapter.headings}

    for link in document.links:
        assert link.words
        if link.is_picture:
            assert (document.path.parent / link.target).is_file(), link.target
        else:
            assert link.target.startswith("https://") or link.target.removeprefix("#") in anchors


@every_language
def test_no_two_headings_have_the_same_anchor(code: str) -> None:
    anchors = [each.anchor for chapter in read_handbook(code).chapters for each in chapter.headings]

    assert [anchor for anchor, count in Counter(anchors).items() if count > 1] == []


@every_language
def test_every_menu_is_told_entry_by_entry_in_the_words_of_the_program(code: str) -> None:
    language.set_language(code)
    sections = re.split(r"^#+ ", HANDBOOKS[code].text, flags=re.MULTILINE)

    for menu in MENUS:
        title = _plain(say(menu.words))
        (section,) = (each for each in sections if each.startswith(f"{title}\n\n| "))
        assert [_told(row) for row in _rows(section)] == [
            (
                _plain(say(ACTIONS[name].words)),
                list(ACTIONS[name].keys),
                say(tip) if (tip := ACTIONS[name].tip) else "",
            )
            for name in _actions_in(menu)
        ]


@every_language
def test_no_key_is_named_that_the_program_does_not_know(code: str) -> None:
    of_actions = chain.from_iterable(spec.keys for spec in ACTIONS.values())
    of_parts = chain.from_iterable(map(_keys_of_part, (keys for keys, _ in PART_KEYS)))

    known = {*of_actions, *of_parts, *KEYS_OF_THE_GRID}

    assert set(HANDBOOKS[code].keys) - known == set()


@every_language
def test_every_way_through_the_menus_is_one_that_there_is(code: str) -> None:
    language.set_language(code)
    known = {
        (_plain(say(menu.words)), _plain(say(words)))
        for menu in MENUS
        for words in (
            *(ACTIONS[name].words for name in _actions_in(menu)),
            *(SUBMENUS[name].words for name in _submenus_in(menu) if name in SUBMENUS),
            *(FILLED_LATER[name] for name in _submenus_in(menu) if name in FILLED_LATER),
        )
    }

    ways = re.findall(r"\*([^*]+) ▸ ([^*]+)\*", HANDBOOKS[code].prose)

    assert ways
    assert {(menu, entry.replace("\n", " ")) for menu, entry in ways} - known == set()


@every_language
def test_every_algorithm_is_told(code: str) -> None:
    table = [row[0] for row in _rows(HANDBOOKS[code].text) if row[0].startswith("`")]

    assert [f"`{each.name}`" for each in ALGORITHMS] == table[: len(ALGORITHMS)]


@every_language
def test_every_format_is_told_with_its_suffixes(code: str) -> None:
    rows = [(row[0], row[-1]) for row in _rows(HANDBOOKS[code].text)]

    for each in FORMATS:
        assert (f"`{each.name}`", " ".join(f"`{suffix}`" for suffix in each.suffixes)) in rows


@every_language
@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_is_told_with_every_option(code: str, name: str) -> None:
    text = HANDBOOKS[code].text

    assert re.search(rf"^#+ sudoku-gui {name}$|`{name}`|`sudoku-gui {name} ", text, re.MULTILINE)
    for option in _options_of(name):
        assert f"`{option}" in text or f" {option}" in text, option


@every_language
def test_the_sample_named_is_one_that_there_is(code: str) -> None:
    language.set_language(code)

    assert any(f"*{say(sample.title)}*" in _unwrapped(code) for sample in SAMPLES)


def _structure(document: MarkdownFile) -> Sequence[str]:
    """What each part is: heading, item of a list, row of a table, picture, code, or paragraph."""
    return [_kind(part) for part in re.split(r"\n{2,}", document.prose.strip())]


def _kind(part: str) -> str:
    if part.startswith("#"):
        return part.partition(" ")[0]
    if part.startswith("|"):
        return " ".join(str(len(line.split("|"))) for line in part.splitlines())
    if part.startswith("- "):
        return f"{len(re.findall('^- ', part, re.MULTILINE))} items"
    return "picture" if part.startswith("![") else "paragraph"


def _rows(text: str) -> Sequence[Sequence[str]]:
    """The cells of every row of every table, but for the heads and the lines below them."""
    lines = text.splitlines()
    return [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for above, line in pairwise(lines)
        if line.startswith("| ") and above.startswith("|") and not line.startswith("| ---")
    ]


def _told(row: Sequence[str]) -> tuple[str, Sequence[str], str]:
    """What a row of a menu's table tells: the entry, its keys, and what it does."""
    entry, keys, does = row
    return entry, keys_in(keys), does


def _actions_in(menu: MenuSpec) -> Sequence[ActionId]:
    """The actions in a menu, those of its submenus in place of these."""
    entries = chain.from_iterable(
        SUBMENUS[entry].entries if isinstance(entry, str) and entry in SUBMENUS else (entry,)
        for entry in menu.entries
    )
    return [entry for entry in entries if isinstance(entry, ActionId)]


def _submenus_in(menu: MenuSpec) -> Sequence[str]:
    """The names of the submenus in a menu, and the mark of its lines."""
    return [entry for entry in menu.entries if isinstance(entry, str)]


def _plain(words: str) -> str:
    return without_mnemonic(words).rstrip("…")


def _keys_of_part(listed: str) -> Sequence[str]:
    """The keys in a row of the list of keys: "Ctrl+← ↑", "Home, End", "0, Space, ."."""
    return keys_in(
        " ".join(f"<kbd>{key}</kbd>" for key in re.split(", | ", listed.replace("−", "-")))
    )


def _options_of(name: str) -> Sequence[str]:
    """The long options of a command, but for --help, which all have."""
    parser = parser_of(cli.command_named(name))
    actions: Sequence[Action] = parser._actions
    return [each for action in actions for each in action.option_strings if each[:2] == "--"][1:]


def _unwrapped(code: str) -> str:
    return HANDBOOKS[code].prose.replace("\n", " ")
