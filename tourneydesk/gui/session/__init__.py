"""The open event for widgets, its clock, and the record of what was printed."""
