"""What files hold and we do not keep."""

from sudoku_gui.formats.left_out import IgnoredData, remarks_on


def test_each_kind_is_said_once_and_always_in_the_same_order() -> None:
    remarks = remarks_on({IgnoredData.TIMES, IgnoredData.PENCIL_MARKS})

    assert [str(remark.sentence) for remark in remarks] == [
        "pencil marks are not kept",
        "playing times and dates are not kept",
    ]


def test_nothing_left_out_is_nothing_said() -> None:
    assert remarks_on(set()) == ()


def test_every_kind_has_a_sentence_of_its_own() -> None:
    assert len({str(kind.remark.sentence) for kind in IgnoredData}) == len(IgnoredData)
