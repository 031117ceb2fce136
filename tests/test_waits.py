"""Nothing in the tests waits for ever: what never comes fails a test and does not stop the run."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def waits_without_limit(source: str) -> Iterator[str]:
    """Yield the calls in `source` that wait for a process or a thread however long it takes."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            keywords = {each.arg for each in node.keywords}
            is_bare = not node.args and not keywords
            match ast.unparse(node.func.value), node.func.attr:
                case "subprocess", "run" | "check_call" | "check_output":
                    has_limit = "timeout" in keywords
                case _, "communicate":
                    has_limit = "timeout" in keywords or len(node.args) > 1
                case stream, "readline":
                    has_limit = not stream.endswith((".stdout", ".stderr"))
                case _, "join":
                    has_limit = not is_bare
                case _:
                    has_limit = True
            if not has_limit:
                yield f"{node.lineno}: {ast.unparse(node.func)}"


def test_what_waits_for_a_process_or_a_thread_has_a_limit() -> None:
    sources = [path for path in TESTS.rglob("*.py") if "benchmarks" not in path.parts]

    found = {
        f"{path.relative_to(TESTS)}:{place}"
        for path in sources
        for place in waits_without_limit(path.read_text("utf-8"))
    }

    assert len(sources) > 100
    assert found == set()


@pytest.mark.parametrize(
    "source",
    [
        "subprocess.run(['true'], check=True)",
        "process.communicate(b'given')",
        "thread.join()",
        "process.stdout.readline()",
    ],
)
def test_a_wait_without_a_limit_is_noticed(source: str) -> None:
    assert list(waits_without_limit(source)) != []
    assert list(waits_without_limit("', '.join(names), process.wait(9), stream.readline()")) == []
