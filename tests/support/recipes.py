"""The recipes of CONTRIBUTING.md, done as a reader would do them.

A block of code in a recipe stands below "New file `PATH`:" and is all of that file, or below
"In `PATH`:" and is a diff, each part of which has one line that is there already; "…" stands
for the rest of a long one.
"""

import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.support.terminal import ROOT

_SECTION = re.compile(r"^### (.+?)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
_BLOCK = re.compile(r"^(New file|In) `([^`\n]+)`:\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "screenshots")


@dataclass(frozen=True, slots=True)
class NewFile:
    """A file to be written."""

    path: str
    text: str

    def apply(self, folder: Path) -> None:
        """Write it into a copy of the program."""
        path = folder / self.path
        assert not path.exists(), f"{self.path} is there already"
        assert path.parent.is_dir(), f"there is no folder for {self.path}"
        path.write_text(self.text, "utf-8")


@dataclass(frozen=True, slots=True)
class Insertion:
    """Lines to be put before and after the one line of a file that is like `there`."""

    path: str
    before: str
    there: str
    after: str

    @classmethod
    def of_diff(cls, path: str, diff: str) -> "Insertion":
        """What a part of a diff tells to do."""
        there = [line[1:] for line in diff.splitlines() if not line.startswith("+")]
        assert len(there) == 1, f"{len(there)} lines that are there in a part for {path}"
        parts = diff.split(f" {there[0]}\n")
        before, after = (re.sub(r"^\+", "", part, flags=re.MULTILINE) for part in parts)
        return cls(path, before, there[0], after)

    def apply(self, folder: Path) -> None:
        """Put them there in a copy of the program."""
        path = folder / self.path
        lines = path.read_text("utf-8").splitlines(keepends=True)
        found = [at for at, line in enumerate(lines) if self._is_there(line.rstrip("\n"))]
        assert len(found) == 1, f"{self.path} has {len(found)} lines {self.there!r}, expected one"
        lines.insert(found[0] + 1, self.after)
        lines.insert(found[0], self.before)
        path.write_text("".join(lines), "utf-8")

    def _is_there(self, line: str) -> bool:
        if self.there.endswith("…"):
            return line.startswith(self.there.removesuffix("…"))
        return line == self.there


@dataclass(frozen=True, slots=True)
class Recipe:
    """What one recipe tells to do, in its order."""

    name: str
    edits: Sequence[NewFile | Insertion]

    @property
    def new_files(self) -> Sequence[str]:
        """The paths of the files that it adds."""
        return [edit.path for edit in self.edits if isinstance(edit, NewFile)]

    def apply(self, folder: Path) -> None:
        """Do it in a copy of the program."""
        for edit in self.edits:
            edit.apply(folder)


def recipes_in(document: str) -> Sequence[Recipe]:
    """The recipes of a document: its sections of the third level that tell to edit files."""
    sections = [
        Recipe(name, [edit for block in _BLOCK.findall(text) for edit in _edits_of(*block)])
        for name, text in _SECTION.findall(document)
    ]
    return [recipe for recipe in sections if recipe.edits]


def code_blocks_in(document: str) -> Sequence[str]:
    """The blocks of code in a document that tell to edit files."""
    return [text for _, _, text in _BLOCK.findall(document)]


def copy_of_program(folder: Path) -> Path:
    """A copy of the program without its compiled form, in which recipes may be tried."""
    copy = folder / "checkout"
    for part in ("sudoku_gui", "resources"):
        shutil.copytree(ROOT / part, copy / part, ignore=_LEFT_BEHIND)
    shutil.copy(ROOT / "pyproject.toml", copy)
    return copy


def _edits_of(kind: str, path: str, text: str) -> Sequence[NewFile | Insertion]:
    if kind == "New file":
        return [NewFile(path, text)]
    return [Insertion.of_diff(path, part) for part in text.split("@@\n")]
