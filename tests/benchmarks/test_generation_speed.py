"""The benchmark of making puzzles, for a moment, with a QQWing that is none."""

import os
import shutil
from pathlib import Path

import pytest

from tests.benchmarks.generation_speed import (
    BESIDE,
    DIFFICULTIES,
    EXPERT,
    Made,
    made_by_qqwing,
    main,
)


def test_it_prints_a_row_for_each_level_and_difficulty(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)

    assert main(["--seconds", "0.01"]) == 0

    first, *rows = capsys.readouterr().out.splitlines()
    assert "not installed" in first
    assert [row.split()[0] for row in rows] == [
        *(level.value if level else "any" for level, _ in BESIDE),
        EXPERT,
        *(f"{least / 10}-{most / 10}" for least, most in DIFFICULTIES),
    ]


@pytest.mark.skipif(os.name != "posix", reason="a shell script stands for the other program")
def test_another_program_is_asked_for_more_until_it_takes_long_enough(tmp_path: Path) -> None:
    program = tmp_path / "slow"
    program.write_text('#!/bin/sh\ni=0; while [ $i -lt "$(($2 * 2000))" ]; do i=$((i + 1)); done\n')
    program.chmod(0o755)

    made = made_by_qqwing(str(program), "easy", 0.1)

    assert made.puzzles >= 10
    assert made.seconds >= 0.05
    assert made.a_second == made.puzzles / made.seconds


def test_a_second_is_what_was_made_by_the_time() -> None:
    assert Made(30, 1.5).a_second == 20
