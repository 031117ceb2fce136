"""What the hot files use of `cython`, for running them as Python where it is not installed."""

from contextlib import nullcontext

nogil = nullcontext()
"""Only compiled code can release the interpreter's lock."""

compiled = False
"""Whether this is compiled code."""
