"""Links that carry a puzzle, site by site: what is in them becomes a record.

Nothing is ever fetched: a link that holds the number of a puzzle alone is refused by its name.
"""
