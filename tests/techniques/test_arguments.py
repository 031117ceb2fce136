"""Arguments as rows of numbers."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.techniques.argument_branches import NOTHING, Branch, Inference
from sudoku_gui.techniques.arguments import Argument, Start, decoded

_numbers = st.integers(0, 2_000)
_several = st.lists(_numbers, max_size=3).map(tuple)
_inferences = st.builds(Inference, _numbers, st.just(NOTHING) | _numbers, _several, _several)
_branches = st.builds(
    Branch, st.lists(_inferences, max_size=4).map(tuple), st.just(NOTHING) | _numbers
)
arguments = st.builds(
    Argument, st.sampled_from(Start), _numbers, st.lists(_branches, max_size=3).map(tuple)
)


@given(arguments)
def test_what_is_encoded_is_decoded_again(argument: Argument) -> None:
    assert decoded(argument.encoded()) == argument


def test_the_length_counts_what_each_branch_begins_with_and_what_it_infers() -> None:
    branches = Branch((Inference(3), Inference(4))), Branch(())

    assert Argument(Start.EITHER, 1, branches).length == 4
