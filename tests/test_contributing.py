"""CONTRIBUTING.md: its words are defined, and its drawing goes where it says."""

import ast
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.support.markdown import MarkdownFile
from tests.support.terminal import ROOT

CONTRIBUTING = MarkdownFile(ROOT / "CONTRIBUTING.md")
PACKAGE = ROOT / "sudoku_gui"
MESSAGE = re.compile(r"^ +(\w+)(-->>|->>)(\w+): (\w+)\(", re.MULTILINE)


def test_every_word_is_defined_where_the_glossary_says() -> None:
    rows = re.findall(r"^\| (?!we say|---)(.+?) \| .+ \| (.+) \|$", _section("Words"), re.MULTILINE)

    assert len(rows) > 20
    for words, where in rows:
        paths = re.findall(r"`(\S+\.py)`", where)
        names = set(re.findall(r"`(\w+)`", where))
        assert paths, words
        assert names <= {name for path in paths for name in _names_in(PACKAGE / path)}, words


def test_the_way_of_a_digit_goes_through_classes_and_signals_that_there_are() -> None:
    messages = MESSAGE.findall(_section("The way of a digit"))

    members = _members_of_classes()
    assert len(messages) > 10
    for sender, arrow, receiver, name in messages:
        assert receiver in members
        assert name in members[sender if arrow == "-->>" else receiver], f"{sender}, {name}"


def _section(title: str) -> str:
    (section,) = re.findall(
        rf"^## {title}\n(.*?)(?=^## |\Z)", CONTRIBUTING.text, re.MULTILINE | re.DOTALL
    )
    return str(section)


def _names_in(path: Path) -> set[str]:
    """What a file defines at its top level."""
    return _bound_by(ast.parse(path.read_text("utf-8")).body)


def _members_of_classes() -> Mapping[str, set[str]]:
    """The signals and methods of every class, those of its bases included."""
    classes = {
        node.name: node
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    }

    def members_of(name: str) -> set[str]:
        if name not in classes:
            return set()
        bases = (re.split(r"\W", ast.unparse(base))[0] for base in classes[name].bases)
        return _bound_by(classes[name].body).union(*map(members_of, bases))

    return {name: members_of(name) for name in classes}


def _bound_by(body: Sequence[ast.stmt]) -> set[str]:
    """The names that statements define."""
    names = set[str]()
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return names
