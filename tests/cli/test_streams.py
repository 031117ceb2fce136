"""The standard streams: files that are none, too much, and streams that are closed."""

import csv
import errno
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from sudoku_gui import cli, formats
from sudoku_gui.assets import resource
from sudoku_gui.cli import streams
from tests.support.puzzles import SMALL_FILE, SMALL_LINE, SMALL_SOLVED_FILE
from tests.support.terminal import (
    bare_environment,
    begun_program,
    command,
    run_command,
    run_program,
)
from tests.support.waiting import PATIENCE_SECONDS, line_from

BAD_INPUT = 2
SAMPLE = str(resource("puzzles", "small-4x4.txt"))
DEFEATING = str(resource("puzzles", "against-row-major.txt"))


def test_a_missing_file_is_named() -> None:
    assert _message("no/such/file") == "no/such/file: there is no such file"


def test_a_directory_is_no_file(tmp_path: Path) -> None:
    assert _message(str(tmp_path)) == f"{tmp_path}: this is a directory, not a file"


def test_a_pipe_with_a_name_is_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["sh", "-c", f"cat '{SAMPLE}' > '{pipe}'"]) as writer:
        ended = run_command("solve", str(pipe))

    assert (ended.status, writer.returncode) == (0, 0)
    assert ended.output == run_command("solve", SAMPLE).output


def test_what_a_shell_puts_in_place_of_a_command_is_read(tmp_path: Path) -> None:
    program = tmp_path / "sudoku-gui"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sudoku_gui "$@"\n', "utf-8")
    program.chmod(0o755)

    ended = subprocess.run(
        ["bash", "-c", f"'{program}' check <(cat '{SAMPLE}')"],
        env=bare_environment(),
        capture_output=True,
        timeout=PATIENCE_SECONDS,
        check=True,
    )

    assert ended.stdout == run_command("check", SAMPLE).output


def test_a_device_is_not_read() -> None:
    assert _message("/dev/zero") == "/dev/zero: neither a file nor a pipe"


def test_a_file_that_may_not_be_read_is_named() -> None:
    # Root may read everything, so the system's answer is put in.
    with patch.object(Path, "open", side_effect=PermissionError(13, "Permission denied")):
        assert _message(SAMPLE) == f"{SAMPLE}: permission denied"


def test_a_name_that_is_no_text_is_shown_with_escapes() -> None:
    ended = run_program("solve", os.fsdecode(b"no\xff.txt"), LC_ALL="C")

    assert ended.status == BAD_INPUT
    assert ended.messages == ["no\\udcff.txt: there is no such file"]


def test_no_more_than_the_limit_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = Path("/dev/zero")
    monkeypatch.setattr(Path, "is_file", lambda path: path == endless)
    ended = run_command("solve", str(endless))

    limit = formats.SIZE_LIMIT >> 20
    assert ended.messages == [
        f"/dev/zero: the file is larger than {limit} MB; "
        "only lists with a puzzle on each line, and tables, may be longer"
    ]


def test_standard_input_is_read_as_bytes_whatever_the_locale() -> None:
    ended = run_program("solve", given=b"\xff\xfe" + f"{SMALL_LINE}\n".encode("utf-16-le"))

    assert (ended.status, ended.output) == (0, SMALL_SOLVED_FILE)


@pytest.mark.parametrize("words", [["solve"], ["trace", "--algorithm", "used-tables"]])
@pytest.mark.parametrize(
    ("stream", "message"),
    [("stdin", "standard input is closed"), ("stdout", "standard output is closed")],
)
def test_a_stream_that_is_closed_is_said_to_be(
    stream: str,
    message: str,
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source = "-" if stream == "stdin" else SAMPLE
    monkeypatch.setattr(sys, stream, None)

    assert cli.main([*words, source]) == BAD_INPUT
    assert capsys.readouterr().err == f"{message}\n"


@pytest.mark.parametrize("words", [["solve"], ["batch"]])
def test_standard_input_goes_by_another_name_as_well(words: list[str]) -> None:
    ended = run_program(*words, "/dev/stdin", given=SMALL_FILE)

    assert ended.status == 0
    assert SMALL_SOLVED_FILE in ended.output


@pytest.mark.parametrize("words", [["convert", SAMPLE], ["batch", SAMPLE, "--output"]])
def test_what_others_wrote_to_standard_output_stays_there(tmp_path: Path, words: list[str]) -> None:
    both = tmp_path / "both"
    with both.open("wb", buffering=0) as stream:
        stream.write(b"before\n")
        subprocess.run(
            command(*words, "/dev/stdout"),
            env=bare_environment(),
            stdout=stream,
            check=False,
            timeout=PATIENCE_SECONDS,
        )

    assert both.read_bytes().startswith(b"before\n")


def test_a_message_goes_nowhere_where_standard_error_is_closed() -> None:
    ended = subprocess.run(
        ["sh", "-c", '"$@" 2>&-', "sh", *command("solve", "no-such-file")],
        env=bare_environment(),
        capture_output=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )

    assert (ended.returncode, ended.stdout, ended.stderr) == (BAD_INPUT, b"", b"")


@pytest.mark.parametrize(
    "arguments", [["solve", SAMPLE], ["algorithms"], ["--help"], ["--version"]]
)
def test_a_reader_that_has_gone_ends_the_program_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)

    ended = subprocess.run(
        command(*arguments),
        env=bare_environment(),
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
        timeout=PATIENCE_SECONDS,
    )
    os.close(writing)

    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is full")
def test_a_result_that_cannot_be_written_is_said_to_be() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            command("solve", SAMPLE),
            env=bare_environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=PATIENCE_SECONDS,
        )

    assert ended.returncode == BAD_INPUT
    assert ended.stderr == b"the result could not be written: the disk is full\n"


def test_ctrl_c_ends_a_long_search_at_once_and_quietly() -> None:
    # Given a search of minutes that has begun: what is told before it has been written.
    puzzle = Path(DEFEATING).read_bytes() + b"\n" + Path(DEFEATING).read_bytes()
    with begun_program("solve", "--algorithm", "used-tables") as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(puzzle)
        process.stdin.close()
        assert b"2 puzzles" in line_from(process.stderr)

        process.send_signal(signal.SIGINT)
        status = process.wait(timeout=PATIENCE_SECONDS)

        assert status == 130
        assert process.stderr.read() == b""


def _message(source: str) -> str:
    """The one message of a command that was refused."""
    ended = run_command("solve", source)
    assert (ended.status, ended.output) == (BAD_INPUT, b"")
    assert len(ended.messages) == 1
    return ended.messages[0]


@pytest.mark.parametrize(("system", "is_closed_pipe"), [("linux", False), ("win32", True)])
def test_windows_has_words_of_its_own_for_a_closed_pipe(
    system: str, is_closed_pipe: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)

    assert streams.is_about_closed_pipe(BrokenPipeError(errno.EPIPE, "Broken pipe"))
    assert streams.is_about_closed_pipe(OSError(errno.EINVAL, "Invalid")) is is_closed_pipe
    assert not streams.is_about_closed_pipe(OSError(errno.ENOSPC, "No space left on device"))


STEERING = "\x1b]0;owned\x07\x1b[2J\nfake: all is well\u202e"
SHOWN = r"\x1b]0;owned\x07\x1b[2J\nfake: all is well\u202e"


@pytest.mark.parametrize(
    "words",
    [
        ["solve", "{name}"],
        ["check", "{name}"],
        ["race", "{name}"],
        ["trace", "{name}", "--algorithm", "used-tables"],
        ["export", "{name}", "{name}.csv"],
        ["batch", "{name}"],
        ["convert", "{name}", "out"],
        ["convert", SAMPLE, "{name}/out"],
        ["convert", SAMPLE, "out", "--to", "{name}"],
        ["convert", SAMPLE, "out", "{name}"],
        ["solve", SAMPLE, "--algorithm", "{name}"],
        ["solve", f"--{STEERING}"],
        ["batch", SAMPLE, "--jobs", "{name}"],
    ],
)
def test_what_people_call_a_file_does_not_steer_the_terminal(words: list[str]) -> None:
    ended = run_command(*(word.replace("{name}", STEERING) for word in words))

    assert (ended.status, ended.output) == (BAD_INPUT, b"")
    assert len(ended.messages) == 1
    assert ended.messages[0].isprintable()


def test_a_file_with_such_a_name_goes_by_it_in_messages(tmp_path: Path) -> None:
    path = tmp_path / STEERING
    path.write_text("1..x\n....\n....\n....\n")

    (message,) = run_command("solve", str(path)).messages

    assert message.startswith(f"{tmp_path}/{SHOWN}: line 1, column 4: ")


def test_such_a_name_reaches_the_results_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / STEERING
    path.write_bytes(SMALL_FILE)

    as_csv = run_command("batch", str(path), "--format", "csv")
    as_json = run_command("batch", str(path), "--format", "json")

    rows = list(csv.DictReader(io.StringIO(as_csv.output.decode(), newline="")))
    assert [row["file"] for row in rows] == [str(path)]
    assert json.loads(as_json.output)["file"] == str(path)
    assert as_json.output.decode().rstrip("\n").isprintable()


def test_paths_are_written_each_on_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    streams.write_paths(Path("one"), Path(STEERING))

    assert capsys.readouterr().out == f"one\n{SHOWN}\n"


def test_the_window_is_refused_in_words_that_do_not_steer_the_terminal() -> None:
    ended = run_program(STEERING)

    assert ended.status == BAD_INPUT
    assert len(ended.messages) == 1
    assert SHOWN.split("\\u", maxsplit=1)[0] in ended.messages[0]
