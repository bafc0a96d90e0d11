"""A round previewed and changed by hand before it is posted, and byes assigned by hand."""
