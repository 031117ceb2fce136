"""A program as it runs to be recorded: its lists are recorded ones, its calls are counted.

The text is not changed but its syntax tree, so that each line keeps its number and an error
names the line that the person wrote.  What is added:

    wrap(...)   around each expression that makes a new list
    call(n)     as the first statement of each function

by names that the process of the program has among its builtins.  Only lists that are new are
replaced, so that no two names of one list come to mean two.
"""

import ast
from collections.abc import Iterator
from types import CodeType

from sudoku_gui.judge.count_table import FUNCTIONS
from sudoku_gui.lazy_dataclasses import dataclass

WRAP, CALL = "__recorded_list__", "__recorded_call__"
"""The names by which the program calls the recording."""

_LIST_FUNCTIONS = frozenset({"list", "sorted", "deepcopy", "copy"})
_LIST_METHODS = frozenset({"split", "splitlines", "readlines", "copy", "deepcopy", "tolist"})


@dataclass(frozen=True, slots=True)
class ProgramFunction:
    """A function of the program; the search is among those that call themselves."""

    name: str
    line: int
    is_recursive: bool


@dataclass(frozen=True, slots=True)
class JudgedProgram:
    """A program, ready to run: as it is, and to be recorded."""

    plain: CodeType
    recorded: CodeType
    functions: tuple[ProgramFunction, ...]


def prepare(source: str | bytes, name: str) -> JudgedProgram:
    """Return the program; `name` is the file that errors name.  Raises SyntaxError."""
    tree = ast.parse(source, name)
    plain = compile(tree, name, "exec", dont_inherit=True)
    nodes = tuple(_functions(tree))[:FUNCTIONS]
    recursive = _recursive_names(nodes)
    functions = tuple(
        ProgramFunction(node.name, node.lineno, node.name in recursive) for node in nodes
    )
    for number, node in enumerate(nodes):
        _count_calls(node, number)
    _ListWrapper().visit(tree)
    ast.fix_missing_locations(tree)
    return JudgedProgram(plain, compile(tree, name, "exec", dont_inherit=True), functions)


_FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


def _functions(tree: ast.AST) -> Iterator[_FunctionNode]:
    for node in ast.walk(tree):
        if isinstance(node, _FunctionNode):
            yield node


def _count_calls(node: _FunctionNode, number: int) -> None:
    call = ast.Expr(_call_of(CALL, ast.Constant(number)))
    after_docstring = int(ast.get_docstring(node, clean=False) is not None)
    node.body.insert(after_docstring, ast.copy_location(call, node.body[-1]))


def _recursive_names(nodes: tuple[_FunctionNode, ...]) -> frozenset[str]:
    """Return the names of the functions that call themselves, directly or by others."""
    names = frozenset(node.name for node in nodes)
    called: dict[str, set[str]] = {name: set() for name in names}
    for node in nodes:
        called[node.name] |= names & {_called_name(each) for each in ast.walk(node)}
    return frozenset(name for name in names if name in _reached_from(name, called))


def _called_name(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _reached_from(name: str, called: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    open_names = list(called[name])
    while open_names:
        each = open_names.pop()
        if each not in reached:
            reached.add(each)
            open_names.extend(called[each])
    return reached


class _ListWrapper(ast.NodeTransformer):
    """Puts a call around each expression that makes a new list."""

    def visit(self, node: ast.AST) -> ast.AST:
        """Return the node with all below it wrapped, and itself if it makes a list."""
        is_new = isinstance(node, ast.expr) and _makes_list(node)
        visited = self.generic_visit(node)
        if is_new:
            assert isinstance(visited, ast.expr), "nothing below turns an expression into another"
            return ast.copy_location(_call_of(WRAP, visited), visited)
        return visited


def _makes_list(node: ast.expr) -> bool:
    match node:
        case ast.List(ctx=ast.Load()) | ast.ListComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in _LIST_FUNCTIONS
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in _LIST_METHODS
        case ast.Subscript(slice=ast.Slice(), ctx=ast.Load()):
            return True
        case ast.BinOp(left=left, op=ast.Mult() | ast.Add(), right=right):
            return _makes_list(left) or _makes_list(right)
    return False


def _call_of(name: str, argument: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [argument], [])
