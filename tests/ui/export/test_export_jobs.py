"""What is written of a search: every moment asked for, read back by programs not ours."""

import json
import sys
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence
from PySide6.QtGui import QFont, QImageReader

from sudoku_gui.documents.atomic_save import SaveError
from sudoku_gui.playback.step_formats import STEP_FORMATS
from sudoku_gui.playback.step_range import StepRange
from sudoku_gui.presentation.export.export_formats import (
    ANIMATION_FORMATS,
    MOST_FRAMES,
    TABLE_FORMATS,
    ExportFormat,
    too_long,
    why_not_animated,
)
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.export import export_jobs
from sudoku_gui.ui.export.export_jobs import write_animation, write_picture, write_steps
from sudoku_gui.ui.export.render import render_moment
from sudoku_gui.ui.kit.threads.job_runner import run_here
from tests.support.playback.naive import walk
from tests.support.ui.render_samples import (
    ALL_STEPS,
    STEPS_OF_SMALL,
    encoded,
    moment_of,
    options,
    source,
    style,
)

pytestmark = pytest.mark.usefixtures("qapp")

every_animation = pytest.mark.parametrize("format_", ANIMATION_FORMATS, ids=lambda each: each.name)


def animated(path: Path, step_range: StepRange, format_: ExportFormat, rate: int = 5) -> list[int]:
    wanted = options(format_, step_range, has_caption=True, rate=rate)
    return list(run_here(write_animation(path, source(), wanted, QFont())))


def frames_of(path: Path) -> list[Image.Image]:
    with Image.open(path) as opened:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened)]


def seconds_of(path: Path) -> float:
    with Image.open(path) as opened:
        return float(sum(frame.info["duration"] for frame in ImageSequence.Iterator(opened)) / 1000)


@every_animation
@pytest.mark.parametrize(
    ("step_range", "count"), [(ALL_STEPS, 31), (StepRange(10, 19), 10), (StepRange(3, 30, 7), 4)]
)
def test_an_animation_has_a_frame_for_every_moment_asked_for(
    tmp_path: Path, format_: ExportFormat, step_range: StepRange, count: int
) -> None:
    path = tmp_path / f"search{format_.value}"

    written = animated(path, step_range, format_)

    frames = frames_of(path)
    assert (len(frames), written[-1], step_range.count) == (count, count, count)
    assert len({frame.tobytes() for frame in frames}) == count
    assert {frame.size for frame in frames} == {(200, frames[0].height)}


def test_every_frame_of_an_apng_is_the_picture_of_its_moment(tmp_path: Path) -> None:
    path, shown = tmp_path / "search.apng", source()

    animated(path, ALL_STEPS, ExportFormat.APNG)

    for step, frame in enumerate(frames_of(path)):
        alone = tmp_path / "alone.png"
        whole = render_moment(shown, moment_of(shown, step), style(has_caption=True))
        alone.write_bytes(encoded(whole, ExportFormat.PNG, style()))
        (expected,) = frames_of(alone)
        assert frame.tobytes() == expected.tobytes(), f"step {step}"


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_frame_of_a_gif_is_nearly_that_picture(tmp_path: Path, theme: Theme) -> None:
    path, exact = tmp_path / "a.gif", tmp_path / "b.apng"
    for target, format_ in ((path, ExportFormat.GIF), (exact, ExportFormat.APNG)):
        wanted = replace(options(format_), style=replace(style(), theme=theme))
        for _ in run_here(write_animation(target, source(), wanted, QFont())):
            pass

    for frame, expected in zip(frames_of(path), frames_of(exact), strict=True):
        difference = ImageChops.difference(frame, expected).convert("L")
        assert sum(difference.histogram()[64:]) == 0
        assert sum(difference.histogram()[16:]) < 200 * 200 // 50


@every_animation
@pytest.mark.parametrize("rate", [1, 3, 7, 30, 50])
def test_the_frames_last_together_as_long_as_they_should(
    tmp_path: Path, format_: ExportFormat, rate: int
) -> None:
    path = tmp_path / f"search{format_.value}"

    animated(path, ALL_STEPS, format_, rate)

    assert seconds_of(path) == pytest.approx(31 / rate, abs=0.01)


def test_qt_reads_the_frames_of_a_gif_too(tmp_path: Path) -> None:
    path = tmp_path / "search.gif"
    animated(path, StepRange(0, 9), ExportFormat.GIF)

    reader = QImageReader(str(path))

    assert (reader.imageCount(), reader.loopCount()) == (10, -1)
    assert not any(reader.read().isNull() for _ in range(10))


def test_steps_are_written_as_a_naive_walk_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export_jobs, "_LINES_AT_ONCE", 4)
    shown = source()
    moments = walk(shown.algorithm, shown.sheet.grid).moments

    for format_ in TABLE_FORMATS:
        form, path = STEP_FORMATS[format_.value], tmp_path / f"steps{format_.value}"
        progress = list(run_here(write_steps(path, shown, options(format_, StepRange(2, 12)))))
        expected = form.header + "".join(map(form.line, moments[2:13]))
        assert path.read_text("utf-8") == expected
        assert progress[-1] <= 11
        assert progress == sorted(progress)


def test_steps_to_the_end_need_not_know_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "steps.jsonl"

    endless = options(ExportFormat.JSON_LINES, StepRange(0, sys.maxsize))
    for _ in run_here(write_steps(path, source(), endless)):
        pass

    last = json.loads(path.read_text("utf-8").splitlines()[-1])
    assert (last["step"], last["kind"]) == (STEPS_OF_SMALL, "solved")


def handlers(path: Path) -> list[Generator[int, None, Any]]:
    shown = source()
    whole = render_moment(shown, moment_of(shown, 4), style())
    return [
        run_here(write_picture(path, whole, options(ExportFormat.SVG), QFont())),
        run_here(write_steps(path, shown, options(ExportFormat.CSV))),
        run_here(write_animation(path, shown, options(ExportFormat.GIF), QFont())),
    ]


@pytest.mark.parametrize("number", [1, 2], ids=["steps", "animation"])
def test_stopped_half_way_the_file_is_as_it_was(
    tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export_jobs, "_LINES_AT_ONCE", 4)
    path = tmp_path / "taken"
    path.write_bytes(b"as it was")
    job = handlers(path)[number]
    next(job)
    next(job)

    job.close()

    assert path.read_bytes() == b"as it was"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("number", [0, 1, 2], ids=["picture", "steps", "animation"])
def test_a_folder_that_is_gone_is_named(tmp_path: Path, number: int) -> None:
    with pytest.raises(SaveError, match=r"there is no folder .*gone"):
        for _ in handlers(tmp_path / "gone" / "taken")[number]:
            pass


def test_an_animation_may_be_long_but_not_huge() -> None:
    assert too_long(MOST_FRAMES) is None
    assert str(too_long(MOST_FRAMES + 1)) == "2,001 frames are too many; 2,000 are possible"


def test_a_missing_pillow_is_named_with_what_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why_not_animated() is None

    monkeypatch.setitem(sys.modules, "PIL", None)

    assert str(why_not_animated()) == (
        "Animations need Pillow, which is not installed. "
        f"This installs it: {sys.executable} -m pip install pillow"
    )
