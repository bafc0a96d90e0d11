"""The ring of a Dual Ring, shown in place of its tables."""
