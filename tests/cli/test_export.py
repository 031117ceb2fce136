"""`sudoku-gui export`: which file is written, what is in it, and how it ends."""

import json
import os
import signal
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from sudoku_gui.assets import resource
from tests.support.puzzles import SMALL_DOTTED_LINE, SMALL_FILE
from tests.support.terminal import (
    Ended,
    bare_environment,
    begun_program,
    run_command,
    run_program,
)
from tests.support.waiting import PATIENCE_SECONDS, line_from

DONE, ANSWER_IS_NO, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
NO_FONTS = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig/>'

pytestmark = pytest.mark.usefixtures("qapp")


def export(*words: str, given: bytes = SMALL_FILE) -> Ended:
    return run_command("export", *words, given=given)


def frames_in(path: Path) -> int:
    with Image.open(path) as opened:
        return int(getattr(opened, "n_frames", 1))


@pytest.mark.parametrize("word_order", ["options between", "options first", "options last"])
def test_files_and_options_come_in_any_order(tmp_path: Path, word_order: str) -> None:
    source, out = tmp_path / "puzzle.txt", tmp_path / "moment.png"
    source.write_bytes(SMALL_FILE)
    words = {
        "options between": [str(source), "--at", "5", str(out)],
        "options first": ["--at", "5", str(source), str(out)],
        "options last": [str(source), str(out), "--at", "5"],
    }[word_order]

    ended = export(*words, given=b"")

    assert (ended.status, ended.output, ended.errors) == (DONE, b"", b"")
    assert frames_in(out) == 1


@pytest.mark.parametrize("source", [[], ["-"]], ids=["no file", "-"])
def test_without_a_file_the_puzzle_is_read_from_standard_input(
    tmp_path: Path, source: list[str]
) -> None:
    out = tmp_path / "moment.SVG"

    assert export(*source, "--at", "5", str(out)).status == DONE
    assert (ElementTree.parse(out).getroot()[1].text or "").endswith("123434.2..1.4...")


def test_without_a_step_the_puzzle_is_drawn_with_the_digits_entered(tmp_path: Path) -> None:
    out = tmp_path / "puzzle.svg"

    assert export(str(out)).status == DONE
    assert ElementTree.parse(out).getroot()[1].text == SMALL_DOTTED_LINE


def test_the_algorithm_makes_the_difference(tmp_path: Path) -> None:
    names = ("used-tables", "backwards")
    for name in names:
        export("--at", "5", "--algorithm", name, str(tmp_path / f"{name}.svg"))

    first, second = ((tmp_path / f"{name}.svg").read_bytes() for name in names)
    assert first != second


def test_a_caption_is_written_where_it_is_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "moment.svg"

    export("--at", "5", "--caption", str(out))

    assert "step 5, depth 5" in (ElementTree.parse(out).getroot()[1].text or "")


def test_the_width_is_the_one_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "moment.png"

    export("--at", "5", "--size", "321", str(out))

    with Image.open(out) as opened:
        assert opened.size == (321, 321)


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (("--from", "3", "--to", "12"), 10),
        (("--from", "0", "--to", "30", "--every", "10"), 4),
        (("--from", "28"), 3),
        (("--to", "2"), 3),
    ],
)
@pytest.mark.parametrize("name", ["search.gif", "search.png", "search.apng"])
def test_a_stretch_becomes_an_animation(
    tmp_path: Path, name: str, words: tuple[str, ...], count: int
) -> None:
    ended = export(*words, "--size", "150", str(tmp_path / name))

    assert (ended.status, ended.output, ended.errors) == (DONE, b"", b"")
    assert frames_in(tmp_path / name) == count


@pytest.mark.parametrize(
    "words", [(), ("--from", "3"), ("--to", "9"), ("--from", "4", "--to", "4")]
)
def test_a_stretch_becomes_the_json_lines_of_trace(tmp_path: Path, words: tuple[str, ...]) -> None:
    out = tmp_path / "steps.jsonl"

    assert export(*words, str(out)).status == DONE

    traced = run_command("trace", "--algorithm", "used-tables", "--json", *words, given=SMALL_FILE)
    assert out.read_bytes() == traced.output


def test_a_stretch_becomes_a_table(tmp_path: Path) -> None:
    out = tmp_path / "steps.csv"

    export("--from", "1", "--to", "2", str(out))

    assert out.read_text("utf-8").splitlines() == [
        "step,kind,cell,digit,depth,placements,backtracks,tries,reads,calls,grid",
        "1,place,r1c1,1,1,1,0,1,6,3,1200000200104000",
        "2,place,r1c3,3,2,2,0,4,12,4,1230000200104000",
    ]


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("--at", "31"), "moment.png"),
        (("--from", "0", "--to", "31"), "search.gif"),
        (("--from", "31"), "search.gif"),
        (("--to", "31"), "steps.csv"),
        (("--from", "31"), "steps.jsonl"),
    ],
)
def test_a_step_that_there_is_not_is_said_and_nothing_written(
    tmp_path: Path, words: tuple[str, ...], name: str
) -> None:
    ended = export(*words, str(tmp_path / name))

    assert ended.status == ANSWER_IS_NO
    assert ended.messages == ["the search ended after 30 steps; there is no step 31"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("a.txt",), 'found "a.txt", expected a name that ends in .png .gif .apng'),
        (("--at", "3", "a.gif"), "expected a name that ends in .png .svg .pdf"),
        (("--from", "3", "a.pdf"), "expected a name that ends in .png .gif .apng .jsonl .csv"),
        (("--at", "3", "--to", "4", "a.png"), "--at, and --from with --to, exclude each other"),
        (("--from", "4", "--to", "3", "a.gif"), "--from 4 is after --to 3"),
        (("--at", "x", "a.png"), 'found "x", expected a number: 0, 1, 2, ...'),
        (("--size", "119", "a.png"), 'found "119", expected a number from 120 to 8000'),
        (("--size", "1300", "a.gif"), "an animation may be 1200 pixels wide"),
        (("--speed", "0", "a.gif"), 'found "0", expected a number from 1 to 50'),
        (("--to", "2000", "a.gif"), "2,001 frames are too many; 2,000 are possible"),
        (("--algorithm", "magic", "a.png"), "magic"),
        ((), "the file to write is missing: OUT"),
        (("gone/a.png",), "gone/a.png: there is no folder gone"),
        ((".png",), 'found ".png", expected a name'),
    ],
)
def test_bad_use_gets_one_message_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)

    ended = export(*words)

    assert (ended.status, ended.output, len(ended.messages)) == (BAD_INPUT, b"", 1)
    assert complaint in ended.messages[0]
    assert list(tmp_path.iterdir()) == []


def test_a_search_without_a_near_end_is_not_animated_to_its_end(tmp_path: Path) -> None:
    puzzle = resource("puzzles", "against-row-major.txt")

    ended = run_command("export", str(puzzle), "--from", "0", str(tmp_path / "a.gif"))

    assert ended.status == BAD_INPUT
    assert ended.messages == ["more than 2,000 frames would follow; name the last step with --to"]


def test_digits_that_clash_can_be_drawn_but_not_searched(tmp_path: Path) -> None:
    clashing = b"1100000000000000\n"
    out = tmp_path / "a.png"

    searched = export("--at", "0", str(out), given=clashing)
    assert (searched.status, out.exists()) == (ANSWER_IS_NO, False)

    assert export(str(out), given=clashing).status == DONE
    assert out.exists()


def test_without_pillow_an_animation_is_refused_and_a_picture_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)

    refused = export("--to", "3", str(tmp_path / "a.gif"))
    assert refused.status == BAD_INPUT
    assert refused.messages[0].startswith("Animations need Pillow, which is not installed.")

    assert export("--at", "3", str(tmp_path / "a.png")).status == DONE
    assert [path.name for path in tmp_path.iterdir()] == ["a.png"]


@pytest.mark.parametrize("name", ["steps.jsonl", "steps.csv"])
def test_records_are_written_where_qt_is_missing(tmp_path: Path, name: str) -> None:
    package, out = tmp_path / "PySide6", tmp_path / name
    package.mkdir()
    (package / "__init__.py").write_text("raise ImportError('no Qt here')\n", "utf-8")
    path = f"{tmp_path}:{bare_environment()['PYTHONPATH']}"

    ended = run_program("export", "--to", "3", str(out), given=SMALL_FILE, PYTHONPATH=path)

    assert (ended.status, ended.errors) == (DONE, b"")
    assert len(out.read_bytes().splitlines()) >= 4


def test_no_display_is_needed_and_the_language_is_the_environments(tmp_path: Path) -> None:
    out = tmp_path / "moment.svg"

    ended = run_program(
        *("export", "--at", "5", "--caption", str(out)),
        given=SMALL_FILE,
        LANG="ko_KR.UTF-8",
        PYTHONUTF8="1",
    )

    assert (ended.status, ended.errors) == (DONE, b"")
    assert "5" in (ElementTree.parse(out).getroot()[1].text or "")
    assert "depth" not in (ElementTree.parse(out).getroot()[1].text or "")


def test_where_no_font_is_installed_digits_are_drawn_and_the_caption_missed(
    tmp_path: Path,
) -> None:
    fonts, out = tmp_path / "fonts.conf", tmp_path / "moment.pdf"
    fonts.write_text(NO_FONTS, "utf-8")

    ended = run_program(
        "export", "--at", "5", "--caption", str(out), given=SMALL_FILE, FONTCONFIG_FILE=str(fonts)
    )

    assert ended.status == DONE
    assert ended.messages[-1] == "no font is installed here: the caption is left out"
    assert b"/FontFile" not in out.read_bytes()


def test_ctrl_c_ends_a_long_export_at_once_and_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    # Given an export of minutes that has begun: what is told before it has been written.
    puzzle = resource("puzzles", "against-row-major.txt").read_bytes()
    out = tmp_path / "steps.jsonl"
    out.write_bytes(b"as it was")
    with begun_program("export", str(out)) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(puzzle + b"\n" + puzzle)
        process.stdin.close()
        assert b"2 puzzles" in line_from(process.stderr)

        os.kill(process.pid, signal.SIGINT)

        assert process.wait(timeout=PATIENCE_SECONDS) == INTERRUPTED
        assert process.stderr.read() == b""
    assert out.read_bytes() == b"as it was"
    assert list(tmp_path.iterdir()) == [out]


def test_a_line_of_json_is_whole(tmp_path: Path) -> None:
    out = tmp_path / "steps.jsonl"

    export(str(out))

    assert [json.loads(line)["step"] for line in out.read_text("utf-8").splitlines()] == [
        *range(31)
    ]
