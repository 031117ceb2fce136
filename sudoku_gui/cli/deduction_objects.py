"""Deductions as objects of JSON, by names that scripts know and that stay."""

from collections.abc import Iterable, Iterator

from sudoku_gui.language import say
from sudoku_gui.model.candidates import Candidate, Link
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.pattern import pattern_of
from sudoku_gui.wording.deductions import proof_sentences


def as_object(deduction: Deduction, geometry: Geometry) -> dict[str, object]:
    """Return the deduction as an object of JSON."""
    pattern = pattern_of(deduction)
    return {
        "technique": deduction.technique.name,
        "difficulty": deduction.tenths / 10,
        "placements": [*placed(deduction.placements, geometry)],
        "eliminations": [*ruled_out(deduction.eliminations, geometry)],
        "cells": [geometry.name(cell) for cell in pattern.cells],
        "candidates": [*placed(pattern.candidates, geometry)],
        "links": [_as_link(each, geometry) for each in pattern.links],
        "words": words(deduction, geometry),
    }


def words(deduction: Deduction, geometry: Geometry) -> str:
    """Return why it is so, in the user's language."""
    return " ".join(map(say, proof_sentences(deduction, geometry)))


def placed(candidates: Iterable[Candidate], geometry: Geometry) -> Iterator[str]:
    """Yield candidates as digits that go into cells."""
    return (f"{geometry.name(each.cell)}={each.digit}" for each in candidates)


def ruled_out(candidates: Iterable[Candidate], geometry: Geometry) -> Iterator[str]:
    """Yield candidates as digits that do not."""
    return (f"{geometry.name(each.cell)}-{each.digit}" for each in candidates)


def _as_link(link: Link, geometry: Geometry) -> dict[str, str]:
    source, target = placed((link.source, link.target), geometry)
    return {"from": source, "to": target, "kind": link.kind.value}
