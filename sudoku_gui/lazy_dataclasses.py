"""Dataclasses that cost next to nothing until they are used.

`dataclass`, `field`, `fields` and `replace` mean what they mean in the standard library, which
type checkers take them for, and know as much of it as this program asks for.  But the library
compiles six methods of each class while its module is imported, half a millisecond for each of
hundreds, and takes long to import itself.  Here a method is compiled when it is first called.
Frozen values are made in half the time as well: a field is set by its slot, which need not be
searched for by its name.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from operator import attrgetter
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

_Class = TypeVar("_Class", bound=type)
_Value = TypeVar("_Value")
_Method = Callable[..., Any]

_MISSING = object()  # no default
_PLAN = "__dataclass_plan__"
_STANDARD = "__dataclass_fields__"


class DataclassField:
    """A field: its name, and what was said of it."""

    __slots__ = ("compare", "default", "default_factory", "hash", "init", "name")

    def __init__(
        self,
        default: object = _MISSING,
        default_factory: object = _MISSING,
        init: bool = True,
        hash: bool | None = None,
        compare: bool = True,
    ) -> None:
        self.name = ""
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.compare = compare
        self.hash = compare if hash is None else hash

    @property
    def has_default(self) -> bool:
        """Whether a value need not be given to a constructor."""
        return self.default is not _MISSING or self.default_factory is not _MISSING

    def as_standard(self) -> object:
        """Return what the standard library makes of it."""
        told = {"init": self.init, "hash": self.hash, "compare": self.compare}
        for name in ("default", "default_factory"):
            if getattr(self, name) is not _MISSING:
                told[name] = getattr(self, name)
        return import_module("dataclasses").field(**told)


class _Plan:
    """What the methods of a class are made from."""

    __slots__ = ("fields", "is_frozen", "late", "names", "parameters")

    def __init__(self, fields: tuple[DataclassField, ...], is_frozen: bool) -> None:
        self.fields = fields
        self.is_frozen = is_frozen
        self.names = tuple(each.name for each in fields)
        self.parameters = tuple(each.name for each in fields if each.init)
        self.late: dict[str, _Method | None] = {}
        """The methods to be made at their first look-up, and those that were made then."""


class _LateMethod:
    """Stands in all classes for a method of that name, made when it is first looked up."""

    def __init__(self, name: str, make: Callable[[type, _Plan], _Method]) -> None:
        self._name = name
        self._make = make

    def __get__(self, value: object, owner: type) -> _Method:
        # The class that the method is made for: `owner`, or the base it inherits from.  Where
        # `inspect` asks for the signature of a class, that is the value, and its type the owner.
        classes = value.__mro__ if isinstance(value, type) else owner.__mro__
        planned = ((each, each.__dict__[_PLAN]) for each in classes if _PLAN in each.__dict__)
        holder, plan = next((each, plan) for each, plan in planned if self._name in plan.late)
        method: _Method | None = plan.late[self._name]
        if method is None:  # otherwise another thread was sooner
            method = self._make(holder, plan)
            method.__qualname__ = f"{holder.__qualname__}.{self._name}"
            plan.late[self._name] = method
            setattr(holder, self._name, method)
        bound: _Method = method if value is None else method.__get__(value)
        return bound


class _StandardFields:
    """By this the functions of the standard library, such as `asdict`, know a dataclass."""

    def __get__(self, _value: object, owner: type) -> object:
        known = [(each.name, object, each.as_standard()) for each in _fields(owner)]
        twin = import_module("dataclasses").make_dataclass("_Twin", known, kw_only=True)
        fields = getattr(twin, _STANDARD)
        setattr(owner, _STANDARD, fields)
        return fields


def _made_init(cls: type, plan: _Plan) -> _Method:
    known: dict[str, object] = {"_missing": _MISSING}
    parameters, lines, defaults = ["self"], [], []
    for place, each in enumerate(plan.fields):
        name = f"{_FIELD}{place}"
        if each.default_factory is not _MISSING:
            known[f"_make_{place}"] = each.default_factory
            made = f"_make_{place}()"
            value = f"{made} if {name} is _missing else {name}" if each.init else made
        elif each.init:
            value = name
        else:
            continue  # __post_init__ sees to it
        if each.init:
            parameters.append(name)
            if each.has_default:
                defaults.append(each.default)
        if plan.is_frozen:
            known[f"_set_{place}"] = getattr(cls, each.name).__set__
            lines.append(f"_set_{place}(self, {value})")
        else:
            lines.append(f"self.{name} = {value}")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    init = _function("__init__", parameters, lines or ["pass"], plan.names, known, defaults)
    init.__annotations__ = {name: cls.__annotations__.get(name, object) for name in plan.parameters}
    return init


def _made_eq(_: type, plan: _Plan) -> _Method:
    values_of = _values([each.name for each in plan.fields if each.compare])

    def equals(self: object, other: object) -> object:
        if other.__class__ is self.__class__:
            return values_of(self) == values_of(other)
        return NotImplemented

    return equals


def _made_hash(_: type, plan: _Plan) -> _Method:
    values_of = _values([each.name for each in plan.fields if each.hash])
    return lambda self: hash(values_of(self))


def _values(names: Sequence[str]) -> Callable[[object], tuple[object, ...]]:
    """Return what takes the values of these fields from an object; nothing needs compiling."""
    if len(names) < 2:  # of a single name `attrgetter` would give the value alone
        return lambda value: tuple(getattr(value, name) for name in names)
    return attrgetter(*names)


_FIELD = "_field_"
"""With its place among the fields, the name of one in the source: so that many classes share it."""
_CODES: dict[str, CodeType] = {}
"""What was compiled, by its source."""


def _function(
    name: str,
    parameters: Sequence[str],
    lines: Sequence[str],
    fields: Sequence[str],
    known: dict[str, object] | None = None,
    defaults: Sequence[object] = (),
) -> _Method:
    """Return a function called `name`, with `fields` in place of their names in the source.

    Its source is compiled once for all classes alike, which takes longer than all else.
    defaults: of the last parameters.
    """
    source = f"def {name}({', '.join(parameters)}):\n    " + "\n    ".join(lines)
    if source not in _CODES:
        module = compile(source, "<dataclass>", "exec")
        _CODES[source] = next(each for each in module.co_consts if isinstance(each, CodeType))
    code = _CODES[source]
    named = {f"{_FIELD}{place}": field for place, field in enumerate(fields)}
    code = code.replace(
        co_varnames=tuple(named.get(each, each) for each in code.co_varnames),
        co_names=tuple(named.get(each, each) for each in code.co_names),
    )
    method: _Method = FunctionType(code, known or {}, name, tuple(defaults))
    return method


def _repr_of(self: Any) -> str:
    items = ", ".join(f"{name}={getattr(self, name)!r}" for name in _names_of(self))
    return f"{self.__class__.__qualname__}({items})"


def _refuse(_self: object, name: str, *_value: object) -> NoReturn:
    done = "assign to" if _value else "delete"
    raise import_module("dataclasses").FrozenInstanceError(f"cannot {done} field {name!r}")


def _state_of(self: Any) -> list[object]:
    return [getattr(self, name) for name in _names_of(self)]


def _set_state(self: Any, state: Sequence[object]) -> None:
    for name, value in zip(_names_of(self), state, strict=True):
        object.__setattr__(self, name, value)


def _names_of(value: object) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(value, _PLAN).names
    return names


_INIT = _LateMethod("__init__", _made_init)
_EQ = _LateMethod("__eq__", _made_eq)
_HASH = _LateMethod("__hash__", _made_hash)
_STANDARD_FIELDS = _StandardFields()


def _dataclass(
    *, frozen: bool = False, slots: bool = False, eq: bool = True, repr: bool = True
) -> Callable[[_Class], _Class]:
    def made(cls: _Class) -> _Class:
        namespace = {name: it for name, it in cls.__dict__.items() if name not in _OF_OBJECTS}
        inherited: _Plan | None = getattr(cls, _PLAN, None)
        plan = _Plan(_fields_in(cls, namespace, inherited), frozen)
        own = (name for name in plan.names if inherited is None or name not in inherited.names)
        namespace["__slots__"] = (*own,) if slots else (*own, "__dict__")
        namespace[_PLAN] = plan
        namespace |= _methods_for(namespace, plan, eq, repr)
        # A class has slots from the beginning or never: it is made again.
        again: _Class = type(cls)(cls.__name__, cls.__bases__, namespace)
        again.__qualname__ = cls.__qualname__
        return again

    return made


_OF_OBJECTS = ("__dict__", "__weakref__")


def _fields_in(
    cls: type, namespace: dict[str, Any], inherited: _Plan | None
) -> tuple[DataclassField, ...]:
    """Return all fields, and take the defaults of those of `cls` out of its names."""
    fields = {each.name: each for each in inherited.fields} if inherited else {}
    for name in cls.__annotations__:
        told = namespace.pop(name, _MISSING)
        fields[name] = told if isinstance(told, DataclassField) else DataclassField(told)
        fields[name].name = name
    return (*fields.values(),)


def _methods_for(namespace: dict[str, Any], plan: _Plan, eq: bool, repr: bool) -> dict[str, object]:
    """Return what the class is given, but for what it has."""
    given: dict[str, object] = {"__init__": _INIT, "__match_args__": plan.parameters}
    if repr:
        given["__repr__"] = _repr_of
    if eq:
        given["__eq__"] = _EQ
    if plan.is_frozen:
        given |= {"__getstate__": _state_of, "__setstate__": _set_state}
        given |= {"__setattr__": _refuse, "__delattr__": _refuse}
    given = {name: it for name, it in given.items() if name not in namespace}
    if eq and namespace.get("__hash__") is None:  # None where a class has an __eq__ of its own
        given["__hash__"] = _HASH if plan.is_frozen else None
    plan.late = {name: None for name, it in given.items() if isinstance(it, _LateMethod)}
    given[_STANDARD] = _STANDARD_FIELDS
    return given


def _fields(dataclass: object) -> tuple[DataclassField, ...]:
    fields: tuple[DataclassField, ...] = getattr(dataclass, _PLAN).fields
    return fields


def _replace(value: _Value, /, **changes: object) -> _Value:
    for name in getattr(value, _PLAN).parameters:
        if name not in changes:
            changes[name] = getattr(value, name)
    return value.__class__(**changes)


if TYPE_CHECKING:
    from dataclasses import dataclass, field, fields, replace
else:
    dataclass, field, fields, replace = _dataclass, DataclassField, _fields, _replace

__all__ = ["dataclass", "field", "fields", "replace"]
