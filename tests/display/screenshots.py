"""Takes the pictures of README and handbook from the real window.

`python -m tests.display.screenshots` takes all of them anew.  They show fixed moments, so
that they change only where the window does.  Another folder than resources/screenshots may
be named on the command line.
"""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from sudoku_gui.assets import resource
from sudoku_gui.formats import read
from sudoku_gui.language import LANGUAGES
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search_start import start_search
from tests.support.display.display import Display
from tests.support.display.running_program import NINE, PlayersProgram, RunningProgram
from tests.support.display.waiting import wait_until
from tests.support.terminal import ROOT

SAMPLE = "boj2239.txt"
A_DEAD_END, A_STEP_BACK = 31, 34  # steps of the first algorithm over the sample
# The 3 in the fourth row stands there twice.
TYPED_ROWS = ("53  7", "6  195", " 98    6", "8   6  33", "4  8 3  1", "7   2")
# The third digit is printed as a blank.
ROWS_WITH_A_TYPO = ("531 7", "6  195", " 98    6", "8   6   3", "4  8 3  1", "7   2   6")
LAST_ROWS = (" 6    28", "   419  5", "    8  79")
COLOURS = 40
COLOURS_OF_PHOTOS = 160
WIDE = 1080, 680
CORNER = 1279, 1023  # of the screen, where the mouse is out of the picture


Way = Callable[[RunningProgram], None]


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows: the language, the file opened, and what is done in the window."""

    language: str
    files: tuple[Path, ...]
    lead_to: Way
    window: str = ""  # the beginning of the title of another window than the main one
    plays: bool = False  # whether the window has the layout for playing


def type_a_mistake(program: RunningProgram) -> None:
    """A puzzle being typed, two of its cells at odds."""
    program.type_rows(TYPED_ROWS)


def find_a_typo(program: RunningProgram) -> None:
    """What may be wrong with a puzzle that has no solution."""
    program.type_rows(ROWS_WITH_A_TYPO + LAST_ROWS)
    program.wait_until_still()
    program.keys("F4")


def play_a_little(program: RunningProgram) -> None:
    """Some digits, notes of both kinds and a colour, by keys alone."""
    program.keys("Right", "4", "Down", "7", "Left", "5", "Up")
    program.keys("Right", "Right", "Right", "x", "6", "Right", "2", "6", "8", "Right", "6", "8")
    program.keys("Right", "Right", "c", "6", "7", "Left", "Left", "v", "3", "Left", "3", "z")
    program.wait_until_still()


def play_in_the_dark(program: RunningProgram) -> None:
    """The same in the dark look."""
    program.choose_by_keys("alt+v", "a", "d")
    play_a_little(program)


def show_a_hint(program: RunningProgram) -> None:
    """All of a hint that rules something out, after the one before it was followed."""
    program.resize(*WIDE)
    for presses in (4, 3):
        for _ in range(presses):
            program.keys("alt+F11")
            program.wait_until_still()


def show_a_path(program: RunningProgram) -> None:
    """The first step on the path that rules something out."""
    program.resize(*WIDE)
    program.keys("ctrl+shift+t")
    program.wait_until_still()
    program.keys("Down", "Down")


def go_to_a_dead_end(program: RunningProgram) -> None:
    """A placement after which nothing fits the next blank."""
    _go_to_step(program, A_DEAD_END, LIGHT)


def go_to_a_step_back_in_the_dark(program: RunningProgram) -> None:
    """A digit taken out again."""
    program.choose_by_keys("alt+v", "a", "d")
    _go_to_step(program, A_STEP_BACK, DARK)


def open_the_procedure(program: RunningProgram) -> None:
    """The line that is carried out, and the tables of used digits."""
    program.resize(*WIDE)
    program.keys("ctrl+d")
    _go_to_step(program, A_STEP_BACK, LIGHT)


def open_the_search_tree(program: RunningProgram) -> None:
    """The tree around a dead end."""
    program.resize(*WIDE)
    program.keys("ctrl+t")
    _go_to_step(program, A_DEAD_END, LIGHT)


def run_a_race(program: RunningProgram) -> None:
    """A race that is over."""
    program.keys("ctrl+r")
    wait_until(lambda: bool(program.display.windows(RACE)), "the window of the race")
    program.keys("F5")


def ask_for_a_new_puzzle(program: RunningProgram) -> None:
    """The levels, and what else there is to choose."""
    program.keys("ctrl+n")
    wait_until(lambda: bool(program.display.windows(NEW_PUZZLE)), "the dialog for a new puzzle")


def read_a_photo(program: RunningProgram) -> None:
    """The last photo of the samples, with what was read of it."""
    program.choose_by_keys("alt+f", "m", "Up")
    program.keys("Return")
    wait_until(lambda: bool(program.display.windows(PHOTO)), "the window of photos")
    (program.window,) = program.display.windows(PHOTO)
    program.wait_until_still()


def practise_a_technique(program: RunningProgram) -> None:
    """The proof of the next step of the puzzle that is open."""
    program.keys("ctrl+shift+F11")
    wait_until(lambda: bool(program.display.windows(PRACTICE)), "the window of the practice")
    (program.window,) = program.display.windows(PRACTICE)
    program.wait_until_still()
    program.keys("alt+p", "Down")
    program.wait_until_still()
    program.keys("alt+w")


SAMPLE_FILE = resource("puzzles", SAMPLE)
HARD_FILE = resource("puzzles", "ai-escargot.txt")
RACE = "^(Race|경주) –"
NEW_PUZZLE = "^(New Puzzle|새 퍼즐)$"
PRACTICE = "^(Practise a Technique|기법 연습)$"
PHOTO = "^(A Puzzle from a Photo|사진 속의 퍼즐)$"
IN_PLAY = {
    "playing",
    "new-puzzle",
    "practice",
    "photo",
    "playing-dark",
    "typing",
    "typo",
    "hint",
    "path",
}
PICTURES = {
    f"{name}-{code}.webp": Scene(code, files, lead_to, window, plays=name in IN_PLAY)
    for code in LANGUAGES
    for name, files, lead_to, window in (
        ("playing", (SAMPLE_FILE,), play_a_little, ""),
        ("playing-dark", (SAMPLE_FILE,), play_in_the_dark, ""),
        ("typing", (), type_a_mistake, ""),
        ("typo", (), find_a_typo, ""),
        ("watching", (SAMPLE_FILE,), go_to_a_dead_end, ""),
        ("lesson", (SAMPLE_FILE,), open_the_procedure, ""),
        ("tree", (SAMPLE_FILE,), open_the_search_tree, ""),
        ("hint", (HARD_FILE,), show_a_hint, ""),
        ("path", (HARD_FILE,), show_a_path, ""),
        ("race", (SAMPLE_FILE,), run_a_race, RACE),
        ("new-puzzle", (SAMPLE_FILE,), ask_for_a_new_puzzle, NEW_PUZZLE),
        ("photo", (SAMPLE_FILE,), read_a_photo, PHOTO),
        ("practice", (SAMPLE_FILE,), practise_a_technique, PRACTICE),
    )
} | {"watching-dark-ko.webp": Scene("ko", (SAMPLE_FILE,), go_to_a_step_back_in_the_dark)}


def take_pictures(folder: Path) -> None:
    """Write every picture into `folder`."""
    with tempfile.TemporaryDirectory() as own:
        display = Display(Path(own))
        try:
            for name, scene in PICTURES.items():
                home = Path(own) / name
                home.mkdir()
                start = PlayersProgram if scene.plays else RunningProgram
                program = start(display, home, scene.files, LANGUAGE=scene.language)
                _take(program, scene, folder / name)
        finally:
            display.close()


def _take(program: RunningProgram, scene: Scene, path: Path) -> None:
    try:
        opened = scene.files[0].name if scene.files else ""
        wait_until(lambda: program.title.startswith(opened), f"{opened} is open")
        scene.lead_to(program)
        if scene.window:
            (program.window,) = program.display.windows(scene.window)
        program.display.do("mousemove", *CORNER)
        program.wait_until_still()
        taken = path.with_suffix(".png")
        program.picture().save(taken)
    finally:
        program.kill()
    with Image.open(taken) as picture:  # a quarter of the size, and read in half the time
        colours = COLOURS_OF_PHOTOS if scene.window == PHOTO else COLOURS
        few = picture.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.convert("RGB").save(path, lossless=True, quality=100, method=6)
    taken.unlink()


def _go_to_step(program: RunningProgram, step: int, theme: Theme) -> None:
    search = start_search(ALGORITHMS[0], read(SAMPLE_FILE.read_bytes()).puzzle.givens)
    search.advance(step)
    filled = sorted(search.moment().path)
    program.keys(*["F6"] * step)
    wait_until(
        lambda: program.grid(NINE, theme).cells_showing(theme.solver) == filled, f"step {step}"
    )


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "resources" / "screenshots")
