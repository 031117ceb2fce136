"""The learning panels: procedures, trees, logs, questions and tours."""
