"""Trains the network that tells print and handwriting apart and reads both.

    python -m tests.training.handwriting_reader FONTS HANDWRITING PHOTOS

writes the weights and what they were made from to resources/photo; see CONTRIBUTING.md.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import cv2
import numpy as np

from sudoku_gui.photo.cells import SIDE
from sudoku_gui.photo.digit_network import HANDWRITING, DigitNetwork
from tests.training.alike_digits import without_those_on
from tests.training.arrays import Floats, Grey
from tests.training.filled_pages import filled_page
from tests.training.fonts import DigitFont, usable_fonts
from tests.training.handwriting import Handwriting, handwriting_in
from tests.training.labelled_photos import LabelledCells, labelled_cells
from tests.training.photographs import photographed_cells
from tests.training.print_reader import PHOTO, learned_and_kept
from tests.training.printed_grids import CELLS
from tests.training.variation import Variation
from tests.training.weights import write_weights

WEIGHTS, MANIFEST = PHOTO / "handwriting_weights.bin", PHOTO / "handwriting_weights.json"

HAND = 9
"""What is added to a digit that is written: the classes 10 to 18."""

_OF_A_PAGE = CELLS**2
_OF_A_PHOTO = 81
_HELD_OUT = 10  # every tenth photo of a page filled in is kept to judge by
_FILLED, _PRINTED = "v2_mixed_train.desc", "v2_train.desc"
_JUDGED = "v2_mixed_test.desc"  # other pages to judge by
_BENT_PRINT = 0.3  # how much printed digits differ, where written ones do by 1
_SURE = 0.9
_SOURCES = {
    "sudoku_dataset": "Baptiste Wicht and Jean Hennebert, CC BY 4.0",
    "MNIST": "Yann LeCun and Corinna Cortes, from data of NIST, CC BY-SA 3.0",
    "fonts": "those of print_weights.json",
}


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the training: how long, how much at once, and from what."""

    steps: int
    highest_rate: float
    strength: float  # of what is varied
    filled: int  # cells in a batch that are from photos of pages filled in by hand
    printed: int  # from photos of printed pages
    rendered: int
    written: int  # blanks with a digit written into them


STAGES = (
    Stage(5_500, 3e-3, 1.0, filled=40, printed=16, rendered=32, written=40),
    Stage(4_000, 1.5e-3, 0.7, filled=52, printed=14, rendered=22, written=40),
)
"""First much that is hard to read, then more of what photos are like."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """What is learned from."""

    filled: LabelledCells  # of photos of pages filled in by hand
    printed: LabelledCells  # of photos of printed pages
    rendered: LabelledCells
    handwriting: Handwriting  # to be written into blank cells


def rendered_cells(
    fonts: list[DigitFont], handwriting: Handwriting, pages: int, seed: int
) -> LabelledCells:
    """Return the cells of so many photos of pages, some filled in, and what they show."""
    cells = np.zeros((pages * _OF_A_PAGE, SIDE, SIDE), np.uint8)
    shown = np.zeros(pages * _OF_A_PAGE, np.uint8)
    for number in range(pages):
        chance = np.random.default_rng([seed, number])
        page = filled_page(fonts[chance.integers(len(fonts))], handwriting, HAND, chance)
        here = slice(number * _OF_A_PAGE, (number + 1) * _OF_A_PAGE)
        cells[here] = np.round(photographed_cells(page, chance) * 255)
        shown[here] = page.digits
    return LabelledCells(cells, shown)


def batches_of(lessons: Lessons, stage: Stage, seed: int) -> Iterator[tuple[Floats, Grey]]:
    """Yield the batches of a stage, each from all that is learned from, never twice alike."""
    chance = np.random.default_rng(seed)
    variation = Variation(stage.strength, chance)
    blank = lessons.printed.blanks().with_others(lessons.rendered.blanks())
    for _ in range(stage.steps):
        under, _shown = blank.some(stage.written, chance)
        number = chance.integers(len(lessons.handwriting.digits), size=len(under))
        pictures = lessons.handwriting.pictures[number].astype(np.float32) / np.float32(255)
        parts = [
            lessons.filled.some(stage.filled, chance),
            lessons.printed.some(stage.printed, chance),
            lessons.rendered.some(stage.rendered, chance),
            (variation.written(under, pictures), lessons.handwriting.digits[number] + HAND),
        ]
        cells, shown = (np.concatenate(part) for part in zip(*parts, strict=True))
        bending = np.where(shown > HAND, 1, _BENT_PRINT).astype(np.float32)
        yield variation.varied(cells, bending), shown


def main(options: Namespace) -> None:
    """Read, render, train, write the weights, judge them, and write down how it went."""
    from tests.training import network as learning  # noqa: PLC0415 - torch is optional

    cv2.setNumThreads(1)
    fonts, _kept = learned_and_kept(usable_fonts(options.fonts))
    filled = labelled_cells(options.photos, _FILLED, HAND)
    kept = filled.of_pages(_is_held_out, _OF_A_PHOTO)
    judged_by = kept.with_others(labelled_cells(options.photos, _JUDGED, HAND))
    handwriting = without_those_on(judged_by, handwriting_in(options.handwriting), HAND)
    print(f"{len(handwriting.digits)} written digits", flush=True)
    lessons = Lessons(
        filled.of_pages(lambda page: not _is_held_out(page), _OF_A_PHOTO),
        labelled_cells(options.photos, _PRINTED, HAND),
        rendered_cells(fonts, handwriting, options.pages, options.seed),
        handwriting,
    )
    network = learning.untrained(HANDWRITING, options.seed)
    for number, stage in enumerate(STAGES):
        batches = batches_of(lessons, stage, options.seed + number)
        learning.train(network, batches, stage.steps, stage.highest_rate)
    write_weights(WEIGHTS, learning.layers_of(network), options.temperature)
    manifest = {
        "sha256": sha256(WEIGHTS.read_bytes()).hexdigest(),
        "bytes": WEIGHTS.stat().st_size,
        "seed": options.seed,
        "steps": [stage.steps for stage in STAGES],
        "temperature": options.temperature,
        "rendered_cells": len(lessons.rendered.shown),
        "filled_photos": len(lessons.filled.shown) // _OF_A_PHOTO,
        "printed_photos": len(lessons.printed.shown) // _OF_A_PHOTO,
        "written_digits": len(handwriting.digits),
        "sources": _SOURCES,
        "held_out": judged(DigitNetwork.from_file(WEIGHTS, HANDWRITING), kept),
    }
    MANIFEST.write_text(json.dumps(manifest, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(manifest["held_out"])


def judged(network: DigitNetwork, kept: LabelledCells) -> dict[str, float]:
    """Return how much `network` reads of photos that it has never seen, and how sure it is.

    Most of these pages it has seen before they were filled in.
    """
    likely = network.probabilities(kept.cells.astype(np.float32) / np.float32(255))
    read, shown = likely.argmax(axis=1).astype(np.uint8), kept.shown
    is_written, sure = shown > HAND, likely.max(axis=1) >= _SURE
    right = _digit(read) == _digit(shown)
    shares = {
        "printed_right": right[~is_written].mean(),
        "written_right": right[is_written].mean(),
        "kinds_right": ((read > HAND) == is_written).mean(),
        "sure": sure.mean(),
        "sure_and_wrong": (sure & ~right).mean(),
    }
    return {name: round(float(share), 5) for name, share in shares.items()}


def _digit(classes: Grey) -> Grey:
    return np.where(classes > HAND, classes - HAND, classes)


def _is_held_out(page: int) -> bool:
    return page % _HELD_OUT == _HELD_OUT // 2


def _options() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("fonts", type=Path, help="a folder with a folder for each package")
    parser.add_argument("handwriting", type=Path, help="a folder with files of MNIST")
    parser.add_argument("photos", type=Path, help="the folder of sudoku_dataset")
    parser.add_argument("--pages", type=int, default=7_000, help="rendered ones")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--temperature", type=float, default=1.0)
    return parser.parse_args()


if __name__ == "__main__":
    main(_options())
