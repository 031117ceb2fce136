"""The guided tour: seven samples, each with two sentences or three on what to look for."""

from sudoku_gui.documents.samples import SAMPLES, Sample
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Algorithm

_SAMPLE_OF = {sample.file: sample for sample in SAMPLES}


@dataclass(frozen=True, slots=True)
class TourStop:
    """A sample to look at, searched by `algorithm`, or with None to be played."""

    sample: Sample
    algorithm: Algorithm | None
    story: Text  # what to look for


TOUR = (
    TourStop(
        _SAMPLE_OF["with-a-typo.txt"],
        None,
        text(
            "One digit was mistyped here, so there is no solution: F4 lists what it may be, and "
            "Enter puts the first one right. Now play: type digits into the blank cells, and F3 "
            "says which of them are wrong. Ctrl+N makes you a puzzle of any level, or lets you "
            "type in one of your own, row by row."
        ),
    ),
    TourStop(
        _SAMPLE_OF["small-4x4.txt"],
        algorithm_named("used-tables"),
        text(
            "Thirty steps are the whole search: digits go in, and where nothing fits, the last "
            "one comes out again. Press F6 again and again, and see the line under the grid "
            "rise with each digit and fall with each step back."
        ),
    ),
    TourStop(
        _SAMPLE_OF["boj2580.txt"],
        algorithm_named("last-blank"),
        text(
            "Some house always has a single blank left, so 14 steps fill all 14 blanks and no "
            "digit is ever taken out. Press F9, and look at the depth: it only rises."
        ),
    ),
    TourStop(
        _SAMPLE_OF["boj2239.txt"],
        algorithm_named("used-tables"),
        text(
            "Of 323 steps 136 take a digit out again. Go from dead end to dead end with Alt+↓, "
            "and see which cells refuse each digit of the blank that is stuck."
        ),
    ),
    TourStop(
        _SAMPLE_OF["wikipedia.txt"],
        algorithm_named("descending"),
        text(
            "Trying the highest digit first takes 897 steps here, and the lowest first 8,365. "
            "That is luck and nothing else: choose “{other}” and watch it again.",
            other=algorithm_named("used-tables").title,
        ),
    ),
    TourStop(
        _SAMPLE_OF["ai-escargot.txt"],
        algorithm_named("fewest-candidates"),
        text(
            "Going on where the fewest digits fit takes 376 steps; row by row it is 17,880. "
            "Watch the frame leap to the tightest blank, wherever in the grid that is."
        ),
    ),
    TourStop(
        _SAMPLE_OF["against-row-major.txt"],
        algorithm_named("used-tables"),
        text(
            "The solution begins with 987654321, so a search that begins with 1 takes "
            "138,350,568 steps. Watch it for a while at full speed, and then choose “{other}”, "
            "which needs 64.",
            other=algorithm_named("dancing-links").title,
        ),
    ),
)
