"""Replay of a search: going to any moment of it, at any pace.  No Qt, and no clock of its own."""
