"""The ring of a Dual Ring in place of its tables."""
