"""The open event as widgets see it, its clock, and what was printed of it."""
