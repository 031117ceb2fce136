"""Why a digit cannot go somewhere, and why nothing fits at a dead end, in words."""

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.branch import Prospect, places_of
from sudoku_gui.solvers.search import Moment
from sudoku_gui.solvers.why_not import BlamedOption, Blocker, Ruling, WhyNot
from sudoku_gui.wording import house_name, listed


def answer_sentence(why: WhyNot, geometry: Geometry) -> Text:
    """The whole answer, with all that speaks against the digit."""
    asked = {"digit": sign_of(why.digit), "cell": geometry.name(why.cell)}
    if why.ruling is Ruling.HELD_HERE:
        return text("{digit} stands in {cell} already.", **asked)
    if why.ruling is Ruling.FITS:
        return text(
            "{digit} fits {cell}: nothing in its row, column or box holds it at this moment.",
            **asked,
        )
    if why.blockers:
        reasons = listed([_reason(blocker, geometry) for blocker in why.blockers])
        return text("{digit} cannot go into {cell}: {reasons}.", reasons=reasons, **asked)
    return text("{cell} holds another digit; but for it, {digit} would fit.", **asked)


def answer_in_short(why: WhyNot, geometry: Geometry) -> Text:
    """The answer in a list of digits: the first reason alone."""
    digit = sign_of(why.digit)
    if why.ruling is Ruling.HELD_HERE:
        return text("{digit}: stands there", digit=digit)
    if why.blockers:
        reason = _reason(why.blockers[0], geometry)
        return text("{digit}: {reason}", digit=digit, reason=reason)
    return text("{digit}: nothing speaks against it", digit=digit)


def blamed_option_words(option: BlamedOption, moment: Moment) -> Text:
    """An option of a dead end, and what is to blame that it is refused.

    The option is called by its digit, or by its cell where the place of a digit is sought.
    """
    why, geometry = option.why_not, moment.grid.geometry
    seeks_place = moment.next_choice.house is not None
    subject = geometry.name(why.cell) if seeks_place else sign_of(why.digit)
    return text("{subject}: {reason}", subject=subject, reason=_reason(blamed(option), geometry))


def blamed(option: BlamedOption) -> Blocker:
    """The blocker that is to blame: the first given, or else the placement made first."""
    return min(option.why_not.blockers, key=lambda blocker: blocker.depth)


def no_dead_end_sentence(moment: Moment) -> Text:
    """Why there is nothing to blame at a moment that is no dead end, and where there is."""
    (place, *_) = places_of(moment) or (None,)
    prospects = [option.prospect for option in place.options] if place else []
    if Prospect.TRIED not in prospects or Prospect.OPEN in prospects:
        return text("This moment is no dead end. Go ▸ Next Dead End leads to one.")
    return text(
        "No dead end: something did fit here, and it was tried and led nowhere. The dead ends "
        "inside say why; the search tree shows where they are."
    )


def _reason(blocker: Blocker, geometry: Geometry) -> Text:
    where = {
        "cell": geometry.name(blocker.cell),
        "houses": listed([house_name(house) for house in blocker.houses]),
    }
    if not blocker.depth:
        return text("{cell} holds it ({houses})", **where)
    return text(
        "{cell} holds it ({houses}; placed by the search, depth {depth})",
        depth=blocker.depth,
        **where,
    )
