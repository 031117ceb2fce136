"""Figures that take their time, each printed by a script of its own."""
