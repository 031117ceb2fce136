"""What argparse says by itself, which it looks up in the catalogue: here so that it stands there.

Only what a parser of ours can come to say; tests/cli/test_argparse_sentences.py finds each in
the argparse in use.
"""

from sudoku_gui.language import text

SENTENCES = (
    # Seven letters in each language: where files and options may be mixed, argparse cuts off so
    # many (parse_intermixed_args, in all versions from 3.11 to 3.13).
    text("usage: "),
    text("positional arguments"),
    text("options"),
    text("show this help message and exit"),
    text("argument %(argument_name)s: %(message)s"),
    text("the following arguments are required: %s"),
    text("unrecognized arguments: %s"),
    text("one of the arguments %s is required"),
    text("not allowed with argument %s"),
    text("expected one argument"),
    text("expected at least one argument"),
    text("ignored explicit argument %r"),
    text("invalid choice: %(value)r (choose from %(choices)s)"),
)
