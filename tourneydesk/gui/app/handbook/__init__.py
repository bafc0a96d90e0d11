"""The window of the handbook, beside the main window."""
