"""Tests and trials that take long: run by name, or all of them by `python -m tests.long`."""
