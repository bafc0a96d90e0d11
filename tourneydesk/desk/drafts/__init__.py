"""A round that is looked at and changed by hand before it is posted, and byes given by hand."""
