"""Rules besides those of a plain Sudoku, by the names that setters' programs give them."""

from collections.abc import Mapping

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.json_data import JsonValue
from sudoku_gui.formats.text.signs import named_word
from sudoku_gui.language import Text, text

_RULES: Mapping[str, Text] = {
    "killercage": text("killer cages"),
    "cages": text("cages"),
    "thermometer": text("thermometers"),
    "slowthermometer": text("thermometers"),
    "arrow": text("arrows"),
    "diagonal+": text("diagonals"),
    "diagonal-": text("diagonals"),
    "antiknight": text("a knight's move rule"),
    "antiking": text("a king's move rule"),
    "disjointgroups": text("disjoint groups"),
    "nonconsecutive": text("no consecutive neighbours"),
    "extraregion": text("extra regions"),
    "odd": text("odd cells"),
    "even": text("even cells"),
    "palindrome": text("palindromes"),
    "littlekillersum": text("little killer sums"),
    "sandwichsum": text("sandwich sums"),
    "xsum": text("X-sums"),
    "skyscraper": text("skyscrapers"),
    "difference": text("Kropki dots"),
    "ratio": text("Kropki dots"),
    "xv": text("X and V"),
    "clone": text("clones"),
    "betweenline": text("between lines"),
    "lockout": text("lockout lines"),
    "renban": text("renban lines"),
    "whispers": text("whisper lines"),
    "regionsumline": text("region sum lines"),
    "minimum": text("smallest cells"),
    "maximum": text("largest cells"),
    "quadruple": text("quadruples"),
    "foglight": text("fog"),
    "fogofwar": text("fog"),
}
_NAMED = 3
_LONGEST_NAME = 24


def is_rule(value: JsonValue) -> bool:
    """Return whether a member whose name says nothing to us may be a rule that is in force."""
    return value.content is True or (isinstance(value.content, list) and bool(value.content))


def refuse_rules(members: Mapping[str, JsonValue]) -> None:
    """Raise FormatError if any of these members is a rule; those that are known are left out."""
    found: list[Text] = []
    for name, value in members.items():
        rule = _RULES.get(name) or named_word(name[:_LONGEST_NAME])
        if is_rule(value) and rule not in found:
            found.append(rule)
    if not found:
        return
    if len(found) > _NAMED:
        raise other_rules(*found[:_NAMED], text("more"))
    raise other_rules(*found)


def other_rules(*rules: Text) -> FormatError:
    """Return the refusal of a puzzle with rules of these names."""
    words: Text = rules[0]
    for rule in rules[1:]:
        words = text("{rules}, {rule}", rules=words, rule=rule)
    return FormatError(text("a Sudoku with other rules, not read here: {rules}", rules=words))


def other_regions() -> FormatError:
    """Return the refusal of a puzzle whose boxes have another shape."""
    return FormatError(text("a Sudoku with regions of other shapes, not read here"))
