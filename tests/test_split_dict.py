"""Dictionaries split into many."""

import threading

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.split_dict import SplitDict
from tests.support.waiting import PATIENCE_SECONDS

KEYS = st.text(max_size=3)
CHANGES = st.lists(st.tuples(st.sampled_from(["setdefault", "update"]), KEYS, st.integers()))


@given(CHANGES, KEYS)
def test_it_holds_what_a_dictionary_would_hold(
    changes: list[tuple[str, str, int]], other: str
) -> None:
    plain, split = dict[str, int](), SplitDict[str, int]()

    for change, key, value in changes:
        if change == "update":
            plain.update([(key, value)])
            split.update([(key, value)])
        else:
            assert split.setdefault(key, value) == plain.setdefault(key, value)

    assert len(split) == len(plain)
    for key in (*plain, other):
        assert (key in split) == (key in plain)
        assert split.get(key) == plain.get(key)


class _Noting:
    """A value that notes the thread in which it goes, and lets another one run then."""

    def __init__(self, gone: list[threading.Thread]) -> None:
        self._gone = gone

    def __del__(self) -> None:
        self._gone.append(threading.current_thread())


def test_all_goes_with_it() -> None:
    gone: list[threading.Thread] = []
    split = SplitDict[int, _Noting]()
    split.update((key, _Noting(gone)) for key in range(1_000))

    def let_go() -> None:
        nonlocal split
        split = SplitDict[int, _Noting]()

    thread = threading.Thread(target=let_go)
    thread.start()
    thread.join(PATIENCE_SECONDS)

    assert gone == [thread] * 1_000
