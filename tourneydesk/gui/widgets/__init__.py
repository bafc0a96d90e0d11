"""Widgets and functions that know nothing of pages."""
