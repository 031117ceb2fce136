"""The table of techniques, in the order in which they are tried.

Order and numbers are those of Sudoku Explainer; what it does not know stands beside its like.  A
new technique is a file with a finder, a prover and the rows that it brings, and its name here.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module

from sudoku_gui.language import Text, text
from sudoku_gui.techniques.technique import Technique

_MODULES = (
    "full_house",
    "hidden_single",
    "locked_candidates",
    "hidden_subset",
    "naked_single",
    "naked_subset",
    "strong_links",
    "empty_rectangle",
    "dual_patterns",
    "fish",
    "siamese_fish",
    "wings",
    "unique_loop",
    "unique_rectangle",
    "avoidable_rectangle",
    "bug",
    "sue_de_coq",
    "aligned_exclusion",
    "general_fish",
    "remote_pairs",
    "colours",
    "nice_loops",
    "chains",
    "als_pairs",
    "als_chains",
    "death_blossom",
    "verities",
    "templates",
    "forcing_chains",
    "multiple_forcing_chains",
    "nested_forcing_chains",
    "forcing_nets",
)
"""Where techniques are; those of the same difficulty are tried in this order."""


def _rows() -> Iterator[Technique]:
    for name in _MODULES:
        yield from import_module(f"sudoku_gui.techniques.{name}").TECHNIQUES


TECHNIQUES: tuple[Technique, ...] = tuple(sorted(_rows(), key=lambda row: row.tenths))


class UnknownTechniqueError(LookupError):
    """No technique has the name that was asked for; `sentence` lists those there are."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.sentence: Text = text(
            'no technique is called "{name}"; there are: {names}',
            name=name,
            names=", ".join(known),
        )
        super().__init__(str(self.sentence))


def techniques_named(name: str) -> tuple[Technique, ...]:
    """Return the rows that the terminal calls `name`, or raise UnknownTechniqueError."""
    rows = tuple(each for each in TECHNIQUES if each.name == name)
    if not rows:
        raise UnknownTechniqueError(name, dict.fromkeys(each.name for each in TECHNIQUES))
    return rows
