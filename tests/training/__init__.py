"""Training of what reads photos: see "Training" in CONTRIBUTING.md."""
