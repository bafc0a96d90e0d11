"""Printing: paints what `present` has prepared on paper; the only package that uses ReportLab."""
