"""What the window shows of techniques: hints, their proofs, the path to the solution."""
