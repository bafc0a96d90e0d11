"""Printing: draws on paper what `present` has made ready; ReportLab lives here alone."""
