"""On which examples hypothesis tries a law: the same ones in every run, without a database.

`python -m tests.long` tries others, with random seeds and the profile `random`.  An example may
take as long as it takes: on a busy machine each can be the one that has to wait.
"""

from hypothesis import settings

settings.register_profile(
    "same", deadline=None, database=None, derandomize=True, max_examples=20, print_blob=True
)
settings.register_profile("random", settings.get_profile("same"), derandomize=False)
settings.load_profile("same")
