"""What the main window offers its parts, so that none of them names the window."""
