"""What the project's Markdown files are made of, and how their commands are run.

    sh        to copy and run; the marked ones are run by .ci/run on a new machine
    bat       what Windows has in place of sh
    console   a terminal: lines after "$ " are run here, the others are what they print
    text      no commands

A command that opens the window has no place in a console block.
"""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.support.terminal import ROOT, bare_environment
from tests.support.waiting import PATIENCE_SECONDS

_BLOCK = re.compile(r"(?:<!-- ([\w-]+) -->\n)?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^)]*)\)")
_KEY = re.compile(r"<kbd>(.+?)</kbd>")
_SIGNS = {"→": "Right", "←": "Left", "↑": "Up", "↓": "Down", "PgDn": "PgDown", "Enter": "Return"}


@dataclass(frozen=True, slots=True)
class CodeBlock:
    """A block of code: the mark before it (or ""), its language and its text."""

    mark: str
    language: str
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """A command in a terminal, and what is shown of what it prints."""

    command: str
    printed: str


@dataclass(frozen=True, slots=True)
class MarkdownLink:
    """Where a link leads, or where a picture lies, and what is said of it."""

    words: str
    target: str
    is_picture: bool


@dataclass(frozen=True, slots=True)
class MarkdownFile:
    """A Markdown file of the project."""

    path: Path

    @property
    def text(self) -> str:
        """All of it."""
        return self.path.read_text("utf-8")

    @property
    def prose(self) -> str:
        """All but the blocks of code."""
        return _BLOCK.sub("", self.text)

    @property
    def blocks(self) -> Sequence[CodeBlock]:
        """The blocks of code."""
        return [CodeBlock(mark or "", *rest) for mark, *rest in _BLOCK.findall(self.text)]

    @property
    def examples(self) -> Sequence[Example]:
        """The commands in console blocks."""
        return [
            Example(*example.partition("\n")[::2])
            for block in self.blocks
            if block.language == "console"
            for example in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]
        ]

    @property
    def links(self) -> Sequence[MarkdownLink]:
        """Its links and pictures."""
        return [
            MarkdownLink(words, target, is_picture=bool(mark))
            for mark, words, target in _LINK.findall(self.prose)
        ]

    @property
    def keys(self) -> Sequence[str]:
        """The keys named, as Qt calls them."""
        return [as_qt_calls_it(key) for key in _KEY.findall(self.prose)]

    def text_of(self, mark: str) -> str:
        """The block of code with that mark."""
        (text,) = (block.text for block in self.blocks if block.mark == mark)
        return text


def as_qt_calls_it(key: str) -> str:
    """The name that Qt has for a key as it is printed."""
    for printed, name in _SIGNS.items():
        key = key.replace(printed, name)
    return key


def keys_in(words: str) -> Sequence[str]:
    """The keys in a part of a document, as Qt calls them."""
    return [as_qt_calls_it(key) for key in _KEY.findall(words)]


def run_example(example: Example, folder: Path, **environment: str) -> str:
    """What the command prints where `sudoku-gui` is the program in this checkout."""
    program = folder / "sudoku-gui"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sudoku_gui "$@"\n', "utf-8")
    program.chmod(0o755)
    ended = subprocess.run(
        ["sh", "-c", example.command],
        cwd=ROOT,
        env=bare_environment(PATH=f"{folder}{os.pathsep}{os.environ['PATH']}", **environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    return ended.stdout
