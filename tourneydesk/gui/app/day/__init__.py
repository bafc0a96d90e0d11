"""A day of several sections in the window."""
