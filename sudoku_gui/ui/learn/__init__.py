"""The classroom: procedures, trees, logs, questions and tours."""
