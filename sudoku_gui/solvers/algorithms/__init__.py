"""The algorithms to watch, and what they share."""
