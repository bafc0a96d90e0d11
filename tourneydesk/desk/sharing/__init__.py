"""One event on several desks: sharing it from a laptop, joining it, and who was first."""
