"""What there is to say about the branches of a search tree."""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.search_tree import Branch
from sudoku_gui.solvers.explain.trial import Fate


def branch_sentence(branch: Branch, geometry: Geometry) -> Text:
    """What has become of a branch."""
    what = text("{digit} in {cell}", digit=sign_of(branch.digit), cell=geometry.name(branch.cell))
    match branch.result:
        case Fate.PLACED:
            return text("{what}: stands since step {step:,}", what=what, step=branch.node)
        case Fate.UNTRIED:
            return text("{what}: not tried yet", what=what)
        case Fate.REFUSED:
            return text(
                "{what}: not possible, because of {cell}",
                what=what,
                cell=geometry.name(branch.blocker),
            )
        case Fate.FAILED if branch.inside == 0:
            return text("{what}: dead end at step {step:,}", what=what, step=branch.node)
        case _:  # it failed
            return text_n(
                "{what}: placed at step {step:,}, failed after {n:,} step inside",
                "{what}: placed at step {step:,}, failed after {n:,} steps inside",
                n=branch.inside,
                what=what,
                step=branch.node,
            )
