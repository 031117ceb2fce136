"""Tests of printing: pages, their preview, the dialog and what controls them."""
