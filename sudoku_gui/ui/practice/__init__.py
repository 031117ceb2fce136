"""Practising techniques: positions in which one is the next step."""
