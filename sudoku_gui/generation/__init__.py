"""Puzzles made at random: minimal, with one solution, of a symmetry and a difficulty."""
