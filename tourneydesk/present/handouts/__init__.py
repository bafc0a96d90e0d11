"""Papers that people fill in, wear or put up: forms, badges, place cards, as plain data."""
