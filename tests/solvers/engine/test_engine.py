"""The two forms of the engine: which one is in use, and that they do the same."""

import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.algorithms import search_base
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.solvers.search import Algorithm, Condition
from tests.support.engine_form import HOT_FILES, PACKAGE, SHARED, SOURCES, python_form
from tests.support.solvers.strategies import conditions, puzzles

ROOT = Path(__file__).parents[3]
SEARCH_BASE = f"{PACKAGE}.solvers.algorithms.search_base"

needs_both_forms = pytest.mark.skipif(
    not compilation.is_compiled(), reason="the engine is not compiled here"
)


def _as_python() -> tuple[Algorithm, ...]:
    with python_form():
        names = [algorithm.name.replace("-", "_") for algorithm in ALGORITHMS]
        modules = [import_module(f"{PACKAGE}.solvers.algorithms.{name}") for name in names]
        return tuple(module.ALGORITHM for module in modules)


PAIRS = list(zip(ALGORITHMS, _as_python(), strict=True))


def test_the_form_in_use_is_told_by_the_file_that_was_found() -> None:
    assert search_base.__file__ is not None
    is_python = Path(search_base.__file__).suffix == ".py"

    assert compilation.is_compiled() is not is_python
    assert str(compilation.form()) == ("pure Python" if is_python else "compiled")


@pytest.mark.parametrize(("suffix", "is_compiled"), [(EXTENSION_SUFFIXES[0], True), (".py", False)])
def test_a_compiled_engine_that_python_would_find_later_is_known(
    suffix: str, is_compiled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path.joinpath(PACKAGE, "solvers", "engine")
    installed.mkdir(parents=True)
    (installed / f"propagation{suffix}").touch()
    monkeypatch.setattr(sys, "path", [str(ROOT), "", str(tmp_path)])

    assert compilation.is_compiled_elsewhere() is is_compiled


def test_the_engine_in_use_is_not_taken_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT), "", str(ROOT / "tests" / "..")])
    monkeypatch.chdir(ROOT)

    assert not compilation.is_compiled_elsewhere()


def test_the_engine_can_be_tested_as_python_wherever_it_runs() -> None:
    with python_form():
        assert (
            Path(import_module(SEARCH_BASE).__file__ or "")
            == SOURCES / "solvers" / "algorithms" / "search_base.py"
        )
    assert import_module(SEARCH_BASE) is search_base


def test_all_files_with_c_types_are_compiled_at_installation_and_may_fail_to_be() -> None:
    settings_ = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extensions = settings_["tool"]["setuptools"]["ext-modules"]

    assert {each["name"]: each["sources"] for each in extensions} == {
        f"{PACKAGE}.{name}": [f"{PACKAGE}/{name.replace('.', '/')}.py"] for name in HOT_FILES
    } | {f"{PACKAGE}.{SHARED}": [f"{PACKAGE}/{SHARED.replace('.', '/')}.c"]}
    assert all(each["optional"] for each in extensions)


@needs_both_forms
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[0].name)
@settings(deadline=None, max_examples=20)
@given(
    grid=puzzles(),
    strides=st.lists(st.integers(0, 40), max_size=8),
    condition=conditions(),
)
def test_the_two_forms_agree_step_by_step(
    pair: tuple[Algorithm, Algorithm], grid: Grid, strides: list[int], condition: Condition
) -> None:
    compiled, python = (algorithm.start(grid) for algorithm in pair)

    assert type(compiled) is not type(python)
    for stride in strides:
        assert compiled.advance(stride) == python.advance(stride)
        assert compiled.moment() == python.moment()
        assert compiled.advance_until(condition, stride) == python.advance_until(condition, stride)
        assert compiled.moment() == python.moment()
        assert compiled.take_extremes() == python.take_extremes()
        assert compiled.survey(1 + stride, 3) == python.survey(1 + stride, 3)
        assert compiled.snapshot() == python.snapshot()


@needs_both_forms
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[0].name)
@settings(deadline=None, max_examples=12)
@given(grid=puzzles(), steps=st.integers(0, 60), further=st.integers(0, 60))
def test_one_form_goes_on_where_the_other_was_saved(
    pair: tuple[Algorithm, Algorithm], grid: Grid, steps: int, further: int
) -> None:
    compiled, python = (algorithm.start(grid) for algorithm in pair)
    python.advance(steps)

    compiled.restore(python.snapshot())

    compiled.advance(further)
    python.advance(further)
    assert compiled.moment() == python.moment()
