"""A lesson of one hour in Korean, driven by keys and clicks, and read from the window alone.

The six published programs must come to the counts of their table on this puzzle; they are
written down here, as is all that the window has to say.
"""

import csv
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence
from PySide6.QtGui import QImageReader

from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.theme import LIGHT
from tests.support.display.display import Display
from tests.support.display.running_program import CLEAN
from tests.support.display.waiting import wait_until
from tests.support.display.witnessed_program import Seen, WitnessedProgram

SAMPLE = "백준 2239번의 예제"
SMALL_WINDOW = 1024, 700
SLOWEST = ["ctrl+bracketleft"] * 40

COUNTED = ("placements", "backtracks", "tries", "reads", "calls")
COUNTS = {
    "used-tables": ("solved", 187, 136, 1486, 2587, 288),
    "missing-digits": ("solved", 187, 136, 187, 5049, 188),
    "candidate-sets": ("solved", 187, 136, 187, 7799, 188),
    "listed-possibilities": ("solved", 187, 136, 1486, 9329, 287),
    "direct-check": ("solved", 187, 136, 1486, 15633, 188),
}  # and "last-blank", which is stuck at once
NOT_PUBLISHED = (
    "후보가 적은 칸부터",
    "확실한 것 먼저, 그다음 탐색",
    "정확한 덮개, 댄싱 링크",
    "뒤에서부터 행 순서로",
    "큰 숫자부터",
)
STEPS_ANIMATED = 10


class Pupil(WitnessedProgram):
    """Somebody who reads Korean, and what they read."""

    @property
    def step(self) -> int:
        """The step that the timeline says is shown."""
        said = self.find("시간 막대").more
        number = re.match("([0-9,]+)단계", said)
        assert number is not None, said
        return int(number[1].replace(",", ""))

    @property
    def line(self) -> str:
        """The line of the procedure that is marked."""
        (marked,) = self.seen("현재 줄: .*", "StaticText")
        return marked.name.removeprefix("현재 줄: ")

    def wait_for_step(self, step: int) -> None:
        """Wait until the timeline says so."""
        wait_until(lambda: self.step == step, f"step {step}")

    def digit_in(self, cell: str) -> int:
        """The digit that stands in a cell; 0 for a blank, whatever is said of it."""
        (said,) = self.seen(f"{cell}: .*", "Cell")
        digit = re.search("[1-9]", said.name.partition(": ")[2].partition(",")[0])
        return int(digit[0]) if digit else 0

    def cells(self) -> list[str]:
        """What the grid says of each cell."""
        return [each.name for each in self.seen("r[1-9]c[1-9]: .*", "Cell")]

    def contents(self) -> list[str]:
        """What the grid says of each cell first: what stands in it, not what is drawn over it."""
        return [name.partition(",")[0] for name in self.cells()]

    def walk_on(self) -> str:
        """One sub-step by hand; the sentence that tells it."""
        before = self.sub_step
        self.keys("ctrl+F6")
        wait_until(lambda: self.sub_step != before, "the next sub-step")
        return self.sub_step

    @property
    def sub_step(self) -> str:
        """What is told of the line that is marked, whatever it is."""
        return next(
            each.name for each in self.seen(role="StaticText") if _SUB_STEP.fullmatch(each.name)
        )

    def finish_file_dialog(self, title: str, path: Path) -> None:
        """Type the name of a file into the dialog with that title."""
        self.dialog(title)
        self.type(str(path))
        self.keys("Return")


_SUB_STEP = re.compile(r"(?!▶).*(거절, .*|놓기\.|차례\.|빼기\.|없음\.)")


@pytest.fixture
def pupil(display: Display, tmp_path: Path) -> Iterator[Pupil]:
    home = tmp_path / "home"
    home.mkdir()
    pupil = Pupil(display, home, LANGUAGE="ko")
    pupil.resize(*SMALL_WINDOW)
    yield pupil
    if not pupil.has_ended:
        display.picture().save(tmp_path / "screen.png")
    pupil.kill()


def test_a_lesson(pupil: Pupil, tmp_path: Path) -> None:
    open_the_sample_of_problem_2239(pupil)
    play_slowly_and_pause_inside_a_step(pupil)
    blank = read_the_marked_line_and_the_refused_digits(pupil)
    ask_why_5_cannot_go_there(pupil, blank)
    take_another_branch_and_come_back(pupil, blank)
    open_the_tree_and_click_a_sibling(pupil)
    race_all_six_published_programs(pupil)
    export_the_table(pupil, tmp_path / "race.csv")
    export_an_animation_of_ten_steps(pupil, tmp_path / "ten-steps.gif")
    pupil.keys("ctrl+q")

    assert pupil.ending() == CLEAN


def open_the_sample_of_problem_2239(pupil: Pupil) -> None:
    pupil.choose_in_menus(r"파일\(F\)", r"예제 열기\(M\)", SAMPLE)

    pupil.wait_for_title(f"{SAMPLE} – 스도쿠")
    pupil.find("답이 정확히 하나입니다")


def play_slowly_and_pause_inside_a_step(pupil: Pupil) -> None:
    pupil.keys("ctrl+d", *SLOWEST)
    pupil.find("초당 1단계", "StaticText")
    pupil.click_on("읽을 때마다", "CheckBox")  # only the digits, not every look
    pupil.keys("F5")
    pupil.find(r"r1c2: 숫자 \d 거절, .*")
    pupil.keys("F5")
    pupil.find("지켜보기", "Button")


def read_the_marked_line_and_the_refused_digits(pupil: Pupil) -> str:
    """By hand, until two more digits are placed; the blank at which the search then stands."""
    placed, refused, said = 0, 0, pupil.sub_step
    while placed < 2 or not said.endswith(" 차례."):
        refusal = re.match(r"(r\dc\d): 숫자 (\d) 거절, (r\dc\d)에 있음", said)
        if refusal:
            cell, digit, blocker = refusal[1], int(refusal[2]), refusal[3]
            assert pupil.line == "행이나 열이나 상자에서 이미 썼으면 다음 숫자로"
            assert (pupil.digit_in(cell), pupil.digit_in(blocker)) == (0, digit)
            refused += 1
        placing = re.match(r"(r\dc\d): 숫자 (\d) 놓기", said)
        if placing:
            assert pupil.line == "쓰고, 썼다고 표시하고, 다음 칸 채우기"
            assert pupil.digit_in(placing[1]) == int(placing[2])
            placed += 1
        said = pupil.walk_on()
    assert refused >= 5
    return said.removesuffix(" 차례.")


def ask_why_5_cannot_go_there(pupil: Pupil, blank: str) -> None:
    pupil.click_on(f"{blank}: 빈칸, 탐색 위치", "Cell")
    pupil.keys("F2")
    pupil.find(r"5: r1c7에 있음\(1행.*\)", "MenuItem")
    pupil.keys("5")

    pupil.find(rf"{blank}: 숫자 5 불가\. r1c7에 있음\(1행.*\)\.")
    wait_until(lambda: Cell(6) in pupil.grid().cells_showing(LIGHT.blocker), "r1c7 is ringed")


def take_another_branch_and_come_back(pupil: Pupil, blank: str) -> None:
    left_at, before = pupil.step, pupil.contents()
    pupil.keys("ctrl+b")
    option = pupil.click_on(r"[1-9]: 아직 시도하지 않음", "MenuItem")
    pupil.find(rf"가지: {blank}에 {option.name[0]}, {left_at}단계에서 갈라짐\.", "StaticText")
    pupil.keys("F6")
    pupil.wait_for_step(1)
    pupil.find(f"{blank}: 내가 쓴 숫자 {option.name[0]}.*", "Cell")
    assert sum("풀이가 채움" in cell for cell in pupil.cells()) == left_at + 1

    pupil.keys("ctrl+shift+b")

    pupil.wait_for_step(left_at)
    pupil.wait_until_gone("가지: .*", "StaticText")
    assert pupil.contents() == before


def open_the_tree_and_click_a_sibling(pupil: Pupil) -> None:
    pupil.keys("ctrl+t", "alt+Right")  # to the first digit that is taken back
    pupil.find(r"◀ .*")
    pupil.keys("F6")
    pupil.find(r"▶ .*")
    here = pupil.step

    sibling = pupil.click_on(r".*(막다른 곳|만에 실패)", "TreeNode")

    step, cell, digit = _place_in_the_tree(sibling)
    pupil.wait_for_step(step)
    assert step < here
    assert pupil.digit_in(cell) == digit


def race_all_six_published_programs(pupil: Pupil) -> None:
    pupil.keys("ctrl+r")
    pupil.dialog(f"경주 – {SAMPLE}")
    pupil.click_on("알고리즘 11개")
    for title in NOT_PUBLISHED:
        pupil.click_on(title, "MenuItem")
    pupil.keys("Escape")
    pupil.find("알고리즘 6개")
    pupil.keys("F5")

    pupil.find(r"경주가 끝났습니다\. 1위: .*", "StaticText")


def export_the_table(pupil: Pupil, path: Path) -> None:
    pupil.click_on("결과 저장…", "Button")
    pupil.finish_file_dialog("결과 저장", path)
    pupil.find(rf"{path.name} 파일을 저장했습니다\.", "StaticText")

    rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    found = {
        row["algorithm"]: (row["outcome"], *(int(row[name]) for name in COUNTED)) for row in rows
    }
    assert found.pop("last-blank")[:3] == ("stuck", 0, 0)
    assert found == COUNTS
    pupil.keys("Escape")
    pupil.wait_until_in_front()


def export_an_animation_of_ten_steps(pupil: Pupil, path: Path) -> None:
    """The moment before the first of them and those after each: eleven frames."""
    pupil.choose_in_menus(r"파일\(F\)", r"내보내기\(E\)", r"움직이는 그림\(A\)…")
    pupil.dialog("탐색을 움직이는 그림으로 내보내기")
    for field, step in (("첫 단계.*", 0), ("마지막 단계.*", STEPS_ANIMATED)):
        pupil.click_on(field, "SpinBox")
        pupil.keys("ctrl+a")
        pupil.type(f"{step}")
    pupil.find(".*픽셀 장면 11개, 2.2초", "StaticText")
    pupil.click_on(r"다른 이름으로 저장\(A\)…", "Button")
    pupil.finish_file_dialog("내보내기", path)
    pupil.find(f"저장함: {path.name}", "StaticText")

    assert QImageReader(str(path)).imageCount() == STEPS_ANIMATED + 1
    with Image.open(path) as film:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(film)]
    assert len(frames) == STEPS_ANIMATED + 1
    assert all(ImageChops.difference(before, after).getbbox() for before, after in pairwise(frames))


def _place_in_the_tree(node: Seen) -> tuple[int, str, int]:
    """The step at which a branch that failed was placed, its cell and its digit."""
    said = re.match(r"(r\dc\d)의 숫자 (\d): ([0-9,]+)단계에", node.name)
    assert said is not None, node.name
    return int(said[3].replace(",", "")), said[1], int(said[2])
