"""Instant answers: solutions and how many there are, found as fast as can be."""
