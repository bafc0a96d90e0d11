"""Sharing pages with phones in the same network, from the window."""
