"""The worked example of docs/adding-a-format.md: a sixth format, and what it is tried with."""
