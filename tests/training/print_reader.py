"""Trains the network that reads printed digits, on digits rendered in the fonts of a folder.

    python -m tests.training.print_reader FOLDER

writes the weights and what they were made from to resources/photo; see CONTRIBUTING.md.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import cv2
import numpy as np

from sudoku_gui.photo.cells import SIDE
from sudoku_gui.photo.digit_network import PRINT, DigitNetwork
from tests.training.arrays import Floats, Grey
from tests.training.fonts import DigitFont, usable_fonts
from tests.training.photographs import photographed_cells
from tests.training.printed_grids import CELLS, printed_page
from tests.training.weights import write_weights

PHOTO = Path(__file__).parents[2] / "resources" / "photo"
WEIGHTS, MANIFEST = PHOTO / "print_weights.bin", PHOTO / "print_weights.json"

BATCH = 128
"""Cells that are learned from at once."""

_OF_A_PAGE = CELLS**2
_OF_A_PACKAGE = 16  # fonts: some packages have a hundred that differ little
_HELD_OUT = 12  # every twelfth package is kept to judge by
_JUDGED = 600  # pages in the fonts that were held out
_SURE = 0.9


def rendered_cells(fonts: list[DigitFont], pages: int, seed: int) -> tuple[Grey, Grey]:
    """Return the cells of so many photos of pages, and what they show, 0 a blank."""
    cells = np.zeros((pages * _OF_A_PAGE, SIDE, SIDE), np.uint8)
    digits = np.zeros(pages * _OF_A_PAGE, np.uint8)
    for number in range(pages):
        chance = np.random.default_rng([seed, number])
        page = printed_page(fonts[chance.integers(len(fonts))], chance)
        here = slice(number * _OF_A_PAGE, (number + 1) * _OF_A_PAGE)
        cells[here] = np.round(photographed_cells(page, chance) * 255)
        digits[here] = page.digits
    return cells, digits


def main(options: Namespace) -> None:
    """Render, train, write the weights, judge them, and write down how it went."""
    from tests.training import network as learning  # noqa: PLC0415 - torch is optional

    cv2.setNumThreads(1)
    learned, kept = learned_and_kept(usable_fonts(options.fonts))
    cells, digits = rendered_cells(learned, options.cells // _OF_A_PAGE, options.seed)
    print(f"{len(cells)} cells in {len(learned)} fonts", flush=True)
    steps = options.epochs * (len(cells) // BATCH)
    batches = shuffled(cells, digits, options.epochs, options.seed)
    network = learning.untrained(PRINT, options.seed)
    learning.train(network, batches, steps)
    write_weights(WEIGHTS, learning.layers_of(network), options.temperature)
    manifest = {
        "sha256": sha256(WEIGHTS.read_bytes()).hexdigest(),
        "bytes": WEIGHTS.stat().st_size,
        "seed": options.seed,
        "cells": len(cells),
        "epochs": options.epochs,
        "temperature": options.temperature,
        "held_out": judged(DigitNetwork.from_file(WEIGHTS, PRINT), kept, options.seed + 1),
        "fonts": _by_package(learned),
        "fonts_held_out": _by_package(kept),
    }
    MANIFEST.write_text(json.dumps(manifest, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(manifest["held_out"])


def learned_and_kept(fonts: list[DigitFont]) -> tuple[list[DigitFont], list[DigitFont]]:
    """Return the fonts to learn from, and those to judge by, of other packages."""
    held_out = set(sorted({font.package for font in fonts})[5::_HELD_OUT])
    learned = [font for font in fonts if font.package not in held_out]
    return _thinned(learned), _thinned([font for font in fonts if font.package in held_out])


def shuffled(cells: Grey, digits: Grey, epochs: int, seed: int) -> Iterator[tuple[Floats, Grey]]:
    """Yield batches until all cells were in one `epochs` times, never twice alike."""
    chance = np.random.default_rng(seed)
    for _ in range(epochs):
        order = chance.permutation(len(cells))
        for start in range(0, len(cells) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            yield _varied(cells[chosen], chance), digits[chosen]


def _varied(cells: Grey, chance: np.random.Generator) -> Floats:
    """Return the cells a pixel aside, paler or darker, so that none is seen twice."""
    down, right = chance.integers(-1, 2, 2)
    ink = np.roll(cells, (int(down), int(right)), axis=(1, 2)).astype(np.float32) / 255
    gain = chance.uniform(0.7, 1.35, (len(cells), 1, 1)).astype(np.float32)
    return np.minimum(ink * gain, 1)


def judged(network: DigitNetwork, fonts: list[DigitFont], seed: int) -> dict[str, float]:
    """Return how much of fonts that it has never seen `network` reads, and how sure it is."""
    cells, digits = rendered_cells(fonts, _JUDGED, seed)
    likely = network.probabilities(cells.astype(np.float32) / np.float32(255))
    right, sure = likely.argmax(axis=1) == digits, likely.max(axis=1) >= _SURE
    shares = {
        "digits_right": right[digits > 0].mean(),
        "blanks_right": right[digits == 0].mean(),
        "sure": sure.mean(),
        "sure_and_wrong": (sure & ~right).mean(),
    }
    return {name: round(float(share), 5) for name, share in shares.items()}


def _thinned(fonts: list[DigitFont]) -> list[DigitFont]:
    """Return at most so many fonts of each package, evenly from all."""
    kept = []
    for package in sorted({font.package for font in fonts}):
        own = [font for font in fonts if font.package == package]
        kept += own[:: -(-len(own) // _OF_A_PACKAGE)]
    return kept


def _by_package(fonts: list[DigitFont]) -> dict[str, int]:
    """Return how many fonts of each package there are."""
    packages = [font.package for font in fonts]
    return {package: packages.count(package) for package in sorted(set(packages))}


def _options() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("fonts", type=Path, help="a folder with a folder for each package")
    parser.add_argument("--cells", type=int, default=290_000)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--temperature", type=float, default=1.0)
    return parser.parse_args()


if __name__ == "__main__":
    main(_options())
