"""A search that is watched: its thread, its timeline, its panel."""
