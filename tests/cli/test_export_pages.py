"""`sudoku-gui export --to pdf`: which pages are written, and how it ends."""

from pathlib import Path

import pytest

from tests.support import pdf
from tests.support.puzzles import SMALL_FILE, SMALL_LINE
from tests.support.terminal import Ended, run_command

DONE, BAD_INPUT = 0, 2
MANY = f"{SMALL_LINE}\n".encode() * 13

pytestmark = pytest.mark.usefixtures("qapp", "_poppler")


@pytest.fixture(scope="module")
def _poppler() -> None:
    pdf.skip_without_tools()


def pages(*words: str, given: bytes = MANY) -> Ended:
    return run_command("export", "--to", "pdf", *words, given=given)


@pytest.mark.parametrize("named", ["-o", "--output", None])
def test_all_puzzles_are_written_on_pages(tmp_path: Path, named: str | None) -> None:
    source, out = tmp_path / "puzzles.sdm", tmp_path / "out.pdf"
    source.write_bytes(MANY)

    ended = pages(str(source), *filter(None, (named, str(out))), given=b"")

    assert (ended.status, ended.output, ended.errors) == (DONE, b"", b"")
    assert pdf.pages_in(out) == 13
    assert "puzzles.sdm" in pdf.text_of(out)


def test_without_a_file_the_puzzles_are_read_from_standard_input(tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"

    assert pages("-o", str(out)).status == DONE
    assert pdf.pages_in(out) == 13


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (("--per-page", "4"), 4),
        (("--per-page", "9", "--solutions", "pages"), 4),
        (("--per-page", "2", "--solutions", "foot"), 7),
        (("--puzzle", "3"), 1),
        (("--puzzle", "3-7", "--solutions", "pages"), 7),
    ],
)
def test_there_are_as_many_pages_as_were_asked_for(
    tmp_path: Path, words: tuple[str, ...], count: int
) -> None:
    out = tmp_path / "out.pdf"

    assert pages(*words, "-o", str(out)).status == DONE
    assert pdf.pages_in(out) == count


@pytest.mark.parametrize(
    ("words", "size"),
    [
        ((), (210, 297)),
        (("--landscape",), (297, 210)),
        (("--paper", "letter", "--margin", "20", "--large-print"), (216, 279)),
    ],
)
def test_the_paper_is_the_one_asked_for(
    tmp_path: Path, words: tuple[str, ...], size: tuple[int, int]
) -> None:
    out = tmp_path / "out.pdf"

    assert pages(*words, "-o", str(out)).status == DONE
    assert pdf.page_size(out) == size


def test_a_puzzle_keeps_the_number_that_it_has_in_its_file(tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"

    pages("--puzzle", "12", "-o", str(out))

    assert "12" in pdf.text_of(out)


def test_what_is_entered_can_be_left_out(tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    game = b"[Puzzle]\n.2..\n...2\n..1.\n4...\n[State]\n32..\n...2\n..1.\n4...\n"
    options = ("--without-headings", "--without-notes", "--without-colours")

    def signs(*words: str) -> int:
        assert pages(*options, *words, "-o", str(out), given=game).status == DONE
        return len(pdf.text_of(out).split())

    assert (signs(), signs("--without-entries")) == (5, 4)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--puzzle", "14", "-o", "out.pdf"), "no puzzle 14"),
        (("--puzzle", "3-2", "-o", "out.pdf"), "3-2"),
        (("--puzzle", "0", "-o", "out.pdf"), "--puzzle"),
        (("--per-page", "3", "-o", "out.pdf"), "--per-page"),
        (("--margin", "99", "-o", "out.pdf"), "99"),
        (("--at", "3", "-o", "out.pdf"), "--to pdf"),
        (("-o", "out.png"), ".pdf"),
        (("-o", "-"), ".pdf"),
        (("-", "one.pdf", "-o", "out.pdf"), "one.pdf"),
        ((), "OUT"),
        (("-o", "nowhere/out.pdf"), "nowhere"),
    ],
)
def test_bad_use_gets_one_message_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)

    ended = pages(*words)

    assert ended.status == BAD_INPUT
    assert len(ended.messages) == 1
    assert complaint in ended.messages[0]
    assert [*tmp_path.iterdir()] == []


def test_no_puzzle_gets_a_message(tmp_path: Path) -> None:
    ended = pages("-o", str(tmp_path / "out.pdf"), given=b"nothing\n")

    assert (ended.status, len(ended.messages)) == (BAD_INPUT, 1)


def test_one_puzzle_is_not_numbered(tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"

    pages("--without-headings", "-o", str(out), given=SMALL_FILE)

    assert sorted(pdf.text_of(out).split()) == ["1", "2", "2", "4"]
