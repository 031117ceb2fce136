"""A trial of selections: each folder of tests passes alone, and all of them in another order.

    python -m tests.long.selections [--seed 1]

The order is random within the whole selection.  Tests of the markers `long` and `display` are left
out, as they are by the test command of the README.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

TESTS = Path(__file__).parents[1]
LEFT_OUT = {"benchmarks", "data", "display", "long", "support", "__pycache__"}


def selections() -> list[list[Path]]:
    """Return what to run: each folder, the files of `tests` itself, and everything."""
    folders = sorted(
        path
        for path in TESTS.rglob("*")
        if any(path.glob("test_*.py")) and not LEFT_OUT & {*path.relative_to(TESTS).parts}
    )
    return [*([folder] for folder in folders), sorted(TESTS.glob("test_*.py")), [TESTS]]


def passes(paths: Sequence[Path], seed: int) -> bool:
    """Run the tests in `paths` in a random order, and print what fails."""
    order = ["--random-order-bucket=global", f"--random-order-seed={seed}"]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "auto", *order, *map(str, paths)],
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=1_200,
    )
    if ended.returncode:
        print(f"{' '.join(map(str, paths))}:\n{ended.stdout[-5_000:]}{ended.stderr}", flush=True)
    return ended.returncode == 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run all selections; the status is 1 if one of them fails."""
    parser = argparse.ArgumentParser(description="run each folder of tests alone")
    parser.add_argument("--seed", type=int, default=1)
    seed = parser.parse_args(arguments).seed
    results = [passes(paths, seed) for paths in selections()]
    print(f"selections {len(results)}, failed {results.count(False)}, seed {seed}")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
