"""Widgets and helpers that are independent of the pages."""
