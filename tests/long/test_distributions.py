"""What is in the wheel and in the source distribution, as pip has them built from here."""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from email.parser import Parser
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

from sudoku_gui import __version__
from tests.support.terminal import ROOT
from tests.support.waiting import PATIENCE_SECONDS

# Without Cython nothing is compiled, which is as it is without a C compiler, and sooner done.
CYTHON_OPTIONS = "[tool.distutils.build_ext]\n"
BUILDER = """
import sys
sys.modules["Cython"] = None
sys.path.insert(0, ".build")
import backend
build = getattr(backend, f"build_{sys.argv[1]}")
print(build(sys.argv[2]))
"""
COMPILED = ".cpython-311-x86_64-linux-gnu.so"
NOT_SOURCES = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
NAME = f"sudoku_gui-{__version__}"


@dataclass(frozen=True, slots=True)
class Checkout:
    """A copy of this checkout, in which a build may leave what it likes."""

    folder: Path

    def build(self, kind: str) -> Path:
        """The distribution of that kind ("wheel" or "sdist"), built now."""
        target = self.folder.parent / kind
        ended = subprocess.run(
            [sys.executable, "-c", BUILDER, kind, str(target)],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=10 * PATIENCE_SECONDS,
        )
        assert ended.returncode == 0, ended.stderr
        return target / ended.stdout.splitlines()[-1]

    def leave_behind(self, name: str) -> None:
        """Put a file where earlier builds of the same Python have put theirs."""
        for place in (self.folder / "build").glob("lib*"):
            (place / name).write_text("of an earlier source\n", "utf-8")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    folder = tmp_path_factory.mktemp("distributions") / "checkout"
    folder.mkdir()
    for path in ROOT.iterdir():
        if path.name in {".build", ".ci", ".github", "resources", "sudoku_gui", "tests"}:
            shutil.copytree(path, folder / path.name, ignore=NOT_SOURCES)
        elif path.is_file() and path.name != ".git":
            shutil.copy(path, folder)
    settings = (folder / "pyproject.toml").read_text("utf-8")
    before, found, after = settings.partition(CYTHON_OPTIONS)
    assert found
    (folder / "pyproject.toml").write_text(before + after.partition("\n\n")[2], "utf-8")
    return Checkout(folder)


@pytest.fixture(scope="module")
def wheel(checkout: Checkout) -> Iterator[ZipFile]:
    """The wheel of a checkout in which an earlier source was built."""
    checkout.build("wheel")
    checkout.leave_behind("sudoku_gui/renamed.py")
    checkout.leave_behind(f"sudoku_gui/solvers/algorithms/search_base{COMPILED}")
    checkout.leave_behind("sudoku_gui/resources/icons/forgotten.svg")
    with ZipFile(checkout.build("wheel")) as opened:
        yield opened


@pytest.fixture(scope="module")
def source_files(checkout: Checkout) -> set[str]:
    """The files of the source distribution, without the folder that holds them all."""
    with tarfile.open(checkout.build("sdist")) as archive:
        members = [PurePosixPath(each.name) for each in archive if each.isfile()]
    assert {each.parts[0] for each in members} == {NAME}
    return {str(PurePosixPath(*each.parts[1:])) for each in members}


def test_what_an_earlier_build_left_behind_is_not_in_the_wheel(wheel: ZipFile) -> None:
    left = ("renamed.py", COMPILED, "forgotten.svg")

    assert [name for name in wheel.namelist() if name.endswith(left)] == []


def test_the_wheel_has_the_program_and_nothing_else(wheel: ZipFile) -> None:
    package = {
        str(PurePosixPath(path.relative_to(ROOT)))
        for path in (ROOT / "sudoku_gui").rglob("*")
        if path.suffix in {".py", ".pxd", ".typed"}
    }
    resources = {
        f"sudoku_gui/{PurePosixPath(path.relative_to(ROOT))}"
        for path in (ROOT / "resources").rglob("*.*")
        if path.suffix != ".po" and path.parent.name != "man"
    } | {f"{NAME}.data/data/share/man/man1/sudoku-gui.1"}
    about = {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "top_level.txt", "licenses/LICENSE"}

    assert set(wheel.namelist()) == (
        package | resources | {f"{NAME}.dist-info/{name}" for name in about}
    )


def test_what_is_said_about_the_program_is_what_pyproject_says(wheel: ZipFile) -> None:
    about = _metadata(wheel)

    assert (about["Name"], about["Version"]) == ("sudoku-gui", __version__)
    assert about["License-Expression"] == "MIT"
    assert about["Requires-Python"] == ">=3.11"
    assert "Project-URL" not in about  # there is no address yet
    assert about["Description-Content-Type"] == "text/markdown"


def test_the_source_distribution_has_all_that_git_keeps(source_files: set[str]) -> None:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("this is no clone, or git is not installed")

    made = {name for name in source_files if ".egg-info/" in name} | {"PKG-INFO", "setup.cfg"}

    assert _listed_by_git("--cached") <= source_files
    assert source_files - made <= _listed_by_git("--cached", "--others", "--exclude-standard")


def test_the_source_distribution_has_what_the_tests_read(source_files: set[str]) -> None:
    data = {
        str(PurePosixPath(path.relative_to(ROOT)))
        for folder in ("tests", "resources")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }

    assert data <= source_files
    documents = {"CONTRIBUTING.md", "LICENSE", "README.md"}
    assert {
        ".build/backend.py",
        ".ci/run",
        "MANIFEST.in",
        "pyproject.toml",
    } | documents <= source_files


def _listed_by_git(*which: str) -> set[str]:
    command = ["git", "ls-files", "-z", *which]
    listed = subprocess.run(
        command, cwd=ROOT, capture_output=True, check=True, timeout=10 * PATIENCE_SECONDS
    )
    return {os.fsdecode(name) for name in listed.stdout.split(b"\0") if name}


def _metadata(wheel: ZipFile) -> Message:
    return Parser().parsestr(wheel.read(f"{NAME}.dist-info/METADATA").decode())
