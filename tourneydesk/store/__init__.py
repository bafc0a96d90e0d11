"""Storage of an event: one file, an append-only journal, verified copies.

The store handles texts and times and does not know what they decide.
"""
