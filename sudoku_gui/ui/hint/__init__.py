"""Hints: the next step as a person would find it, drawn and proved beside the grid."""
