"""A solution that somebody wrote for one of the judge problems: run, judged, and counted."""
