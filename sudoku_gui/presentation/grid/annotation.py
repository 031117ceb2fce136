"""What an explanation draws over a grid: houses, cells and candidates with roles, and links.

A role is a row of a table: its colour, its shape, and its words for screen readers.
"""

from collections.abc import Mapping
from enum import Enum

from sudoku_gui.language import Text, say, text
from sudoku_gui.lazy_dataclasses import dataclass, field, replace
from sudoku_gui.model.candidates import Candidate, Link
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.model.grid import sign_of


class CellRole(Enum):
    """What a cell is to an explanation."""

    BLOCKER = "blocker"  # what it holds rules something out elsewhere
    IN_QUESTION = "in question"  # the explanation is about it
    LOOKED_AT = "looked at"  # a program reads what it holds
    DIFFERENT = "different"  # it was another at the moment compared with
    UNSURE = "unsure"  # it was read from a picture, but not for sure
    CONTRADICTING = "contradicting"  # the solution has another digit
    SUGGESTED = "suggested"  # the rules speak for something else than was read


class CandidateRole(Enum):
    """What a candidate is to an explanation."""

    POSSIBLE = "possible"  # nothing speaks against it
    ELIMINATED = "eliminated"  # something rules it out
    PLACED = "placed"  # it is what goes into the cell
    OTHER = "other"  # it stands in the cell too, and plays no part


class HouseRole(Enum):
    """What a house is to an explanation."""

    BASE = "base"  # the explanation looks at it
    COVER = "cover"  # what was found lies in it


@dataclass(frozen=True, slots=True)
class Annotation:
    """What is drawn over a grid, and the same in words for those who do not see it."""

    description: Text
    cells: Mapping[Cell, CellRole] = field(default_factory=dict)
    candidates: Mapping[Candidate, CandidateRole] = field(default_factory=dict)
    links: tuple[Link, ...] = ()
    houses: Mapping[House, HouseRole] = field(default_factory=dict)

    def candidates_in(self, cell: Cell) -> dict[Digit, CandidateRole]:
        """Return the candidates of `cell` that have a role, in the order they were given in."""
        return {each.digit: role for each, role in self.candidates.items() if each.cell == cell}


class Outline(Enum):
    """The shape that is drawn around the content of a cell."""

    RING = "ring"
    BOX = "box"
    DASHED_BOX = "dashed box"


@dataclass(frozen=True, slots=True)
class CellRoleStyle:
    """How a role of cells is drawn and said."""

    colour: str  # the name of a colour of the theme
    outline: Outline
    words: Text  # with gaps for the cell, with all that has been said of it


class CandidateGround(Enum):
    """What lies under a candidate that shares its cell with others."""

    RING = "ring"
    DISC = "disc"  # filled, so that the sign stands out of it
    CLEARED = "cleared"  # nothing of what was painted there
    NONE = "none"


@dataclass(frozen=True, slots=True)
class CandidateRoleStyle:
    """How a role of candidates is drawn and said; as `CellRoleStyle`, and a gap for the digit."""

    colour: str
    ground: CandidateGround
    is_struck_through: bool
    words: Text | None
    """None where nothing is said of it."""


@dataclass(frozen=True, slots=True)
class HouseRoleStyle:
    """How the border of a house is drawn; the explanation names the houses in its words."""

    colour: str
    is_dashed: bool


CELL_ROLE_STYLES: Mapping[CellRole, CellRoleStyle] = {
    CellRole.BLOCKER: CellRoleStyle("blocker", Outline.RING, text("{cell}, rules out a digit")),
    CellRole.IN_QUESTION: CellRoleStyle("accent", Outline.DASHED_BOX, text("{cell}, in question")),
    CellRole.LOOKED_AT: CellRoleStyle("accent", Outline.BOX, text("{cell}, looked at")),
    CellRole.DIFFERENT: CellRoleStyle("branch", Outline.DASHED_BOX, text("{cell}, different")),
    CellRole.UNSURE: CellRoleStyle("standing", Outline.RING, text("{cell}, unsure")),
    CellRole.CONTRADICTING: CellRoleStyle(
        "conflict", Outline.RING, text("{cell}, contradicts the solution")
    ),
    CellRole.SUGGESTED: CellRoleStyle(
        "accent", Outline.DASHED_BOX, text("{cell}, another reading is suggested")
    ),
}
"""In the order of painting, the uppermost last."""

CANDIDATE_ROLE_STYLES: Mapping[CandidateRole, CandidateRoleStyle] = {
    CandidateRole.POSSIBLE: CandidateRoleStyle(
        "entry",
        CandidateGround.RING,
        is_struck_through=False,
        words=text("{cell}, {digit} possible"),
    ),
    CandidateRole.ELIMINATED: CandidateRoleStyle(
        "blocker",
        CandidateGround.CLEARED,
        is_struck_through=True,
        words=text("{cell}, {digit} ruled out"),
    ),
    CandidateRole.PLACED: CandidateRoleStyle(
        "solver",
        CandidateGround.DISC,
        is_struck_through=False,
        words=text("{cell}, {digit} goes here"),
    ),
    CandidateRole.OTHER: CandidateRoleStyle(
        "ink", CandidateGround.NONE, is_struck_through=False, words=None
    ),
}

HOUSE_ROLE_STYLES: Mapping[HouseRole, HouseRoleStyle] = {
    HouseRole.COVER: HouseRoleStyle("branch", is_dashed=True),
    HouseRole.BASE: HouseRoleStyle("accent", is_dashed=False),
}
"""In the order of painting, the uppermost last."""


def words_with_roles(words: str, cell: Cell, annotation: Annotation) -> str:
    """Return the `words` for a cell, and what it and its candidates are to the explanation."""
    if cell in annotation.cells:
        style = CELL_ROLE_STYLES[annotation.cells[cell]]
        words = say(replace(style.words, values={"cell": words}))
    for digit, role in annotation.candidates_in(cell).items():
        template = CANDIDATE_ROLE_STYLES[role].words
        if template is not None:
            words = say(replace(template, values={"cell": words, "digit": sign_of(digit)}))
    return words
