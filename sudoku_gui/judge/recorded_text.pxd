# The C types of recorded_text.py: none, but compiled it takes half the time.

cimport cython
