"""`sudoku-gui desktop`: a menu entry, an icon and file types for the user who asks.

They go where the XDG Base Directory Specification has them.  What opens a kind of file is
left as it is chosen: the entry only says what the program can open.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path

from sudoku_gui.assets import resource
from sudoku_gui.cli import streams
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.cli.desktop_entry import entry_that_starts
from sudoku_gui.cli.output_files import write_output_file
from sudoku_gui.language import text, tr
from sudoku_gui.wording import file_sentence

_NAME = "sudoku-gui"
_ENTRY = Path("applications", f"{_NAME}.desktop")
_ICON = Path("icons", "hicolor", "scalable", "apps", f"{_NAME}.svg")
_TYPES = Path("mime", "packages", f"{_NAME}.xml")
_ALL = (_ENTRY, _ICON, _TYPES)
_WITHOUT_XDG = ("win32", "cygwin", "darwin")


def _add_arguments(parser: ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "--install",
        action="store_true",
        help=tr("put them in place for this user, or again after the program has moved"),
    )
    which.add_argument("--remove", action="store_true", help=tr("take them away again"))


def _run(options: Namespace) -> ExitStatus:
    if sys.platform in _WITHOUT_XDG:
        raise BadInputError(
            text("menu entries are installed on Linux and the like only, not on this system")
        )
    home = _data_home()
    if options.install:
        _install(home)
    else:
        _remove(home)
    return ExitStatus.DONE


def _install(home: Path) -> None:
    program = _program()
    entry = resource("desktop", _ENTRY.name).read_text("utf-8")
    contents = {
        home / _ENTRY: entry_that_starts(program, entry).encode("utf-8", "surrogateescape"),
        home / _ICON: resource("icons", "app.svg").read_bytes(),
        home / _TYPES: resource("desktop", _TYPES.name).read_bytes(),
    }
    _change(contents)
    streams.write_paths(*contents)
    streams.print_message(
        text("installed for this user: a menu entry that starts {program}", program=program)
    )
    _tell_others(home)


def _remove(home: Path) -> None:
    there = [home / each for each in _ALL if os.path.lexists(home / each)]
    if not there:
        streams.print_message(text("nothing is installed in {folder}", folder=home))
        return
    _change(dict.fromkeys(there))
    streams.write_paths(*there)
    streams.print_message(text("removed"))
    _tell_others(home)


def _data_home() -> Path:
    """Return where the files of the user's programs are."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    if named.is_absolute():  # the specification has any other ignored
        return named
    try:
        return Path.home() / ".local" / "share"
    except RuntimeError as error:
        raise BadInputError(text("this user has no home folder")) from error


def _program() -> str:
    """Return the path of the installed program."""
    started = Path(sys.argv[0]).absolute()
    for path in (started, Path(sysconfig.get_path("scripts"), _NAME)):
        if path.name == _NAME and path.is_file():
            return str(path)
    raise BadInputError(
        text(
            "the program is not installed, and a menu entry would start nothing; "
            "this installs it, in its checkout: {python} -m pip install .",
            python=sys.executable,
        )
    )


def _change(contents: Mapping[Path, bytes | None]) -> None:
    """Have each file hold that, or not be there; all of them, or none where one cannot."""
    changed: list[tuple[Path, bytes | None]] = []
    try:
        for path, data in contents.items():
            before = _put(path, data)
            changed.append((path, before))
    except BaseException:
        for path, before in changed:
            with contextlib.suppress(BadInputError):
                _put(path, before)
        raise


def _put(path: Path, data: bytes | None) -> bytes | None:
    """Write `data` to the file, or remove it where that is None, and return what it held before."""
    try:
        before = path.read_bytes() if path.is_file() else None  # a FIFO would be waited for
        if data is None:
            path.unlink(missing_ok=True)
        else:
            with contextlib.suppress(FileExistsError, NotADirectoryError):  # told of below
                path.parent.mkdir(parents=True, exist_ok=True)
            write_output_file(str(path), data)
    except OSError as error:
        raise streams.error_about(str(path), file_sentence(error)) from error
    return before


def _tell_others(home: Path) -> None:
    """Have the lists renewed in which desktops look such files up."""
    if (home / _TYPES).parent.is_dir():
        _call("update-mime-database", home / "mime")
    if (home / _ENTRY).parent.is_dir():
        _call("update-desktop-database", home / "applications")
    theme = home / "icons" / "hicolor"
    if (theme / "icon-theme.cache").exists():
        _call("gtk-update-icon-cache", "--force", "--ignore-theme-index", theme)
    elif theme.is_dir():  # a list would hide what others add; that there is news is seen by this
        os.utime(theme)


def _call(tool: str, *arguments: str | Path) -> None:
    if shutil.which(tool) is None:
        streams.print_message(
            text(
                "{tool} is not installed; desktops may not notice before the next login", tool=tool
            )
        )
        return
    ended = subprocess.run([tool, *arguments], capture_output=True, check=False)
    if ended.returncode:
        reason = os.fsdecode(ended.stderr).strip()
        streams.print_message(text("{tool} failed: {reason}", tool=tool, reason=reason))


COMMAND = Command(
    "desktop",
    text("install a menu entry, an icon and file types for this user, or remove them"),
    _add_arguments,
    _run,
)
