"""Programs as they run to be recorded."""

from collections.abc import Callable

import pytest

from sudoku_gui.judge.instrumentation import CALL, WRAP, prepare


def run_recorded(source: str) -> tuple[list[list[object]], list[int], dict[str, object]]:
    """What a program gave to be wrapped, the functions that it called, and its names."""
    wrapped: list[list[object]] = []
    calls: list[int] = []

    def wrap(value: list[object]) -> list[object]:
        wrapped.append(value)
        return value

    names: dict[str, object] = {WRAP: wrap, CALL: calls.append}
    exec(prepare(source, "program.py").recorded, names)
    return wrapped, calls, names


@pytest.mark.parametrize(
    "expression",
    ["[1, 2]", "[n for n in (1, 2)]", "list((1, 2))", "sorted((2, 1))", "(1, 2, 3)[:2] and [1, 2]"],
)
def test_a_new_list_is_wrapped(expression: str) -> None:
    wrapped, _, names = run_recorded(f"x = {expression}")

    assert wrapped[-1] == [1, 2]
    assert names["x"] is wrapped[-1]


def test_lists_in_lists_and_repeated_ones_are_wrapped() -> None:
    wrapped, _, names = run_recorded("grid = [[0] * 3 for _ in range(2)]")

    assert names["grid"] is wrapped[-1]
    assert wrapped[-1][0] is wrapped[1], "the list that was repeated, and not the one before"


def test_a_list_that_has_a_name_already_is_not_wrapped() -> None:
    wrapped, _, _ = run_recorded("first = [1]\nsecond = first\nfirst[0] = second[0]")

    assert wrapped == [[1]]


def test_what_is_assigned_to_is_not_wrapped() -> None:
    _, _, names = run_recorded("[a, b] = (1, 2)\nrow = [1, 2, 3]\nrow[:2] = (7, 8)")

    assert (names["a"], names["b"], names["row"]) == (1, 2, [7, 8, 3])


def test_calls_are_counted_by_function_and_docstrings_stay() -> None:
    source = 'def f(n):\n    "Doc."\n    return n and f(n - 1)\ndef g():\n    f(2)\ng()\n'

    _, calls, names = run_recorded(source)

    assert calls == [1, 0, 0, 0]
    assert isinstance(names["f"], Callable)  # type: ignore[arg-type]  # as isinstance wants it
    assert names["f"].__doc__ == "Doc."


def test_the_search_is_among_the_functions_that_call_themselves() -> None:
    source = (
        "class Solver:\n    def fill(self):\n        self.other()\n"
        "    def other(self):\n        self.fill()\n"
        "def fits():\n    return True\n"
    )

    functions = prepare(source, "program.py").functions

    assert {each.name: each.is_recursive for each in functions} == {
        "fill": True,
        "other": True,
        "fits": False,
    }


def test_the_plain_program_is_what_was_written() -> None:
    names: dict[str, object] = {}

    exec(prepare("x = [1]\n", "program.py").plain, names)

    assert names["x"] == [1]


def test_what_is_no_python_is_refused_with_its_line() -> None:
    with pytest.raises(SyntaxError) as caught:
        prepare("x = 1\nif\n", "program.py")

    assert caught.value.lineno == 2
