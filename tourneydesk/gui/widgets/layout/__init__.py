"""Layouts: columns and rows, wrapping rows, scroll areas."""
