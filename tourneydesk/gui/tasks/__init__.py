"""Slow work in the background: threads and queues."""
