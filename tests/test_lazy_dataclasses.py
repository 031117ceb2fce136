"""Our dataclasses mean what those of the standard library mean, and cost less."""

import dataclasses
import inspect
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import FrozenInstanceError
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui import lazy_dataclasses
from sudoku_gui.lazy_dataclasses import dataclass, field, fields, replace

PACKAGE = Path(lazy_dataclasses.__file__).parent
NAMES = ("first", "second", "third", "fourth")
VALUES = st.none() | st.integers(0, 2) | st.just((1, 2)) | st.just("two")

# What may stand behind the name of a field, as the library writes it; with defaults last.
KINDS: Sequence[Callable[[Any], object] | None] = (
    None,
    lambda library: library.field(hash=False),
    lambda library: library.field(compare=False),
    lambda _: 5,
    lambda library: library.field(default_factory=tuple),
    lambda library: library.field(default_factory=tuple, init=False),
)
KIND_LISTS = st.lists(st.sampled_from(range(len(KINDS))), max_size=len(NAMES)).map(sorted)
OPTIONS = st.fixed_dictionaries(
    {}, optional=dict.fromkeys(("frozen", "slots", "eq", "repr"), st.booleans())
)
ARGUMENTS = st.tuples(st.lists(VALUES, max_size=5), st.dictionaries(st.sampled_from(NAMES), VALUES))


def both(kinds: Sequence[int], options: Mapping[str, bool]) -> tuple[type[Any], type[Any]]:
    """The class that the standard library makes, and ours."""
    return _made(dataclasses, kinds, options), _made(lazy_dataclasses, kinds, options)


def _made(library: Any, kinds: Sequence[int], options: Mapping[str, bool]) -> type[Any]:
    named = {name: KINDS[kind] for name, kind in zip(NAMES, kinds, strict=False)}
    namespace: dict[str, Any] = {"__annotations__": dict.fromkeys(named, object)}
    namespace |= {name: kind(library) for name, kind in named.items() if kind}
    made: type[Any] = library.dataclass(**options)(type("Sample", (), namespace))
    return made


def outcome(call: Callable[..., object], *words: object, **named: object) -> object:
    """What a call returns, or the kind of error that it raises."""
    try:
        return call(*words, **named)
    except (TypeError, AttributeError) as error:
        return type(error)


def is_refused(call: Callable[..., object], *words: object, **named: object) -> bool:
    """Whether a call raises an error: the library, by oversight, at times another one."""
    return outcome(call, *words, **named) in (TypeError, AttributeError, FrozenInstanceError)


def _words_of(cls: type) -> int:
    return len(inspect.signature(cls).parameters)


@given(KIND_LISTS, OPTIONS, ARGUMENTS, ARGUMENTS)
def test_values_are_made_shown_compared_and_hashed_alike(
    kinds: list[int], options: dict[str, bool], one: Any, other: Any
) -> None:
    made = [
        [outcome(cls, *words, **named) for words, named in (one, other)]
        for cls in both(kinds, options)
    ]

    refused = [[each is TypeError for each in values] for values in made]
    assert refused[0] == refused[1]
    if any(refused[0]):
        return
    equal = [values[0] == values[1] for values in made]
    assert equal[0] is equal[1]
    if options.get("repr", True):
        assert repr(made[0]) == repr(made[1])
    if options.get("eq", True):
        hashes = [[outcome(hash, each) for each in values] for values in made]
        assert hashes[0] == hashes[1]


@given(KIND_LISTS, OPTIONS)
def test_classes_look_alike(kinds: list[int], options: dict[str, bool]) -> None:
    theirs, ours = both(kinds, options)

    assert [*inspect.signature(ours).parameters] == [*inspect.signature(theirs).parameters]
    assert ours.__match_args__ == theirs.__match_args__
    assert ours.__name__ == theirs.__name__
    assert ours.__qualname__ == theirs.__qualname__
    assert ours.__module__ == theirs.__module__
    assert (ours.__hash__ is None) is (theirs.__hash__ is None)
    assert [each.name for each in fields(ours)] == [
        each.name for each in dataclasses.fields(theirs)
    ]
    assert [each.name for each in dataclasses.fields(ours)] == [each.name for each in fields(ours)]


@given(KIND_LISTS, OPTIONS, st.sampled_from(NAMES), VALUES)
def test_they_can_be_changed_alike(
    kinds: list[int], options: dict[str, bool], name: str, value: object
) -> None:
    made = [outcome(cls, *range(_words_of(cls))) for cls in both(kinds, options)]

    set_ = [is_refused(setattr, each, name, value) for each in made]
    got = [outcome(getattr, each, name) for each in made]
    deleted = [is_refused(delattr, each, name) for each in made]

    assert set_[0] is set_[1]
    assert got[0] is got[1]
    assert deleted[0] is deleted[1]


@given(KIND_LISTS, OPTIONS, st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=2))
def test_a_replaced_value_is_made_alike(
    kinds: list[int], options: dict[str, bool], changes: dict[str, object]
) -> None:
    made = [cls(*range(_words_of(cls))) for cls in both(kinds, options | {"repr": True})]
    if not changes.keys() <= {*made[0].__match_args__}:
        assert is_refused(replace, made[1], **changes)
        return

    wanted = repr(dataclasses.replace(made[0], **changes))

    assert repr(replace(made[1], **changes)) == wanted
    assert repr(dataclasses.replace(made[1], **changes)) == wanted


@dataclass(frozen=True, slots=True)
class Point:
    """A frozen value."""

    x: int
    y: int = 0

    def __post_init__(self) -> None:
        if self.x < 0:
            raise ValueError("left of everything")


@dataclass(slots=True)
class Basket:
    """What can be changed."""

    points: list[Point] = field(default_factory=list)


@dataclass(frozen=True)
class Roomy:
    """A frozen value with room for more than its fields."""

    name: str


@dataclass(frozen=True, slots=True)
class PointAbove(Point):
    """A value with the fields of another, and one more."""

    z: int = 9


class NamedPoint(Point):
    """No dataclass, but made from one."""


@dataclass(frozen=True, slots=True)
class Own:
    """Has all methods itself."""

    name: str

    def __init__(self, *names: str) -> None:
        object.__setattr__(self, "name", "+".join(names))

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 7

    def __repr__(self) -> str:
        return "mine"


VALUES_TO_KEEP = (Point(1, 2), Basket([Point(3)]), Roomy("r"), PointAbove(1, 2, 3), NamedPoint(4))


@pytest.mark.parametrize("value", VALUES_TO_KEEP, ids=repr)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_value_survives_pickling(value: object, protocol: int) -> None:
    again = pickle.loads(pickle.dumps(value, protocol))

    assert type(again) is type(value)
    assert again == value


def test_what_is_made_is_checked() -> None:
    with pytest.raises(ValueError, match="left of everything"):
        Point(-1)
    with pytest.raises(ValueError, match="left of everything"):
        replace(Point(1), x=-1)


def test_a_frozen_value_says_which_field_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'x'"):
        Point(1).x = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'x'"):
        del Point(1).x


def test_a_call_with_the_wrong_words_names_the_class() -> None:
    with pytest.raises(TypeError, match=r"Point.__init__\(\) missing 1 required"):
        Point()  # type: ignore[call-arg]


def test_defaults_made_by_a_function_are_made_for_each_value() -> None:
    one, other = Basket(), Basket()
    one.points.append(Point(1))

    assert other.points == []


def test_only_values_without_slots_have_room_for_more() -> None:
    Roomy("a").__dict__["more"] = 1

    assert not hasattr(Point(1), "__dict__")
    assert not hasattr(Basket(), "__dict__")


def test_a_class_made_from_a_dataclass_inherits_and_differs() -> None:
    assert repr(PointAbove(1, z=2)) == "PointAbove(x=1, y=0, z=2)"
    assert repr(NamedPoint(1)) == "NamedPoint(x=1, y=0)"
    assert PointAbove.__dict__["__slots__"] == ("z",)
    assert NamedPoint(1) == NamedPoint(1) != Point(1)
    assert PointAbove(1, 0, 9) != Point(1, 0)
    with pytest.raises(ValueError, match="left of everything"):
        PointAbove(-1)


def test_a_class_keeps_the_methods_that_it_has() -> None:
    assert repr(Own("a", "b")) == "mine"
    assert Own("a", "b").name == "a+b"
    assert Own("a") == Own("b")
    assert hash(Own()) == 7


def test_a_value_is_taken_apart_by_its_positions() -> None:
    match Point(1, 2):
        case Point(1, y):
            assert y == 2
        case _:
            raise AssertionError


def test_the_standard_library_knows_them() -> None:
    basket = Basket([Point(1), Point(2, 3)])

    assert dataclasses.is_dataclass(basket)
    assert dataclasses.asdict(basket) == {"points": [{"x": 1, "y": 0}, {"x": 2, "y": 3}]}
    assert dataclasses.astuple(Point(1)) == (1, 0)
    assert dataclasses.replace(Point(1), y=5) == Point(1, 5)


def test_a_method_is_made_when_it_is_first_called() -> None:
    @dataclass(frozen=True, slots=True)
    class Sample:
        name: str

    unused = Sample.__dict__["__init__"], Sample.__dict__["__hash__"]
    Sample("a")

    assert not any(inspect.isfunction(each) for each in unused)
    assert inspect.isfunction(Sample.__dict__["__init__"])
    assert Sample.__dict__["__hash__"] is unused[1]


def test_a_method_that_another_thread_has_made_meanwhile_is_the_one() -> None:
    @dataclass(frozen=True, slots=True)
    class Sample:
        name: str

    looked_up = Sample.__dict__["__init__"]
    sample = Sample("made meanwhile")

    looked_up.__get__(sample, Sample)("made again")

    assert sample == Sample("made again")
    assert looked_up.__get__(None, Sample) is Sample.__init__


@pytest.mark.parametrize("option", ["order", "kw_only", "unsafe_hash"])
def test_what_is_not_known_is_refused(option: str) -> None:
    with pytest.raises(TypeError, match=option):
        lazy_dataclasses.dataclass(**{option: True})


def test_the_methods_of_every_dataclass_of_the_program_can_be_made() -> None:
    named = [it for name in _modules() for it in vars(import_module(name)).values()]
    known: set[Any] = {
        each for each in named if isinstance(each, type) and "__dataclass_plan__" in vars(each)
    }

    assert len(known) > 200
    for each in known:
        assert "ClassVar" not in str(each.__annotations__)
        assert [*inspect.signature(each).parameters] == [*each.__match_args__]
        assert inspect.isroutine(each.__eq__)
        assert each.__hash__ is None or inspect.isroutine(each.__hash__)
        assert [it.name for it in dataclasses.fields(each)] == [it.name for it in fields(each)]


def test_no_part_of_the_program_loads_the_library() -> None:
    own = Path(lazy_dataclasses.__file__)
    sources = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py") if path != own}

    assert [path for path, source in sources.items() if "from dataclasses" in source] == []


def _modules() -> list[str]:
    paths = (path.relative_to(PACKAGE.parent) for path in sorted(PACKAGE.rglob("*.py")))
    return [".".join(path.with_suffix("").parts) for path in paths if path.stem[0] != "_"]
