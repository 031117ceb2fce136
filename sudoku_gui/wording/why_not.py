"""Why a digit cannot go somewhere, and why nothing fits at a dead end, in words."""

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.explain.why_not import BlamedOption, Blocker, DigitRuling, WhyNot
from sudoku_gui.solvers.search import Moment
from sudoku_gui.wording import house_name, listed


def answer_sentence(why: WhyNot, geometry: Geometry) -> Text:
    """Return the whole answer, with all that speaks against the digit."""
    asked = {"digit": sign_of(why.digit), "cell": geometry.name(why.cell)}
    if why.ruling is DigitRuling.HELD_HERE:
        return text("{digit} stands in {cell} already.", **asked)
    if why.ruling is DigitRuling.FITS:
        return _fits(why, geometry)
    if why.blockers:
        reasons = listed([_reason(blocker, geometry) for blocker in why.blockers])
        return text("{digit} cannot go into {cell}: {reasons}.", reasons=reasons, **asked)
    return text("{cell} holds another digit; but for it, {digit} would fit.", **asked)


def answer_in_short(why: WhyNot, geometry: Geometry) -> Text:
    """Return the answer in a list of digits: the first reason alone."""
    digit = sign_of(why.digit)
    if why.ruling is DigitRuling.HELD_HERE:
        return text("{digit}: stands there", digit=digit)
    if why.blockers:
        reason = _reason(why.blockers[0], geometry)
        return text("{digit}: {reason}", digit=digit, reason=reason)
    return text("{digit}: nothing speaks against it", digit=digit)


def blamed_option_words(option: BlamedOption, moment: Moment) -> Text:
    """Return an option of which nothing came, and what is to blame for that, in few words.

    The option is called by its digit, or by its cell where the place of a digit is sought.
    """
    why, geometry = option.why_not, moment.grid.geometry
    seeks_place = moment.next_choice.house is not None
    subject = geometry.name(why.cell) if seeks_place else sign_of(why.digit)
    if option.leads_nowhere:
        return text("{subject}: {reason}", subject=subject, reason=_dead_way(option, geometry))
    return text("{subject}: {reason}", subject=subject, reason=_reason(blamed(option), geometry))


def blamed_option_sentence(option: BlamedOption, geometry: Geometry) -> Text:
    """Return the same as a whole sentence, with all that speaks against the digit."""
    if not option.leads_nowhere:
        return answer_sentence(option.why_not, geometry)
    return text(
        "{digit} in {cell}: {reason}.",
        digit=sign_of(option.why_not.digit),
        cell=geometry.name(option.why_not.cell),
        reason=_dead_way(option, geometry),
    )


def blamed(option: BlamedOption) -> Blocker:
    """Return the blocker that is to blame: the first given, or else the placement made first.

    Where it would lead nowhere all the same, the first of those that are not to blame.
    """
    blockers = option.why_not.blockers
    culprits = [blocker for blocker in blockers if blocker.cell in option.blamed]
    return min(culprits or blockers, key=lambda blocker: blocker.depth)


def _fits(why: WhyNot, geometry: Geometry) -> Text:
    asked = {"digit": sign_of(why.digit), "cell": geometry.name(why.cell)}
    if geometry.has_extra_houses:
        houses = [house_name(house) for house in geometry.houses_of(why.cell)]
        return text(
            "{digit} fits {cell}: none of its houses holds it at this moment ({houses}).",
            houses=listed(houses),
            **asked,
        )
    return text(
        "{digit} fits {cell}: nothing in its row, column or box holds it at this moment.", **asked
    )


def _dead_way(option: BlamedOption, geometry: Geometry) -> Text:
    """Return why nothing can come of an option that fits, or would but for a cell not to blame."""
    cells = ", ".join(map(geometry.name, option.blamed))
    if option.why_not.blockers:
        refused = _reason(blamed(option), geometry)
        if not cells:
            return text("{refused}; led nowhere all the same, by the givens", refused=refused)
        return text(
            "{refused}; led nowhere all the same, because of {cells}",
            refused=refused,
            cells=cells,
        )
    if not cells:
        return text("fits, but led nowhere, by the givens alone")
    return text("fits, but led nowhere, because of {cells}", cells=cells)


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
