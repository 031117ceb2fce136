"""The next step as a person would find it: techniques, what they conclude, and why it is true.

A technique finds its pattern in the candidates of a position and proves what follows from it in
small steps; the checker, which knows no technique, accepts the proof or refuses it.
"""
