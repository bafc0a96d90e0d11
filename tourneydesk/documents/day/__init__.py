"""Documents of the sections of a day."""
