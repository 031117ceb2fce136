"""What a timeline shows: within the whole, and told of only when it is something else."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.ui.search.timeline_zoom import TimelineZoom

WHOLES = st.integers(100, 10**12).map(lambda last: StepSpan(0, last))


@given(WHOLES, st.data())
def test_what_is_shown_lies_in_the_whole_whatever_is_done(
    whole: StepSpan, data: st.DataObject
) -> None:
    told: list[StepSpan | None] = []
    zoom = TimelineZoom(lambda: told.append(zoom.span))
    steps = st.integers(whole.first, whole.last)

    for _ in range(6):
        before = zoom.span
        told.clear()
        step = data.draw(steps)
        match data.draw(st.integers(0, 5)):
            case 0:
                zoom.zoom(data.draw(st.floats(0.1, 2.0)), step, whole)
            case 1:
                zoom.move_by(data.draw(st.integers(-(10**12), 10**12)), whole)
            case 2:
                zoom.hold(step, whole)
            case 3:
                zoom.drag_to(step, whole)
            case 4:
                zoom.follow(step, whole)
                assert zoom.span is None or zoom.span.first <= step <= zoom.span.last
            case _:
                span = StepSpan(*sorted((step, data.draw(steps))))
                zoom.zoom_to(span, whole)
                shown = zoom.span_of(whole)
                assert shown.first <= span.first <= span.last <= shown.last

        shown = zoom.span_of(whole)
        assert whole.first <= shown.first <= shown.last <= whole.last
        assert shown.last - shown.first >= 20
        assert told == ([zoom.span] if zoom.span != before else [])


@given(WHOLES, st.data())
def test_the_frame_follows_what_is_held_of_it(whole: StepSpan, data: st.DataObject) -> None:
    zoom = TimelineZoom(lambda: None)
    zoom.zoom_to(StepSpan(40, 70), whole)
    held = data.draw(st.integers(40, 70))

    zoom.hold(held, whole)
    assert zoom.span == StepSpan(40, 70)
    zoom.drag_to(held + 7, whole)

    assert zoom.span == StepSpan(47, 77)
