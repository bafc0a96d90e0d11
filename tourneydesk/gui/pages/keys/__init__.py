"""The sheet of keys."""
