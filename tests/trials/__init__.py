"""Trials too long for the test suite: run one as `python -m tests.trials.<name>`."""
