"""Fonts, colors and icons of the window."""
